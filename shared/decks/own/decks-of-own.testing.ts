import fc from 'fast-check'
import { lastings, type Asked, type DeckDocument, type OwnCard } from '../deck-document'
import { dieNames, facesOf } from '../../kernel/dice'
import { usualRules } from '../deck-rules'
import { withNamedCards } from './edit-deck'

const signs = fc.constantFrom(...'aé三♥ ,;|\\\t"\'=+-@:–1\n')
/** Text as people type it, with every sign that means something in CSV; at least one letter. */
const words = (most: number, line: boolean) =>
  fc
    .array(signs, { maxLength: Math.min(most - 1, 30) })
    .map((letters) => oneLineIf(line, `${letters.join('')}x`).trim())

const oneLineIf = (line: boolean, text: string) => (line ? text.replace(/[\n\t]/g, ' ') : text)

const asked: fc.Arbitrary<Asked> = fc.oneof(
  fc.record({ ask: fc.constantFrom('ship', 'formation'), whose: fc.constantFrom('own', 'enemy', 'any') }),
  fc
    .tuple(fc.integer({ min: 1, max: 99 }), fc.integer({ min: 1, max: 99 }))
    .map(([one, other]): Asked => ({ ask: 'turns', least: Math.min(one, other), most: Math.max(one, other) })),
  fc.constantFrom(...dieNames).map((die): Asked => ({ ask: 'die', die, rows: [] })),
  fc
    .tuple(fc.constantFrom(...dieNames), fc.array(words(120, true), { minLength: 1, maxLength: 6 }))
    .map(([die, says]): Asked => ({ ask: 'die', die, rows: rowsFor(facesOf(die), says) })),
)

/** A row for each of these texts, the faces shared out among them. */
function rowsFor(faces: readonly number[], says: readonly string[]) {
  return says.map((each, at) => {
    const from = faces[at]!
    return { from, to: at === says.length - 1 ? faces.at(-1)! : from, says: each }
  })
}

const card: fc.Arbitrary<OwnCard> = fc.record({
  id: fc.constant(''),
  title: fc.oneof(words(80, true), fc.constantFrom('black', 'Title')),
  text: fc.oneof(words(1000, false), fc.constant('')),
  copies: fc.integer({ min: 1, max: 60 }),
  mark: fc.oneof(
    words(12, true).map((mark) => mark.slice(-12).trim()),
    fc.constant(''),
  ),
  severity: fc.constantFrom('minor', 'decisive'),
  lasts: fc.constantFrom(...lastings),
  asks: fc.array(asked, { maxLength: 6 }),
})

/** Any deck that can be saved. */
export const anyDeck: fc.Arbitrary<DeckDocument> = fc
  .record({
    title: words(80, true),
    notes: words(100, false),
    cards: fc.array(card, { minLength: 1, maxLength: 8 }),
    blacks: fc.integer({ min: 0, max: 1500 }),
  })
  .map(({ title, notes, cards, blacks }) =>
    withNamedCards(
      {
        format: 'spotting-top/deck',
        version: 2,
        slug: 'deck',
        title,
        notes,
        cards,
        blacks,
        rules: usualRules,
        unofficial: false,
      },
      null,
    ),
  )
