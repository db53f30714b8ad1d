import type { Appended } from '#shared/bridge/contract'
import { tinyPack, tinyRules } from '#shared/game/tiny-fleet.testing'
import { gameId, type GameId } from '#shared/kernel/ids'
import type { Result } from '#shared/kernel/result'
import { openGames, type Games } from './games'

/**
 * A program of its own that opens the game it is given, does things to it as fast as it can, says which lines are saved,
 * and waits to be killed. `act` gives the answers of one batch of things done; `lastSeq` is the line before it.
 */
export async function playUntilKilled(
  act: (games: Games, game: GameId, lastSeq: number, batch: number) => readonly Promise<Result<Appended>>[],
): Promise<void> {
  const [gamesFolder = '', name = ''] = process.argv.slice(2)
  const game = gameId(name)
  const games = openGames({
    gamesFolder,
    rulesOf: (pack) => (pack === tinyPack ? tinyRules : undefined),
    clock: Date.now,
    snapshotEvery: 25,
    notify: () => undefined,
  })
  const said = (line: string) => process.stdout.write(`${line}\n`)
  const opened = await games.open(game)
  if (!opened.ok) {
    said(`refused ${opened.code}`)
    process.exit(1)
  }
  let { lastSeq } = opened.value
  said(`open ${lastSeq}`)
  for (let batch = 0; ; batch++) {
    for (const answer of await Promise.all(act(games, game, lastSeq, batch))) {
      if (answer.ok) for (const line of answer.value.lines) said(`saved ${line.seq} ${JSON.stringify(line)}`)
      else if (answer.code !== 'deck-none-to-draw') said(`refused ${answer.code}`)
      if (answer.ok) ({ lastSeq } = answer.value)
    }
  }
}
