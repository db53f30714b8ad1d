import type { RuleDraft } from '../../../../game/rule-draft'
import { shipName } from '../../../../game/ship-name'
import type { GameState, ShipInPlay } from '../../../../game/state'
import { roll, under, type Dialogue } from '../../../../kernel/dialogue'
import { fieldId } from '../../../../kernel/ids'
import { own } from '../../../../kernel/own'
import type { Phrase } from '../../../../kernel/phrase'
import { ownerOf } from '../../../kit/owner'
import { procedure } from '../../../kit/procedure'
import { rulingOf } from '../../table/house-rules'
import { placeHits } from '../../table/markers'
import { isGone } from '../damage/hit'
import { resolveHits } from '../damage/damage'
import { boxesOfMount } from '../damage/fire-and-flooding'
import { agreed, namesOf, type ReckonedBattery } from './agreed'
import { dependOnInitialDie, noteFired, noteHit, noteInitialDie } from './firing-record'
import { gunfireForm, type GunfireValues } from './gunfire-form'
import { oddsOfGunfire } from './gunfire-odds'
import { reckonGunfire, sayExpected } from './gunfire-said'
import { warningsOf } from './gunfire-warnings'
import { goesOn } from './initial-roll'
import { says } from './says'
import { scoreByChits } from './score-chits'
import { scoreByD100 } from './score-d100'
import { onGunnery } from './look-up'

const standing = fieldId('standing')

/** A ship or several fire at one target: initial roll, hit numbers, hits by D100 or chits, mishaps. */
export const gunfire = procedure({
  name: 'gunfire',
  phases: ['gunfire'],
  form: gunfireForm,
  lookUp: onGunnery.gunfire,
  warnings: warningsOf,
  reckoning: reckonGunfire,
  odds: oddsOfGunfire,
  run,
})

function* run(table: RuleDraft, inputs: GunfireValues): Dialogue<Phrase> {
  const batteries = yield* agreed(table, inputs)
  fire(table, inputs)
  let hits = 0
  const scored: { readonly battery: ReckonedBattery; readonly count: number }[] = []
  for (const ship of inputs.ships) {
    const hers = batteries.filter(({ firing }) => firing.ship.id === ship.id)
    for (const battery of yield* initialRoll(table, ship, hers)) {
      if (isGone(table.ship(ship.id))) break
      table.because(sayExpected(table.settled, battery))
      const count = yield* rulingOf(table.settled, 'hitMethod') === 'chits'
        ? scoreByChits(table, battery)
        : scoreByD100(table, battery)
      hits += count
      if (count > 0) scored.push({ battery, count })
    }
  }
  if (hits > 0) noteHit(table, inputs.target.id)
  for (const { battery, count } of scored) yield* hit(table, inputs, battery, count)
  const [only] = inputs.ships
  const who = inputs.ships.length === 1 ? shipName(only!) : inputs.squadron.name
  return says('done', { who, squadron: inputs.squadron.name, target: shipName(inputs.target), n: hits })
}

/** One D10 a turn for all batteries of a ship; none where all go on automatically. Returns those that go on. */
function* initialRoll(
  table: RuleDraft,
  ship: ShipInPlay,
  batteries: readonly ReckonedBattery[],
): Dialogue<readonly ReckonedBattery[]> {
  if (batteries.every(({ initial }) => initial === 'A')) return batteries
  const because = batteries.map(({ firing, initial }) =>
    initial === 'A' ? says('goesOnAlways', namesOf(firing)) : says('goesOnAt', { ...namesOf(firing), initial }),
  )
  const ask = says('ask.initial', { ship: shipName(ship) })
  const prompt = { to: ownerOf(table.state, ship.id), ask, because, lookUp: onGunnery.initial }
  const thrown = batteries[0]?.thrown
  const die = thrown ?? (yield* roll(`initial/${ship.id}/initial`, 'D10', prompt))
  if (thrown === undefined) noteInitialDie(table, ship.id, die)
  else {
    dependOnInitialDie(table, ship.id)
    table.because(says('thrownBefore', { ship: shipName(ship), die }))
  }
  for (const { firing, initial } of batteries) {
    if (!goesOn(initial, die)) table.because(says('fallsShort', { ...namesOf(firing), initial, die }))
  }
  return batteries.filter(({ initial }) => goesOn(initial, die))
}

/** Records every battery that fires, with the premise that its mounts can fire. */
function fire(table: RuleDraft, { firing, target, rangeInches, bearing }: GunfireValues): void {
  for (const { ship, battery, form, kinds, guns } of firing) {
    for (const { id, fields } of [ship, target]) {
      table.dependsOn({ of: 'field', ship: id, field: standing, was: own(fields, standing) ?? null })
    }
    for (const box of kinds.flatMap(({ mounts }) => mounts).flatMap(({ id }) => boxesOfMount(form, id))) {
      table.dependsOn({ of: 'mark', ship: ship.id, box, mark: 'out', was: false })
    }
    const mounts = kinds.flatMap((kind) => kind.mounts.map(({ id }) => id))
    noteFired(table, ship.id, battery.id, { target: target.id, guns, rangeInches, bearing, mounts })
  }
}

/** Ruling `damageTiming`: hits wait for the damage phase, or are worked out in the same dialogue. */
function* hit(
  table: RuleDraft,
  { target, rangeInches }: GunfireValues,
  battery: ReckonedBattery,
  count: number,
): Dialogue<void> {
  const { ship, battery: of } = battery.firing
  const hits = { target: target.id, by: ship.id, weapon: 'gun', inches: of.inches, rangeInches, count } as const
  if (rulingOf(table.settled, 'damageTiming') === 'atOnce') {
    yield* under(`strike/${ship.id}/${of.id}`, resolveHits(table, hits))
    return
  }
  const values = { ...namesOf(battery.firing), target: shipName(target), n: count }
  table.apply(placeHits(table.state, sideOf(table.state, ship), hits), says('hitsWait', values))
}

function sideOf(state: GameState, ship: ShipInPlay) {
  return ownerOf(state, ship.id) as Parameters<typeof placeHits>[1]
}
