import { chance, choose, roll, type Dialogue } from '../../../../kernel/dialogue'
import type { Phrase } from '../../../../kernel/phrase'
import type { LookUp } from '../../../../kernel/question'
import { equipmentBox } from '../../ship/shape'
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
import { askRuleBookYesNo } from '../rule-book/ask-rule-book'
import type { BookOf } from '../rule-book/book-entries'
import { says } from '../throws/crew-test'
import { onDamage, type DamageableData, type Target } from './target'

/** What brings the critical about. */
export interface Cause {
  readonly attack: Attack
  /** Of the gun, where it is one. */
  readonly inches?: number
  /** Printed IP of the gun: shown wherever it is held against armour, and the usual IP damage. */
  readonly impact?: number
  /** A flashover does its flooding once. */
  readonly isFlashover?: boolean
}

type Side = Exclude<Protection, 'either'>

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
  side: Side | null
  /** Whether it beats a plate of so much, once it has been asked: one hit meets the same armour in the same way. */
  readonly beaten: Map<string, boolean>
}

/** What became of one result: its price, and how the loop goes on where its row leaves that open; or why it cannot be applied. */
export type Took = { readonly spent: number; readonly after?: After } | { readonly cannot: Phrase }

/** The key of a question of this round. */
export function keyIn({ round }: Blow, name: string): string {
  return `${round}/${name}`
}

/** CV of one step: as printed, or 4 and her size, never below the ruling's minimum. */
export function costOf({ target: { data, table } }: Blow, cost: Cost): number {
  if (cost !== 'size') return cost
  const size = data.kind === 'ship' ? data.size : 0
  return Math.max(Number(rulingOf(table.state, 'sizeCostMinimum')), sizeCostBase + size)
}

/** The attack that an answer of the rule book is about. */
export function ofAttack({ attack, inches }: Cause, armour?: number): BookOf {
  return { attack, ...(inches !== undefined && { inches }), ...(armour !== undefined && { armour }) }
}

/** Figures whose last step has a consequence; the step that reaches it mentions it. */
const endsIn: readonly Step['lower'][] = ['fireControl', 'steering']

/** Lowers a figure step by step, as many as the CV pays for and the figure has. */
export function lower(blow: Blow, step: Step): Took {
  const { target, cv } = blow
  const cost = costOf(blow, step.cost)
  const was = target.figure(step.lower)
  const left = step.minimum === null ? Infinity : was - step.minimum
  if (left <= 0) return nothingLeft(target, step.lower)
  if (cv < cost) return tooSmall(blow, cost)
  const n = step.once ? 1 : Math.min(left, Math.floor(cv / cost))
  target.moves(step.lower, -n, target.says(`lowered.${step.lower}`, { n, to: was - n, spent: n * cost }))
  if (was === n && endsIn.includes(step.lower)) target.because(`atNothing.${step.lower}`)
  return { spent: n * cost }
}

/** The steps of a row, and what the first of them came to. */
export function lowered(blow: Blow, { steps = [] }: Result): Took {
  return steps.map((step) => lower(blow, step))[0] ?? { spent: 0 }
}

export function tooSmall({ cv }: Blow, cost: number): Took {
  return { cannot: says('tooSmall', { cv, cost }) }
}

export function nothingLeft(target: Target, of: string): Took {
  return { cannot: target.says(`nothingLeft.${of}`) }
}

export function keepsOut(target: Target): Took {
  return { cannot: target.says('armour.keepsOut') }
}

/** Gunnery modifier, and with the first such hit the search radar. */
export function optics(blow: Blow, result: Result): Took {
  const took = lowered(blow, result)
  if ('spent' in took) loseFirstTime(blow.target, result)
  return took
}

/** Lost with the first such hit, if she still has it. */
export function loseFirstTime(target: Target, { alsoFirstTime }: Result): boolean {
  if (!alsoFirstTime || !target.has(alsoFirstTime)) return false
  target.loses(equipmentBox(alsoFirstTime), target.says(`lost.${alsoFirstTime}`))
  return true
}

/** One fire for each cost paid. */
export function firesStart(blow: Blow): Took {
  const cost = costOf(blow, fireCost)
  const n = Math.floor(blow.cv / cost)
  if (n === 0) return tooSmall(blow, cost)
  addFires(blow.target, n)
  return { spent: n * cost }
}

export function addFires(target: Target, n: number): void {
  if (n > 0) target.moves('fires', n, target.says('fires', { n }))
}

/** She blows up and is a wreck; the rule book says what happens to ships nearby. `cv`: of cargo, by its dice. */
export function blowUp(target: Target, cv: number | null): void {
  target.ends('wreck', 'ends.blowsUp')
  if (cv === null) target.because('ends.collateral')
  else target.because('ends.collateralCv', { cv })
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
export function* ruleBookTest(target: Target, test: BookTest, asked: AskedTest): Dialogue<boolean> {
  const { key, cv, lookUp, because = [] } = asked
  const isRolled = rulingOf(target.table.state, test) === 'd20'
  const why = [says('cvOfTest', { cv }), ...because]
  const prompt = target.asks(`${test}.${isRolled ? 'roll' : 'ask'}`, { cv }, lookUp, why)
  const harms = isRolled
    ? yield* chance(key, 'D20', cv, prompt)
    : yield* askRuleBookYesNo(target.table, test, { key, prompt })
  target.because(`${test}.${harms ? 'yes' : 'no'}`)
  return harms
}

const bare = { belt: 0, deck: 0, conningTower: 0 } as const

/** A place ashore has no belt, no deck and no conning tower. */
export function armourOf(data: DamageableData): Armour {
  return data.kind === 'ship' ? data.armour : { ...bare, ...data.armour }
}

/** The attack, the calibre and the IP of a gun, beside a question about what it does. */
export function sayCause({ attack, inches, impact }: Cause): readonly Phrase[] {
  return [
    says(`attack.${attack}`),
    ...(inches === undefined ? [] : [says('armour.calibre', { inches })]),
    ...(impact === undefined ? [] : [says('hit.impact', { impact })]),
  ]
}

/** Whether the hit beats the armour of an area: asked with the figure that counts. A bare area is always beaten. */
export function* beats(blow: Blow, area: ArmouredArea): Dialogue<boolean> {
  const { target, table, cause } = blow
  const plates = armourOf(target.data)
  const isBare = plateOf(plates, area, 'vertical') === 0 && plateOf(plates, area, 'horizontal') === 0
  if (table === 'underwater' || isBare) return true
  const side = yield* sideOf(blow)
  const armour = plateOf(plates, area, side)
  if (armour === 0) return true
  const { of: plate = area, share = 'whole' } = armourOfArea[area][side] ?? {}
  const name = area === 'armouredFlightDeck' ? 'flightDeckBeaten' : 'beaten'
  const before = blow.beaten.get(`${name} ${armour}`)
  const counts = says(`armour.counts.${share === 'half' ? `${area}Half` : plate}`, { armour })
  const because = [counts, ...sayCause(cause), says('armour.side', { cv: blow.cv })]
  const isBeaten =
    before ??
    (yield* askRuleBookYesNo(target.table, name, {
      key: keyIn(blow, `armour-${area}`),
      of: ofAttack(cause, armour),
      prompt: target.asks(`armour.ask.${area}`, { armour }, onDamage.armour, because),
    }))
  blow.beaten.set(`${name} ${armour}`, isBeaten)
  target.because(isBeaten ? 'armour.beaten' : 'armour.holds', { armour })
  return isBeaten
}

/** Sides or decks; for a kamikaze this is settled once for the hit. */
export function* sideOf(blow: Blow): Dialogue<Side> {
  const { target } = blow
  const known = blow.side ?? protectionAgainst[blow.cause.attack]
  if (known !== 'either') return known
  const prompt = target.asks('kamikaze.ask', {}, onDamage.armour)
  if (rulingOf(target.table.state, 'kamikazeProtection') === 'ask') {
    const sides = (['vertical', 'horizontal'] as const).map((value) => ({ value, say: says(`kamikaze.${value}`) }))
    blow.side = yield* choose('kamikaze', sides, 'vertical', prompt)
  } else {
    const face = yield* roll('kamikaze', kamikazeVertical.die, prompt)
    blow.side = face <= kamikazeVertical.to ? 'vertical' : 'horizontal'
  }
  target.table.because(says(`kamikaze.${blow.side}`))
  return blow.side
}
