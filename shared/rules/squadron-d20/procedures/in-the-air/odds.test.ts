import { expect, test } from 'vitest'
import { RuleDraft } from '../../../../game/rule-draft'
import { chanceThat, exactOdds } from '../../../../kernel/exact-odds'
import { shipId, trackId } from '../../../../kernel/ids'
import { usualPolicy } from '../../../../kernel/policy'
import type { Procedure } from '../../../pack/procedure'
import { withUsualValues, read } from '../../../run/run-procedure.testing'
import { airBase, cruiser, destroyer, fighters, motorBoats, torpedoBombers } from '../../ship/stands.testing'
import { antiAircraft } from './aa'
import { airCombat } from './air-combat'
import { strafing } from './air-attack'
import { atTable, foldRules, type Stands } from '../table.testing'
import { airStand } from '../played.testing'

/** Follows every way through the dialogue, and gives how likely a figure falls by so much. */
function followed(procedure: Procedure, stands: Stands, input: object, figure: readonly [string, string]) {
  const state = atTable(stands)
  const filled = withUsualValues(procedure, state, { ...input })
  const [stand, track] = figure
  const was = state.ships[shipId(stand)]!.tracks[trackId(track)]!
  const found = exactOdds(function* () {
    const draft = new RuleDraft(foldRules, state)
    yield* procedure.run(draft, filled)
    return was - draft.ship(shipId(stand)).tracks[trackId(track)]!
  }, usualPolicy)!
  const quick = (procedure.odds?.quick(state, filled, []) ?? []).map(({ say, chance }) => [read(say), chance] as const)
  return { quick: Object.fromEntries(quick), chance: (lost: number) => chanceThat(found, (each) => each === lost) }
}

const few = (aircraft: number) => ({ of: fighters, tracks: { aircraft } })

test('fire at aircraft: the odds are those of the dice, followed way by way', () => {
  const stands = { ship: { of: cruiser }, stand: few(1) }
  const { quick, chance } = followed(antiAircraft, stands, { by: 'ship', weapon: 'lrf', attacks: 2 }, [
    'stand',
    'aircraft',
  ])
  expect(quick['No aircraft lost']).toBeCloseTo(chance(0), 12)
  expect(quick['One aircraft lost']).toBeCloseTo(chance(1), 12)
})

test('guns ashore: misses thrown again are counted', () => {
  const stands = { base: { of: airBase, tracks: { splash: 3 } }, stand: few(4) }
  const { quick, chance } = followed(antiAircraft, stands, { by: 'base', weapon: 'crf', attacks: 1 }, [
    'stand',
    'aircraft',
  ])
  expect(quick['One aircraft lost']).toBeCloseTo(chance(1), 12)
})

test('strafing: vessels and S', () => {
  const by = { of: airStand({ aircraft: 3 }) }
  const boats = { boats: { of: motorBoats, tracks: { vessels: 1 } }, stand: by }
  const strafed = followed(strafing, boats, { target: 'boats' }, ['boats', 'vessels'])
  expect(strafed.quick['One vessel lost']).toBeCloseTo(strafed.chance(1), 12)
  const ship = { ship: { of: destroyer }, stand: by }
  const shot = followed(strafing, ship, { target: 'ship', guns: 'antiShipping' }, ['ship', 'structure'])
  for (const lost of [1, 2]) expect(shot.quick[`${lost} S lost`]).toBeCloseTo(shot.chance(lost), 12)
})

test('air combat: what the attacked stand loses', () => {
  const stands = { one: few(2), other: { of: torpedoBombers, tracks: { aircraft: 2, flak: 1 } } }
  const partial = { combat: 'intercept', by: 'one', at: 'other' }
  const theirs = followed(airCombat, stands, partial, ['other', 'aircraft'])
  expect(theirs.quick['815 Squadron: one lost']).toBeCloseTo(theirs.chance(1), 12)
})
