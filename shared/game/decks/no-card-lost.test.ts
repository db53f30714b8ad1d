import fc from 'fast-check'
import { expect, test } from 'vitest'
import { checkLine, entrySchema } from '../check-line'
import type { Entry } from '../journal-line'
import type { Result } from '../../kernel/result'
import { drawCards } from './deal'
import { DeckGame, expectWhole, mishaps, smallDeck } from './decks.testing'
import { reshuffles, usualRules } from '../../decks/deck-rules'
import type { Copies } from '../../decks/face'
import { pileOf, zones } from '../../decks/pile'
import { moveCard, returnCard, setDeckRules, shuffleUndrawn } from './play-card'

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
  const { state, next } = table
  const pile = pileOf(state.decks, mishaps)
  const all = pile ? zones.flatMap((zone) => pile[zone]) : []
  const card = all[figure % Math.max(1, all.length)] ?? 1
  const held = pile?.hand[figure % Math.max(1, pile.hand.length)] ?? card
  const take = (entries: Result<readonly Entry[]>) => entries.ok && table.take(entries.value)
  const line = 1 + (figure % Math.max(1, table.session.lastSeq))
  switch (what) {
    case 'draw':
      take(drawCards(state, mishaps, 1 + (figure % 3), next))
      break
    case 'play':
    case 'discard':
    case 'giveUp':
      take(moveCard(state, mishaps, held, what))
      break
    case 'takeBack':
    case 'toBottom':
      take(moveCard(state, mishaps, card, what))
      break
    case 'return':
      take(returnCard(state, mishaps, card, next))
      break
    case 'shuffle':
      take(shuffleUndrawn(state, mishaps, next))
      break
    case 'replace':
      if (figure % 4 === 0) table.lay(figure % 8 === 0 ? otherDeck : smallDeck)
      break
    case 'rule':
      take(setDeckRules(state, mishaps, { ...usualRules, reshuffle: reshuffles[figure % 3]! }))
      break
    case 'turn':
      table.nextTurn()
      break
    case 'undo':
      table.undo()
      break
    case 'redo':
      table.redo()
      break
    case 'strike':
    case 'restore':
      table.take([{ kind: what, targets: [line], cause: 'hand' }])
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

test('the piles behave like a real deck', () => {
  // The model is a deck of real cards: lists of faces.
  const draws = fc.array(fc.tuple(fc.constantFrom('draw' as const, 'play' as const), fc.nat(5)), { maxLength: 40 })
  fc.assert(
    fc.property(draws, (actions) => {
      const table = new DeckGame()
      table.lay(smallDeck, { reshuffle: 'never' })
      const pile = table.faces('undrawn')
      const hand: (string | undefined)[] = []
      const discards: (string | undefined)[] = []
      for (const [what, figure] of actions) {
        if (what === 'draw' && pile.length > 0) {
          table.draw()
          const face = pile.shift()
          ;(face === 'black' ? discards : hand).push(face)
        } else if (what === 'play' && hand.length > 0) {
          const at = figure % hand.length
          table.move(table.pile().hand[at]!, 'play')
          discards.push(...hand.splice(at, 1))
        }
        expect([table.faces('undrawn'), table.faces('hand'), table.faces('discards')]).toEqual([pile, hand, discards])
      }
    }),
  )
})
