import fc from 'fast-check'
import { expect, test } from 'vitest'
import { checkLine, entrySchema } from '../check-line'
import type { DeckAction } from './deck-action-schema'
import { entriesOf } from './deck-action'
import { DeckGame, expectWhole, mishaps, smallDeck } from './decks.testing'
import { reshuffles, usualRules } from '../../decks/deck-rules'
import type { Copies } from '../../decks/face'
import { pileOf, zones, type Token } from '../../decks/pile'

const otherDeck: readonly Copies[] = [
  { face: 'KH', copies: 1 },
  { face: 'JD', copies: 1 },
  { face: 'black', copies: 2 },
]

/** An action and a figure: which card, how many, or which line. */
const action = fc.tuple(
  fc.constantFrom(
    ...(['draw', 'draw', 'draw', 'play', 'play', 'discard', 'giveUp', 'takeBack', 'toBottom', 'return'] as const),
    ...(['shuffle', 'replace', 'rule', 'turn', 'undo', 'undo', 'redo', 'strike', 'restore', 'crash'] as const),
  ),
  fc.nat(40),
)
type Action = typeof action extends fc.Arbitrary<infer Value> ? Value : never

function doAction(table: DeckGame, [what, figure]: Action): DeckGame {
  const pile = pileOf(table.state.decks, mishaps)
  const one = (of: readonly Token[] = []) => of[figure % Math.max(1, of.length)]
  const card = one(pile ? zones.flatMap((zone) => pile[zone]) : []) ?? 1
  const deal = (dealt: DeckAction) => {
    const entries = entriesOf({ state: table.state, ownDeck: () => undefined, next: table.next }, dealt)
    if (entries.ok) table.take(entries.value)
  }
  switch (what) {
    case 'draw':
      deal({ do: 'draw', deck: mishaps, count: 1 + (figure % 3) })
      break
    case 'play':
    case 'discard':
    case 'giveUp':
      deal({ do: what, deck: mishaps, card: one(pile?.hand) ?? card })
      break
    case 'takeBack':
    case 'toBottom':
    case 'return':
      deal({ do: what, deck: mishaps, card })
      break
    case 'shuffle':
      deal({ do: what, deck: mishaps })
      break
    case 'replace':
      if (figure % 4 === 0) table.lay(figure % 8 === 0 ? otherDeck : smallDeck)
      break
    case 'rule':
      deal({ do: what, deck: mishaps, rules: { ...usualRules, reshuffle: reshuffles[figure % 3]! } })
      break
    case 'turn':
      table.nextTurn()
      break
    case 'undo':
    case 'redo':
      table[what]()
      break
    case 'strike':
    case 'restore':
      table.take([{ kind: what, targets: [1 + (figure % Math.max(1, table.session.lastSeq))], cause: 'hand' }])
      break
    case 'crash':
      // The program stops between two lines, and the game is opened again from what had reached the disk.
      return new DeckGame(table.session.lines.slice(1, table.session.lines.length - (figure % 3)))
  }
  return table
}

test('whatever is drawn, played, returned, shuffled, replaced, struck, undone or cut off, every card is somewhere, once', () => {
  fc.assert(
    fc.property(fc.array(action, { maxLength: 60 }), (actions) => {
      let table = new DeckGame()
      table.lay()
      for (const each of actions) {
        table = doAction(table, each)
        const contents = pileOf(table.state.decks, mishaps)?.contents
        if (contents) expectWhole(table, contents)
      }
      const again = new DeckGame(table.session.lines.slice(1))
      expect(again.state).toEqual(table.state)
      for (const line of table.session.lines) {
        expect(checkLine(line), JSON.stringify(line)).toMatchObject({ ok: true })
        const { seq: _seq, at: _at, ...entry } = line
        if (entry.kind !== 'head') expect(entrySchema.safeParse(entry).success).toBe(true)
      }
    }),
    { numRuns: 300 },
  )
})
