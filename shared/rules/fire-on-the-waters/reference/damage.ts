import type { Words } from '../../../words/speak'
import type { Armour } from '../ship/ship'
import {
  armourFactors,
  excessDamage,
  fireAndExplosion,
  fireContinuation,
  gunPower,
  hitLocation,
  type ExcessColumn,
  type Sizes,
  excessColumns,
  plantLoss,
} from '../tables/damage'
import {
  head,
  inches,
  key,
  percentile,
  proseTable,
  signed,
  span,
  tableIfAny,
  tableOf,
  type MakeTable,
  type Cut,
} from './table'
import {
  shockColumns,
  shockEffects,
  torpedoShock,
  type ShockColumn,
  bridgeHit,
  bridgeTableOf,
  bridgeTables,
  propulsionColumns,
  propulsionHit,
  steeringHit,
  type BridgeTable,
  type PropulsionColumn,
  type SpecialRow,
} from '../tables/special-damage'

export const sequenceTable: MakeTable = (words) =>
  proseTable(words, 'damageSequence', ['yellow', 'location', 'green', 'blue', 'red', 'special', 'shock', 'speed'])

export const hitLocationTable: MakeTable = (words) =>
  tableOf(
    words,
    'hitLocation',
    [head(words, 'range'), head(words, 'hull'), head(words, 'superstructure')],
    hitLocation.rows.map(({ upToInches, hull, superstructure }, index) => ({
      key: `location${index + 1}`,
      cells: [
        upToInches === null ? words(key('beyond')) : words(key('upTo'), { figure: inches(upToInches) }),
        span(hull[0], hull[1]),
        span(superstructure[0], superstructure[1]),
      ],
    })),
    'both',
    'ruling',
  )

export const excessDamageTable: MakeTable = (words, cut) => {
  const columns = (['ddOrSmaller', 'CL', 'CA'] as const).filter((column) =>
    cut.types.some((type) => excessColumns[type] === column),
  )
  if (columns.length === 0) return undefined
  const rows = cut
    .rowsOfGuns(gunPower, ({ gunInches }) => gunInches)
    .some(({ gunInches }) => gunInches[1] >= excessDamage[0].gunInches[0])
    ? cut.rowsOfGuns(excessDamage, ({ gunInches }) => gunInches)
    : []
  return tableIfAny(
    words,
    'excessDamage',
    [head(words, 'gun'), ...columns.map((column) => words(key(`excessDamage.columns.${column}`)))],
    rows.map((row) => ({ key: sizeKey(row.gunInches), cells: [sizes(row.gunInches), ...columns.map(further(row))] })),
    'read',
    'ruling',
  )
}

function further(row: Readonly<Record<ExcessColumn, readonly number[]>>) {
  return (column: ExcessColumn): string => row[column].map(signed).join(' ') || '–'
}

export const gunPowerTable: MakeTable = (words, cut) =>
  tableIfAny(
    words,
    'gunPower',
    [head(words, 'gun'), head(words, 'power'), head(words, 'floods')],
    cut
      .rowsOfGuns(gunPower, ({ gunInches }) => gunInches)
      .map(({ gunInches, power, floodsFrom }) => ({
        key: sizeKey(gunInches),
        cells: [sizes(gunInches), String(power), span(floodsFrom, 6)],
      })),
    'green',
    'range',
    'blue',
    'ruling',
  )

export const armourFactorsTable: MakeTable = (words) =>
  tableOf(
    words,
    'armourFactors',
    [head(words, 'armour'), head(words, 'onPower')],
    (Object.keys(armourFactors) as Armour[]).map((armour) => ({
      key: armour,
      cells: [words(key(`armourFactors.rows.${armour}`)), signed(armourFactors[armour])],
    })),
    'erratum',
    'optional',
  )

export const fireAndExplosionTable: MakeTable = (words) =>
  tableOf(
    words,
    'fireAndExplosion',
    [head(words, 'struck'), head(words, 'fireAtMost'), head(words, 'explosion')],
    Object.entries(fireAndExplosion.rows).map(([name, { fireAtMost, explosion }]) => ({
      key: name,
      cells: [
        words(key(`fireAndExplosion.rows.${name}`)),
        String(fireAtMost),
        words(key(`fireAndExplosion.${explosion ? 'yes' : 'no'}`)),
      ],
    })),
    'explodes',
    'flooded',
    'ruling',
  )

/** Engines and boilers: a column for each number fitted. */
export const plantLossTable: MakeTable = (words, { fitted }) => {
  const printed = Object.keys(plantLoss)
    .map(Number)
    .sort((a, b) => b - a)
  const columns = fitted ? printed.filter((column) => fitted.some((n) => readsColumn(printed, n, column))) : printed
  const rows = [1, 2, 3, 4, 5, 6, 8, 10].filter((lost) => columns.some((column) => plantLoss[column]?.[lost]))
  return tableIfAny(
    words,
    'plantLoss',
    [head(words, 'lost'), ...columns.map((column) => words(key('plantLoss.fitted'), { n: column }))],
    rows.map((lost) => ({
      key: `lost${lost}`,
      cells: [String(lost), ...columns.map((column) => percent(plantLoss[column]?.[lost]))],
    })),
    'read',
    'gaps',
    'sum',
  )
}

/** By either ruling: the next lower column or the next higher. */
function readsColumn(printed: readonly number[], fitted: number, column: number): boolean {
  const lower = printed.find((each) => each <= fitted)
  const higher = printed.findLast((each) => each >= fitted)
  return fitted > 1 && (column === lower || column === higher)
}

const percent = (figure: number | undefined) => (figure === undefined ? '–' : `${figure} %`)

export const floodingLossTable: MakeTable = (words) =>
  proseTable(words, 'floodingLoss', ['flooding', 'plant', 'funnel', 'others', 'sinks'], 'ruling')

export const fireContinuationTable: MakeTable = (words, { leastDamageControl }) => {
  const numbers = ([2, 3, 4, 5] as const).filter((number) => number >= Math.min(5, leastDamageControl))
  return tableOf(
    words,
    'fireContinuation',
    [head(words, 'fires'), ...numbers.map(String)],
    [1, 2, 3, 4, 5].map((fires) => ({
      key: `fires${fires}`,
      cells: [String(fires), ...numbers.map((number) => percentile(fireContinuation[number][fires - 1] ?? 0))],
    })),
    'read',
    'ruling',
  )
}

export const sizes = ([from, to]: Sizes) => (from === to ? inches(from) : `${from}–${inches(to)}`)
export const sizeKey = ([from]: Sizes) => `from${String(from).replace('.', 'p')}`

/** General effects of a hit, in sentences. */
export const generalEffectsTable: MakeTable = (words: Words) =>
  proseTable(words, 'generalEffects', ['oneHit', 'repair', 'magazine', 'shaft', 'jammed', 'lasting'], 'ruling')

export const steeringHitTable: MakeTable = (words) =>
  tableOf(
    words,
    'steeringHit',
    ['D6', head(words, 'what')],
    steeringHit.map(({ from, to, id }) => ({
      key: id,
      cells: [span(from, to), words(key(`steeringHit.rows.${id}`))],
    })),
    'sides',
    'wild',
  )

/** One row an effect, a column for each of the three tables. */
export const bridgeHitTable: MakeTable = (words, cut) => {
  const columns = bridgeTables.filter((table) => isRead(cut, table))
  const rows = columns.flatMap((table) => bridgeHit[table].rows.map(({ id }) => id))
  return tableOf(
    words,
    'bridgeHit',
    [head(words, 'what'), ...columns.map((table) => columnHead(words, table))],
    [...new Set(rows)].map((id) => ({
      key: id,
      cells: [words(key(`bridgeHit.rows.${id}`)), ...columns.map((table) => faces(bridgeHit[table].rows, id))],
    })),
    'random',
    'ruling',
  )
}

function isRead({ nations, types }: Cut, table: BridgeTable): boolean {
  return nations.some((nation) => types.some((type) => bridgeTableOf(nation, type) === table))
}

function columnHead(words: Words, table: BridgeTable): string {
  return words(key(`bridgeHit.columns.${table}`), { die: bridgeHit[table].die })
}

function faces(rows: readonly SpecialRow[], id: string): string {
  const row = rows.find((each) => each.id === id)
  return row ? span(row.from, row.to) : '–'
}

export const propulsionHitTable: MakeTable = (words, cut) => {
  const columns = read(cut, propulsionColumns, [
    'ddDeTb',
    'cl',
    'caCvlCv',
    'bbBcCve',
    'akAt',
  ] satisfies PropulsionColumn[])
  const byGun = cut.rowsOfGuns(propulsionHit, ({ weaponInches }) => weaponInches)
  const rows = propulsionHit.filter((row) => byGun.includes(row) || ('torpedoes' in row && cut.torpedoes.length > 0))
  return tableIfAny(
    words,
    'propulsionHit',
    [head(words, 'weapon'), ...columns.map((column) => words(key(`propulsionHit.columns.${column}`)))],
    rows.map((row) => ({
      key: sizeKey(row.weaponInches),
      cells: [
        'torpedoes' in row
          ? words(key('propulsionHit.orTorpedo'), { sizes: sizes(row.weaponInches) })
          : sizes(row.weaponInches),
        ...columns.map((column) => String(row.atMost[column])),
      ],
    })),
    'read',
    'ruling',
  )
}

export const torpedoShockTable: MakeTable = (words, cut) => {
  const columns = read(cut, shockColumns, [
    ...(['tbDe', 'dd', 'cl', 'caCvl', 'bcCv', 'bbCve', 'as', 'am', 'al'] satisfies ShockColumn[]),
  ])
  return tableIfAny(
    words,
    'torpedoShock',
    [head(words, 'torpedo'), ...columns.map((column) => words(key(`torpedoShock.columns.${column}`)))],
    cut
      .rowsOfTorpedoes(torpedoShock, ({ torpedoInches }) => torpedoInches)
      .map(({ torpedoInches, rolls }) => ({
        key: sizeKey(torpedoInches),
        cells: [
          sizes(torpedoInches),
          ...columns.map((column) => {
            const shock = rolls[column]
            return 'rolls' in shock ? String(shock.rolls) : `${shock.chancePercent} %`
          }),
        ],
      })),
    'read',
    'ruling',
  )
}

/** Columns that ships in play read, in the order of print. */
function read<Column extends string>(cut: Cut, columns: Readonly<Record<string, Column>>, order: readonly Column[]) {
  return order.filter((column) => cut.types.some((type) => columns[type] === column))
}

export const shockEffectsTable: MakeTable = (words, cut) =>
  cut.torpedoes.length === 0
    ? undefined
    : tableOf(
        words,
        'shockEffects',
        ['D36', head(words, 'what')],
        shockEffects.map(({ roll, id }) => ({
          key: id,
          cells: [String(roll), words(key(`shockEffects.rows.${id}`))],
        })),
        'sides',
        'losses',
      )
