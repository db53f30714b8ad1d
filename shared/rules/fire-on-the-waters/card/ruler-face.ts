import { fitsLine } from '../../../card/fit'
import type { Operation } from '../../../card/operations'
import { textLine } from '../../../card/text-line'
import type { Words } from '../../../words/speak'
import { fitted, lettered, smallestLetters } from '../../kit/card/lettering'
import { margin, mm, rectPath, type Rect } from '../../kit/card/shapes'
import type { Band, Battery, WaterShip } from '../ship/ship'
import { arms, cardKey } from './layout'
import { rulerOf, valuesOf } from './ruler'

const height = 4.4
const quiet = { size: 2.55, face: 'work-500', ink: 'ink-2' } as const

/** The ruler: dark and light by turns, each part with the range up to which it is read. */
export function rulerOperations(ship: WaterShip, words: Words): Operation[] {
  const { ticks, at } = rulerOf(ship)
  if (ticks.length === 0) return []
  const cells = ticks.map((to, index) => cellOf(at(ticks[index - 1] ?? 0), at(to)))
  const shaded = (rest: number) =>
    cells
      .filter((_, index) => index % 2 === rest)
      .map(rectPath)
      .join('')
  return [
    lettered(words(cardKey('toRange')), arms.left - 1.4, mm(arms.ruler + 3.3), { ...quiet, anchor: 'end' }),
    { op: 'path', d: shaded(1), fill: 'sheet', stroke: { ink: 'plate', width: 0.3, weight: 'cell' } },
    { op: 'path', d: shaded(0), fill: 'plate', stroke: { ink: 'plate', width: 0.3, weight: 'cell' } },
    ...ticks.map((to, index): Operation => {
      const { x, width } = cells[index]!
      const text = index === ticks.length - 1 ? words('card.inches', { inches: to }) : String(to)
      const ink = index % 2 === 0 ? 'on-plate' : 'ink'
      const style = { size: 3, face: 'work-600', ink, anchor: 'end' } as const
      return fitted(text, mm(x + width - 0.6), mm(arms.ruler + 3.3), width - 0.8, style, smallestLetters)
    }),
  ]
}

const cellOf = (from: number, to: number): Rect => ({ x: from, y: arms.ruler, width: to - from, height })

/** What a battery does in each part of the ruler: the initial roll, and under it a mount's value. */
export function bandOperations(ship: WaterShip, battery: Battery, line: Rect, words: Words): Operation[] {
  const { at } = rulerOf(ship)
  const { bands } = battery
  const isLow = line.height < arms.line
  const cells = bands.map(({ toInches }, index) => ({
    ...{ x: at(bands[index - 1]?.toInches ?? 0), y: line.y + 0.1, height: line.height - 0.5 },
    width: at(toInches) - at(bands[index - 1]?.toInches ?? 0),
  }))
  const last = cells.at(-1)!
  const end = last.x + last.width
  const shaded = cells.filter((_, index) => index % 2 === 0).map(rectPath)
  return [
    { op: 'path', d: shaded.join(''), fill: 'wash' },
    ...(isLow ? [] : captions(line, words)),
    ...bands.flatMap((band, index) => (isLow ? lowFigures : figures)(battery, band, cells[index]!, words)),
    {
      ...{ op: 'path', d: `M${mm(end)} ${mm(line.y + 0.1)}v${mm(line.height - 0.5)}` },
      stroke: { ink: 'ink', width: 0.5, weight: 'frame' },
    },
    ...endOf(ship, battery, end, line, words),
  ]
}

export function captions({ y }: Rect, words: Words): Operation[] {
  const caption = { ...quiet, anchor: 'end' } as const
  return [
    lettered(words(cardKey('initial')), arms.left - 1.4, mm(y + 2.5), caption),
    lettered(words(cardKey('value')), arms.left - 1.4, mm(y + 5.5), caption),
  ]
}

const initialOf = ({ initial }: Band, words: Words) => (initial === 'A' ? words(cardKey('automatic')) : String(initial))

const valueStyle = { size: 3.1, face: 'work-700', ink: 'ink', anchor: 'middle' } as const

function figures(battery: Battery, band: Band, { x, y, width }: Rect, words: Words): Operation[] {
  const middle = mm(x + width / 2)
  return [
    lettered(initialOf(band, words), middle, mm(y + 2.4), { ...quiet, size: 2.6, anchor: 'middle' }),
    fitted(valuesOf(battery, band), middle, mm(y + 5.5), width - 0.6, valueStyle, smallestLetters),
  ]
}

/** Both on one line where lines are low. */
function lowFigures(battery: Battery, band: Band, { x, y, width, height: low }: Rect, words: Words): Operation[] {
  const runs = [
    { ...quiet, size: smallestLetters, text: initialOf(band, words) },
    { size: smallestLetters, face: 'work-700', ink: 'ink', before: 0.7, text: valuesOf(battery, band) },
  ] as const
  return textLine(x + width / 2, mm(y + low / 2 + 0.9), width, runs, { anchor: 'middle', smallest: 1 })
}

/** Where a battery ends before the ruler does, in words or at least in inches, as far as there is room. */
function endOf(ship: WaterShip, { bands }: Battery, end: number, { y, height: high }: Rect, words: Words): Operation[] {
  const inches = bands.at(-1)!.toInches
  const { ticks } = rulerOf(ship)
  if (ticks.includes(inches)) return []
  const style = { ...quiet, size: 2.6, ink: 'ink-3' } as const
  const room = margin.right - end - 1
  const said = [words(cardKey('noFurther'), { inches }), words('card.inches', { inches })]
  const text = said.find((each) => fitsLine(style.face, style.size, each, room))
  return text === undefined ? [] : [lettered(text, mm(end + 1), mm(y + high / 2 + 0.8), style)]
}
