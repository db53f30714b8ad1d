import type { Entry, RolledDie } from '../game/journal-line'
import type { DieName } from '../kernel/dice'
import { diceIn, totalOf, writtenFormula, type DiceFormula } from './dice-formula'

/** A throw for whatever the umpire wants one for. It is written down and changes nothing. */
export function thrown(formula: DiceFormula, faces: readonly number[], by: RolledDie['by']): Entry {
  const values = { formula: writtenFormula(formula), total: totalOf(formula, faces), faces: faces.join(' + ') }
  const key = faces.length > 1 || formula.plus !== 0 ? 'umpire.log.thrown' : 'umpire.log.thrownOne'
  return step(key, values, asDice(diceIn(formula), faces, by))
}

/** A D6 for a coin: three faces are heads, three are tails. */
export type CoinSide = 'heads' | 'tails'

export function coinSide(face: number): CoinSide {
  return face <= 3 ? 'heads' : 'tails'
}

/** A coin of the table shows its side and no die. */
export function coinTossed(side: CoinSide, face?: number): Entry {
  return step(`umpire.log.coin.${side}`, {}, face === undefined ? [] : asDice(['D6'], [face], 'app'))
}

/** The points of the compass that a bearing is called by. */
export const points = ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'] as const
export type CompassPoint = (typeof points)[number]

/** A D36 for a direction: its 36 faces are the bearings from 010° to 360°, by tens. */
export function bearingOf(face: number): number {
  return 10 * (6 * (Math.floor(face / 10) - 1) + (face % 10))
}

export function pointOf(bearingDegrees: number): CompassPoint {
  return points[Math.round(bearingDegrees / 45) % points.length]!
}

export function directionThrown(face: number, by: RolledDie['by']): Entry {
  const bearing = bearingOf(face)
  const values = { bearing: String(bearing).padStart(3, '0'), point: pointOf(bearing) }
  return step('umpire.log.direction', values, asDice(['D36'], [face], by))
}

function asDice(dice: readonly DieName[], faces: readonly number[], by: RolledDie['by']): readonly RolledDie[] {
  return dice.map((die, at) => ({ die, rolled: faces[at] ?? 0, by }))
}

function step(key: string, values: Readonly<Record<string, string | number>>, dice: readonly RolledDie[]): Entry {
  return { kind: 'step', label: { key, values }, by: 'hand', effects: [], ...(dice.length > 0 ? { dice } : {}) }
}
