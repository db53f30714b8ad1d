import { expect, test } from 'vitest'
import { checkLine } from '../check-line'
import { difference } from '../difference'
import { DeckGame, expectWhole, smallDeck } from './decks.testing'
import { sealsBetween } from './recovered'

const evening = () => {
  const game = new DeckGame()
  game.lay()
  game.draw(4)
  for (const card of game.pile().hand.slice(0, 1)) game.move(card, 'play')
  game.shuffle()
  game.draw(4)
  for (const card of game.pile().hand.slice(0, 1)) game.move(card, 'giveUp')
  game.nextTurn()
  game.draw()
  return game
}

test('whichever line of a game is lost, its cards are put back in place, faces included', () => {
  const played = evening()
  const label = { key: 'steps.recovered', values: { n: 1 } }
  for (let lost = 1; lost <= played.session.lastSeq; lost++) {
    const lines = played.session.lines.slice(1)
    lines[lost - 1] = { seq: lost, at: 1000, kind: 'lost' }
    const game = new DeckGame(lines)
    const before = game.session.conflicts.length
    game.take(difference(game.state, played.state, label))
    expect(game.state.decks, `line ${lost}`).toEqual(played.state.decks)
    expect(game.session.conflicts).toHaveLength(before)
    expectWhole(game, smallDeck)
    for (const line of game.session.lines) expect(checkLine(line)).toMatchObject({ ok: true })
  }
})

test('what is put back stays secret: open entries have no face that was not turned up', () => {
  const played = evening()
  const bare = new DeckGame()
  const label = { key: 'steps.recovered', values: { n: 1 } }
  const open = difference(bare.state, played.state, label).filter((entry) => entry.kind !== 'sealed')
  const { shown, contents, ...rest } = played.pile()
  expect(contents).not.toBeNull()
  expect(JSON.stringify(open)).toContain(JSON.stringify(shown))
  for (const { face } of smallDeck) expect(JSON.stringify(rest)).not.toContain(`"${face}"`)
})

test('a deck that was not there is removed again', () => {
  const dealt = new DeckGame()
  dealt.lay()
  const bare = new DeckGame()
  dealt.take(difference(dealt.state, bare.state, { key: 'steps.recovered', values: { n: 1 } }))
  expect(dealt.state.decks.piles).toEqual({})
  expect(sealsBetween(dealt.state.decks, dealt.state.decks)).toEqual([])
})
