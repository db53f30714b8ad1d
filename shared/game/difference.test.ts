import fc from 'fast-check'
import { expect, test } from 'vitest'
import { difference } from './difference'
import { anyLines } from './lines.testing'
import type { Effect } from './effect'
import type { JournalLine } from './journal-line'
import { countLooks } from '../kernel/counted-looks.testing'
import { markerId, shipId, sideId, squadronId } from '../kernel/ids'
import type { GameState } from './state'
import { north, tinySession, tinyShip } from './tiny-fleet.testing'

const label = { key: 'steps.recovered', values: { n: 1 } }
/** What an effect can restore; the numbers of notes and the original size of a squadron belong to their own history. */
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
      const was = tinySession(lines).state
      const session = tinySession(holed)
      // A note or a side that only the table with the hole has cannot be taken back.
      fc.pre(session.state.notes.every((note) => was.notes.some((other) => other.seq === note.seq)))
      fc.pre(session.state.sides.every((side) => was.sides.some((other) => other.id === side.id)))
      for (const entry of difference(session.state, was, label)) {
        session.append({ seq: session.lastSeq + 1, at: 9000, ...entry })
      }
      expect(comparable(session.state)).toEqual(comparable(was))
      expect(session.conflicts.filter((conflict) => conflict.seq > lines.length)).toEqual([])
    }),
    { numRuns: 300 },
  )
})

test('of two tables with a thousand of all there is, each thing is looked at a few times and not by every other', () => {
  const many = Array.from({ length: 1000 }, (_, n) => n)
  const effects = (n: number): Effect[] => [
    { type: 'sideAdded', side: sideId(`s${n}`), name: 'S', flag: '' },
    { type: 'squadronAdded', squadron: squadronId(`q${n}`), side: north, name: 'Q' },
    { type: 'shipAdded', ship: shipId(`b${n}`), squadron: squadronId(`q${n}`), document: tinyShip('Boat') },
    { type: 'markerLaid', marker: markerId(`m${n}`), kind: 'mine', of: north, turnLaid: 1, values: {} },
  ]
  const laden = many.map((n): JournalLine => {
    return { seq: n + 1, at: 0, kind: 'step', label, by: 'hand', effects: effects(n) }
  })
  const { state: bare } = tinySession()
  const { state: full } = tinySession(laden)
  expect(countLooks(() => void difference(bare, full, label))).toBeLessThan(200 * many.length)
  expect(countLooks(() => void difference(full, bare, label))).toBeLessThan(200 * many.length)
})

test('between a table and itself there is nothing', () => {
  const { state } = tinySession()
  expect(difference(state, state, label)).toEqual([])
})
