import type { BoxId } from '../../../kernel/ids'
import { type Rect, margin, smallestTarget } from '../../kit/card/shapes'
import { mountBox, torpedoBattery } from '../ship/shape'
import type { Battery, GroupName, TorpedoGroup, Weapons } from '../ship/ship'

/** Weapons are set like text: a battery is a word, its mounts are its letters, groups begin a line of their own. */
export interface WeaponPlaces {
  readonly groups: readonly GroupPlace[]
  readonly batteries: readonly BatteryPlace[]
  readonly torpedoes: TorpedoPlace | null
  /** Where the last line ends. */
  readonly bottom: number
}

export interface GroupPlace extends Rect {
  readonly name: GroupName
}

export interface MountPlace extends Rect {
  readonly box: BoxId
  readonly line: number
  readonly column: number
}

interface BatteryPlace {
  readonly group: 'main' | 'other'
  readonly index: number
  readonly battery: Battery
  readonly label: Rect
  readonly mounts: readonly MountPlace[]
}

interface TorpedoPlace {
  readonly torpedoes: TorpedoGroup
  readonly label: Rect
  readonly mounts: readonly MountPlace[]
  readonly settings: Rect
}

export const weaponsZone = { x: margin.left, y: 92.4, width: 143, height: 46.2 } as const
export const groupWidth = 20
const gunLabel = 27.5
const torpedoLabel = 16
export const settingWidth = 11.5
export const settingsCaption = 11.5
const gap = 2.4
const tallestLine = 11.4
/** Few mounts get larger boxes. */
const largest = 1.18

/** Large enough for a finger; smaller only where there are more mounts than a card has room for. */
export function weaponPlaces(weapons: Weapons): WeaponPlaces {
  for (let step = largest; step > 0.16; step -= 0.06) {
    const set = settingOf(weapons, step)
    if (set.lines * minimumPitch(step) <= weaponsZone.height) return placed(weapons, step, set)
  }
  return placed(weapons, 0.16, settingOf(weapons, 0.16))
}

const edgeOf = (step: number) => (smallestTarget + 0.1) * step
const minimumPitch = (step: number) => Math.max(3.2, edgeOf(step))

interface Word {
  readonly kind: 'group' | 'battery' | 'torpedoes' | 'settings'
  readonly group: GroupName
  readonly index: number
  readonly line: number
  readonly x: number
  readonly label: number
  /** Line and left edge of each mount. */
  readonly mounts: readonly { readonly line: number; readonly x: number }[]
}

/** Lines and left edges; heights come after, when it is known how many lines there are. */
function settingOf(weapons: Weapons, step: number): { readonly lines: number; readonly words: readonly Word[] } {
  const right = weaponsZone.x + weaponsZone.width
  const first = weaponsZone.x + groupWidth
  const edge = edgeOf(step)
  const words: Word[] = []
  let line = -1
  let x: number = first
  const newLine = () => {
    line += 1
    x = first
  }
  const word = (kind: Word['kind'], group: GroupName, index: number, label: number, count: number) => {
    const whole = label + count * edge
    if (x > first && x + Math.min(whole, right - first) > right + 0.01) newLine()
    const from = x
    const mountsFrom = from + label
    const begun = line
    let at = mountsFrom
    const mounts = Array.from({ length: count }, () => {
      if (at + edge > right + 0.01) {
        line += 1
        at = first + label
      }
      const place = { line, x: at }
      at += edge
      return place
    })
    words.push({ kind, group, index, line: begun, x: from, label, mounts })
    x = at + gap
  }
  for (const group of ['main', 'other'] as const) {
    const batteries = weapons[group]?.batteries ?? []
    if (batteries.length === 0) continue
    newLine()
    words.push({ kind: 'group', group, index: 0, line, x: weaponsZone.x, label: groupWidth, mounts: [] })
    batteries.forEach((battery, index) => word('battery', group, index, gunLabel, battery.mounts.length))
  }
  const { torpedoes } = weapons
  if (torpedoes) {
    newLine()
    words.push({ kind: 'group', group: 'torpedoes', index: 0, line, x: weaponsZone.x, label: groupWidth, mounts: [] })
    word('torpedoes', 'torpedoes', 0, torpedoLabel, torpedoes.mounts.length)
    word('settings', 'torpedoes', 0, settingsCaption + torpedoes.settings.length * settingWidth, 0)
  }
  return { lines: line + 1, words }
}

function placed(
  weapons: Weapons,
  step: number,
  { lines, words }: { readonly lines: number; readonly words: readonly Word[] },
): WeaponPlaces {
  const pitch = Math.min(tallestLine, weaponsZone.height / Math.max(1, lines))
  const edge = edgeOf(step)
  const top = (line: number) => weaponsZone.y + line * pitch
  const height = Math.min(pitch, Math.max(edge, 3))
  const rect = ({ line, x, label }: Word): Rect => ({ x, y: top(line), width: label, height: pitch })
  const mountsOf = (word: Word, battery: string): readonly MountPlace[] =>
    word.mounts.map(({ line, x }, at) => ({
      x,
      y: top(line) + (pitch - height) / 2,
      width: edge,
      height,
      box: mountBox(word.group, battery, at),
      line,
      column: Math.round(x * 10),
    }))
  const tubes = words.find(({ kind }) => kind === 'torpedoes')
  const settings = words.find(({ kind }) => kind === 'settings')
  return {
    bottom: weaponsZone.y + pitch * Math.max(1, lines),
    groups: words.filter(({ kind }) => kind === 'group').map((word) => ({ ...rect(word), name: word.group })),
    batteries: words.flatMap((word) => {
      if (word.kind !== 'battery' || word.group === 'torpedoes') return []
      const battery = weapons[word.group]?.batteries[word.index]
      if (!battery) return []
      const { group, index } = word
      return [{ group, index, battery, label: rect(word), mounts: mountsOf(word, battery.id) }]
    }),
    torpedoes:
      tubes && settings && weapons.torpedoes
        ? {
            torpedoes: weapons.torpedoes,
            label: rect(tubes),
            mounts: mountsOf(tubes, torpedoBattery),
            settings: rect(settings),
          }
        : null,
  }
}
