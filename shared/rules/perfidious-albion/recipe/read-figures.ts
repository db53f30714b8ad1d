import type { ShipFigures } from '../../../documents/ship-figures'
import { own } from '../../../kernel/own'
import type { ComesTo, FigureField, FigureProblem } from '../../pack/recipe'
import {
  boreIn,
  gunLineIn,
  inchesIn,
  knotsIn,
  metresIn,
  numberIn,
  tonsIn,
  type Units,
} from '../../kit/figures/quantity'
import { worthOfAnInch } from './ship-from-facts'
import type { Plate } from './facts'

const plates = Object.keys(worthOfAnInch) as Plate[]
export const mountings = [
  'twinTurrets',
  'singleTurrets',
  'casemates',
  'open',
  'tops',
  'underWater',
  'aboveWater',
] as const
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
  const { count, calibre, rest } = gunLineIn(text)
  const mounting = mountingWords.find(([words]) => words.test(rest))?.[1] ?? 'open'
  // `4 x 10in in 4 turrets` has one in each.
  const turrets = Number(/(\d) (?:turrets|barbettes)/.exec(rest)?.[1] ?? 0)
  return { count, calibre, mounting: turrets > 0 && turrets === Number(count) ? 'singleTurrets' : mounting }
}

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

const bounds = { year: [1850, 1960], tons: [20, 30_000], length: [10, 300], knots: [1, 40] } as const

/** Figures in inches, metres, tons and knots. What is missing or cannot be is taken as the nearest that can, and said. */
export function readFigures(figures: ShipFigures): ReadFigures {
  const problems: FigureProblem[] = []
  const said = (name: string) => (own(figures.said, name) ?? '').trim()
  const units: Units = said('units') === 'metric' ? 'metric' : 'imperial'
  const problem = (key: string, at: string | number, values: Record<string, string | number>, more = {}) =>
    problems.push({ key: `${key}:${at}`, say: { key: `recipe.problems.${key}`, values }, at, refuses: true, ...more })
  const mended = (name: string, to: string) => ({ ...figures, said: { ...figures.said, [name]: to } })

  function figure(name: keyof typeof bounds, read: (text: string) => number | undefined, usual: number): number {
    const text = said(name)
    if (text === '') {
      problem('missing', name, { field: name, usual }, { key: `missing-${name}:${usual}`, refuses: false })
      return usual
    }
    const value = read(text)
    const [least, most] = bounds[name]
    if (value === undefined) problem('unread', name, { text })
    else if (value < least || value > most) {
      const nearest = Math.min(most, Math.max(least, value))
      const say = { key: 'recipe.mends.take', values: { to: nearest } }
      const written = name === 'length' ? `${nearest} m` : String(nearest)
      problem('outside', name, { field: name, least, most }, { mend: { say, to: mended(name, written) } })
      return nearest
    }
    return value ?? usual
  }

  const year = Math.round(figure('year', numberIn, 1900))
  const tons = Math.round(figure('tons', tonsIn, 5000))
  const metres = figure('length', (text) => metresIn(text, units), Math.round(5.3 * Math.cbrt(tons) + 15))
  const knots = figure('knots', knotsIn, tons < 1000 ? 25 : 17)

  const armour = Object.fromEntries(
    armourFields.map((name) => {
      const text = said(name)
      const value = text === '' || /^[-–—]$/.test(text) ? 0 : inchesIn(text, units)
      if (value === undefined || value > 40) problem('thickness', name, { text })
      return [name, value !== undefined && value <= 40 ? value : 0]
    }),
  ) as Record<ArmourField, number>

  const lines = figures.guns.flatMap((line, index): Line[] => {
    const calibre = (own<string, string>(line, 'calibre') ?? '').trim()
    const count = numberIn(own<string, string>(line, 'count') ?? '')
    const mounting = mountings.find((each) => each === own<string, string>(line, 'mounting')) ?? 'open'
    const put = (to: Record<string, string>) => ({
      ...figures,
      guns: figures.guns.map((each, at) => (at === index ? { ...each, ...to } : each)),
    })
    if (count === undefined || count < 1 || count > 99 || !Number.isInteger(count)) {
      problem('count', index, { text: own<string, string>(line, 'count') ?? '' }, { mend: countMend(put) })
      return []
    }
    const inches = boreIn(calibre)
    if (isBore(inches)) return [{ index, count, inches, mounting, calibre }]
    // No gun has 28 inches: a book in centimetres.
    const bare = numberIn(calibre) === undefined ? [] : ['cm', 'mm']
    const unit = bare.find((each) => isBore(boreIn(`${calibre} ${each}`)))
    const to = `${calibre} ${unit}`
    const mend = unit && { say: { key: 'recipe.mends.take', values: { to } }, to: put({ calibre: to }) }
    problem('calibre', index, { text: calibre }, mend ? { mend } : {})
    return []
  })

  const plate = plates.find((each) => each === said('plate')) ?? 'krupp'
  return { year, tons, metres, knots, plate, armour, lines, problems }
}

const isBore = (inches: number | undefined): inches is number => inches !== undefined && inches >= 0.3 && inches <= 21

function countMend(put: (to: Record<string, string>) => ShipFigures): FigureProblem['mend'] {
  return { say: { key: 'recipe.mends.take', values: { to: 1 } }, to: put({ count: '1' }) }
}

/** A figure that comes to nothing on the card. */
export const toNothing: ComesTo = { sum: undefined, to: '–', parts: [] }
