import fc from 'fast-check'
import { expect, test } from 'vitest'
import { DeckGame, mishaps } from './decks/decks.testing'
import { deckId } from '../kernel/ids'
import { placeDeck } from './decks/deal'
import { usualRules } from '../decks/deck-rules'
import { pileOf } from '../decks/pile'
import { moveCard, returnCard } from './decks/play-card'
import { handFor } from './decks/turn-of-decks'
import { labelOf } from './label'
import { north, south, tinySession } from './tiny-fleet.testing'
import { linesFor, stateFor, type Viewer } from './views'

const umpire: Viewer = { is: 'umpire' }
const table: Viewer = { is: 'table' }
const drawer: Viewer = { is: 'side', side: south }
const stricken: Viewer = { is: 'side', side: north }

/** Faces that no other text of a message holds by chance. */
const secretFaces = ['secret-one', 'secret-two', 'secret-three', 'secret-four']
const secretDeck = [...secretFaces.map((face) => ({ face, copies: 1 })), { face: 'black', copies: 2 }]

const played = (...actions: readonly ('draw' | 'play' | 'return' | 'shuffle' | 'undo' | 'redo')[]) => {
  const game = new DeckGame()
  game.lay(secretDeck, {}, { isOpen: false })
  for (const action of actions) {
    // An undo that takes the deck off the table is taken back: there is nothing to hide without one.
    if (!pileOf(game.state.decks, mishaps)) game.redo()
    const card = game.pile().hand[0]
    if (action === 'draw') game.draw()
    else if (action === 'undo') game.undo()
    else if (action === 'redo') game.redo()
    else if (action === 'shuffle') {
      if (game.pile().undrawn.length > 0) game.shuffle()
    } else if (card !== undefined) {
      game.does(
        action === 'play'
          ? moveCard(game.state, mishaps, card, 'play')
          : returnCard(game.state, mishaps, card, game.next),
      )
    }
  }
  if (!pileOf(game.state.decks, mishaps)) game.redo()
  return game
}

/** Everything that goes to a viewer's window: lines, their labels, the state and the cards in his hand. */
const messages = (viewer: Viewer, game: DeckGame) => {
  const lines = linesFor(viewer, game.session.lines)
  const state = stateFor(viewer, game.state)
  const { undo, redo, conflicts } = game.session
  return JSON.stringify([
    lines,
    lines.map(labelOf),
    undo,
    redo,
    conflicts,
    state,
    handFor(viewer, state.decks, mishaps),
  ])
}

const action = fc.constantFrom(...(['draw', 'draw', 'draw', 'play', 'return', 'shuffle', 'undo', 'redo'] as const))

test('a secret is in no message to a window that may not see it', () => {
  fc.assert(
    fc.property(fc.array(action, { maxLength: 30 }), (actions) => {
      const game = played(...actions)
      const turnedUp = new Set(game.session.lines.flatMap((line) => (line.kind === 'step' ? facesIn(line) : [])))
      const looked = game.session.lines.flatMap((line) =>
        line.kind === 'sealed' && line.owner === south ? facesIn(line) : [],
      )
      for (const face of secretFaces) {
        const isOpen = turnedUp.has(face)
        expect(messages(table, game).includes(face), 'table').toBe(isOpen)
        expect(messages(stricken, game).includes(face), 'stricken').toBe(isOpen)
        expect(messages(drawer, game).includes(face), 'drawer').toBe(isOpen || looked.includes(face))
        expect(messages(umpire, game)).toContain(face)
      }
    }),
    { numRuns: 200 },
  )
})

test('what a view sends folds to what it is shown, cards and conflicts alike', () => {
  fc.assert(
    fc.property(
      fc.array(action, { maxLength: 30 }),
      fc.constantFrom(umpire, table, drawer, stricken),
      (actions, viewer) => {
        const game = played(...actions)
        const lines = linesFor(viewer, game.session.lines).slice(1)
        const theirs = tinySession(lines)
        expect(theirs.state).toEqual(stateFor(viewer, game.state))
        expect(theirs.conflicts).toEqual(game.session.conflicts)
      },
    ),
    { numRuns: 100 },
  )
})

test('a hand is shown to the side that holds it and to the umpire; others count its cards', () => {
  const game = new DeckGame()
  game.lay([{ face: 'secret-one', copies: 1 }])
  game.draw()
  const [card] = game.pile().hand
  const shownTo = (viewer: Viewer) => handFor(viewer, stateFor(viewer, game.state).decks, mishaps)
  expect(shownTo(drawer)).toEqual([{ card, face: 'secret-one' }])
  expect(shownTo(umpire)).toEqual([{ card, face: 'secret-one' }])
  expect(shownTo(stricken)).toEqual([{ card }])
  expect(shownTo(table)).toEqual([{ card }])
  expect(handFor(table, stateFor(table, game.state).decks, deckId('none'))).toEqual([])
})

test('a sealed note opens to its owner alone', () => {
  const game = new DeckGame()
  game.take([{ kind: 'sealed', owner: north, what: 'note', payload: 'we turn at dusk' }])
  const reads = (viewer: Viewer) => JSON.stringify(linesFor(viewer, game.session.lines)).includes('dusk')
  expect([umpire, stricken, drawer, table].map(reads)).toEqual([true, true, false, false])
})

test('two decks keep separate secrets', () => {
  const game = new DeckGame()
  game.lay([{ face: 'secret-one', copies: 1 }])
  const other = deckId('south')
  const plan = { deck: other, name: 'South', of: south, drawer: north, rules: usualRules, isOpen: false }
  game.does(placeDeck(game.state, { ...plan, contents: [{ face: 'secret-two', copies: 1 }] }, game.next))
  game.draw()
  expect(Object.keys(stateFor(drawer, game.state).decks.sealed)).toEqual([mishaps])
  expect(stateFor(stricken, game.state).decks.sealed).toEqual({})
})

function facesIn(line: unknown): string[] {
  return JSON.stringify(line).match(/secret-[a-z]+/g) ?? []
}
