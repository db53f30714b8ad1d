import { randomInt } from 'node:crypto'
import type { Appended, DeckAction } from '#shared/bridge/contract'
import type { DeckPlan } from '#shared/decks/deck-plan'
import { usualRules } from '#shared/decks/deck-rules'
import { pileOf } from '#shared/decks/pile'
import { entriesOf } from '#shared/game/decks/deck-action'
import type { GameState } from '#shared/game/state'
import { north, tinyPack, tinyRules } from '#shared/game/tiny-fleet.testing'
import { deckId, gameId } from '#shared/kernel/ids'
import type { Result } from '#shared/kernel/result'
import { openGames } from './games'
import { struck } from './table-evening.testing'

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

/*
 * A program of its own that opens the game it is given, does things to it as fast as it can, three in flight, so that
 * they share a flush; says which lines are saved, and waits to be killed.
 */
const [gamesFolder = '', name = '', what = 'marks'] = process.argv.slice(2)
const game = gameId(name)
const games = openGames({
  gamesFolder,
  rulesOf: (pack) => (pack === tinyPack ? tinyRules : undefined),
  clock: Date.now,
  snapshotEvery: 25,
  notify: () => undefined,
})
const mark = (lastSeq: number, batch: number, at: number) => games.append(game, lastSeq + at, [struck(batch + at)])
const next = () => randomInt(2 ** 32)
/** As from three windows. */
const deal = (batch: number, window: number): Promise<Result<Appended>> =>
  games.deal(
    game,
    (state) => entriesOf({ state, ownDeck: () => undefined, next }, nextAction(state)),
    `${process.pid}-${batch}-${window}`,
  )
const said = (line: string) => process.stdout.write(`${line}\n`)
const opened = await games.open(game)
if (!opened.ok) {
  said(`refused ${opened.code}`)
  process.exit(1)
}
let { lastSeq } = opened.value
said(`open ${lastSeq}`)
for (let batch = 0; ; batch++) {
  const asked = [0, 1, 2].map((at) => (what === 'marks' ? mark(lastSeq, batch, at) : deal(batch, at)))
  for (const answer of await Promise.all(asked)) {
    if (answer.ok) for (const line of answer.value.lines) said(`saved ${line.seq} ${JSON.stringify(line)}`)
    else if (answer.code !== 'deck-none-to-draw') said(`refused ${answer.code}`)
    if (answer.ok) ({ lastSeq } = answer.value)
  }
}
