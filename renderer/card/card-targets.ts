import type { CardTarget } from '#shared/rules/pack/card-target'
import type { Box } from '#shared/card/path-data'

/** Where something on a card can be hit or stepped to, whatever it does. */
export type CardArea = Omit<CardTarget, 'action'>

/** The target under a point in millimetres. Areas may overlap: the one whose middle is nearest wins. */
export function targetAt(targets: readonly CardArea[], x: number, y: number): number | undefined {
  let found: number | undefined
  let nearest = Number.POSITIVE_INFINITY
  for (let i = 0; i < targets.length; i++) {
    const target = targets[i]!
    if (x < target.x || y < target.y || x > target.x + target.width || y > target.y + target.height) continue
    const away =
      Math.abs(x - target.x - target.width / 2) / target.width +
      Math.abs(y - target.y - target.height / 2) / target.height
    if (away < nearest) {
      nearest = away
      found = i
    }
  }
  return found
}

/** A target as it is meant by a tap at a point: of a track that is aimed at, to the box that is nearest. */
export function aimedAt(target: CardTarget, x: number, y: number): CardTarget {
  const { action, boxes = [], isAimed = false } = target
  if (action.kind !== 'track' || !isAimed) return target
  const away = (box: Box) => Math.hypot(x - box.x - box.width / 2, y - box.y - box.height / 2)
  const nearest = boxes.toSorted((one, other) => away(one) - away(other))[0]
  return nearest ? { ...target, action: { ...action, value: nearest.value } } : target
}

export type Step = 'left' | 'right' | 'up' | 'down' | 'first' | 'last'

/** Where an arrow key moves: over gaps (void cells are no targets), never out of the group. */
export function stepFrom(targets: readonly CardArea[], from: number, step: Step): number {
  const here = targets[from]
  if (!here) return 0
  const group = targets.map((target, index) => ({ target, index })).filter(({ target }) => target.group === here.group)
  const row = group.filter(({ target }) => target.row === here.row).toSorted(byColumn)
  switch (step) {
    case 'first':
      return row[0]?.index ?? from
    case 'last':
      return row.at(-1)?.index ?? from
    case 'left':
      return row.findLast(({ target }) => target.column < here.column)?.index ?? from
    case 'right':
      return row.find(({ target }) => target.column > here.column)?.index ?? from
    case 'up':
    case 'down':
      return nearestInNextRow(group, here, step === 'down' ? 1 : -1) ?? from
  }
}

interface Placed {
  readonly target: CardArea
  readonly index: number
}

function byColumn(a: Placed, b: Placed): number {
  return a.target.column - b.target.column
}

function nearestInNextRow(group: readonly Placed[], here: CardArea, way: 1 | -1): number | undefined {
  const beyond = group.filter(({ target }) => (target.row - here.row) * way > 0)
  const away = ({ target }: Placed) => Math.abs(target.row - here.row) * 100 + Math.abs(target.column - here.column)
  return beyond.toSorted((a, b) => away(a) - away(b))[0]?.index
}

/** Groups in reading order. */
function groupsOf(targets: readonly CardArea[]): readonly string[] {
  return [...new Set(targets.map((target) => target.group))]
}

/** First target of the next group (or the one before); `undefined` at either end, where Tab leaves the card. */
export function nextGroup(targets: readonly CardArea[], from: number, way: 1 | -1): number | undefined {
  const groups = groupsOf(targets)
  const here = targets[from]
  const next = here ? groups[groups.indexOf(here.group) + way] : undefined
  return next === undefined ? undefined : targets.findIndex((target) => target.group === next)
}

/** Pixels a millimetre must have so that the smallest target is at least so many pixels. */
export function scaleForTargets(targets: readonly CardArea[], leastPx: number): number {
  const fingers = targets.filter(({ isCaption = false }) => !isCaption)
  const least = fingers.reduce((mm, target) => Math.min(mm, target.width, target.height), Number.POSITIVE_INFINITY)
  return Number.isFinite(least) && least > 0 ? leastPx / least : 1
}

/** The box of a track for a value: its own, or the last where the track continues beyond its boxes. */
export function boxOfValue(targets: readonly CardTarget[], group: string, value: number): number | undefined {
  let best: { readonly index: number; readonly value: number } | undefined
  targets.forEach(({ action, group: at }, index) => {
    if (at !== group || action.kind !== 'track' || action.value > value) return
    if (!best || action.value > best.value) best = { index, value: action.value }
  })
  return best?.index
}

/** The size of a card, millimetres. */
export interface CardSize {
  readonly widthMm: number
  readonly heightMm: number
}

/** The distances of a place from the edges of its card, above, right, below and left, as a style. */
export function insetOf({ x, y, width, height }: Box, { widthMm, heightMm }: CardSize): string {
  const percent = (part: number, whole: number) => `${((part / whole) * 100).toFixed(3)}%`
  const right = percent(widthMm - x - width, widthMm)
  const below = percent(heightMm - y - height, heightMm)
  return `${percent(y, heightMm)} ${right} ${below} ${percent(x, widthMm)}`
}

/** A place on its card in percent, as a style: the drawing may be of any size. */
export function insideOf({ x, y, width, height }: Box, widthMm: number, heightMm: number) {
  const percent = (part: number, of: number) => `${(100 * part) / of}%`
  return {
    left: percent(x, widthMm),
    top: percent(y, heightMm),
    width: percent(width, widthMm),
    height: percent(height, heightMm),
  }
}
