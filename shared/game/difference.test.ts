import fc from 'fast-check'
import { expect, test } from 'vitest'
import { difference } from './difference'
import { anyLines } from './lines.testing'
import { Session } from './session'
import type { GameState } from './state'
import { tinyHead, tinyRules } from './tiny-fleet.testing'

const label = { key: 'steps.recovered', values: { n: 1 } }
/** What has an effect to put it back with; the numbers of notes and what a squadron began with are of its own history. */
const comparable = ({ ships, sides, squadrons, turn, phase, notes, markers }: GameState) => ({
  ships,
  sides,
  turn,
  phase,
  markers: [...markers].sort((one, other) => one.id.localeCompare(other.id)),
  squadrons: Object.fromEntries(squadrons.map(({ id, side, name, order }) => [id, { side, name, order }])),
  notes: notes.map(({ text }) => text).sort(),
})

test('the lines between two tables of a game, done to the first, come to the second', () => {
  fc.assert(
    fc.property(anyLines, fc.nat(30), (lines, lost) => {
      const holed = lines.map((line) =>
        line.seq === lost ? ({ seq: lost, at: line.at, kind: 'lost' } as const) : line,
      )
      const was = new Session(tinyRules, tinyHead, 'initiative', lines).state
      const session = new Session(tinyRules, tinyHead, 'initiative', holed)
      // A note or a side that only the table with the hole has cannot be taken back.
      fc.pre(session.state.notes.every((note) => was.notes.some((other) => other.seq === note.seq)))
      for (const entry of difference(session.state, was, label)) {
        session.append({ seq: session.lastSeq + 1, at: 9000, ...entry })
      }
      expect(comparable(session.state)).toEqual(comparable(was))
      expect(session.misfits.filter((misfit) => misfit.seq > lines.length)).toEqual([])
    }),
    { numRuns: 300 },
  )
})

test('between a table and itself there is nothing', () => {
  const { state } = new Session(tinyRules, tinyHead, 'initiative')
  expect(difference(state, state, label)).toEqual([])
})
