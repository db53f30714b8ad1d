import { dieNames, facesOf, type DieName } from '../kernel/dice'
import { shipName } from '../game/ship-name'
import type { Words } from '../words/speak'
import type { ChancesRow, ReportDice, GunsRow, TorpedoesRow } from './report'
import type { Rolled } from './story'

/** Dice that count, by kind: how many, and their mean beside the expected one. */
export function diceOf(rolled: readonly Rolled[]): readonly ReportDice[] {
  const dice = rolled.flatMap((result) => result.dice)
  return dieNames.flatMap((die) => {
    const own = dice.filter((each) => each.die === die)
    if (own.length === 0) return []
    const faces = facesOf(die)
    const counts = new Map<number, number>(faces.map((face) => [face, 0]))
    for (const { rolled: face } of own) counts.set(face, (counts.get(face) ?? 0) + 1)
    return [
      {
        die,
        count: own.length,
        mean: meanOf(own.map(({ rolled: face }) => face)),
        expected: meanOf(faces),
        usuallyWithin: spreadOf(die) / Math.sqrt(own.length),
        byApp: own.filter(({ by }) => by === 'app').length,
        faces: [...counts].map(([face, count]) => ({ face, count })),
      },
    ]
  })
}

/** Standard deviation of one die. */
function spreadOf(die: DieName): number {
  const faces = facesOf(die)
  const mean = meanOf(faces)
  return Math.sqrt(meanOf(faces.map((face) => (face - mean) ** 2)))
}

function meanOf(figures: readonly number[]): number {
  return figures.reduce((sum, figure) => sum + figure, 0) / Math.max(1, figures.length)
}

/** Hits by side and gun letter, beside what the sums let expect. */
export function gunsOf(rolled: readonly Rolled[]): readonly GunsRow[] {
  const rows = new Map<string, Tally<GunsRow>>()
  for (const { statistics, state } of rolled) {
    const by = statistics?.by ?? null
    const side = sideBy(by, state) || sideOfShip(by, state)
    for (const { letter, expected, straddles, entered, held } of statistics?.guns ?? []) {
      const row = rowAt(rows, `${side}\n${letter}`, { side, letter, ...noHits })
      row.salvoes++
      row.expected += expected
      row.straddles += straddles
      row.entered += entered
      row.held += held
    }
  }
  return [...rows.values()].toSorted((one, other) => compare(one.side, other.side) || compare(one.letter, other.letter))
}

const noHits = { salvoes: 0, expected: 0, straddles: 0, entered: 0, held: 0 }

/**
 * Torpedoes by side and kind. There is no expected figure: hits are shown beside how many were fired and ran under a
 * ship.
 */
export function torpedoesOf(rolled: readonly Rolled[]): readonly TorpedoesRow[] {
  const rows = new Map<string, Tally<TorpedoesRow>>()
  for (const { statistics, state } of rolled) {
    for (const { by, type, fired, tested, struck } of statistics?.torpedoes ?? []) {
      const side = sideOfShip(by, state)
      const row = rowAt(rows, `${side}\n${type}`, { side, type, ...noTorpedoes })
      row.fired += fired
      row.tested += tested
      row.struck += struck
    }
  }
  return [...rows.values()].toSorted((one, other) => compare(one.side, other.side) || compare(one.type, other.type))
}

const noTorpedoes = { fired: 0, tested: 0, struck: 0 }

/** Other chances with a number to reach: crew tests and their like. */
export function chancesOf(rolled: readonly Rolled[], words: Words): readonly ChancesRow[] {
  const rows = new Map<string, Tally<ChancesRow>>()
  for (const { statistics } of rolled) {
    for (const { of, expected, came } of statistics?.chances ?? []) {
      const row = rowAt(rows, of.key, { of: words(of.key, of.values), tried: 0, expected: 0, came: 0 })
      row.tried++
      row.expected += expected
      row.came += came
    }
  }
  return [...rows.values()]
}

type Tally<Row> = { -readonly [Key in keyof Row]: Row[Key] }

function rowAt<Row>(rows: Map<string, Row>, key: string, fresh: Row): Row {
  const row = rows.get(key) ?? fresh
  rows.set(key, row)
  return row
}

/** A squadron is known by its name; where two sides have one of the same name, the side is unknown. */
function sideBy(squadron: string | null, { sides, squadrons }: Rolled['state']): string {
  const owners = new Set(squadrons.filter(({ name }) => name === squadron).map(({ side }) => side))
  const [side] = owners
  return owners.size === 1 ? (sides.find(({ id }) => id === side)?.name ?? '') : ''
}

/** A ship is known by her name, as a squadron is. */
function sideOfShip(name: string | null, { ships, sides, squadrons }: Rolled['state']): string {
  const called = name === null ? [] : Object.values(ships).filter((ship) => shipName(ship) === name)
  const owners = new Set(called.map(({ id }) => squadrons.find(({ order }) => order.includes(id))?.side))
  const [side] = owners
  return owners.size === 1 ? (sides.find(({ id }) => id === side)?.name ?? '') : ''
}

function compare(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0
}
