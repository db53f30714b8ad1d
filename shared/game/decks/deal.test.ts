import { describe, expect, test } from 'vitest'
import { expectWhole, DeckGame, mishaps, smallDeck } from './decks.testing'
import { drawCards } from './deal'
import { usualRules } from '../../decks/deck-rules'
import { blackFace } from '../../decks/face'
import { noDecks } from '../../decks/pile'
import { moveCard, returnCard, setDeckRules, shuffleUndrawn } from './play-card'
import { north, south } from '../tiny-fleet.testing'
import { en } from '../../rules/words'
import { speaker } from '../../words/speak'

const reds = [
  { face: 'AH', copies: 1 },
  { face: '6H', copies: 1 },
  { face: 'QD', copies: 1 },
]
const withDeck = (...given: Parameters<DeckGame['lay']>) => {
  const table = new DeckGame()
  table.lay(...given)
  return table
}

test('a deck is placed face down: the journal has open numbers and sealed faces', () => {
  const table = withDeck()
  expect(table.pile()).toMatchObject({ of: north, drawer: south, undrawn: [1, 2, 3, 4, 5, 6], hand: [], shown: {} })
  expectWhole(table, smallDeck)
  const [, seal, step] = table.session.lines
  expect(seal).toMatchObject({ kind: 'sealed', owner: 'umpire', what: 'deck' })
  expect(JSON.stringify(step)).not.toMatch(/"order"|\[1,/)
})

describe('drawing', () => {
  test('a black card is shown and discarded, a red one goes to the hand unseen', () => {
    const table = withDeck()
    const order = table.faces('undrawn')
    table.draw(6)
    expect(table.faces('discards')).toEqual(order.filter((face) => face === blackFace))
    expect(table.faces('hand')).toEqual(order.filter((face) => face !== blackFace))
    expect(Object.values(table.pile().shown)).toEqual([blackFace, blackFace, blackFace])
    expect(table.state.decks.sealed[mishaps]?.seenBy[table.pile().hand[0]!]).toEqual([south])
    expect(table.pile().drawn).toEqual({ turn: 1, cards: 6 })
  })

  test('an empty pile takes in the discards, even in the middle of a draw', () => {
    const table = withDeck([{ face: blackFace, copies: 2 }])
    table.draw(5)
    expect(table.pile()).toMatchObject({ drawn: { cards: 5 } })
    expectWhole(table, [{ face: blackFace, copies: 2 }])
  })

  test('that shuffles the discards in has a label of its own', () => {
    const named = (contents: Parameters<DeckGame['lay']>[0], ...counts: number[]) => {
      const table = withDeck(contents)
      for (const count of counts) {
        table.draw(count)
        for (const card of table.pile().hand) table.move(card, 'play')
      }
      const steps = table.session.lines.filter((line) => line.kind === 'step')
      return steps.map(({ label }) => label.key).filter((key) => key.includes('drawn'))
    }
    const words = speaker(en)
    expect(named([{ face: blackFace, copies: 2 }], 2, 1)).toEqual([
      'decks.steps.drawnBlack',
      'decks.steps.reshuffled.drawnBlack',
    ])
    expect(named([{ face: 'AH', copies: 1 }], 1, 1).at(-1)).toBe('decks.steps.reshuffled.drawn')
    expect(named([reds[0]!, { face: blackFace, copies: 1 }], 2, 2).at(-1)).toBe('decks.steps.reshuffled.drawnSome')
    expect(words('decks.steps.reshuffled.drawnSome', { deck: 'North', n: 2, blacks: 1 })).toBe(
      'discards of North shuffled in, and 2 cards drawn, 1 of them black',
    )
  })

  test('without reshuffling it ends when the deck does', () => {
    const table = withDeck(smallDeck, { reshuffle: 'never' })
    table.draw(9)
    expect(table.pile().undrawn).toEqual([])
    expect(drawCards(table.state, mishaps, 1, table.next)).toMatchObject({ code: 'deck-none-to-draw' })
  })

  test('with reshuffling every turn the discards come back before the first draw of a turn, and not before the second', () => {
    const table = withDeck(smallDeck, { reshuffle: 'everyTurn' })
    table.draw(6)
    table.nextTurn()
    table.draw()
    expect(table.pile().undrawn).toHaveLength(2)
    table.draw()
    expect(table.pile().undrawn).toHaveLength(1)
    expectWhole(table, smallDeck)
  })

  test('waits while the hand holds too many', () => {
    const table = withDeck(reds, { handLimit: 1 })
    table.draw(2)
    expect(drawCards(table.state, mishaps, 1, table.next)).toMatchObject({
      code: 'deck-hand-over',
      values: { held: 2, limit: 1 },
    })
    table.move(table.pile().hand[0]!, 'giveUp')
    table.draw()
    expect(table.pile().shown).toEqual({})
  })

  test('from no deck, or from one whose seals are taken out, is refused', () => {
    const table = withDeck()
    expect(drawCards({ decks: noDecks, turn: 1 }, mishaps, 1, table.next)).toMatchObject({ code: 'deck-unknown' })
    const view = { decks: { ...table.state.decks, sealed: {} }, turn: 1 }
    expect(drawCards(view, mishaps, 1, table.next)).toMatchObject({ code: 'deck-card-hidden' })
    expect(shuffleUndrawn(view, mishaps, table.next)).toMatchObject({ code: 'deck-card-hidden' })
  })
})

describe('undo', () => {
  test('puts drawn cards back in place, and the same ones are drawn again', () => {
    const table = withDeck(reds)
    const order = table.faces('undrawn')
    table.draw(2)
    table.undo()
    expect(table.faces('undrawn')).toEqual(order)
    table.draw(2)
    expect(table.faces('hand')).toEqual(order.slice(0, 2))
    expect(table.session.conflicts).toEqual([])
  })

  test('of a draw that reshuffled restores the same order, so nobody fishes for a better one', () => {
    const table = withDeck([...reds, { face: 'KD', copies: 1 }, { face: '2H', copies: 1 }])
    table.draw(5)
    for (const card of table.pile().hand) table.move(card, 'play')
    table.draw(2)
    const drawn = table.faces('hand')
    for (let again = 0; again < 5; again++) {
      table.undo()
      table.draw(2)
      expect(table.faces('hand')).toEqual(drawn)
    }
    expect(table.session.conflicts).toEqual([])
  })
})

describe('in the hand', () => {
  const held = () => {
    const table = withDeck(reds)
    table.draw()
    return { table, card: table.pile().hand[0]! }
  }

  test('a card is played in the open, or discarded when its moment has passed, and taken back where that was a mistake', () => {
    for (const move of ['play', 'discard'] as const) {
      const { table, card } = held()
      table.move(card, move)
      expect(table.pile()).toMatchObject({ hand: [], discards: [card], shown: { [card]: table.face(card) } })
      table.move(card, 'takeBack')
      expect(table.pile()).toMatchObject({ hand: [card], discards: [] })
    }
  })

  test('a card that is not there is refused', () => {
    const { table, card } = held()
    const under = table.pile().undrawn[0]!
    for (const [which, move] of [
      [under, 'play'],
      [99, 'giveUp'],
      [card, 'takeBack'],
    ] as const) {
      expect(moveCard(table.state, mishaps, which, move)).toMatchObject({ ok: false, code: 'deck-card-not-there' })
    }
  })
})

describe('repair without spoilers', () => {
  test('a returned card is anywhere among the undrawn, with a new number', () => {
    const table = withDeck(reds)
    table.draw()
    const card = table.pile().hand[0]!
    table.returns(card)
    expect(table.pile().undrawn).toEqual([4, 5, 6])
    expectWhole(table, reds)
  })

  test('a card goes to the bottom, from the pile, the hand or the discards', () => {
    const table = withDeck(reds)
    const [top, second, third] = table.pile().undrawn
    table.move(top!, 'toBottom')
    expect(table.pile().undrawn).toEqual([second, third, top])
    table.draw()
    table.move(second!, 'play')
    table.move(second!, 'toBottom')
    expect(table.pile()).toMatchObject({ undrawn: [third, top, second], discards: [] })
  })

  test('a new deck replaces the old; a held card stays, and leaves the game when it is played', () => {
    const table = withDeck(reds)
    table.draw()
    const card = table.pile().hand[0]!
    table.lay([{ face: blackFace, copies: 4 }])
    expect(table.pile()).toMatchObject({ hand: [card], away: [2, 3], undrawn: [4, 5, 6, 7] })
    expect(returnCard(table.state, mishaps, card, table.next)).toMatchObject({ code: 'deck-card-not-there' })
    table.move(card, 'play')
    expect(table.pile()).toMatchObject({ hand: [], away: [2, 3, card], discards: [] })
    expectWhole(table, [{ face: blackFace, copies: 4 }])
  })

  test('the rules of a deck change in play', () => {
    const table = withDeck()
    table.does(setDeckRules(table.state, mishaps, { ...usualRules, cardsPerTurn: 2 }))
    expect(table.pile().rules.cardsPerTurn).toBe(2)
    expect(setDeckRules(table.state, mishaps, { ...usualRules, cardsPerTurn: -1 })).toMatchObject({ ok: false })
  })
})
