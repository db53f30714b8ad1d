import { dieNames, facesOf, type Dice, type DieName } from '../kernel/dice'
import { done, refused, type Result } from '../kernel/result'

/** So many dice of a kind, added or taken away. */
export interface Throw {
  readonly count: number
  readonly die: DieName
  readonly sign: 1 | -1
}

/** `3D6+2`, `2D10`, `D36`, `2D6+D10-1`. */
export interface DiceFormula {
  readonly throws: readonly Throw[]
  readonly plus: number
}

export const mostDice = 100
const mostPlus = 1000
const longestFormula = 60
const term = /^([+-]?)(?:(\d{0,4})D(\d{1,3})|(\d{1,5}))/

/** Reads a formula as a hand writes it, in either case and with blanks. Refused with the piece that is not understood. */
export function readFormula(text: string): Result<DiceFormula> {
  const written = text.replace(/[−–]/g, '-').replace(/\s+/g, '').toUpperCase()
  if (written === '') return refused('formula-empty')
  if (written.length > longestFormula) return refused('formula-too-long', { most: longestFormula })
  const throws: Throw[] = []
  let plus = 0
  for (let rest = written, isFirst = true; rest !== ''; isFirst = false) {
    const read = term.exec(rest)
    if (!read || (!isFirst && read[1] === '')) return refused('formula-unread', { what: rest.slice(0, 12) })
    const [whole, minus, count, faces, figure] = read
    const sign = minus === '-' ? -1 : 1
    if (figure !== undefined) plus += sign * Number(figure)
    else {
      const die = dieNames.find((name) => name === `D${faces}`)
      if (!die) return refused('formula-no-such-die', { die: `D${faces}`, dice: dieNames.join(', ') })
      throws.push({ count: count ? Number(count) : 1, die, sign })
    }
    rest = rest.slice(whole.length)
  }
  return bounded({ throws, plus })
}

function bounded(formula: DiceFormula): Result<DiceFormula> {
  const { throws, plus } = formula
  const count = throws.reduce((sum, each) => sum + each.count, 0)
  if (count === 0 || throws.some((each) => each.count === 0)) return refused('formula-no-dice')
  if (count > mostDice) return refused('formula-too-many', { n: count, most: mostDice })
  // The faces of a D36 are two figures side by side: nothing is added to them.
  const isAdded = throws.length > 1 || count > 1 || plus !== 0 || throws[0]?.sign === -1
  if (isAdded && throws.some(({ die }) => die === 'D36')) return refused('formula-d36-alone')
  return Math.abs(plus) > mostPlus ? refused('formula-plus-too-large', { most: mostPlus }) : done(formula)
}

/** As it stands in the log: `2D6+D10-1`. */
export function writtenFormula({ throws, plus }: DiceFormula): string {
  const dice = throws.map(({ count, die, sign }) => `${sign < 0 ? '-' : '+'}${count > 1 ? count : ''}${die}`)
  const figure = plus === 0 ? '' : plus > 0 ? `+${plus}` : String(plus)
  return `${dice.join('')}${figure}`.replace(/^\+/, '')
}

/** Every die of a formula, in the order in which they are thrown and typed. */
export function diceIn({ throws }: DiceFormula): readonly DieName[] {
  return throws.flatMap(({ count, die }) => Array.from({ length: count }, () => die))
}

export function rollFormula(formula: DiceFormula, dice: Dice): readonly number[] {
  return diceIn(formula).map((die) => dice(die))
}

/** What the faces come to, in the order of `diceIn`. */
export function totalOf(formula: DiceFormula, faces: readonly number[]): number {
  let at = 0
  let sum = formula.plus
  for (const { count, sign } of formula.throws) {
    for (let n = 0; n < count; n++) sum += sign * (faces[at++] ?? 0)
  }
  return sum
}

/** Faces typed from the table, parted by blanks or commas. Refused with how many are wanted, or the one that is no face. */
export function readFaces(formula: DiceFormula, text: string): Result<readonly number[]> {
  const wanted = diceIn(formula)
  const typed = text.split(/[\s,;]+/).filter(Boolean)
  if (typed.length !== wanted.length) return refused('faces-miscounted', { n: wanted.length, typed: typed.length })
  const faces: number[] = []
  for (const [at, die] of wanted.entries()) {
    const face = /^\d{1,3}$/.test(typed[at]!) ? Number(typed[at]) : NaN
    if (!facesOf(die).includes(face)) return refused('face-not-on-die', { die, face: typed[at]!.slice(0, 12) })
    faces.push(face)
  }
  return done(faces)
}
