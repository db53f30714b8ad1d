import { cutShort } from '../../../card/fit'
import { measure } from '../../../card/measure'
import type { Operation } from '../../../card/operations'
import type { Words } from '../../../words/speak'
import { type Block, target, fieldAction, readsFields } from '../../kit/card/block'
import { casualtiesBlock } from '../../kit/card/casualty-lines'
import { glyphEntry, legendBlock, markEntries, type Foot, type LegendEntry } from '../../kit/card/legend'
import { heading, lettered } from '../../kit/card/lettering'
import { type Rect, mm, hairline } from '../../kit/card/shapes'
import { casualtiesOf } from '../../kit/casualties'
import { sayCasualty } from '../ship/explain'
import type { Weapons } from '../ship/ship'
import { says } from '../ship/state'
import { asPrinted } from '../../kit/card/marks'
import { cardKey } from './layout'
import { mountPlan } from './mounts'

const pitch = 4.5
const firstLine = 4
const noteStyle = { size: 3, face: 'work-500', ink: 'ink' } as const
const noteIndent = 9.6
/** In a narrow place casualties stand under their heading. */
const indentOf = ({ width }: Rect) => (width < 80 ? 0 : 17)

const mostLines = 8

const linesIn = ({ height }: Rect) => Math.max(1, Math.min(mostLines, Math.floor((height - 0.8) / pitch)))

/** Lines to write on: the first begins behind its heading. */
function rules(place: Rect, indent: number, from = 0): Operation {
  const { x, y, width } = place
  const lines = Array.from({ length: linesIn(place) }, (_, line) => line).slice(from)
  const d = lines.map((line) => {
    const left = line === 0 ? x + indent : x
    return `M${mm(left)} ${mm(y + firstLine + line * pitch + 0.8)}H${mm(x + width)}`
  })
  return hairline(d.join(''))
}

/** Lines for notes, what height is left. */
export function notesBlock(place: Rect, row: number): Block {
  const { x, y, width } = place
  return {
    face: (words) => notesFace(place, words),
    pieces: [
      {
        key: 'notes',
        reads: readsFields('note'),
        draw: (stand): readonly Operation[] => {
          const note = says(stand, 'note')
          if (typeof note !== 'string') return []
          return linesOf(note, width - noteIndent, linesIn(place)).map((text, line) =>
            lettered(text, x + noteIndent, mm(y + firstLine + line * pitch), noteStyle),
          )
        },
      },
    ],
    targets: [target(place, 'notes', row, 1, fieldAction('note'))],
  }
}

export const notesFace = (place: Rect, words: Words): Operation[] => [
  hairline(`M${place.x} ${mm(place.y)}h${mm(place.width)}`, 'rule-2'),
  ...heading(words(cardKey('notes')), place.x, mm(place.y + firstLine), place.width),
  rules(place, noteIndent),
]

/** Words one after the other; what does not go on the last line is cut short. */
function linesOf(text: string, width: number, most: number): readonly string[] {
  const lines: string[] = []
  const fits = (line: string) => measure(noteStyle.face, noteStyle.size, line) <= width
  for (const word of text
    .split(/\s+/)
    .filter(Boolean)
    .flatMap((each) => pieces(each, fits))) {
    const joined = lines.length === 0 ? word : `${lines.at(-1)} ${word}`
    if (lines.length > 0 && fits(joined)) lines[lines.length - 1] = joined
    else if (lines.length < most) lines.push(word)
    else return [...lines.slice(0, -1), cutShort(lines.at(-1) ?? '', fits, ' …')]
  }
  return lines
}

/** A word longer than a line goes on several. */
function pieces(word: string, fits: (line: string) => boolean): readonly string[] {
  if (fits(word)) return [word]
  const letters = [...word]
  let keep = letters.length
  while (keep > 1 && !fits(letters.slice(0, keep).join(''))) keep -= 1
  return [letters.slice(0, keep).join(''), ...pieces(letters.slice(keep).join(''), fits)]
}

/** Casualties of the game in red. Tests of morale are none. */
export function casualtiesOn(place: Rect, part?: string): Block {
  const indent = indentOf(place)
  const under = indent === 0 ? pitch : 0
  const block = casualtiesBlock({
    place,
    words: 'rules.squadron-d20.card',
    ...{ headingAt: firstLine, textAt: firstLine - pitch + under, pitch, head: 0.2 + under, isRuled: true, indent },
    said: (stand, words) =>
      casualtiesOf(stand)
        .filter(({ id }) => id !== 'morale')
        .map((casualty) => sayCasualty(casualty, words)),
    parts: part === undefined ? [] : [{ part, ...place }],
  })
  const lines = rules(place, indent, indent === 0 ? 1 : 0)
  return { ...block, face: (words) => [...(block.face?.(words) ?? []), lines] }
}

export const casualtiesFace = (place: Rect, words: Words) => casualtiesOn(place).face?.(words) ?? []

/** Signs of this kind of card, then the marks. */
export function legendOf(foot: Foot, own: readonly Sign[]): Block {
  return legendBlock(foot, (words) => [
    ...own.map((name) => ownEntry(name, words)),
    ...markEntries(words, ['struck', 'burning', 'out', 'struckOut', 'repaired']),
  ])
}

export type Sign = 'third' | 'radar' | 'armoured'

/** Signs that a card with such weapons has. */
export function weaponSigns(weapons: Weapons): readonly Sign[] {
  const batteries = [...(weapons.main?.batteries ?? []), ...(weapons.other?.batteries ?? [])]
  const isCovered = batteries.some(({ kind }) => kind !== 'open' && kind !== 'shielded')
  return [
    ...(batteries.some(({ radar }) => radar) ? (['radar'] as const) : []),
    ...(isCovered ? (['armoured'] as const) : []),
  ]
}

function ownEntry(name: Sign, words: Words): LegendEntry {
  const text = words(cardKey(`legend.${name}`))
  switch (name) {
    case 'third':
      return {
        sign: 3,
        text,
        draw: (x, y) => [{ op: 'path', d: `M${mm(x + 1.1)} ${y - 1.9}l1.1 1.7h-2.2Z`, fill: 'ink' }],
      }
    case 'radar':
      return glyphEntry('radar', 'ink', text)
    case 'armoured':
      return {
        sign: 8.6,
        text,
        draw: (x, y) =>
          (['turretArmoured', 'turretUnarmoured'] as const).flatMap((kind, at) =>
            mountPlan(
              { kind, guns: 2, faces: 'fore' },
              { x: x + at * 4, y: y - 2.9, width: 3.8, height: 3.8 },
              asPrinted,
            ),
          ),
      }
  }
}
