import type { Words } from '../../../words/speak'
import { shockColumns, shockEffects, torpedoShock, type ShockColumn } from '../tables/shock'
import {
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
import type { Cut } from './cut'
import { sizeKey, sizes } from './damage'
import { head, key, span, tableIfAny, tableOf, type MakeTable } from './table'

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
