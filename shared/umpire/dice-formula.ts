import { done, refused, type Refusal, type Result } from '../kernel/result'
import { placeAmong } from '../kernel/draw-lot'
import { dieNames, facesOf, type Dice, type DieName } from '../kernel/dice'

/** `3D6+2`, `D36`, `3D6kh2+1`, `(D6+2)×10`: the dice and how they are added up. */
export type DiceFormula =
  | { readonly is: 'dice'; readonly count: number; readonly die: TrayDie; readonly keep?: Keep }
  | { readonly is: 'figure'; readonly value: number }
  | { readonly is: 'sum'; readonly parts: readonly { readonly sign: 1 | -1; readonly of: DiceFormula }[] }
  | { readonly is: 'product'; readonly factors: readonly DiceFormula[] }

/** So many of the dice count: the highest or the lowest. */
interface Keep {
  readonly which: 'highest' | 'lowest'
  readonly count: number
}

const mostDice = 100
const mostFigure = 1000
const mostTotal = 1_000_000
const longestFormula = 60

/** Reads a formula as typed, in either case and with blanks. Refused with the piece that is not understood. */
export function readFormula(text: string): Result<DiceFormula> {
  const written = text.replace(/[−–]/g, '-').replace(/[×*]/g, 'x').replace(/\s+/g, ' ').trim().toUpperCase()
  if (written === '') return refused('formula-empty')
  if (written.length > longestFormula) return refused('formula-too-long', { most: longestFormula })
  const reader = new Reader(written)
  const formula = reader.sum()
  if (!formula.ok) return formula
  return reader.rest === '' ? bounded(formula.value) : reader.unread()
}

/** One rule of the grammar a method: sums of products of dice, figures and sums in brackets. */
class Reader {
  constructor(public rest: string) {}

  sum(): Result<DiceFormula> {
    const parts: { sign: 1 | -1; of: DiceFormula }[] = []
    let sign = this.takes(/^ ?([+-])/)?.[1] ?? '+'
    for (;;) {
      const of = this.product()
      if (!of.ok) return of
      parts.push({ sign: sign === '-' ? -1 : 1, of: of.value })
      const next = this.takes(/^ ?([+-])/)
      if (!next) break
      sign = next[1] ?? '+'
    }
    const [first] = parts
    return done(parts.length === 1 && first?.sign === 1 ? first.of : { is: 'sum', parts })
  }

  unread(): Refusal {
    return refused('formula-unread', { what: this.rest.trim().slice(0, 12) })
  }

  private product(): Result<DiceFormula> {
    const factors: DiceFormula[] = []
    do {
      const factor = this.factor()
      if (!factor.ok) return factor
      factors.push(factor.value)
    } while (this.takes(/^ ?x/i))
    const [first] = factors
    return done(factors.length === 1 && first ? first : { is: 'product', factors })
  }

  private factor(): Result<DiceFormula> {
    if (this.takes(/^ ?\(/)) {
      const inside = this.sum()
      if (!inside.ok) return inside
      return this.takes(/^ ?\)/) ? inside : refused('formula-bracket-open')
    }
    const dice = this.takes(/^ ?(\d{0,4}) ?D ?(%|\d{1,4})(?: ?(KH|KL|DH|DL|K) ?(\d{0,3}))?/i)
    if (dice) return readDice(dice)
    const figure = this.takes(/^ ?(\d{1,5})/)
    if (figure) return done({ is: 'figure', value: Number(figure[1]) })
    return this.rest.trim() === '' ? refused('formula-unended') : this.unread()
  }

  /** What comes next, taken off; blanks at the end are nothing. */
  private takes(what: RegExp): RegExpExecArray | null {
    const found = what.exec(this.rest)
    if (found) this.rest = this.rest.slice(found[0].length)
    return found
  }
}

function readDice([, count, faces, how, kept]: RegExpExecArray): Result<DiceFormula> {
  const die = faces === '%' ? 'D100' : faces === '66' ? 'D36' : dieOf(Number(faces))
  if (!die) return refused('formula-no-such-die', { die: `D${faces}`, fewest: fewestFaces, most: mostFaces })
  const dice = { is: 'dice', count: count ? Number(count) : 1, die } as const
  if (!how) return done(dice)
  const named = kept ? Number(kept) : 1
  const way = how.toUpperCase()
  const isDropped = way.startsWith('D')
  const keeps = isDropped ? dice.count - named : named
  if (keeps < 1 || keeps > dice.count) return refused('formula-keeps', { n: dice.count, keeps: Math.max(0, keeps) })
  // Dropping the highest keeps the lowest.
  const which = way === 'KL' || way === 'DH' ? 'lowest' : 'highest'
  return done({ ...dice, keep: { which, count: keeps } })
}

function bounded(formula: DiceFormula): Result<DiceFormula> {
  const rolls = dicePartsOf(formula)
  const count = rolls.reduce((sum, each) => sum + each.count, 0)
  if (count === 0 || rolls.some((each) => each.count === 0)) return refused('formula-no-dice')
  if (count > mostDice) return refused('formula-too-many', { n: count, most: mostDice })
  // The faces of a D36 are two figures side by side: nothing is added to them.
  if (rolls.some(({ die }) => die === 'D36') && (formula.is !== 'dice' || count > 1))
    return refused('formula-d36-alone')
  if (greatestFigure(formula) > mostFigure) return refused('formula-plus-too-large', { most: mostFigure })
  return greatest(formula) > mostTotal ? refused('formula-too-large', { most: mostTotal }) : done(formula)
}

type DicePart = Extract<DiceFormula, { is: 'dice' }>

/** The dice of a formula, in the order in which they are thrown and typed. */
export function dicePartsOf(formula: DiceFormula): readonly DicePart[] {
  return formula.is === 'dice' ? [formula] : insideOf(formula).flatMap(dicePartsOf)
}

function insideOf(formula: DiceFormula): readonly DiceFormula[] {
  if (formula.is === 'sum') return formula.parts.map(({ of }) => of)
  return formula.is === 'product' ? formula.factors : []
}

function greatestFigure(formula: DiceFormula): number {
  return formula.is === 'figure' ? formula.value : Math.max(0, ...insideOf(formula).map(greatestFigure))
}

/** As far from nothing as it can come. */
function greatest(formula: DiceFormula): number {
  if (formula.is === 'figure') return formula.value
  if (formula.is === 'dice') return formula.count * Number(formula.die.slice(1))
  const inside = insideOf(formula).map(greatest)
  return formula.is === 'sum'
    ? inside.reduce((sum, each) => sum + each, 0)
    : inside.reduce((all, each) => all * each, 1)
}

/** A die that the tray throws: `D6`, `D7`, `D100`; a `D36` is two D6 read as figures, 11 to 66. */
export type TrayDie = `D${number}`

const [fewestFaces, mostFaces] = [2, 1000] as const

/** A die of so many faces; nothing where there is none. */
function dieOf(faces: number): TrayDie | undefined {
  return Number.isInteger(faces) && faces >= fewestFaces && faces <= mostFaces ? `D${faces}` : undefined
}

/** Its name in the journal; other dice appear in a sentence alone. */
export function journalDie(die: TrayDie): DieName | undefined {
  return dieNames.find((name) => name === die)
}

/** Every face, lowest first; each as likely as any other. */
export function facesOn(die: TrayDie): readonly number[] {
  const known = journalDie(die)
  if (known) return facesOf(known)
  return Array.from({ length: Number(die.slice(1)) }, (_, face) => face + 1)
}

/** One face. A die that the app lacks is read off its D100. */
export function throwOne(die: TrayDie, dice: Dice): number {
  const known = journalDie(die)
  return known ? dice(known) : placeAmong(Number(die.slice(1)), dice) + 1
}
