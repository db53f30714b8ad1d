import { measure } from '../../../card/measure'
import type { Operation } from '../../../card/operations'
import { casualtiesOf, type Casualty } from '../../kit/casualties'
import type { ShipInPlay } from '../../../game/state'
import type { Words } from '../../../words/speak'
import { cardKey, fieldAction, readsFields, target, type Block } from './block'
import { heading } from './lettering'
import { mm, type Rect } from './places'

const size = 2.9
const pitch = 3.6
const face = 'work-600' as const

/** Permanent weaknesses are printed under the heading; casualties of the game are drawn below them in red. */
export function casualtiesBlock(place: Rect, weaknesses: readonly string[], part?: string): Block {
  return {
    face: (words) => [
      {
        op: 'path',
        d: `M${place.x} ${mm(place.y)}h${place.width}`,
        stroke: { ink: 'rule-2', width: 0.2, weight: 'hair' },
      },
      ...heading(words(cardKey('casualties')), place.x, mm(place.y + 3.9), place.width),
      ...weaknesses.map((name, index) => textAt(words(cardKey(`standingFlaws.${name}`)), place, index, 'ink')),
    ],
    pieces: [
      {
        key: 'casualties',
        reads: readsFields('casualties'),
        draw: (stand, words) => casualtiesPiece(place, weaknesses.length, stand, words),
      },
    ],
    targets: [target(place, 'casualties', 1, 1, fieldAction('casualties'))],
    ...(part !== undefined && { parts: [{ part, ...place }] }),
  }
}

function casualtiesPiece(place: Rect, after: number, stand: ShipInPlay, words: Words): Operation[] {
  const most = Math.max(1, Math.floor((place.height - 4.6) / pitch) - after)
  const described = casualtiesOf(stand)
    .filter(({ id }) => id !== 'morale')
    .map((casualty) => sayCasualty(casualty, words))
  return set(described, place.width, most, words).map((text, index) => textAt(text, place, after + index, 'red'))
}

function textAt(text: string, { x, y, width }: Rect, row: number, ink: 'ink' | 'red'): Operation {
  return { op: 'text', x, y: mm(y + 4 + (row + 1) * pitch), text: cut(text, width), size, face, ink }
}

/** A casualty in short: `power failure`, `main battery out, to turn 4`. */
export function sayCasualty({ id, of, untilTurn }: Casualty, words: Words): string {
  const named = `rules.squadron-d20.fieldWords.casualties.${id}`
  const said = words(named, { of: of === undefined ? '' : sayOf(of, words) })
  const described = said === named ? [id, of ?? ''].filter(Boolean).join(' ') : said
  return untilTurn === undefined ? described : words(cardKey('casualtyUntil'), { what: described, turn: untilTurn })
}

function sayOf(of: string, words: Words): string {
  const key = cardKey(`casualtyOf.${of}`)
  const said = words(key)
  return said === key ? of : said
}

/** As many casualties as there is room for; the last line ends with the number that is left out. */
function set(said: readonly string[], width: number, most: number, words: Words): readonly string[] {
  for (let shown = said.length; shown > 0; shown--) {
    const left = said.length - shown
    const more = left === 0 ? [] : [words(cardKey('moreCasualties'), { n: left })]
    const lines = inLines([...said.slice(0, shown), ...more], width)
    if (lines.length <= most || shown === 1) return lines.slice(0, most)
  }
  return []
}

function inLines(said: readonly string[], width: number): readonly string[] {
  const lines: string[] = []
  for (const text of said) {
    const last = lines.at(-1)
    const joined = last === undefined ? text : `${last}; ${text}`
    if (last !== undefined && measure(face, size, joined) <= width) lines[lines.length - 1] = joined
    else lines.push(text)
  }
  return lines
}

function cut(text: string, width: number): string {
  if (measure(face, size, text) <= width) return text
  const letters = [...text]
  while (letters.length > 0 && measure(face, size, `${letters.join('')}…`) > width) letters.pop()
  return `${letters.join('').trimEnd()}…`
}
