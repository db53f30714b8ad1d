import { expect, test } from 'vitest'
import { linesOf, playedBattle } from './battle.testing'
import { Replay } from './replay'
import { shell, turnOf, ushant } from './ushant.testing'
import type { HeadLine, JournalLine } from '../game/journal-line'
import { Session } from '../game/session'
import { shipId, trackId } from '../kernel/ids'
import { perfidiousAlbion } from '../rules/perfidious-albion/index'

const replayOf = (lines: readonly JournalLine[]) => new Replay(perfidiousAlbion, lines[0] as HeadLine, lines.slice(1))

test('a replayed battle has at every line the table of that time, and ends as the game itself', () => {
  const battle = playedBattle(5, 3)
  const replay = replayOf(linesOf(battle))
  expect(replay.tableAt(replay.last)).toEqual(battle.state)
  for (const seq of [0, 1, 17, 40, replay.last - 1]) {
    expect(replay.tableAt(seq)).toEqual(battle.session.stateAt(seq))
  }
})

test('an action that was undone later is still there at the time, and going back finds it again', () => {
  const lines = ushant(
    shell({ box: '4-3', flotation: -2 }),
    { kind: 'strike', targets: [1], cause: 'undo' },
    shell({ box: '5-3', flotation: -1 }),
  )
  const replay = replayOf(lines)
  const left = (seq: number) => replay.tableAt(seq).ships[shipId('bouvet')]?.tracks[trackId('flotation')]
  expect([3, 1, 2, 0].map(left)).toEqual([29, 28, 30, 30])
  const game = new Session(perfidiousAlbion, lines[0] as HeadLine, 'torpedoes', lines.slice(1))
  expect(left(99)).toBe(game.state.ships[shipId('bouvet')]?.tracks[trackId('flotation')])
})

test('it counts turns: a marker that changes the phase alone begins none', () => {
  const replay = replayOf(
    ushant(
      turnOf(1, 'movement'),
      shell({ box: '4-3' }),
      turnOf(2, 'torpedoes'),
      turnOf(2, 'gunnery'),
      turnOf(3, 'torpedoes'),
    ),
  )
  expect([0, 1, 3, 5].map((seq) => replay.turnFrom(seq, 1))).toEqual([3, 3, 5, 5])
  expect([5, 4, 3, 1].map((seq) => replay.turnFrom(seq, -1))).toEqual([3, 3, 0, 0])
})
