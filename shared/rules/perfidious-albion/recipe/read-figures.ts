import type { ShipFigures } from '../../../documents/ship-figures'
import type { ComesTo, FigureField, FigureProblem } from '../../pack/recipe'
import { knotsIn, metresIn, mountsIn, numberIn, tonsIn } from '../../kit/figures/quantity'
import { figureReader } from '../../kit/figures/reader'
import { smallCraftTons, worthOfAnInch } from './ship-from-facts'
import type { Plate } from './facts'

const plates = Object.keys(worthOfAnInch) as Plate[]
const mountings = ['twinTurrets', 'singleTurrets', 'casemates', 'open', 'tops', 'underWater', 'aboveWater'] as const
export type Mounted = (typeof mountings)[number]

const armourFields = ['belt', 'beltEnds', 'upperBelt', 'turrets', 'barbettes', 'conningTower', 'deck'] as const
export type ArmourField = (typeof armourFields)[number]

export const fields: readonly FigureField[] = [
  { name: 'units', step: 'hull', choices: ['imperial', 'metric'], usual: 'imperial' },
  { name: 'year', step: 'hull', usual: '1900' },
  { name: 'tons', step: 'hull' },
  { name: 'length', step: 'hull' },
  { name: 'knots', step: 'hull' },
  { name: 'plate', step: 'hull', choices: plates, usual: 'krupp' },
  ...armourFields.map((name): FigureField => ({ name, step: 'armour' })),
]

export const gunFields: readonly FigureField[] = [
  { name: 'count', step: 'armour' },
  { name: 'calibre', step: 'armour' },
  { name: 'mounting', step: 'armour', choices: mountings, usual: 'open' },
]

/** Words of a line that say how its guns are mounted; the first that is found. */
const mountingWords: readonly (readonly [RegExp, Mounted])[] = [
  [/under\s?-?water|submerged/, 'underWater'],
  [/above\s?-?water|tubes?/, 'aboveWater'],
  [/single (turret|barbette)/, 'singleTurrets'],
  [/turret|barbette|twin/, 'twinTurrets'],
  [/casemate|batter|main ?deck/, 'casemates'],
  [/top/, 'tops'],
]

export function readGunLine(text: string): Readonly<Record<string, string>> {
  const { count, calibre, rest, mounts = 0, each } = mountsIn(text)
  const said =
    mountingWords.find(([words]) => words.test(rest))?.[1] ?? (each === undefined || each < 2 ? 'open' : 'twinTurrets')
  // `4 x 10in in 4 turrets` has one in each. The card counts guns.
  const mounting = said === 'twinTurrets' && each === 1 ? 'singleTurrets' : said
  return { count: each === undefined ? count : String(mounts * each), calibre, mounting }
}

/** Guns of so many inches are seldom in the open. */
const heavyInches = 7

/** A line that was read; `index` is its place in the form. */
export interface Line {
  readonly index: number
  readonly count: number
  readonly inches: number
  readonly mounting: Mounted
  /** As the book has it: `18in`. */
  readonly calibre: string
}

export interface ReadFigures {
  readonly year: number
  readonly tons: number
  readonly metres: number
  readonly knots: number
  readonly plate: Plate
  readonly armour: Readonly<Record<ArmourField, number>>
  readonly lines: readonly Line[]
  readonly problems: readonly FigureProblem[]
}

/** Figures in inches, metres, tons and knots. */
export function readFigures(figures: ShipFigures): ReadFigures {
  const reader = figureReader(figures)
  const { figure, units } = reader
  const year = Math.round(figure('year', { least: 1850, most: 1960, usual: 1900 }))
  const tons = Math.round(figure('tons', { least: 20, most: 30_000, usual: 5000, read: tonsIn, unit: 't' }))
  const metres = figure('length', {
    ...{ least: 10, most: 300, usual: Math.round(5.3 * Math.cbrt(tons) + 15), unit: 'm' },
    read: (text) => metresIn(text, units),
  })
  const knots = figure('knots', {
    least: 1,
    most: 40,
    usual: tons < smallCraftTons ? 25 : 17,
    read: knotsIn,
    unit: 'kn',
  })
  const armour = Object.fromEntries(armourFields.map((name) => [name, reader.plate(name, 40)])) as ReadFigures['armour']
  const lines = reader.guns().flatMap(({ index, inches, calibre, said }): Line[] => {
    const count = numberIn(said('count'))
    const mounting = mountings.find((each) => each === said('mounting')) ?? 'open'
    if (count !== undefined && count >= 1 && count <= 99 && Number.isInteger(count)) {
      if (mounting === 'open' && inches >= heavyInches) {
        const turrets = count % 2 === 0 ? (['twinTurrets', 'singleTurrets'] as const) : (['singleTurrets'] as const)
        const mends = turrets.map((to) => ({
          say: { key: `recipe.mends.${to}` },
          to: reader.inLine(index, { mounting: to }),
        }))
        reader.problem('heavyOpen', index, { n: count }, { key: `heavyOpen:${index}:${count}`, refuses: false, mends })
      }
      return [{ index, count, inches, mounting, calibre }]
    }
    const mends = [reader.take(1, reader.inLine(index, { count: '1' }))]
    reader.problem('count', index, { text: said('count') }, { mends })
    return []
  })
  reader.unarmed((mounting) => mounting === 'underWater' || mounting === 'aboveWater')
  return {
    year,
    tons,
    metres,
    knots,
    plate: reader.choice('plate', plates, 'krupp'),
    armour,
    lines,
    problems: reader.problems,
  }
}

/** A figure that comes to nothing on the card. */
export const toNothing: ComesTo = { sum: undefined, to: '–', parts: [] }
