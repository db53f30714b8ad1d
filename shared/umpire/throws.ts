import type { Entry, RolledDie } from '../game/journal-line'
import { assertNever } from '../kernel/assert-never'
import type { Dice } from '../kernel/dice'
import { done, refused, type Result } from '../kernel/result'
import { dicePartsOf, facesOn, journalDie, throwOne, type DiceFormula, type TrayDie } from './dice-formula'

/** Every die of a formula, in the order in which they are thrown and typed. */
export function diceIn(formula: DiceFormula): readonly TrayDie[] {
  return dicePartsOf(formula).flatMap(({ count, die }) => Array.from({ length: count }, () => die))
}

export function rollFormula(formula: DiceFormula, dice: Dice): readonly number[] {
  return diceIn(formula).map((die) => throwOne(die, dice))
}

/** What the faces come to, in the order of `diceIn`. */
export function totalOf(formula: DiceFormula, faces: readonly number[]): number {
  return valueOf(formula, [...faces])
}

/** Takes its faces off the front of what lies there. */
function valueOf(formula: DiceFormula, lying: number[]): number {
  switch (formula.is) {
    case 'figure':
      return formula.value
    case 'sum':
      return formula.parts.reduce((sum, { sign, of }) => sum + sign * valueOf(of, lying), 0)
    case 'product':
      return formula.factors.reduce((product, factor) => product * valueOf(factor, lying), 1)
    case 'dice': {
      const own = lying.splice(0, formula.count)
      const kept = keptOf(formula, own)
      return own.reduce((sum, face, place) => (kept.has(place) ? sum + face : sum), 0)
    }
    default:
      return assertNever(formula)
  }
}

/** The places of the faces that count; among equal ones the first. */
function keptOf({ count, keep }: Extract<DiceFormula, { is: 'dice' }>, faces: readonly number[]): ReadonlySet<number> {
  const places = Array.from({ length: count }, (_, place) => place)
  if (!keep) return new Set(places)
  const sign = keep.which === 'highest' ? -1 : 1
  const inOrder = places.toSorted((one, other) => sign * ((faces[one] ?? 0) - (faces[other] ?? 0)) || one - other)
  return new Set(inOrder.slice(0, keep.count))
}

/** The faces as they are read aloud: `3 + 5` where all are added, else `6, 5, (2)`, what does not count in brackets. */
export function facesSaid(formula: DiceFormula, faces: readonly number[]): string {
  if (isPlainSum(formula)) return faces.join(' + ')
  const lying = [...faces]
  return dicePartsOf(formula)
    .flatMap((dice) => {
      const own = lying.splice(0, dice.count)
      const kept = keptOf(dice, own)
      return own.map((face, place) => (kept.has(place) ? String(face) : `(${face})`))
    })
    .join(', ')
}

function isPlainSum(formula: DiceFormula): boolean {
  if (formula.is === 'dice') return formula.keep === undefined
  if (formula.is === 'figure') return true
  return (
    formula.is === 'sum' && formula.parts.every(({ sign, of }) => (sign === 1 || of.is === 'figure') && isPlainSum(of))
  )
}

/** As the log writes it: `2D6+D10-1`, `3D6kh2+1`, `(D6+2)×10`. */
export function writtenFormula(formula: DiceFormula): string {
  switch (formula.is) {
    case 'figure':
      return String(formula.value)
    case 'dice': {
      const { count, die, keep } = formula
      const kept = keep ? `k${keep.which === 'highest' ? 'h' : 'l'}${keep.count}` : ''
      return `${count > 1 ? count : ''}${die}${kept}`
    }
    case 'sum':
      return formula.parts
        .map(({ sign, of }, place) => {
          const part = of.is === 'sum' ? `(${writtenFormula(of)})` : writtenFormula(of)
          return `${sign < 0 ? '-' : place > 0 ? '+' : ''}${part}`
        })
        .join('')
    case 'product':
      return formula.factors
        .map((factor) => (factor.is === 'sum' ? `(${writtenFormula(factor)})` : writtenFormula(factor)))
        .join('×')
    default:
      return assertNever(formula)
  }
}

/**
 * Faces typed from the table, separated by blanks or commas. Refused with the number of dice, or the one that is no
 * face.
 */
export function readFaces(formula: DiceFormula, text: string): Result<readonly number[]> {
  const wanted = diceIn(formula)
  const typed = text.split(/[\s,;+]+/).filter(Boolean)
  if (typed.length !== wanted.length) return refused('faces-miscounted', { n: wanted.length, typed: typed.length })
  const faces: number[] = []
  for (const [at, die] of wanted.entries()) {
    const face = readFace(die, typed[at] ?? '')
    if (!face.ok) return face
    faces.push(face.value)
  }
  return done(faces)
}

function readFace(die: TrayDie, text: string): Result<number> {
  const face = /^\d{1,4}$/.test(text) ? Number(text) : NaN
  return facesOn(die).includes(face) ? done(face) : refused('face-not-on-die', { die, face: text.slice(0, 12) })
}

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
