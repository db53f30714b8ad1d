import type { TorpedoSetting } from '../ship/ship'

/** Torpedoes as reference works give them: knots and yards of each setting. */
const models = {
  'US Mk 15': [run(45, 6000), run(33, 10_000), run(26, 15_000)],
  'US Mk 8': [run(36, 10_500)],
  'US Mk 13': [run(33, 5700)],
  'Japanese type 93': [run(49, 21_900, 'noWake'), run(41, 35_000, 'noWake'), run(37, 43_700, 'noWake')],
  'Japanese type 91': [run(42, 2200)],
  'British Mk IX': [run(41, 10_500), run(35, 15_000)],
  'British Mk XII': [run(40, 1500), run(27, 3500)],
  'German G7a': [run(44, 6560), run(40, 8750), run(30, 15_300)],
  'Italian 53.3 cm': [run(48, 4370), run(38, 8750), run(30, 13_120)],
  'Italian 45 cm': [run(44, 2190)],
} as const
export type TorpedoModel = keyof typeof models

interface Run {
  readonly knots: number
  readonly yards: number
  readonly wake: 'wake' | 'noWake'
}

function run(knots: number, yards: number, wake: Run['wake'] = 'wake'): Run {
  return { knots, yards, wake }
}

const bandYards = 5000

/** The settings of a torpedo: bands of 5,000 yards to the nearest, a modifier by its speed. */
export function settingsOf(model: TorpedoModel): TorpedoSetting[] {
  return models[model].map(({ knots, yards, wake }) => ({
    knots,
    rangeBands: Math.min(5, Math.max(1, Math.round(yards / bandYards))),
    modifier: Math.min(2, bySpeed(knots) + (wake === 'noWake' ? 1 : 0)),
  }))
}

/** The modifier of a torpedo that fell from the air: that of its fastest setting. */
export function dropModifier(model: TorpedoModel): number {
  return settingsOf(model)[0]!.modifier
}

const fromKnots = [30, 38, 45] as const

function bySpeed(knots: number): number {
  return -2 + fromKnots.filter((least) => knots >= least).length
}
