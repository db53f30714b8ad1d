import { fitsLine } from '../../../card/fit'
import type { Operation } from '../../../card/operations'
import { textLine } from '../../../card/text-line'
import type { ShipDocument } from '../../../documents/ship'
import type { ShipInPlay } from '../../../game/state'
import type { Words } from '../../../words/speak'
import { fieldAction, readsFields, target, type Block } from '../../kit/card/block'
import { boxRows, lostBoxes } from '../../kit/card/boxes'
import { captionBeside, fitted, heading, smallestLetters } from '../../kit/card/lettering'
import { hairline, inset, margin, mm, smallestTarget, type Rect } from '../../kit/card/shapes'
import type { Battery, WaterShip } from '../ship/ship'
import { boxesOfMount, magazinesOf, works } from '../ship/ship-data'
import { batteryForm, batteryPart, gunsForm } from './battery-editor'
import { casualtyLines, saidOf } from './casualties'
import { arcOperations } from './labels'
import { arms, cardKey, editors, filled } from './layout'
import { mountGroups, type Chip } from './mounts'
import { bandOperations, rulerOperations } from './ruler-face'

const linesWide = margin.right - margin.left

/** The line of each battery: lower where there are more than three. */
export function batteryLines({ batteries }: Pick<WaterShip, 'batteries'>): readonly Rect[] {
  const height = Math.min(arms.line, (arms.bottom - arms.top) / Math.max(1, batteries.length))
  return batteries.map((_, at) => ({ x: margin.left, y: arms.top + at * height, width: linesWide, height }))
}

/** Her guns: one ruler, and under it a line for each battery with its mounts and what it does at each range. */
export function batteriesBlock(document: ShipDocument, ship: WaterShip): Block {
  const lines = batteryLines(ship)
  const free = freeLines(lines)
  return {
    face: (words) => [
      ...gunsHeading(ship, words),
      ...rulerOperations(ship, words),
      ...ship.batteries.flatMap((battery, at) => batteryFace(ship, battery, lines[at]!, words)),
      ...(free ? writeIn(free, words) : []),
    ],
    pieces: [
      ...ship.batteries.map((battery, at) => ({
        key: `battery:${battery.id}`,
        reads: { boxes: [...new Set(battery.mounts.flatMap(({ id }) => boxesToFire(ship, id)))] },
        draw: (inPlay: ShipInPlay) => mountsOut(ship, battery, lines[at]!, inPlay),
      })),
      {
        key: 'casualties-arms',
        reads: readsFields('casualties'),
        draw: (inPlay, words) => armsOut(ship, inPlay, words),
      },
    ],
    targets: free ? [target(free, 'casualties', 2, 1, fieldAction('casualties'))] : [],
    parts: [
      {
        part: 'guns',
        x: margin.left,
        y: arms.ruler - 0.4,
        width: 20,
        height: smallestTarget,
        row: 2,
        column: 1,
        group: 'arms',
      },
      ...partPlaces(ship.batteries.length).map((place, at) => ({ part: batteryPart(at), ...place, group: 'arms' })),
    ],
    editors: editors(document, {
      guns: gunsForm,
      ...Object.fromEntries(ship.batteries.map((_, at) => [batteryPart(at), batteryForm(at)])),
    }),
  }
}

/** Where batteries are opened in the yard: near their lines, and high enough for a finger. */
function partPlaces(count: number): readonly (Rect & { readonly row: number; readonly column: number })[] {
  const perRow = count > 3 ? 2 : 1
  const width = (margin.right - arms.mounts) / perRow
  return Array.from({ length: count }, (_, at) => ({
    x: arms.mounts + (at % perRow) * width,
    y: arms.ruler + 0.8 + Math.floor(at / perRow) * smallestTarget,
    ...{ width, height: smallestTarget, row: 3 + Math.floor(at / perRow), column: 1 + (at % perRow) },
  }))
}

/** Under fewer than three lines there is room for what is wrong with her arms. */
export function freeLines(lines: readonly Rect[]): Rect | null {
  const y = arms.top + lines.reduce((sum, { height }) => sum + height, 0)
  const height = Math.max(smallestTarget, arms.bottom - y)
  return lines.length > 2 ? null : { x: margin.left, y: mm(Math.min(y, 140.6 - height)), width: linesWide, height }
}

function gunsHeading(ship: WaterShip, words: Words): Operation[] {
  const { ruler, left } = arms
  const has = ship.batteries.length > 0
  return heading(words(cardKey(has ? 'guns' : 'noGuns')), margin.left, ruler + 3.4, left - margin.left)
}

/** What is wrong with her arms, beside the heading or on the lines that are free; how to shoot where nothing is. */
function armsOut(ship: WaterShip, inPlay: ShipInPlay, words: Words): Operation[] {
  const said = saidOf('arms', inPlay, words)
  const free = freeLines(batteryLines(ship))
  const title = words(cardKey('guns'))
  const room = arms.left - margin.left - 14
  const how = captionBeside(title, words(cardKey('gunsHow')), margin.left, arms.ruler + 3.4, room)
  if (free) {
    const place = {
      x: free.x + 20.5,
      y: firstLine(free),
      width: free.width - 20.5,
      lines: linesIn(free),
      pitch: linePitch,
    }
    return [...(ship.batteries.length > 0 ? how : []), ...casualtyLines(said, place, words)]
  }
  if (said.length === 0) return how
  return casualtyLines(said, { x: 16, y: arms.ruler + 3.4, width: room - 10, lines: 1, pitch: 0 }, words)
}

const linePitch = 4
const firstLine = (free: Rect) => mm(free.y + free.height - 2 - (linesIn(free) - 1) * linePitch)
const linesIn = ({ height }: Rect) => Math.max(1, Math.floor(height / linePitch) - (height > smallestTarget ? 0 : 1))

/** The heading of casualties, and lines to write them on. */
function writeIn(free: Rect, words: Words): Operation[] {
  const first = firstLine(free)
  const rules = Array.from(
    { length: linesIn(free) },
    (_, at) => `M${mm(free.x + 20.5)} ${mm(first + at * linePitch + 0.8)}H${margin.right}`,
  )
  return [...heading(words(cardKey('casualties')), free.x, first, 20), hairline(rules.join(''))]
}

/** Of a battery: what it is, its mounts with their arcs, and what it does at each range. */
function batteryFace(ship: WaterShip, battery: Battery, line: Rect, words: Words): Operation[] {
  const { x, y, width, height } = line
  const groups = mountGroups(battery, line)
  return [
    hairline(`M${x} ${mm(y + height - 0.2)}h${width}`),
    ...nameOf(battery, line, words),
    ...groups.flatMap(({ arc, plan, mounts }): Operation[] => {
      if (!plan) return []
      const kind = { turret: battery.shielded, guns: mounts[0]!.guns }
      return arcOperations(arc, kind, {
        x: mm(plan.x),
        y: mm(y + height / 2 - 0.1),
        radius: mm(plan.radius),
        ink: 'ink',
      })
    }),
    ...groups.flatMap(({ chips }) => boxRows(chips, chips.length)),
    ...groups.flatMap(({ chips }) => chips.map((chip) => chipText(chip))),
    ...bandOperations(ship, battery, line, words),
  ]
}

function chipText({ x, y, width, height, text }: Chip): Operation {
  const style = { size: Math.min(3, height), face: 'work-700', ink: 'ink', anchor: 'middle' } as const
  const line = fitted(text, mm(x + width / 2), 0, width - 0.7, style, smallestLetters)
  return { ...line, y: mm(y + height / 2 + line.size * 0.345) }
}

function nameOf(battery: Battery, { x, y, height }: Rect, words: Words): Operation[] {
  const calibre = words('card.inches', { inches: battery.inches })
  const is = words(cardKey(battery.is))
  const cover = words(cardKey(battery.shielded ? 'shielded' : 'open'))
  const room = arms.mounts - x - 1.2
  const small = { size: 2.6, face: 'work-500', ink: 'ink-2' } as const
  if (height < arms.line) {
    const runs = [
      { size: 3, face: 'work-700', ink: 'ink', text: calibre } as const,
      { ...small, before: 0.8, text: is },
    ]
    return textLine(x, mm(y + height / 2 + 0.9), room, runs, { smallest: 0.97 })
  }
  const { reliability } = battery
  const said = ['batterySecond', 'batteryShort'].map((key) => words(cardKey(key), { is, cover, reliability }))
  const second = said.find((text) => fitsLine(small.face, smallestLetters, text, room)) ?? said[1]!
  return [
    fitted(calibre, x, mm(y + 3.2), room, { size: 3.9, face: 'work-700', ink: 'ink' }, smallestLetters),
    fitted(second, x, mm(y + 5.7), room, small, smallestLetters),
  ]
}

/** Boxes that say whether a mount can fire: its own, and the magazines that feed it. */
const boxesToFire = (ship: WaterShip, mount: string) => [...boxesOfMount(ship, mount), ...magazinesOf(ship, mount)]

/** Chips of mounts that are out are crossed; of many in one chip only when all are, before that they are counted. */
function mountsOut(ship: WaterShip, battery: Battery, line: Rect, inPlay: ShipInPlay): Operation[] {
  const isOut = ({ id }: { readonly id: string }) => boxesToFire(ship, id).some((box) => !works(inPlay, box))
  const hit = mountGroups(battery, line)
    .flatMap(({ chips }) => chips)
    .map((chip) => ({ chip, n: chip.mounts.filter(isOut).length }))
    .filter(({ n }) => n > 0)
  if (hit.length === 0) return []
  const isWhole = ({ chip, n }: (typeof hit)[number]) => n === chip.mounts.length
  const whole = hit.filter(isWhole).map(({ chip }) => chip)
  const some = hit.filter((each) => !isWhole(each))
  return [
    ...lostBoxes(whole, { wash: 'red-wash' }),
    ...whole.map(chipText),
    ...some.flatMap(({ chip, n }): Operation[] => [
      filled(inset(chip, 0.14), 'red-wash'),
      chipText({ ...chip, text: `−${n}/${chip.mounts.length}` }),
    ]),
  ]
}
