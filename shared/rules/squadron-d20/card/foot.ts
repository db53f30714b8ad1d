import { cutShort } from '../../../card/fit'
import { measure } from '../../../card/measure'
import type { Operation } from '../../../card/operations'
import type { ShipDocument } from '../../../documents/ship'
import type { Words } from '../../../words/speak'
import { type Block, target, fieldAction, readsFields } from '../../kit/card/block'
import { casualtiesBlock } from '../../kit/card/casualty-lines'
import { glyphEntry, legendBlock, type LegendEntry } from '../../kit/card/legend'
import { heading } from '../../kit/card/lettering'
import { type Rect, mm, smallestTarget, hairline, margin } from '../../kit/card/shapes'
import { casualtiesOf } from '../../kit/casualties'
import { sayCasualty } from '../ship/explain'
import type { Weapons } from '../ship/ship'
import { says } from '../ship/state'
import { cardKey, legendBaseline } from './layout'

const linePitch = 5.2
const noteSize = 3
const noteFace = 'work-500' as const

/** Lines for notes where a card has room to spare. */
export function notesBlock(place: Rect, row: number): Block {
  const { x, y, width, height } = place
  if (height < smallestTarget) return { face: () => [] }
  const count = Math.max(1, Math.floor((height - 4.6) / linePitch))
  const baseline = (line: number) => mm(y + 3.9 + (line + 1) * linePitch)
  return {
    face: (words) => [
      hairline(`M${x} ${mm(y)}h${mm(width)}`, 'rule-2'),
      ...heading(words(cardKey('notes')), x, mm(y + 3.9), width),
      {
        op: 'path',
        d: Array.from({ length: count }, (_, line) => `M${x} ${mm(baseline(line) + 0.9)}h${mm(width)}`).join(''),
        stroke: { ink: 'rule', width: 0.2, weight: 'hair' },
      },
    ],
    pieces: [
      {
        key: 'notes',
        reads: readsFields('note'),
        draw: (stand): readonly Operation[] => {
          const note = says(stand, 'note')
          if (typeof note !== 'string') return []
          return linesOf(note, width, count).map((text, line) => ({
            op: 'text',
            x,
            y: baseline(line),
            text,
            size: noteSize,
            face: noteFace,
            ink: 'ink',
          }))
        },
      },
    ],
    targets: [target(place, 'notes', row, 1, fieldAction('note'))],
  }
}

/** Words one after the other; what does not go on the last line is cut short. */
function linesOf(text: string, width: number, most: number): readonly string[] {
  const lines: string[] = []
  const fits = (line: string) => measure(noteFace, noteSize, line) <= width
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

/** Permanent weaknesses are printed; casualties of the game are under them in red. Tests of morale are none. */
export function casualtiesOn(place: Rect, weaknesses: readonly string[] = [], part?: string): Block {
  return casualtiesBlock({
    place,
    words: 'rules.squadron-d20.card',
    headingAt: 3.9,
    textAt: 4,
    pitch: 3.6,
    head: 4.6,
    isRuled: true,
    printed: (words) => weaknesses.map((name) => words(cardKey(`standingFlaws.${name}`))),
    said: (stand, words) =>
      casualtiesOf(stand)
        .filter(({ id }) => id !== 'morale')
        .map((casualty) => sayCasualty(casualty, words)),
    parts: part === undefined ? [] : [{ part, ...place }],
  })
}

/** Signs of this kind of card, then the marks. */
export function legendOf(document: ShipDocument, own: readonly Sign[]): Block {
  return legendBlock(document, {
    ...margin,
    baseline: legendBaseline,
    size: 2.7,
    gap: 3,
    entries: (words) => [
      ...own.map((name) => ownEntry(name, words)),
      glyphEntry('struck', 'red', words(cardKey('legend.lost'))),
      glyphEntry('out', 'ink', words('card.legend.out')),
      glyphEntry('repaired', 'ink', words('card.legend.repaired')),
    ],
  })
}

type Sign = 'third' | 'radar' | 'armoured'

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
    case 'armoured': {
      const open = { width: 2.2, height: 2, fill: 'sheet', stroke: { ink: 'ink', width: 0.3 } } as const
      return {
        sign: 6.2,
        text,
        draw: (x, y) => [
          { op: 'rect', x, y: y - 2.1, width: 2.3, height: 2.1, fill: 'ink' },
          { op: 'rect', x: mm(x + 2.9), y: y - 2.05, ...open },
        ],
      }
    }
  }
}
