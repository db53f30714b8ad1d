import { fitLine } from '../../../card/fit'
import { measure } from '../../../card/measure'
import type { Operation } from '../../../card/operations'
import type { ShipInPlay } from '../../../game/state'
import type { Words } from '../../../words/speak'
import { fieldAction, readsFields, target, type Block, type PartPlace } from './block'
import { heading, lettered } from './lettering'
import { hairline, mm, type Rect } from './shapes'

export interface CasualtyLines {
  readonly place: Rect
  /** Of the words of the card: `<words>.casualties`, `<words>.moreCasualties`. */
  readonly words: string
  /** From the top of the place to the baseline of the heading, to the first line of text before it, and between lines. */
  readonly headingAt: number
  readonly textAt: number
  readonly pitch: number
  /** What lines at the head of the place leave for casualties, mm. */
  readonly head: number
  readonly isRuled: boolean
  /** Where lines begin beside the heading, mm; without it they stand under it. */
  readonly indent?: number
  /** Lasting damage of the game, in words as short as can be. */
  readonly said: (ship: ShipInPlay, words: Words) => readonly string[]
  readonly parts?: readonly PartPlace[]
}

/** How lasting damage is lettered. */
export const casualtyStyle = { size: 2.9, face: 'work-600' } as const
const width = (text: string) => measure(casualtyStyle.face, casualtyStyle.size, text)

/** Lasting damage that is not a box, in red: what does not fit is counted. */
export function casualtiesBlock(lines: CasualtyLines): Block {
  const { place, headingAt, pitch, parts = [], indent = 0 } = lines
  const room = place.width - indent
  const key = (name: string) => `${lines.words}.${name}`
  const textAt = (text: string, row: number): Operation =>
    lettered(
      fitLine(casualtyStyle.face, casualtyStyle.size, text, room, casualtyStyle.size).text,
      place.x + indent,
      mm(place.y + lines.textAt + (row + 1) * pitch),
      { ...casualtyStyle, ink: 'red' },
    )
  return {
    face: (words) => [
      ...(lines.isRuled ? [hairline(`M${place.x} ${mm(place.y)}h${place.width}`, 'rule-2')] : []),
      ...heading(words(key('casualties')), place.x, mm(place.y + headingAt), place.width),
    ],
    pieces: [
      {
        key: 'casualties',
        reads: readsFields('casualties'),
        draw: (ship, words) => {
          const most = Math.max(1, Math.floor((place.height - lines.head) / pitch))
          const more = (n: number) => words(key('moreCasualties'), { n })
          const shown = linesOf(lines.said(ship, words), room, most, more)
          return shown.map(textAt)
        },
      },
    ],
    targets: [target(place, 'casualties', 1, 1, fieldAction('casualties'))],
    parts,
  }
}

/** As many as there is room for; the last line ends with the number that is left out. */
export function linesOf(
  said: readonly string[],
  room: number,
  most: number,
  more: (n: number) => string,
): readonly string[] {
  for (let shown = said.length; shown > 0; shown--) {
    const left = said.length - shown
    const lines = inLines([...said.slice(0, shown), ...(left === 0 ? [] : [more(left)])], room)
    if (lines.length <= most || shown === 1) return lines.slice(0, most)
  }
  return []
}

function inLines(said: readonly string[], room: number): readonly string[] {
  const lines: string[] = []
  for (const text of said) {
    const last = lines.at(-1)
    const both = last === undefined ? text : `${last}; ${text}`
    if (last !== undefined && width(both) <= room) lines[lines.length - 1] = both
    else lines.push(text)
  }
  return lines
}
