import type { ShipDocument } from '../../../documents/ship'
import type { ShipFigures } from '../../../documents/ship-figures'
import { own } from '../../../kernel/own'
import { hundredth } from '../../kit/figures/quantity'
import { derivedBy, tooFast } from '../../kit/figures/reader'
import type { ComesTo, FigureProblem, MadeOfFigures, Recipe } from '../../pack/recipe'
import { place } from '../ship/ship-data'
import type { HullCell, PerfidiousShip } from '../ship/ship'
import { factsOf, isTube, layOut, type Crowded, type Put } from './layout'
import {
  fields,
  gunFields,
  readFigures,
  readGunLine,
  toNothing,
  type ArmourField,
  type ReadFigures,
} from './read-figures'
import { armourValue, gunLetter, shipFromFacts, worthOfAnInch } from './ship-from-facts'

/** How the public facts of a ship become her card: the same sums as those of the starter fleet, over a usual layout. */
export const recipe: Recipe = {
  fields,
  gunFields,
  readGunLine,
  lists: { cells: 'at' },
  make,
  shown,
  partAt: (path) => parts[path] ?? path.replace('cells.', 'box:'),
}

const parts: Readonly<Record<string, string>> = {
  ...{ tonnage: 'tonnage', crewQuality: 'crew', turningCirclesInches: 'circles', torpedo: 'torpedoes' },
  ...{ speedLevels: 'speed', flotation: 'flotation', fireTrackBoxes: 'fire', profile: 'drawing' },
  ...{ technologyPercent: 'crew', lengthMetres: 'drawing' },
}

function make(document: ShipDocument, figures: ShipFigures): MadeOfFigures {
  const read = readFigures(figures)
  const { puts, crowded } = layOut(read)
  const { prefix, navy, name, type } = document
  const head = { prefix, navy, name, type, class: document.class, year: read.year }
  const crew = own(crews, navy) ?? 2
  const data = shipFromFacts(factsOf(read, puts, head, crew)).data as unknown as PerfidiousShip
  const most = fastest.find(({ toTons }) => read.tons < toTons)!.ratio
  return {
    year: read.year,
    data: { ...data },
    comesTo: { ...armourComesTo(read, data, puts), tons: card('tonnage') },
    guns: figures.guns.map((_, index) => gunsComeTo(puts.filter(({ line }) => line.index === index))),
    derived: derived(read, data, { navy, puts }),
    problems: [
      ...read.problems,
      ...crowded.map((each) => crowding(each, figures)),
      ...tooFast(read, most),
      ...tooSlender(read, figures),
    ],
  }
}

/** A figure that is printed as it is. */
const card = (part: string): ComesTo => ({ sum: undefined, to: '', parts: [part] })

/** Training and practice of a navy in those years; average where there was nothing remarkable. */
const crews: Readonly<Record<string, 1 | 2 | 3>> = {
  ...{ 'royal-navy': 3, 'kaiserliche-marine': 3, 'us-navy': 3, 'imperial-japanese-navy': 3, 'spanish-navy': 1 },
}

function shown(given: ShipDocument['data'], path: string): string {
  const data = given as unknown as PerfidiousShip
  switch (path) {
    case 'turningCirclesInches':
      return data.turningCirclesInches.map((inches) => `${inches}″`).join(' ')
    case 'torpedo':
      return data.torpedo === null ? '–' : `${data.torpedo.type} ×${data.torpedo.carried}`
    case 'speedLevels':
      return data.speedLevels.join(' ')
    default:
      return String(given[path] ?? '–')
  }
}

function derived(read: ReadFigures, data: PerfidiousShip, { navy, puts }: { navy: string; puts: readonly Put[] }) {
  const { tons, metres, year } = read
  const boxes = data.speedLevels.length - 1
  const tubes = puts.filter(({ line }) => isTube(line)).reduce((sum, { count }) => sum + count, 0)
  const torpedoes = data.torpedo === null ? 'noTorpedoes' : data.torpedo.twoTurn ? 'twoTurn' : 'torpedoes'
  const each = tubes > 0 ? Math.round((data.torpedo?.carried ?? 0) / tubes) : 0
  return [
    derivedBy('flotation', { tons, exact: hundredth(tons / 500) }),
    derivedBy('turningCirclesInches', { metres, exact: hundredth(metres / 32) }, 'circles'),
    derivedBy('speedLevels', { n: boxes }, 'speed'),
    derivedBy('torpedo', { each }, torpedoes),
    derivedBy('crewQuality', { year }, own(crews, navy) === undefined ? 'crewUsual' : 'crew'),
    derivedBy('fireTrackBoxes', {}, 'fire'),
  ]
}

/** The cells that a plate comes to, and what an inch of it is worth. */
function armourComesTo({ armour, plate }: ReadFigures, { cells }: PerfidiousShip, puts: readonly Put[]) {
  const on = (wanted: (cell: HullCell & ReturnType<typeof place>) => boolean) =>
    cells.filter((cell) => cell.armour > 0 && wanted({ ...cell, ...place(cell.at) })).map(({ at }) => at)
  const turretsAt = puts.filter(({ line }) => /Turrets$/.test(line.mounting)).map(({ at }) => place(at))
  const isTurret = ({ section, deck }: ReturnType<typeof place>) =>
    turretsAt.some((turret) => turret.section === section && turret.deck === deck)
  const isUnder = ({ section, deck }: ReturnType<typeof place>) =>
    deck <= 3 && turretsAt.some((turret) => turret.section === section && turret.deck < deck)
  const cellsOf: Readonly<Record<ArmourField, readonly string[]>> = {
    belt: on(({ deck, section }) => deck === 4 && (cells.length < 40 || (section >= 3 && section <= 8))),
    beltEnds: on(({ deck, section }) => deck === 4 && cells.length >= 40 && (section < 3 || section > 8)),
    upperBelt: on(
      (cell) =>
        (cell.deck === 3 || cell.holds.some((held) => held.kind === 'gun' && held.mount === 'casemate')) &&
        !isUnder(cell),
    ),
    turrets: on(isTurret),
    barbettes: on(isUnder),
    conningTower: on(({ holds }) => holds.some(({ kind }) => kind === 'conningTower')),
    deck: on(({ deck }) => deck > 4),
  }
  const worth = worthOfAnInch[plate]
  return Object.fromEntries(
    Object.entries(armour).map(([name, inches]): [string, ComesTo] => {
      const at = cellsOf[name as ArmourField]
      if (inches === 0) return [name, toNothing]
      if (name === 'deck' && armour.belt > armour.deck)
        return [name, { ...toNothing, sum: { key: 'recipe.sums.beltCounts' } }]
      const exact = hundredth(inches * worth)
      const value = armourValue(inches, plate)
      const sum = { key: exact > 9.49 ? 'recipe.sums.nineIsMost' : 'recipe.sums.armour', values: { worth, exact } }
      return [name, { sum, to: value === 0 ? '–' : String(value), parts: at.map((cell) => `box:${cell}`) }]
    }),
  )
}

function gunsComeTo(puts: readonly Put[]): ComesTo {
  const [first] = puts
  if (!first) return toNothing
  const count = puts.reduce((sum, put) => sum + put.count, 0)
  const sign = isTube(first.line) ? 'T' : gunLetter({ boreInches: first.line.inches })
  return { sum: undefined, to: `${sign} ×${count}`, parts: puts.map(({ at }) => `box:${at}`) }
}

/** More than the cells of a mounting hold: half of them become a line of their own, mounted elsewhere. */
function crowding({ line, left, mostInCell }: Crowded, figures: ShipFigures): FigureProblem {
  const at = line.index
  const fits = line.count - left
  const split = (mounting: string) =>
    figures.guns.flatMap((each, index) =>
      index === at
        ? [
            { ...each, count: String(fits) },
            { ...each, count: String(left), mounting },
          ]
        : [each],
    )
  const to = isTube(line)
    ? line.mounting === 'underWater'
      ? 'aboveWater'
      : 'underWater'
    : line.mounting === 'open'
      ? 'tops'
      : 'open'
  const canSplit = fits > 0 && figures.guns.length < 16
  return {
    key: `crowded:${at}:${left}`,
    say: {
      key: line.mounting === 'tops' ? 'recipe.problems.inOneCell' : 'recipe.problems.crowded',
      values: { n: line.count, left, most: mostInCell },
    },
    at,
    refuses: true,
    ...(canSplit && {
      mends: [{ say: { key: 'recipe.mends.spread', values: { n: left } }, to: { ...figures, guns: split(to) } }],
    }),
  }
}

/** Knots to the root of her length in feet, beyond which no ship of her size and time was driven. */
const fastest = [
  { toTons: 1000, ratio: 2.6 },
  { toTons: 5000, ratio: 1.45 },
  { toTons: Infinity, ratio: 1.2 },
] as const

/** A length that makes no ship of her tons; bare figures may be in the other unit of measure. */
function tooSlender({ tons, metres, problems }: ReadFigures, figures: ShipFigures): readonly FigureProblem[] {
  const isShip = (slender: number) => slender <= 1500 && slender >= 60
  const slender = metres ** 3 / tons
  if (isShip(slender) || problems.some(({ at, refuses }) => refuses && (at === 'length' || at === 'tons'))) return []
  const typed = own<string, string>(figures.said, 'length') ?? ''
  const isMetric = own<string, string>(figures.said, 'units') === 'metric'
  const to = `${typed.trim()} ${isMetric ? 'ft' : 'm'}`
  const fits = /^[\d\s.,]+$/.test(typed) && isShip(slender * (isMetric ? 0.3048 : 1 / 0.3048) ** 3)
  return [
    {
      ...{ key: `slender:${metres}:${tons}`, at: 'length', refuses: false },
      say: { key: 'recipe.problems.slender', values: { metres, tons } },
      ...(fits && {
        mends: [
          {
            say: { key: 'recipe.mends.take', values: { to } },
            to: { ...figures, said: { ...figures.said, length: to } },
          },
        ],
      }),
    },
  ]
}
