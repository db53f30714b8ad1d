import { fitLine } from '../../../card/fit'
import type { Operation } from '../../../card/operations'
import { textLine } from '../../../card/text-line'
import type { Words } from '../../../words/speak'
import type { Band, Battery, WaterShip } from '../ship'
import { arcOperations } from './arcs'
import { batteriesWidth, idsOf, mountGroups, type BatteryPlace, type MountGroup } from './battery-places'
import { captionBeside, captionSize, heading } from './heading'
import { armsRow, margin, mm } from './places'

const key = (name: string) => `rules.fire-on-the-waters.card.${name}`

export function gunsHeading(ship: WaterShip, words: Words): Operation[] {
  if (ship.batteries.length === 0) return heading(words(key('noGuns')), margin.left, armsRow.heading, batteriesWidth)
  const title = words(key('guns'))
  return [
    ...heading(title, margin.left, armsRow.heading, batteriesWidth),
    ...captionBeside(title, words(key('gunsHow')), margin.left, armsRow.heading, batteriesWidth),
  ]
}

/** Of a battery: its size, its mounts with their arcs, and what it does at each range. */
export function batteryFace(battery: Battery, place: BatteryPlace, words: Words): Operation[] {
  const { x, y, width } = place
  return [
    { op: 'path', d: `M${x} ${mm(y + 0.2)}h${mm(width)}`, stroke: { ink: 'rule-2', width: 0.2, weight: 'hair' } },
    ...nameOf(battery, place, words),
    ...mountGroups(battery, place).flatMap((group) => groupOperations(group, battery)),
    ...bandOperations(battery, place, words),
  ]
}

function nameOf(battery: Battery, { x, y, height, compact, nameWidth }: BatteryPlace, words: Words): Operation[] {
  const cover = words(key(battery.shielded ? 'shielded' : 'open'))
  const values = { cover, reliability: battery.reliability, n: battery.mounts.length }
  const second = words(key(compact ? 'batteryMounts' : 'batterySecond'), values)
  const middle = y + height / 2
  return [
    ...textLine(x, mm(middle + 0.6), nameWidth - 1, [
      { text: words('card.inches', { inches: battery.inches }), face: 'work-700', size: 4.8, ink: 'ink' },
      { text: words(key(battery.is)), face: 'work-600', size: 3.2, ink: 'ink', before: 1 },
    ]),
    ...textLine(x, mm(middle + 3.6), nameWidth - 1, [{ text: second, face: 'work-500', size: 2.7, ink: 'ink-2' }]),
  ]
}

function groupOperations(
  { mounts, arc, x, middle, radius, lettersX, room }: MountGroup,
  battery: Battery,
): Operation[] {
  const [first] = mounts
  if (!first) return []
  const plan = { turret: battery.shielded, twin: first.guns > 1 }
  const line = fitLine('work-700', 3.6, idsOf(mounts), room, 2.3)
  const at = { x: mm(lettersX) }
  return [
    ...arcOperations(arc, plan, { x: mm(x + radius), y: mm(middle), radius, ink: 'ink' }),
    { op: 'text', ...at, y: mm(middle - 0.1), text: line.text, size: line.size, face: 'work-700', ink: 'ink' },
    { op: 'text', ...at, y: mm(middle + 3), text: `×${gunsOf(mounts)}`, size: 2.8, face: 'work-500', ink: 'ink-2' },
  ]
}

/** `2`, or of mounts that differ `2/3`. */
const gunsOf = (mounts: MountGroup['mounts']) => [...new Set(mounts.map(({ guns }) => guns))].sort().join('/')

const captionWidth = 10.5

/** Three lines: up to which range, the initial roll, and a mount's value. */
function bandOperations(battery: Battery, place: BatteryPlace, words: Words): Operation[] {
  const { x, y, width, height, tableLeft } = place
  const left = x + tableLeft
  const step = Math.min(9.5, (width - tableLeft - captionWidth) / battery.bands.length)
  const pitch = Math.min(3.5, (height - 0.5) / 3)
  const baseline = (row: number) => mm(y + (row + 1) * pitch + (height - 3 * pitch) / 2 - 0.3)
  const size = Math.min(3.2, pitch)
  const captions = (['toRange', 'initial', 'value'] as const).map((name, row): Operation => {
    const line = fitLine('work-500', Math.min(captionSize, size), words(key(name)), captionWidth - 1)
    return {
      op: 'text',
      x: mm(left),
      y: baseline(row),
      text: line.text,
      size: line.size,
      face: 'work-500',
      ink: 'ink-2',
    }
  })
  const cells = battery.bands.flatMap((band, index): Operation[] => {
    const right = mm(left + captionWidth + (index + 1) * step - 0.8)
    const cell = (row: number, said: string): Operation => {
      const bold = row === 2
      const face = bold ? 'work-700' : 'work-500'
      const line = fitLine(face, bold ? size + 0.3 : size, said, step - 0.8)
      const ink = row === 0 ? 'ink-2' : 'ink'
      return { op: 'text', x: right, y: baseline(row), text: line.text, size: line.size, face, ink, anchor: 'end' }
    }
    return [
      cell(0, words('card.inches', { inches: band.toInches })),
      cell(1, band.initial === 'A' ? words(key('automatic')) : String(band.initial)),
      cell(2, valuesOf(battery, band)),
    ]
  })
  return [...captions, ...cells]
}

/** The value of a mount; of mounts with different guns one after the other, the smaller first. */
function valuesOf(battery: Battery, { values }: Band): string {
  const guns = [...new Set(battery.mounts.map((mount) => mount.guns))].sort((a, b) => a - b)
  return guns
    .map((count) => values[String(count)])
    .map((value) => (value === undefined ? '' : value < 0 ? `−${-value}` : String(value)))
    .join('/')
}
