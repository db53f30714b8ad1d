import { measure } from '../../../card/measure'
import type { Face, Ink, Operation } from '../../../card/operations'
import type { Words } from '../../../words/speak'
import { bearings, type Arc, type Band, type Battery, type GunMount, type WaterShip } from '../ship/ship'
import { lettered, smallestLetters } from '../../kit/card/lettering'
import { margin, mm, type Rect } from '../../kit/card/shapes'
import { gathered } from '../../kit/gathered'
import { plain } from '../../kit/reference-sheet'
import { armsRow, cardKey } from './layout'

export const batteriesWidth = armsRow.split - margin.left - 3

/**
 * The places of a battery: its name, the plans of its mounts and its range table. A single battery has its table under
 * the plans; two or three have a line each; of more two share a line, and their mounts have no plans.
 */
export interface BatteryPlace extends Rect {
  readonly compact: boolean
  /** How much larger its letters are than on a line of three. */
  readonly scale: number
  readonly name: Rect
  /** Null where there is no room for them. */
  readonly plans: Rect | null
  readonly table: Rect
}

const onLines = 3
const gap = 4
const lineHeight = (armsRow.bottom - armsRow.top) / onLines

export function batteryPlaces(ship: WaterShip): readonly BatteryPlace[] {
  const count = ship.batteries.length
  const perLine = count > onLines ? 2 : 1
  const height = (armsRow.bottom - armsRow.top) / Math.max(1, Math.ceil(count / perLine))
  const width = (batteriesWidth - (perLine - 1) * gap) / perLine
  return ship.batteries.map((_, index) => {
    const place = {
      x: margin.left + (index % perLine) * (width + gap),
      y: armsRow.top + Math.floor(index / perLine) * height,
      width,
      height,
    }
    return count === 1 ? stacked(place) : abreast(place, perLine > 1)
  })
}

const plansShare = 0.45

/** Over the table of the only battery: its name and its plans. */
function stacked(place: Rect): BatteryPlace {
  const { x, y, width, height } = place
  const upper = height * plansShare
  return {
    ...{ ...place, compact: false, scale: 1.35 },
    name: { x, y, width: 32, height: upper },
    plans: { x: x + 32, y, width: width - 32, height: upper },
    table: { x, y: y + upper, width, height: height - upper },
  }
}

/** Name, plans and table beside each other; of those that share a line name and table alone. */
function abreast(place: Rect, compact: boolean): BatteryPlace {
  const { x, y, width, height } = place
  const named = compact ? 16.5 : 22
  const tableAt = compact ? named : 65
  return {
    ...{ ...place, compact, scale: compact ? 1 : Math.min(1.15, height / lineHeight) },
    name: { x, y, width: named, height },
    plans: compact ? null : { x: x + named, y, width: 42, height },
    table: { x: x + tableAt, y, width: width - tableAt, height },
  }
}

/** Mounts alike in guns and arc share a plan. */
export interface MountGroup {
  readonly mounts: readonly GunMount[]
  readonly arc: Arc
  readonly x: number
  readonly middle: number
  readonly radius: number
  /** Where letters begin, how far they may run, and the largest size of them and of the guns below. */
  readonly lettersX: number
  readonly room: number
  readonly letterSize: number
  readonly gunsSize: number
}

const widestShare = 25

export function mountGroups(battery: Battery, { plans, scale }: BatteryPlace): readonly MountGroup[] {
  if (plans === null) return []
  // Of many arcs those to one side of the ship are drawn together.
  const alike = (kindOf: (mount: GunMount) => string) => [...gathered(battery.mounts, kindOf).values()]
  const exactly = alike(({ guns, arc }) => `${guns} ${arc.from} ${arc.to}`)
  const groups = exactly.length <= mostPlans ? exactly : alike(({ arc }) => bearings(arc))
  const share = Math.min(widestShare, plans.width / groups.length)
  // Letters come before plans: nobody can fire a mount without its name.
  const longest = Math.max(...groups.map((mounts) => measure('work-700', 2.9 * scale, idsOf(mounts))))
  const tallest = Math.min(3.6 * scale, plans.height / 2 - 0.9)
  const radius = Math.max(1.6, Math.min(tallest, (share - longest - 1.8) / 2))
  return groups.map((mounts, index) => {
    const x = plans.x + index * share
    const lettersX = x + 2 * radius + 0.9
    return {
      mounts,
      arc: arcOf(mounts),
      x,
      middle: plans.y + plans.height / 2 + 0.2,
      radius,
      lettersX,
      room: x + share - lettersX - 1.1,
      letterSize: 3.6 * scale,
      gunsSize: 2.8 * scale,
    }
  })
}

const mostPlans = 4

/** All that a group bears on; arcs over the bow are the first mount's. */
function arcOf(mounts: readonly GunMount[]): Arc {
  const arcs = mounts.map(({ arc }) => arc)
  if (arcs.some(({ from, to }) => from >= to)) return arcs[0]!
  return { from: Math.min(...arcs.map(({ from }) => from)), to: Math.max(...arcs.map(({ to }) => to)) }
}

/** Above this many, like mounts are named by the first and the last. */
export const mostNamed = 3

/** `A B`, `S1–S4`, and of those to one side alone `S1 3 5 7`. */
export function idsOf(mounts: readonly GunMount[]): string {
  const ids = mounts.map(({ id }) => id)
  if (ids.length <= mostNamed) return ids.join(' ')
  const [first = '', ...others] = ids
  const letters = first.replace(/\d+$/, '')
  const numbers = ids.map((id) => (id.startsWith(letters) ? Number(id.slice(letters.length) || NaN) : NaN))
  const follow = numbers.every((number, index) => index === 0 || number === numbers[index - 1]! + 1)
  const isListed = !follow && numbers.every(Number.isInteger) && ids.length <= mostNumbered
  return isListed ? [first, ...others.map((id) => id.slice(letters.length))].join(' ') : `${first}–${ids.at(-1)!}`
}

const mostNumbered = 5

const rows = ['toRange', 'initial', 'value'] as const
type Row = (typeof rows)[number]

const faces: Readonly<Record<Row, Face>> = { toRange: 'work-500', initial: 'work-500', value: 'work-700' }
const inks: Readonly<Record<Row, Ink>> = { toRange: 'ink-2', initial: 'ink', value: 'ink' }
/** The value of a mount is what readers look for: a little larger than the rest. */
const larger: Readonly<Record<Row, number>> = { toRange: 1, initial: 1, value: 1.1 }

/** Three lines: up to which range, the initial roll, and a mount's value. */
export function bandTable(ship: WaterShip, battery: Battery, place: BatteryPlace, words: Words): Operation[] {
  const { size, rights } = columnsOf(place.compact ? [battery] : ship.batteries, place, words)
  const baselines = baselinesOf(place, size)
  return [
    ...captions(place, baselines, words),
    ...rows.flatMap((row, line) =>
      battery.bands.map((band, index): Operation => {
        const last = index === battery.bands.length - 1
        // As on a ruler the unit is only at the end.
        const unit = row === 'toRange' && last ? unitOf(words) : ''
        const right = mm(rights[index]! + measure(faces[row], size, unit))
        const style = { size: mm(size * larger[row]), face: faces[row], ink: inks[row], anchor: 'end' } as const
        return lettered(`${figureOf(battery, band, row, words)}${unit}`, right, baselines[line]!, style)
      }),
    ),
  ]
}

/** The table with its columns empty. */
export function emptyBandTable(place: BatteryPlace, words: Words): Operation[] {
  return captions(place, baselinesOf(place, captionSize(place)), words)
}

function captions(place: BatteryPlace, baselines: readonly number[], words: Words): Operation[] {
  const style = { size: mm(captionSize(place)), face: 'work-500', ink: 'ink-2' } as const
  return rows.map((row, line) => lettered(words(cardKey(row)), mm(place.table.x), baselines[line]!, style))
}

function baselinesOf({ table: { y, height } }: BatteryPlace, size: number): readonly number[] {
  const pitch = Math.min(size * 1.12, (height - 0.5) / rows.length)
  const top = y + (height - rows.length * pitch) / 2
  return rows.map((_, line) => mm(top + (line + 1) * pitch - pitch * 0.14))
}

const captionSize = ({ scale, compact }: BatteryPlace) => (compact ? smallestLetters : 2.8 * scale)
const widestSize = 3.3
/** Between columns: at least, mm; and at most, of the size of letters. */
const leastGap = (compact: boolean) => (compact ? 0.9 : 1.4)
const mostGap = 2.6

/**
 * One size of letters for all tables of these batteries, as large as their longest line lets them be; bands of one
 * number are in one column. Where two share a line there is no room for that.
 */
function columnsOf(batteries: readonly Battery[], place: BatteryPlace, words: Words) {
  const { x, width, height } = place.table
  const widths = columnWidths(batteries, words)
  const caption = Math.max(...rows.map((row) => measure('work-500', captionSize(place), words(cardKey(row)))))
  const em = widths.reduce((sum, each) => sum + each, 0) + measure('work-500', 1, unitOf(words))
  const room = width - caption
  const most = Math.min(widestSize * place.scale, (height - 0.5) / rows.length)
  const size = Math.max(smallestLetters, Math.min(most, (room - leastGap(place.compact) * widths.length) / em))
  const between = Math.min(mostGap * size, (room - em * size) / widths.length)
  let right = x + caption
  const rights = widths.map((each) => (right += between + each * size))
  return { size, rights }
}

/** Two figures wide, so that single ones are not closer than pairs. */
const narrowestColumn = 1.1

/** How wide each band's column is when letters are 1 mm. */
function columnWidths(batteries: readonly Battery[], words: Words): readonly number[] {
  const count = Math.max(...batteries.map(({ bands }) => bands.length))
  return Array.from({ length: count }, (_, index) =>
    Math.max(
      narrowestColumn,
      ...batteries.flatMap((battery) => {
        const band = battery.bands[index]
        if (!band) return []
        return rows.map((row) => measure(faces[row], larger[row], figureOf(battery, band, row, words)))
      }),
    ),
  )
}

function figureOf(battery: Battery, band: Band, row: Row, words: Words): string {
  switch (row) {
    case 'toRange':
      return String(band.toInches)
    case 'initial':
      return band.initial === 'A' ? words(cardKey('automatic')) : String(band.initial)
    case 'value':
      return valuesOf(battery, band)
  }
}

const unitOf = (words: Words) => words('card.inches', { inches: '' })

/** The value of a mount; of mounts with different guns one after the other, the smaller first. */
function valuesOf(battery: Battery, { values }: Band): string {
  const guns = [...new Set(battery.mounts.map((mount) => mount.guns))].sort((a, b) => a - b)
  return guns
    .map((count) => values[String(count)])
    .map((value) => (value === undefined ? '' : plain(value)))
    .join('/')
}
