import type { ShipDocument } from '../../../documents/ship'
import type { ShipFigures } from '../../../documents/ship-figures'
import { countIn, knotsIn, metresIn, mountsIn, numberIn, tonsIn } from '../../kit/figures/quantity'
import { figureReader } from '../../kit/figures/reader'
import { own as ownOf } from '../../../kernel/own'
import type { FigureField, FigureProblem } from '../../pack/recipe'
import { isMerchant, shipTypes, type ShipType } from '../ship/ship'
import { torpedoTypes } from '../tables/torpedoes'

const plateFields = ['belt', 'deck', 'turretFace', 'turretTop', 'bridge'] as const
type PlateField = (typeof plateFields)[number]
const mountings = ['housed', 'open', 'tubes'] as const
const underwaters = ['none', 'bulges', 'bulkheads'] as const
const shaftCounts = ['1', '2', '3', '4'] as const
const types = Object.keys(torpedoTypes)
const typeNames = types.map((type) => type.replace(' ', ''))
/** What each navy launched from its ships. */
const torpedoBy: Readonly<Record<string, string>> = {
  ...{ 'us-navy': 'USNMk17', 'imperial-japanese-navy': 'IJNT93', 'royal-navy': 'RNMkIX' },
  ...{ 'regia-marina': 'RMSI270', kriegsmarine: 'KMG7a' },
}
const usualTorpedo = 'RNMkIX'

export const fields: readonly FigureField[] = [
  { name: 'units', step: 'hull', choices: ['imperial', 'metric'], usual: 'metric' },
  { name: 'is', step: 'hull', choices: shipTypes, usual: 'DD' },
  { name: 'year', step: 'hull' },
  { name: 'tons', step: 'hull' },
  { name: 'length', step: 'hull' },
  { name: 'knots', step: 'hull' },
  { name: 'shafts', step: 'hull', choices: shaftCounts, usual: '2' },
  ...plateFields.map((name): FigureField => ({ name, step: 'armour' })),
  { name: 'underwater', step: 'armour', choices: underwaters, usual: 'none' },
  { name: 'torpedo', step: 'armour', choices: typeNames, usual: usualTorpedo, usualBy: torpedoBy },
  { name: 'reloads', step: 'armour' },
  { name: 'aircraft', step: 'armour' },
]

export const gunFields: readonly FigureField[] = [
  { name: 'count', step: 'armour' },
  { name: 'calibre', step: 'armour' },
  { name: 'mounting', step: 'armour', choices: mountings, usual: 'housed' },
  { name: 'rounds', step: 'armour' },
  { name: 'reach', step: 'armour' },
]

export function readGunLine(text: string): Readonly<Record<string, string>> {
  const { count, calibre, rest } = mountsIn(text)
  const mounting = /tube|torpedo/.test(rest) ? 'tubes' : /open|shield|single/.test(rest) ? 'open' : 'housed'
  return { count, calibre, mounting }
}

export interface Line {
  readonly index: number
  readonly mounts: number
  /** Guns or tubes in each. */
  readonly guns: number
  readonly inches: number
  readonly mounting: (typeof mountings)[number]
  /** Rounds a minute and gun, at drill. */
  readonly rounds: number
  readonly reachYards: number
}

export interface ReadFigures {
  readonly is: ShipType
  readonly year: number
  readonly tons: number
  readonly metres: number
  readonly knots: number
  readonly shafts: 1 | 2 | 3 | 4
  /** Millimetres. */
  readonly plates: Readonly<Record<PlateField, number>>
  readonly underwater: (typeof underwaters)[number]
  readonly torpedo: string
  readonly reloads: number
  readonly aircraft: number
  readonly lines: readonly Line[]
  readonly problems: readonly FigureProblem[]
}

/** Rounds a minute at drill and yards of reach of guns of so many inches and more, where the book does not say. */
const usualGuns = [
  { from: 14, rounds: 2, yards: 38_000 },
  { from: 11, rounds: 2.5, yards: 35_000 },
  { from: 7.5, rounds: 3.5, yards: 30_000 },
  { from: 5.9, rounds: 6, yards: 25_000 },
  { from: 4.9, rounds: 10, yards: 18_000 },
  { from: 3.9, rounds: 12, yards: 16_500 },
  { from: 0, rounds: 15, yards: 12_000 },
] as const

export function readFigures({ navy }: ShipDocument, figures: ShipFigures): ReadFigures {
  const said = { units: 'metric', ...figures.said }
  const reader = figureReader({ ...figures, said })
  const { figure, choice, problem } = reader
  const is = choice<ShipType>('is', shipTypes, 'DD')
  const year = Math.round(figure('year', { least: 1850, most: 1960, usual: 1941 }))
  const tons = Math.round(figure('tons', { least: 100, most: 80_000, usual: 1800, read: tonsIn, unit: 't' }))
  const usualLength = Math.min(300, Math.max(30, Math.round(9 * Math.cbrt(tons))))
  const metres = figure('length', {
    ...{ least: 30, most: 300, usual: usualLength, unit: 'm' },
    read: (text) => metresIn(text, reader.units),
  })
  const knots = figure('knots', { least: 2, most: 60, usual: 34, read: knotsIn, unit: 'kn' })
  const plates = Object.fromEntries(
    plateFields.map((name) => [name, Math.round(reader.plate(name, 40) * 25.4)]),
  ) as ReadFigures['plates']
  const count = (name: string, most: number) => Math.round(figure(name, { least: 0, most, usual: 0, isOptional: true }))

  const lines = reader.guns().flatMap(({ index, inches, said: saidOf }): Line[] => {
    const mounting = mountings.find((each) => each === saidOf('mounting')) ?? 'housed'
    const isTubes = mounting === 'tubes'
    const [mounts, gunsSaid] = countIn(saidOf('count'))
    const guns = gunsSaid ?? 1
    const most = isTubes ? { mounts: 8, each: 5 } : { mounts: 12, each: 4 }
    const mends = gunsSaid === undefined ? reader.joined(index, mounts, most) : []
    if (mounts < 1 || mounts > most.mounts || guns < 1 || guns > most.each) {
      problem('mounts', index, { text: saidOf('count'), most: most.mounts, each: most.each }, { mends })
      return []
    }
    if (!isTubes && (inches < 3 || inches > 18.1)) {
      problem('bore', index, {})
      return []
    }
    if (gunsSaid === undefined && mounts > 1 && mounting !== 'open')
      problem('singles', index, { n: mounts }, { key: `singles:${index}:${mounts}`, refuses: false, mends })
    const usual = usualGuns.find(({ from }) => inches >= from)!
    const own = (name: string, text: string, least: number, greatest: number, otherwise: number) => {
      if (text === '') return otherwise
      const value = numberIn(text.replace(/\s*(rounds?|yards?|yd)\.?$/i, ''), name === 'reach')
      if (value !== undefined && value >= least && value <= greatest) return value
      problem(name, index, { text, least, most: greatest })
      return otherwise
    }
    const rounds = own('rounds', saidOf('rounds'), 0.5, 60, usual.rounds)
    const reachYards = own('reach', saidOf('reach'), 1000, 50_000, usual.yards)
    return [{ index, mounts, guns, inches, mounting, rounds, reachYards }]
  })
  if (!isMerchant(is)) reader.unarmed((mounting) => mounting === 'tubes')
  const torpedo = choice('torpedo', typeNames, ownOf(torpedoBy, navy) ?? usualTorpedo)
  return {
    ...{ is, year, tons, metres, knots, plates },
    torpedo: types[typeNames.indexOf(torpedo)]!,
    shafts: Number(choice('shafts', shaftCounts, '2')) as ReadFigures['shafts'],
    underwater: choice('underwater', underwaters, 'none'),
    reloads: count('reloads', 24),
    aircraft: count('aircraft', 120),
    // The heaviest guns are the main battery.
    lines: [...lines].sort((one, other) => other.inches - one.inches),
    problems: reader.problems,
  }
}
