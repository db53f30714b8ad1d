import type { Attack, Protection } from '../../tables/armour'
import type { CriticalTable } from '../../tables/criticals'
import { type After, type Cost, sizeCostBase } from '../../tables/critical-results'
import type { Column } from '../../tables/underwater'
import type { Phrase } from '../../../../kernel/phrase'
import { rulingOf } from '../../table/house-rules'
import type { BookOf } from '../rule-book/book-entries'
import type { Target } from './target'

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
