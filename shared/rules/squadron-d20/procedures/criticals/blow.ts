import { type Dialogue, chance, choose, roll } from '../../../../kernel/dialogue'
import type { Phrase } from '../../../../kernel/phrase'
import type { LookUp } from '../../../../kernel/question'
import { unasked } from '../../../kit/unasked'
import type { Armour } from '../../ship/ship'
import { rulingOf } from '../../table/house-rules'
import { type After, type Cost, sizeCostBase, type Result, type Step, fireCost } from '../../tables/critical-results'
import type { CriticalTable, Column } from '../../tables/criticals'
import {
  type Attack,
  type Protection,
  armourOfArea,
  kamikazeVertical,
  plateOf,
  protectionAgainst,
  type ArmouredArea,
} from '../../tables/damage'
import { type BookOf, askRuleBookYesNo } from '../rule-book/ask-rule-book'
import { says, type Crew } from '../throws/crew-test'
import { type Target, onDamage, type DamageableData } from './target'

/** What brings the critical about. */
export interface Cause {
  readonly attack: Attack
  /** Of the gun, where it is one. */
  readonly inches?: number
  /** A flashover does its flooding once. */
  readonly isFlashover?: boolean
}

/** One hit's critical value while it is spent on her. */
export interface Blow {
  readonly cause: Cause
  readonly target: Target
  readonly table: CriticalTable
  readonly column: Column | null
  /** The CV that the hit came with. */
  readonly value: number
  /** The CV left at this point. */
  cv: number
  /** Rounds of the loop begun: questions are kept by it. */
  round: number
  /** Which way a kamikaze came, once it has been asked. */
  side: Exclude<Protection, 'either'> | null
}

/** What became of one result: done at a price, or not to be applied and why. */
export type Took =
  | { readonly is: 'done'; readonly spent: number; readonly after: After }
  | { readonly is: 'cannot'; readonly why: Phrase }

/** The result of one step, with its price; how the loop continues is not known yet. */
export type Paid = { readonly is: 'paid'; readonly spent: number } | { readonly is: 'cannot'; readonly why: Phrase }

export const paid = (spent: number): Paid => ({ is: 'paid', spent })
export const cannot = (why: Phrase): { readonly is: 'cannot'; readonly why: Phrase } => ({ is: 'cannot', why })

/** The key of a question of this round. */
export function keyIn({ round }: Blow, name: string): string {
  return `${round}/${name}`
}

/** CV of one step: as printed, or 4 and her size, never below the ruling's minimum. */
export function costOf({ target }: Pick<Blow, 'target'>, cost: Cost): number {
  if (cost !== 'size') return cost
  const { data } = target
  const size = data.kind === 'ship' ? data.size : 0
  return Math.max(Number(rulingOf(target.book.state, 'sizeCostMinimum')), sizeCostBase + size)
}

/** The attack that an answer of the rule book is about. */
export function ofAttack({ attack, inches }: Cause, armour?: number): BookOf {
  return { attack, ...(inches !== undefined && { inches }), ...(armour !== undefined && { armour }) }
}

/** Figures whose last step has a consequence; the step that reaches it mentions it. */
const endsIn: readonly Step['lower'][] = ['fireControl', 'steering']

/** Lowers a figure step by step, as many as the CV pays for and the figure has. */
export function lower(blow: Blow, step: Step): Paid {
  const { target, cv } = blow
  const cost = costOf(blow, step.cost)
  const was = target.figure(step.lower)
  const left = step.minimum === null ? Infinity : was - step.minimum
  if (left <= 0) return cannot(says(`nothingLeft.${step.lower}`, { ship: target.name }))
  if (cv < cost) return cannot(tooSmall(blow, cost))
  const n = step.once ? 1 : Math.min(left, Math.floor(cv / cost))
  target.moves(step.lower, -n, says(`lowered.${step.lower}`, { ship: target.name, n, to: was - n, spent: n * cost }))
  if (was === n && endsIn.includes(step.lower)) target.because(says(`atNothing.${step.lower}`, { ship: target.name }))
  return paid(n * cost)
}

/** The steps of a row, and what the first of them came to. */
export function lowered(blow: Blow, { steps = [] }: Result): Paid {
  return steps.map((step) => lower(blow, step))[0] ?? paid(0)
}

export function tooSmall({ cv }: Blow, cost: number) {
  return says('tooSmall', { cv, cost })
}

/** Masts, crew, fire control, steering: nothing but the steps of the row. */
export function stepsAlone(blow: Blow, result: Result): Dialogue<Paid> {
  return unasked(() => lowered(blow, result))
}

/** Gunnery modifier, and with the first such hit the search radar. */
export function optics(blow: Blow, result: Result): Dialogue<Paid> {
  return unasked(() => {
    const took = lowered(blow, result)
    if (took.is === 'paid') loseFirstTime(blow.target, result)
    return took
  })
}

/** Lost with the first such hit, if she still has it. */
export function loseFirstTime(target: Target, { alsoFirstTime }: Result): boolean {
  if (!alsoFirstTime || !target.has(alsoFirstTime)) return false
  target.loses(alsoFirstTime, says(`lost.${alsoFirstTime}`, { ship: target.name }))
  return true
}

/** One fire for each cost paid. */
export function firesStart(blow: Blow): Dialogue<Paid> {
  return unasked(() => {
    const cost = costOf(blow, fireCost)
    const n = Math.floor(blow.cv / cost)
    if (n === 0) return cannot(tooSmall(blow, cost))
    addFires(blow.target, n)
    return paid(n * cost)
  })
}

export function addFires(target: Target, n: number): void {
  if (n > 0) target.moves('fires', n, says('fires', { ship: target.name, n }))
}

/** She blows up and is a wreck; the rule book says what happens to ships nearby. `cv`: of cargo, by its dice. */
export function blowUp(target: Target, cv: number | null): void {
  target.ends('wreck', says('ends.blowsUp', { ship: target.name }))
  target.because(
    cv === null ? says('ends.collateral', { ship: target.name }) : says('ends.collateralCv', { ship: target.name, cv }),
  )
}

/** Tests that the reference sheet names and the rule book defines; success means harm: it burns, it explodes. */
type BookTest = 'fireTest' | 'magazineTest' | 'fuelTest'

interface AskedTest {
  readonly key: string
  /** The number that a D20 has to roll or less. */
  readonly cv: number
  readonly lookUp: readonly LookUp[]
  readonly because?: readonly Phrase[]
}

/** Asked as pass or fail, or by the ruling a D20 of the CV or less. */
export function* ruleBookTest(
  target: Target,
  test: BookTest,
  { key, cv, lookUp, because = [] }: AskedTest,
): Dialogue<boolean> {
  const { to, name: ship } = target
  const isRolled = rulingOf(target.book.state, test) === 'd20'
  const prompt = {
    to,
    ask: says(`${test}.${isRolled ? 'roll' : 'ask'}`, { ship, cv }),
    because: [says('cvOfTest', { cv }), ...because],
    lookUp,
  }
  const harms = isRolled
    ? yield* chance(key, 'D20', cv, prompt)
    : yield* askRuleBookYesNo(target.book, test, { key, prompt })
  target.because(says(`${test}.${harms ? 'yes' : 'no'}`, { ship }))
  return harms
}

/** Her crew as a crew test knows it. */
export function crewOf(target: Target): Crew {
  return {
    name: target.name,
    to: target.to,
    quality: target.figure('crewQuality'),
    because: (...why) => target.because(...why),
  }
}

const bare = { belt: 0, deck: 0, conningTower: 0 } as const

/** A place ashore has no belt, no deck and no conning tower. */
export function armourOf(data: DamageableData): Armour {
  return data.kind === 'ship' ? data.armour : { ...bare, ...data.armour }
}

/** Whether the hit beats the armour of an area: asked with the figure that counts. A bare area is always beaten. */
export function* beats(blow: Blow, area: ArmouredArea): Dialogue<boolean> {
  const { target, table } = blow
  if (table === 'underwater' || !isArmoured(target.data, area)) return true
  const side = yield* sideOf(blow)
  const armour = plateOf(armourOf(target.data), area, side)
  if (armour === 0) return true
  const plate = armourOfArea[area][side]?.share === 'half' ? `${area}Half` : (armourOfArea[area][side]?.of ?? area)
  const asked = {
    key: keyIn(blow, `armour-${area}`),
    of: ofAttack(blow.cause, armour),
    prompt: {
      to: target.to,
      ask: says(`armour.ask.${area}`, { ship: target.name, armour }),
      because: [
        says(`armour.counts.${plate}`, { armour }),
        says(`attack.${blow.cause.attack}`),
        ...(blow.cause.inches === undefined ? [] : [says('armour.calibre', { inches: blow.cause.inches })]),
        says('armour.side', { cv: blow.cv }),
      ],
      lookUp: onDamage.armour,
    },
  }
  const name = area === 'armouredFlightDeck' ? 'flightDeckBeaten' : 'beaten'
  const isBeaten = yield* askRuleBookYesNo(target.book, name, asked)
  target.because(says(isBeaten ? 'armour.beaten' : 'armour.holds', { ship: target.name, armour }))
  return isBeaten
}

/** Whether any attack at all meets armour there. */
function isArmoured(data: DamageableData, area: ArmouredArea): boolean {
  const armour = armourOf(data)
  return plateOf(armour, area, 'vertical') > 0 || plateOf(armour, area, 'horizontal') > 0
}

/** Sides or decks; for a kamikaze this is settled once for the hit. */
export function* sideOf(blow: Blow): Dialogue<Exclude<Protection, 'either'>> {
  const known = blow.side ?? protectionAgainst[blow.cause.attack]
  if (known !== 'either') return known
  const { target } = blow
  const prompt = { to: target.to, ask: says('kamikaze.ask', { ship: target.name }), lookUp: onDamage.armour }
  if (rulingOf(target.book.state, 'kamikazeProtection') === 'ask') {
    const sides = (['vertical', 'horizontal'] as const).map((value) => ({ value, say: says(`kamikaze.${value}`) }))
    blow.side = yield* choose('kamikaze', sides, 'vertical', prompt)
  } else {
    const face = yield* roll('kamikaze', kamikazeVertical.die, prompt)
    blow.side = face <= kamikazeVertical.to ? 'vertical' : 'horizontal'
  }
  target.because(says(`kamikaze.${blow.side}`))
  return blow.side
}
