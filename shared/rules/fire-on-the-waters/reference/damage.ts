import { signed, span } from '../../kit/reference-sheet'
import type { Armour } from '../ship/ship'
import {
  armourFactors,
  excessColumns,
  excessDamage,
  fireAndExplosion,
  fireContinuation,
  gunPower,
  hitLocation,
  plantLoss,
  type Sizes,
} from '../tables/damage'
import {
  bridgeHit,
  bridgeTableOf,
  bridgeTables,
  propulsionColumns,
  propulsionHit,
  shockColumns,
  shockEffects,
  steeringHit,
  torpedoShock,
  type PropulsionColumn,
  type ShockColumn,
  type SpecialRow,
} from '../tables/special-damage'
import { inches, percentile, type Cut, type Tables } from './cut'

const sizes = ([from, to]: Sizes) => (from === to ? inches(from) : `${from}–${inches(to)}`)
const sizeKey = ([from]: Sizes) => `from${String(from).replace('.', 'p')}`
/** Rows of sizes, each with its cells. */
function bySize<Row>(rows: readonly Row[], sizesOf: (row: Row) => Sizes, cells: (row: Row) => readonly string[]) {
  return rows.map((row) => [sizeKey(sizesOf(row)), sizes(sizesOf(row)), ...cells(row)] as const)
}

const percent = (figure: number | undefined) => (figure === undefined ? '–' : `${figure} %`)
const torpedoSizes = ({ torpedoInches }: { readonly torpedoInches: Sizes }) => torpedoInches
const gunSizes = ({ gunInches }: { readonly gunInches: Sizes }) => gunInches

/** What a hit does, in its order, and what it leaves. */
export const damageTables: Tables = {
  damageSequence: ({ prose }) => prose('yellow location green blue red special shock speed'),

  hitLocation: ({ table, general }) =>
    table(
      'range hull superstructure',
      hitLocation.rows.map(({ upToInches, hull, superstructure }, index) => [
        `location${index + 1}`,
        upToInches === null ? general('beyond') : general('upTo', { figure: inches(upToInches) }),
        span(hull[0], hull[1]),
        span(superstructure[0], superstructure[1]),
      ]),
      'both ruling',
    ),

  excessDamage({ table, heads, say, cut }) {
    const columns = (['ddOrSmaller', 'CL', 'CA'] as const).filter((column) =>
      cut.types.some((type) => excessColumns[type] === column),
    )
    const isRead = cut.rowsOfGuns(gunPower, gunSizes).some((row) => row.gunInches[1] >= excessDamage[0].gunInches[0])
    if (columns.length === 0 || !isRead) return undefined
    return table(
      [...heads('gun'), ...columns.map((column) => say(`columns.${column}`))],
      bySize(cut.rowsOfGuns(excessDamage, gunSizes), gunSizes, (row) =>
        columns.map((column) => row[column].map(signed).join(' ') || '–'),
      ),
      'read ruling',
    )
  },

  gunPower: ({ table, cut }) =>
    table(
      'gun power floods',
      bySize(cut.rowsOfGuns(gunPower, gunSizes), gunSizes, ({ power, floodsFrom }) => [
        String(power),
        span(floodsFrom, 6),
      ]),
      'green range blue ruling',
    ),

  armourFactors: ({ table, say }) =>
    table(
      'armour onPower',
      (Object.keys(armourFactors) as Armour[]).map((armour) => [
        armour,
        say(`rows.${armour}`),
        signed(armourFactors[armour]),
      ]),
      'erratum optional',
    ),

  fireAndExplosion: ({ table, say }) =>
    table(
      'struck fireAtMost explosion',
      Object.entries(fireAndExplosion.rows).map(([name, { fireAtMost, explosion }]) => [
        name,
        say(`rows.${name}`),
        String(fireAtMost),
        say(explosion ? 'yes' : 'no'),
      ]),
      'explodes flooded ruling',
    ),

  steeringHit: ({ table, say }) =>
    table(
      'D6 what',
      steeringHit.map(({ from, to, id }) => [id, span(from, to), say(`rows.${id}`)]),
      'sides wild',
    ),

  /** One row an effect, a column for each of the three tables. */
  bridgeHit({ table, heads, say, cut: { nations, types } }) {
    const columns = bridgeTables.filter((each) =>
      nations.some((nation) => types.some((type) => bridgeTableOf(nation, type) === each)),
    )
    const rows = new Set(columns.flatMap((column) => bridgeHit[column].rows.map(({ id }) => id)))
    return table(
      [...heads('what'), ...columns.map((column) => say(`columns.${column}`, { die: bridgeHit[column].die }))],
      [...rows].map((id) => [id, say(`rows.${id}`), ...columns.map((column) => faces(bridgeHit[column].rows, id))]),
      'random ruling',
    )
  },

  propulsionHit({ table, heads, say, cut }) {
    const order: readonly PropulsionColumn[] = ['ddDeTb', 'cl', 'caCvlCv', 'bbBcCve', 'akAt']
    const columns = columnsRead(cut, propulsionColumns, order)
    const byGun = cut.rowsOfGuns(propulsionHit, ({ weaponInches }) => weaponInches)
    const rows = propulsionHit.filter((row) => byGun.includes(row) || ('torpedoes' in row && cut.torpedoes.length > 0))
    return table(
      [...heads('weapon'), ...columns.map((column) => say(`columns.${column}`))],
      rows.map((row) => [
        sizeKey(row.weaponInches),
        'torpedoes' in row ? say('orTorpedo', { sizes: sizes(row.weaponInches) }) : sizes(row.weaponInches),
        ...columns.map((column) => String(row.atMost[column])),
      ]),
      'read ruling',
    )
  },

  torpedoShock({ table, heads, say, cut }) {
    const order: readonly ShockColumn[] = ['tbDe', 'dd', 'cl', 'caCvl', 'bcCv', 'bbCve', 'as', 'am', 'al']
    const columns = columnsRead(cut, shockColumns, order)
    return table(
      [...heads('torpedo'), ...columns.map((column) => say(`columns.${column}`))],
      bySize(cut.rowsOfTorpedoes(torpedoShock, torpedoSizes), torpedoSizes, ({ rolls }) =>
        columns.map((column) => {
          const shock = rolls[column]
          return 'rolls' in shock ? String(shock.rolls) : `${shock.chancePercent} %`
        }),
      ),
      'read ruling',
    )
  },

  shockEffects: ({ table, say, cut }) =>
    cut.torpedoes.length === 0
      ? undefined
      : table(
          'D36 what',
          shockEffects.map(({ roll, id }) => [id, String(roll), say(`rows.${id}`)]),
          'sides losses',
        ),

  floodingLoss: ({ prose }) => prose('flooding plant funnel others sinks', 'ruling'),

  /** Engines and boilers: a column for each number fitted. */
  plantLoss({ table, heads, say, cut: { fitted } }) {
    const printed = Object.keys(plantLoss)
      .map(Number)
      .sort((a, b) => b - a)
    const columns = fitted ? printed.filter((column) => fitted.some((n) => readsColumn(printed, n, column))) : printed
    return table(
      [...heads('lost'), ...columns.map((column) => say('fitted', { n: column }))],
      [1, 2, 3, 4, 5, 6, 8, 10]
        .filter((lost) => columns.some((column) => plantLoss[column]?.[lost]))
        .map((lost) => [`lost${lost}`, String(lost), ...columns.map((column) => percent(plantLoss[column]?.[lost]))]),
      'read gaps sum',
    )
  },

  generalEffects: ({ prose }) => prose('oneHit repair magazine shaft jammed lasting', 'ruling'),

  fireContinuation({ table, heads, cut: { leastDamageControl } }) {
    const numbers = ([2, 3, 4, 5] as const).filter((number) => number >= Math.min(5, leastDamageControl))
    return table(
      [...heads('fires'), ...numbers.map(String)],
      [1, 2, 3, 4, 5].map((fires) => [
        `fires${fires}`,
        String(fires),
        ...numbers.map((number) => percentile(fireContinuation[number][fires - 1] ?? 0)),
      ]),
      'read ruling',
    )
  },
}

/** By either ruling: the next lower column or the next higher. */
function readsColumn(printed: readonly number[], fitted: number, column: number): boolean {
  const lower = printed.find((each) => each <= fitted)
  const higher = printed.findLast((each) => each >= fitted)
  return fitted > 1 && (column === lower || column === higher)
}

function faces(rows: readonly SpecialRow[], id: string): string {
  const row = rows.find((each) => each.id === id)
  return row ? span(row.from, row.to) : '–'
}

/** Columns that ships in play read, in the order of print. */
function columnsRead<Column extends string>(
  cut: Cut,
  columns: Readonly<Record<string, Column>>,
  order: readonly Column[],
) {
  return order.filter((column) => cut.types.some((type) => columns[type] === column))
}
