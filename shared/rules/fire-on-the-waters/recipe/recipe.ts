import type { ShipDocument } from '../../../documents/ship'
import type { ShipFigures } from '../../../documents/ship-figures'
import { hundredth } from '../../kit/figures/quantity'
import { derivedBy, tooFast } from '../../kit/figures/reader'
import type { ComesTo, FigureProblem, MadeOfFigures, Recipe } from '../../pack/recipe'
import { isMerchant, type Place, type WaterShip } from '../ship/ship'
import { flotationPoints, sideGrade, topGrade } from './figures'
import { layOut, type Layout } from './layout'
import { fields, gunFields, readFigures, readGunLine, type Line, type ReadFigures } from './read-figures'
import { shipFromFacts } from './ship-from-facts'

/** How the public facts of a ship become her data form: the sums of the starter fleet over a usual layout. */
export const recipe: Recipe = {
  fields,
  gunFields,
  readGunLine,
  lists: { places: 'at' },
  make,
  shown(data, path) {
    const ship = data as unknown as WaterShip
    if (path === 'torpedoReach') return ship.torpedoReach.map(({ locations }) => locations).join(' ')
    return String(data[path] ?? '–')
  },
  partAt: (path) => parts[path] ?? path.replace('places.', 'hull:'),
}

const parts: Readonly<Record<string, string>> = {
  ...{ topSpeed: 'topSpeed', turnClass: 'turnClass', damageControl: 'damageControl', torpedoReach: 'reach' },
  ...{ type: 'type', role: 'type', nation: 'type', displacementTons: 'type', lengthMetres: 'type', aircraft: 'type' },
  ...{ shafts: 'plant', rooms: 'plant', batteries: 'guns', torpedoes: 'torpedoes', profile: 'drawing' },
}

function make(document: ShipDocument, figures: ShipFigures): MadeOfFigures {
  const read = readFigures(document, figures)
  const layout = layOut(read)
  const { underwater, plates } = read
  const made = shipFromFacts({
    head: { ...document, year: read.year },
    figures: {
      ...{ is: read.is, tons: read.tons, lengthMetres: read.metres, knots: read.knots },
      ...(isMerchant(read.is) && { role: 'AK' as const }),
    },
    plant: layout.plant,
    magazines: layout.magazines,
    hull: layout.hull,
    above: layout.above,
    armour: {
      ...{ belt: `22-55:${plates.belt}`, deck: `22-55:${plates.deck}`, bridgeMm: plates.bridge },
      ...(underwater !== 'none' && { underwater }),
    },
    batteries: layout.batteries,
    ...(layout.torpedoMounts !== '' && {
      torpedoes: { type: read.torpedo, mounts: layout.torpedoMounts, reloads: read.reloads },
    }),
    aircraft: read.aircraft,
    looks: {},
  })
  const data = made.data as unknown as WaterShip
  return {
    year: read.year,
    data: { ...data },
    comesTo: comesTo(read, data),
    guns: figures.guns.map((_, index) =>
      lineComesTo(
        read.lines.find((line) => line.index === index),
        layout,
        data,
      ),
    ),
    derived: [
      derivedBy('topSpeed', { knots: read.knots, exact: hundredth(read.knots / 8) }),
      derivedBy('turnClass', { metres: read.metres }),
      derivedBy('damageControl'),
      derivedBy('torpedoReach', { metres: hundredth(read.metres / 36) }),
      derivedBy('nation'),
      derivedBy('type'),
    ],
    problems: [
      ...read.problems,
      ...layout.crowded.map((each) => crowding(each, figures)),
      ...tooFast(read, read.tons < 4000 ? 2.6 : 1.5),
    ],
  }
}

const partsAt = (ship: WaterShip, wanted: (place: Place) => boolean, kind: 'hull' | 'above') =>
  ship.places.filter(wanted).map(({ at }) => `${kind}:${at}`)

/** Grades of plate, where they are printed; the points that her tons come to. */
function comesTo({ plates, tons }: ReadFigures, ship: WaterShip): Readonly<Record<string, ComesTo>> {
  const graded = (grade: string, places: readonly string[]): ComesTo => ({
    sum: { key: `recipe.grades.${grade}` },
    to: '',
    parts: grade === 'none' ? [] : places,
  })
  const amidships = partsAt(ship, ({ at }) => at >= 22 && at <= 55, 'hull')
  const mounts = partsAt(ship, ({ above }) => above?.kind === 'mount' && /^[A-F]$|^[U-Z]$/.test(above.mount), 'above')
  return {
    tons: {
      sum: { key: 'recipe.sums.flotation', values: { exact: hundredth((4 * Math.sqrt(tons)) / 5.8) } },
      to: String(flotationPoints(tons)),
      parts: [],
    },
    belt: graded(sideGrade(plates.belt), amidships),
    deck: graded(topGrade(plates.deck), amidships),
    turretFace: graded(sideGrade(plates.turretFace), mounts),
    turretTop: graded(topGrade(plates.turretTop), mounts),
    bridge: graded(
      sideGrade(plates.bridge),
      partsAt(ship, ({ above }) => above?.kind === 'bridge', 'above'),
    ),
  }
}

function lineComesTo(line: Line | undefined, { batteries, crowded }: Layout, ship: WaterShip): ComesTo {
  if (!line || crowded.some((each) => each.line === line)) return { sum: undefined, to: '–', parts: [] }
  if (line.mounting === 'tubes')
    return {
      ...{ sum: undefined, to: `T ×${line.mounts * line.guns}` },
      parts: partsAt(ship, ({ above }) => above?.kind === 'torpedoMount', 'above'),
    }
  const battery = batteries.find(({ inches, drillRounds }) => inches === line.inches && drillRounds === line.rounds)
  const mounts = ship.batteries.find(({ id }) => id === battery?.id)?.mounts.map(({ id }) => id) ?? []
  return {
    ...{ sum: undefined, to: `${line.mounts} ×${line.guns}` },
    parts: partsAt(ship, ({ above }) => above?.kind === 'mount' && mounts.includes(above.mount), 'above'),
  }
}

/** More mounts than fit: as many as do, in the same line. */
function crowding({ line, fits }: Layout['crowded'][number], figures: ShipFigures): FigureProblem {
  const { index, mounts, guns } = line
  const to = `${fits}x${guns}`
  const mended = figures.guns.map((each, at) => (at === index ? { ...each, count: to } : each))
  return {
    key: `crowded:${index}:${mounts}`,
    say: { key: `recipe.problems.${fits === 0 ? 'full' : 'crowded'}`, values: { n: mounts, fits } },
    at: index,
    refuses: true,
    ...(fits > 0 && {
      mends: [{ say: { key: 'recipe.mends.take', values: { to } }, to: { ...figures, guns: mended } }],
    }),
  }
}
