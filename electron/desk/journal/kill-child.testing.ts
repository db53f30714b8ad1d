import { tinyPack, tinyRules } from '#shared/game/tiny-fleet.testing'
import { gameId } from '#shared/kernel/ids'
import { openGames } from './games'
import { struck } from './struck.testing'

/** A program of its own that marks boxes as fast as it can, says which are saved, and waits to be killed. */
const [gamesFolder = '', name = ''] = process.argv.slice(2)
const game = gameId(name)
const games = openGames({
  gamesFolder,
  rulesOf: (pack) => (pack === tinyPack ? tinyRules : undefined),
  clock: Date.now,
  snapshotEvery: 25,
  notify: () => undefined,
})

const opened = await games.open(game)
if (!opened.ok) {
  process.stdout.write(`refused ${opened.code}\n`)
  process.exit(1)
}
let { lastSeq } = opened.value
const said = (line: string) => process.stdout.write(`${line}\n`)
said(`open ${lastSeq}`)
for (let box = 0; ; box++) {
  // Three in flight, so that they share a flush.
  const answers = await Promise.all([0, 1, 2].map((more) => games.append(game, lastSeq + more, [struck(box + more)])))
  for (const answer of answers) {
    if (!answer.ok) said(`refused ${answer.code}`)
    else for (const line of answer.value.lines) said(`saved ${line.seq} ${JSON.stringify(line)}`)
  }
  lastSeq += 3
}
