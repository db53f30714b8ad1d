import { dice } from '../../../../kernel/script.testing'
import { read, type Ran } from '../../../run/run-procedure.testing'
import { furutaka } from '../../ship/furutaka.testing'
import type { Place, ShipType, WaterShip } from '../../ship/ship'
import { shipOf } from '../../ship/ship-data'
import type { Hits } from '../../table/markers'
import { atNight, runs, type Given, type Line, type NightSetup } from '../night-action.testing'
import { hit } from './damage'

/** Hits on the first ship, entered by hand: `gun=8@12` inches off, `bomb=8`, `torpedo=21`; `n=2` of them. */
export function struck({ setup, input: { gun, bomb, torpedo, n = 1 }, faces, said }: Given): Ran {
  const [inches = '', rangeInches = '0'] = String(gun ?? bomb ?? torpedo).split('@')
  const weapon = gun === undefined ? (bomb === undefined ? 'torpedo' : 'bomb') : 'gun'
  const target = Object.keys(setup.japan ?? {})[0]!.toLowerCase()
  const called = { target, weapon, inches, rangeInches: Number(rangeInches), count: n, waits: false }
  return runs(hit, atNight(setup), called, dice(...faces), said)
}

/** The reasons of a question, by the end of its key. */
export const becauseOf = ({ questions }: Ran, key: string) =>
  (questions.find((question) => question.key.endsWith(key))?.because ?? []).map(read)

/** Furutaka with her form changed, or marked. */
const she = (form: Partial<WaterShip>, has: Line[string] = {}): NightSetup => ({
  japan: { Furutaka: { form, ...has } },
})

/** The same ship with places changed. */
export const withPlaces = (change: (place: Place) => Partial<Place>, form: Partial<WaterShip> = {}): NightSetup =>
  she({ ...form, places: shipOf(furutaka()).places.map((place) => ({ ...place, ...change(place) })) })

/** A hull of stores, bare of armour, without guns. */
export const bareHull = (type: ShipType = 'CA'): NightSetup =>
  withPlaces(() => ({ outer: 'none', hull: { kind: 'stores' }, above: null }), { type, batteries: [], torpedoes: null })

export const hitsOn = (target: string, weapon: Hits['weapon'], inches: number, count = 1): Hits => ({
  ...{ target, by: '', weapon, inches, rangeInches: weapon === 'gun' ? 12 : 0, count },
})
