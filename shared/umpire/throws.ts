import type { Entry, RolledDie } from '../game/journal-line'
import { journalDie, facesOn, throwOne, type DiceFormula, type TrayDie } from './dice-formula'
import { diceIn, facesSaid, totalOf, writtenFormula, readFace } from './formula-throw'
import type { Dice } from '../kernel/dice'
import { done, refused, type Result } from '../kernel/result'

/** A throw for anything the umpire likes. It is recorded and changes nothing. */
export function thrown(formula: DiceFormula, faces: readonly number[], by: RolledDie['by']): Entry {
  const values = { formula: writtenFormula(formula), total: totalOf(formula, faces), faces: facesSaid(formula, faces) }
  const key = formula.is === 'dice' && formula.count === 1 ? 'umpire.log.thrownOne' : 'umpire.log.thrown'
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

/** Dice that the journal has no name for appear in the sentence alone. */
function asDice(dice: readonly TrayDie[], faces: readonly number[], by: RolledDie['by']): readonly RolledDie[] {
  return dice.flatMap((die, at) => {
    const known = journalDie(die)
    return known ? [{ die: known, rolled: faces[at] ?? 0, by }] : []
  })
}

function step(key: string, values: Readonly<Record<string, string | number>>, dice: readonly RolledDie[]): Entry {
  return { kind: 'step', label: { key, values }, by: 'hand', effects: [], ...(dice.length > 0 ? { dice } : {}) }
}

/** The points of the compass that a bearing is called by. */
const points = ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'] as const
export type CompassPoint = (typeof points)[number]

/** The dice that a direction is read off: the circle in as many parts as they have faces. */
export const directionDice = ['D36', 'D6', 'D8', 'D10', 'D12', 'D20', 'D100'] as const satisfies readonly TrayDie[]
export type DirectionBy = (typeof directionDice)[number] | 'degrees'

/** The faces go round with the compass; the last is north: a D36 shows the bearings from 010° to 360°, by tens. */
export function bearingOf(die: TrayDie, face: number): number {
  const faces = facesOn(die)
  return Math.round((360 * (faces.indexOf(face) + 1)) / faces.length)
}

export function pointOf(bearingDegrees: number): CompassPoint {
  return points[Math.round(bearingDegrees / 45) % points.length]!
}

export function directionThrown(die: TrayDie, dice: Dice): Entry {
  const face = throwOne(die, dice)
  return direction(bearingOf(die, face), asDice([die], [face], 'app'))
}

/** Typed input: the face of a die, or degrees from 0 to 360. Refused with the text that is neither. */
export function directionTyped(by: DirectionBy, text: string): Result<Entry> {
  const typed = text.trim().replace(/\s*°$/, '')
  if (by === 'degrees') {
    const degrees = /^\d{1,3}$/.test(typed) ? Number(typed) : NaN
    return degrees <= 360 ? done(direction(degrees, [])) : refused('direction-no-degrees', { typed: text.slice(0, 12) })
  }
  const face = readFace(by, typed)
  return face.ok ? done(direction(bearingOf(by, face.value), asDice([by], [face.value], 'table'))) : face
}

function direction(bearing: number, dice: readonly RolledDie[]): Entry {
  return step('umpire.log.direction', { bearing: String(bearing).padStart(3, '0'), point: pointOf(bearing) }, dice)
}
