import type { Answer } from '../../../../kernel/question'
import type { Scalar } from '../../../../kernel/scalar'
import { dice } from '../../../../kernel/script.testing'
import { read } from '../../../run/run-procedure.testing'
import { waitingHits } from '../../table/markers'
import { furutaka } from '../../ship/furutaka.testing'
import type { Item, Place, WaterShip } from '../../ship/ship'
import { shipOf } from '../../ship/ship-data'
import { askedIn, atNight, fieldsOf, runs, type NightSetup } from '../night-action.testing'
import { gunfire } from './gunfire'

export type Asked = Readonly<Record<string, Scalar>>

/** Furutaka's three twin 8-inch mounts at Astoria, a heavy cruiser on her beam, 12 inches off. */
export const aim = {
  squadron: 'cruisers',
  ships: 'furutaka',
  target: 'astoria',
  rangeInches: 12,
  bearing: '90',
  batteries: 'main-8',
} as const satisfies Asked

export interface Fired {
  readonly setup?: NightSetup
  readonly input?: Asked
  readonly faces?: readonly number[]
  readonly said?: Readonly<Record<string, Answer>>
}

/** A salvo with its dice in order: initial roll, then one D100 for each kind of mount. */
export function fired({ setup = {}, input = {}, faces = [3, 40], said = {} }: Fired = {}) {
  const ran = runs(gunfire, atNight(setup), { ...aim, ...input }, dice(...faces), said)
  return { ...ran, asked: askedIn(ran), hits: waitingHits(ran.state).map(({ count }) => count) }
}

/** Her main battery's sum before the first die: the hit number, and every row that is not 0. */
export function summed(setup: NightSetup = {}, input: Asked = {}) {
  const [sum] = gunfire.reckoning!(atNight(setup), { ...aim, ...input })
  if (!sum) throw new Error('nothing fires')
  const counted = sum.lines.filter(({ is }) => is === 'modifier')
  return {
    hitNumber: Number(read(sum.total).replace('−', '-')),
    rows: counted.map(({ say, figure }) => `${read(say)}: ${read(figure)}`),
    all: sum.lines.map(({ say }) => read(say)),
    means: read(sum.means),
    onDie: sum.onDie && read(sum.onDie),
  }
}

/** What is refused, and by which field. */
export function refusal(input: Asked, setup: NightSetup = {}) {
  const checked = gunfire.check(atNight(setup), { ...aim, ...input })
  if (checked.ok) return null
  read({ key: `refused.${checked.code}`, values: checked.values })
  return [checked.values['field'], checked.code]
}

/** The fields of the form, by name. */
export const formOf = (setup: NightSetup = {}, input: Asked = {}) =>
  fieldsOf(gunfire, atNight(setup), { ...aim, ...input })

export const enemy = (form: Partial<WaterShip>, damage = {}): NightSetup => ({
  allies: { Astoria: { form, ...damage } },
})
export const firer = (form: Partial<WaterShip>, damage = {}): NightSetup => ({
  japan: { Furutaka: { form, ...damage } },
})

/** Her form with something else above a location. */
export function withItem(at: number, above: Item): Place[] {
  return shipOf(furutaka()).places.map((place) => (place.at === at ? { ...place, above } : place))
}
