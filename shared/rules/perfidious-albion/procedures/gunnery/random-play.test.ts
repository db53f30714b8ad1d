import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fold } from '../../../../game/fold'
import { RuleDraft, type DraftChanges } from '../../../../game/rule-draft'
import type { GameState, ShipInPlay } from '../../../../game/state'
import type { Dialogue } from '../../../../kernel/dialogue'
import { facesOf } from '../../../../kernel/dice'
import { fieldId, type ShipId, type SquadronId } from '../../../../kernel/ids'
import type { Policy } from '../../../../kernel/policy'
import { playOut } from '../../../../kernel/sampled-odds'
import { shipOf } from '../../ship/ship-data'
import { isLost } from '../damage/fire-flash-flooding'
import { rules } from '../damage/action.testing'
import { fleets, ships } from './fleets.testing'
import { mountsOf } from './batteries'
import { salvo } from './salvo'
import { salvoForm } from './salvo-form'

/** Random numbers from 0 to 1 without end, and the same ones for the same test. */
type Numbers = () => number

const pick = <Value>(next: Numbers, values: readonly Value[]) => values[Math.floor(next() * values.length)]!

/** Chooses anything that is offered. */
const anything = (next: Numbers): Policy => ({
  name: { key: 'anything' },
  decide(question) {
    switch (question.kind) {
      case 'choose':
        return pick(next, question.options).value
      case 'confirm':
        return next() < 0.5
      case 'number':
        return question.usual
      case 'judge':
        return question.value
    }
  },
})

const play = <Outcome>(asking: Dialogue<Outcome>, next: Numbers) =>
  playOut(asking, (die) => pick(next, facesOf(die)), anything(next))

const houseRules = fc.record({
  fireNeedsPenetration: fc.constantFrom('on', 'off'),
  fireMarkStacks: fc.constantFrom('off', 'on'),
  flashReach: fc.constantFrom('section', 'nextLevel'),
  supplyBlocked: fc.constantFrom('ask', 'always', 'never'),
  naturalSixFails: fc.constantFrom('off', 'on'),
})
const squadron = fc.array(fc.nat({ max: ships.length - 1 }), { minLength: 1, maxLength: 4 })

/** One salvo of a squadron: whoever can, with whatever bears, at anyone; nothing where that is refused. */
function fireOne(state: GameState, firing: SquadronId, next: Numbers): DraftChanges | undefined {
  const input = salvoForm.withDefaults(state, {
    squadron: firing,
    rangeInches: Math.ceil(next() * 24),
    sector: pick(next, ['bow', 'port', 'starboard', 'stern']),
    rake: pick(next, ['none', 'bow', 'stern']),
  })
  if (!salvo.check(state, input).ok) return undefined
  const draft = new RuleDraft(rules, state)
  play(salvo.run(draft, input), next)
  return draft.changes
}

const afterwards = (state: GameState, { effects }: DraftChanges) =>
  fold(rules, { state, conflicts: [] }, [{ kind: 'step', seq: 1, at: 0, label: { key: 'salvo' }, by: 'rule', effects }])

function* action(state: GameState, next: Numbers) {
  for (let turn = 1; turn <= 4; turn++) {
    for (const { id } of state.squadrons) {
      const before: GameState = { ...state, turn }
      const changes = fireOne(before, id, next)
      if (!changes) continue
      const folded = afterwards(before, changes)
      yield { before, worked: changes, after: folded.state, conflicts: folded.conflicts }
      state = folded.state
    }
  }
}

const lost = (state: GameState) => Object.values(state.ships).filter(isLost)
const standing = (ship: ShipInPlay) => ship.fields[fieldId('standing')]

test('random salvos never reach a state that cannot be', () => {
  const numbers = fc.infiniteStream(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }))
  fc.assert(
    fc.property(squadron, squadron, houseRules, numbers, (ours, theirs, rulings, stream) => {
      const next: Numbers = () => stream.next().value
      for (const { before, worked: changes, after, conflicts } of action(fleets(ours, theirs, rulings), next)) {
        expect(conflicts, 'every effect finds its place').toEqual([])
        for (const ship of Object.values(after.ships)) expectPossible(ship)
        for (const ship of lost(before)) expect(after.ships[ship.id], 'a lost ship is left alone').toBe(ship)
        for (const { ship, mount } of firedIn(changes, before)) {
          expect(isLost(ship), 'a sunk ship does not act').toBe(false)
          expect(ship.boxes[mount.box] ?? [], 'guns fire from cells that stand').not.toContain('struck')
          expect(before.table[`fired:${ship.id}:${mount.key}`], 'a gun fires once a turn').not.toBe(before.turn)
        }
      }
    }),
    // On a machine that is busy otherwise fewer actions are fought.
    { numRuns: 60, interruptAfterTimeLimit: 6_000 },
  )
})

function expectPossible(ship: ShipInPlay): void {
  const { flotation, fireTrackBoxes, speedLevels } = shipOf(ship.document)
  const tracks: Readonly<Record<string, number>> = ship.tracks
  expect(tracks['flotation']).toBeGreaterThanOrEqual(0)
  expect(tracks['flotation'], 'never more flotation than built').toBeLessThanOrEqual(flotation)
  expect(tracks['fire']).toBeLessThanOrEqual(fireTrackBoxes + 1)
  expect(tracks['propulsion']).toBeLessThanOrEqual(speedLevels.length - 1)
  if (tracks['flotation'] === 0) expect(standing(ship)).toMatch(/sunk|blownUp/)
  const propulsion = cellsThatHold(ship, 'propulsion').filter((at) => boxesOf(ship, at).includes('struck'))
  expect(tracks['propulsion'], 'one box for each propulsion cell').toBe(
    Math.min(propulsion.length, speedLevels.length - 1),
  )
}

const boxesOf = (ship: ShipInPlay, at: string) => (ship.boxes as Readonly<Record<string, readonly string[]>>)[at] ?? []

function cellsThatHold(ship: ShipInPlay, kind: string): readonly string[] {
  return shipOf(ship.document).cells.flatMap(({ at, holds }) => (holds.some((held) => held.kind === kind) ? [at] : []))
}

/** The guns that a salvo booked. */
function firedIn({ effects }: DraftChanges, state: GameState) {
  return effects.flatMap((effect) => {
    if (effect.type !== 'tableSet' || !effect.key.startsWith('fired:')) return []
    const [, id = '', ...mount] = effect.key.split(':')
    const ship = state.ships[id as ShipId]!
    return [{ ship, mount: mountsOf(ship.document).find(({ key }) => key === mount.join(':'))! }]
  })
}
