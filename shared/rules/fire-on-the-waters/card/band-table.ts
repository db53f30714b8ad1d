import { plain } from '../../kit/reference-sheet'
import { measure } from '../../../card/measure'
import type { Face, Ink, Operation } from '../../../card/operations'
import type { Words } from '../../../words/speak'
import type { Band, Battery, WaterShip } from '../ship/ship'
import type { BatteryPlace } from './battery-places'
import { lettered, smallestLetters } from '../../kit/card/lettering'
import { mm } from '../../kit/card/shapes'
import { cardKey } from './layout'

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
  const gap = Math.min(mostGap * size, (room - em * size) / widths.length)
  let right = x + caption
  const rights = widths.map((each) => (right += gap + each * size))
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
