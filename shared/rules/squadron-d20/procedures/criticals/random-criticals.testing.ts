import fc from 'fast-check'
import { roles, type ShipData, mountKinds, type Weapons } from '../../ship/ship'
import { battleshipData, carrierData, merchantData, airBaseData } from '../../ship/stands.testing'
import { houseRules } from '../../table/house-rules'
import { columns } from '../../tables/criticals'
import { attacks } from '../../tables/damage'
import type { Critical } from './spend'
import type { DamageableData } from './target'

const int = (min: number, max: number) => fc.integer({ min, max })
const thickness = int(0, 6)

const battery = (id: string) =>
  fc.record({
    id: fc.constant(id),
    inches: fc.constantFrom(4, 5.25, 8, 15),
    impact: int(0, 9),
    radar: fc.boolean(),
    kind: fc.constantFrom(...mountKinds),
    mounts: fc.array(fc.record({ guns: int(1, 4) }), { minLength: 1, maxLength: 5 }),
  })

const guns = (faces: { from: number; to: number }) =>
  fc.option(fc.record({ faces: fc.constant(faces), batteries: fc.tuple(battery('one'), battery('two')) }))

const weapons: fc.Arbitrary<Weapons> = fc.record({
  main: guns({ from: 1, to: 4 }),
  other: guns({ from: 5, to: 8 }),
  torpedoes: fc.option(
    fc.record({
      faces: fc.constant({ from: 9, to: 10 }),
      kind: fc.constantFrom('open' as const, 'shielded' as const),
      mounts: fc.array(fc.record({ tubes: int(1, 5) }), { minLength: 1, maxLength: 4 }),
      settings: fc.constant([{ knots: 40, rangeBands: 2, modifier: 0 }]),
    }),
  ),
})

const factors = fc.record({ asw: int(0, 4), lrf: int(0, 9), aaPlus: fc.boolean(), mrf: int(0, 4), crf: int(0, 9) })

const anyShip: fc.Arbitrary<ShipData> = fc
  .record({
    role: fc.constantFrom(...roles),
    size: int(-4, 3),
    flotation: int(1, 60),
    structure: int(1, 60),
    knots: int(0, 40),
    mvr: int(0, 12),
    crewQuality: int(-2, 2),
    fireControl: int(0, 8),
    steering: int(0, 8),
    damageControlTeams: int(0, 20),
    spottingBands: int(0, 5),
    gunneryModifier: int(-2, 2),
    armour: fc.record({
      belt: thickness,
      deck: thickness,
      conningTower: thickness,
      turret: thickness,
      casemate: thickness,
      flightDeck: thickness,
    }),
    weapons,
    factors,
    searchRadar: fc.boolean(),
    gunneryRadar: fc.boolean(),
    searchlights: fc.boolean(),
    smoke: fc.boolean(),
    planes: int(0, 3),
    catapults: int(0, 2),
    cargo: fc.option(fc.record({ points: int(1, 6), kind: fc.constantFrom('fuel' as const, 'ammunition', 'other') })),
    poorUnderwaterProtection: fc.boolean(),
  })
  .map((drawn) => {
    const carrier = drawn.role === 'carrier' ? carrierData.carrier : null
    const base = drawn.role === 'merchant' ? merchantData : battleshipData
    return { ...base, ...drawn, carrier }
  })

export const anyDamageable: fc.Arbitrary<DamageableData> = fc.oneof(
  { weight: 5, arbitrary: anyShip },
  {
    weight: 1,
    arbitrary: fc
      .record({
        weapons,
        structure: int(1, 50),
        crewQuality: int(-2, 2),
        airfield: fc.constantFrom(null, airBaseData.airfield),
      })
      .map((drawn) => ({ ...airBaseData, ...drawn })),
  },
)

export const criticals: fc.Arbitrary<Critical> = fc
  .record({
    cv: int(1, 40),
    attack: fc.constantFrom(...attacks),
    isFlashover: fc.boolean(),
    column: fc.option(fc.constantFrom(...columns)),
  })
  .map(({ column, ...drawn }) => (column ? { ...drawn, column } : drawn))

/** Any choice of every house rule. */
export const rulings = fc.record(
  Object.fromEntries(
    houseRules.map(({ name, choices }) => [
      name,
      'minimum' in choices ? int(choices.minimum, choices.maximum) : fc.constantFrom(...choices),
    ]),
  ),
)
