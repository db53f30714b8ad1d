import { measure } from '../../../card/measure'
import type { Operation } from '../../../card/operations'
import type { ShipInPlay } from '../../../game/state'
import type { Words } from '../../../words/speak'
import { casualtiesOf, type Casualty } from '../../kit/casualties'
import type { WaterShip } from '../ship/ship'
import { heading } from './heading'
import { armsRow, margin, mm, type Rect } from './places'
import { torpedoPlaces, typeLineCount } from './torpedoes'

const key = (name: string) => `rules.fire-on-the-waters.${name}`

const size = 2.9
const pitch = 3.5
const typesHeight = 3.3

const typesRoom = (mounts: Parameters<typeof typeLineCount>[0]) => {
  const count = typeLineCount(mounts)
  return count === 0 ? 0.05 : count * typesHeight + 1.6
}

/** Under the torpedoes, or where they would be. */
export function casualtiesPlace(ship: WaterShip): Rect {
  const mounts = ship.torpedoes?.mounts ?? []
  const top = mounts.length === 0 ? armsRow.heading - 3 : torpedoPlaces(ship).below + typesRoom(mounts)
  return { x: armsRow.split, y: top, width: margin.right - armsRow.split, height: armsRow.bottom - top }
}

export function casualtiesFace(ship: WaterShip, words: Words): Operation[] {
  const { x, y, width } = casualtiesPlace(ship)
  const rule: Operation[] = ship.torpedoes
    ? [{ op: 'path', d: `M${x} ${mm(y)}h${width}`, stroke: { ink: 'rule-2', width: 0.2, weight: 'hair' } }]
    : []
  return [...rule, ...heading(words(key('card.casualties')), x, mm(y + 3.4), width)]
}

/** Lasting damage that is not a box, in words as short as the room needs: what does not fit is counted. */
export function casualtiesPiece(ship: WaterShip, inPlay: ShipInPlay, words: Words): Operation[] {
  const { x, y, width, height } = casualtiesPlace(ship)
  const most = Math.max(1, Math.floor((height - 4.4) / pitch))
  const lines = set(
    casualtiesOf(inPlay).map((casualty) => sayCasualty(casualty, words)),
    width,
    most,
    words,
  )
  return lines.map((text, index) => ({
    op: 'text',
    x,
    y: mm(y + 3.4 + (index + 1) * pitch),
    text,
    size,
    face: 'work-600',
    ink: 'red',
  }))
}

/** A casualty in short: `rudder bent, no left turn`, `radio out`, with the turn it lasts to. */
export function sayCasualty({ id, of, untilTurn }: Casualty, words: Words): string {
  const named = key(`fieldWords.casualties.${id}`)
  const said = words(named, { of: of ?? '' })
  const what = said === named ? id : said
  const detail = of === undefined ? '' : words(key(`card.casualtyOf.${of}`))
  const described = [what, detail === key(`card.casualtyOf.${of}`) ? '' : detail]
    .filter((part) => part !== '')
    .join(', ')
  return untilTurn === undefined ? described : words(key('card.casualtyUntil'), { what: described, turn: untilTurn })
}

/** As many as there is room for, then the number that are left over. */
function set(said: readonly string[], width: number, most: number, words: Words): readonly string[] {
  for (let shown = said.length; shown > 0; shown--) {
    const left = said.length - shown
    const more = left === 0 ? [] : [words(key('card.moreCasualties'), { n: left })]
    const lines = inLines([...said.slice(0, shown), ...more], width)
    if (lines.length <= most || shown === 1) return lines.slice(0, most).map((line) => cut(line, width))
  }
  return []
}

function inLines(said: readonly string[], width: number): readonly string[] {
  const lines: string[] = []
  for (const text of said) {
    const last = lines.at(-1)
    const joined = last === undefined ? text : `${last}; ${text}`
    if (last !== undefined && measure('work-600', size, joined) <= width) lines[lines.length - 1] = joined
    else lines.push(text)
  }
  return lines
}

function cut(text: string, width: number): string {
  if (measure('work-600', size, text) <= width) return text
  const letters = [...text]
  while (letters.length > 0 && measure('work-600', size, `${letters.join('')}…`) > width) letters.pop()
  return `${letters.join('').trimEnd()}…`
}
