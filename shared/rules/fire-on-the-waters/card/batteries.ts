import { fitLine } from '../../../card/fit'
import type { Operation } from '../../../card/operations'
import { textLine } from '../../../card/text-line'
import type { Words } from '../../../words/speak'
import type { Battery, WaterShip } from '../ship/ship'
import { arcOperations } from './arcs'
import { bandTable } from './band-table'
import { batteriesWidth, idsOf, mountGroups, type BatteryPlace, type MountGroup } from './battery-places'
import { captionBeside, heading } from './heading'
import { armsRow, margin, mm, smallestLetters } from './places'

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
export function batteryFace(ship: WaterShip, battery: Battery, place: BatteryPlace, words: Words): Operation[] {
  const { x, y, width } = place
  return [
    { op: 'path', d: `M${x} ${mm(y + 0.2)}h${mm(width)}`, stroke: { ink: 'rule-2', width: 0.2, weight: 'hair' } },
    ...nameOf(battery, place, words),
    ...mountGroups(battery, place).flatMap((group) => groupOperations(group, battery)),
    ...bandTable(ship, battery, place, words),
  ]
}

function nameOf(battery: Battery, { name, compact, scale }: BatteryPlace, words: Words): Operation[] {
  const cover = words(key(battery.shielded ? 'shielded' : 'open'))
  const values = { cover, reliability: battery.reliability, n: battery.mounts.length }
  const second = words(key(compact ? 'batteryMounts' : 'batterySecond'), values)
  const is = words(key(compact ? `short.${battery.is}` : battery.is))
  const middle = name.y + name.height / 2
  const room = name.width - 1
  return [
    ...textLine(
      name.x,
      mm(middle + 0.6 * scale),
      room,
      [
        { text: words('card.inches', { inches: battery.inches }), face: 'work-700', size: 4.8 * scale, ink: 'ink' },
        { text: is, face: 'work-600', size: 3.2 * scale, ink: 'ink', before: 1 },
      ],
      { smallest: 0.8 / scale },
    ),
    ...textLine(
      name.x,
      mm(middle + 3.6 * scale),
      room,
      [{ text: second, face: 'work-500', size: 2.7 * scale, ink: 'ink-2' }],
      { smallest: 0.95 / scale },
    ),
  ]
}

function groupOperations(
  { mounts, arc, x, middle, radius, lettersX, room, letterSize, gunsSize }: MountGroup,
  battery: Battery,
): Operation[] {
  const [first] = mounts
  if (!first) return []
  const plan = { turret: battery.shielded, twin: first.guns > 1 }
  const line = fitLine('work-700', letterSize, idsOf(mounts), room, smallestLetters)
  const at = { x: mm(lettersX) }
  const guns = { text: `×${gunsOf(mounts)}`, size: mm(gunsSize) }
  return [
    ...arcOperations(arc, plan, { x: mm(x + radius), y: mm(middle), radius, ink: 'ink' }),
    { op: 'text', ...at, y: mm(middle - 0.1), text: line.text, size: line.size, face: 'work-700', ink: 'ink' },
    { op: 'text', ...at, y: mm(middle + 0.2 + gunsSize), ...guns, face: 'work-500', ink: 'ink-2' },
  ]
}

/** `2`, or of mounts that differ `2/3`. */
const gunsOf = (mounts: MountGroup['mounts']) => [...new Set(mounts.map(({ guns }) => guns))].sort().join('/')
