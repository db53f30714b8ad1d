import { randomInt } from 'node:crypto'
import type { DeckAction } from '#shared/bridge/contract'
import { usualRules } from '#shared/decks/deck-rules'
import { entriesOf } from '#shared/game/decks/deck-action'
import { pileOf } from '#shared/decks/pile'
import type { DeckPlan } from '#shared/decks/deck-plan'
import type { GameState } from '#shared/game/state'
import { north, tinyPack, tinyRules } from '#shared/game/tiny-fleet.testing'
import { deckId, gameId } from '#shared/kernel/ids'
import { openGames } from './games'

/** A program of its own that deals as fast as it can, says which lines are saved, and waits to be killed. */
const [gamesFolder = '', name = ''] = process.argv.slice(2)
const game = gameId(name)
const games = openGames({
  gamesFolder,
  rulesOf: (pack) => (pack === tinyPack ? tinyRules : undefined),
  clock: Date.now,
  snapshotEvery: 25,
  notify: () => undefined,
})
const deck = deckId('north')
const plan: DeckPlan = {
  kind: 'naval',
  side: north,
  called: '',
  rules: usualRules,
  isOpen: true,
  reds: ['AH', '6H', '9H', 'QD', 'KD'],
  blacks: 7,
}

/** Something that a hand may do with the deck as it lies. */
function nextAction(state: GameState): DeckAction {
  const pile = pileOf(state.decks, deck)
  if (!pile) return { do: 'lay', deck, plan }
  const [held] = pile.hand
  const [gone] = pile.discards
  const ways: readonly (DeckAction | false | undefined)[] = [
    { do: 'draw', deck, count: 1 + randomInt(3) },
    { do: 'shuffle', deck },
    held !== undefined && { do: 'play', deck, card: held },
    held !== undefined && { do: 'return', deck, card: held },
    held !== undefined && { do: 'giveUp', deck, card: held },
    gone !== undefined && { do: 'takeBack', deck, card: gone },
  ]
  const able = ways.filter((way) => way !== undefined && way !== false)
  return able[randomInt(able.length)]!
}

const said = (line: string) => process.stdout.write(`${line}\n`)
const opened = await games.open(game)
if (!opened.ok) {
  said(`refused ${opened.code}`)
  process.exit(1)
}
said(`open ${opened.value.lastSeq}`)
const next = () => randomInt(2 ** 32)
for (let batch = 0; ; batch++) {
  // Three in flight, as from three windows.
  const deals = [0, 1, 2].map((window) =>
    games.deal(
      game,
      (state) => entriesOf({ state, ownDeck: () => undefined, next }, nextAction(state)),
      `${process.pid}-${batch}-${window}`,
    ),
  )
  for (const answer of await Promise.all(deals)) {
    if (answer.ok) for (const line of answer.value.lines) said(`saved ${line.seq} ${JSON.stringify(line)}`)
    else if (answer.code !== 'deck-none-to-draw') said(`refused ${answer.code}`)
  }
}
