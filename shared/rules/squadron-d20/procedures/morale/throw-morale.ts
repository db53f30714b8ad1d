import type { RuleDraft } from '../../../../game/rule-draft'
import { overridable, roll, type Dialogue } from '../../../../kernel/dialogue'
import type { Phrase } from '../../../../kernel/phrase'
import type { Addressee, LookUp } from '../../../../kernel/question'
import { percentOf } from '../../../../words/percent'
import type { OddsRow } from '../../../pack/odds'
import type { Reckoning } from '../../../pack/procedure'
import { morale } from '../../tables/morale'
import { lineOf, plain, sumOf, figureSaid } from '../on-target/on-target'
import { says } from '../turn/says'
import type { MoraleSum } from './morale-sum'

export interface MoraleThrown {
  readonly who: string
  readonly to: Addressee
  readonly sum: MoraleSum
  readonly lookUp: readonly LookUp[]
}

/** A crew or a commander may be worth 12 less than nothing, and her fires 5 less. */
const within = { least: -10, most: 30 } as const
const faces = 10

/** Passed on this or more. */
function passedFrom({ needed, modifiers }: MoraleSum): number {
  return needed - sumOf(modifiers)
}

/** How likely the test is passed, 0 to 1. */
function chanceOfMorale(sum: MoraleSum): number {
  return Math.min(faces, Math.max(0, faces + 1 - passedFrom(sum))) / faces
}

/** Shows the sum, which can be overruled, throws, and returns whether the test is passed. */
export function* throwMorale(table: RuleDraft, { who, to, sum, lookUp }: MoraleThrown): Dialogue<boolean> {
  const because = [
    says('morale.needed', { needed: sum.needed }),
    ...sum.modifiers.map(({ line }) => line),
    says('morale.from', { from: plain(passedFrom(sum)) }),
  ]
  const ask = says('morale.askFrom', { who })
  const from = yield* overridable('from', passedFrom(sum), within, { to, ask, because, lookUp })
  const values = { who, from: plain(from) }
  if (from > faces || from <= 1) {
    table.because(says(from > faces ? 'morale.cannot' : 'morale.sure', values))
    return from <= 1
  }
  const die = yield* roll('morale', morale.die, { to, ask: says('morale.ask', values), because, lookUp })
  table.because(says(die >= from ? 'morale.passed' : 'morale.failed', { ...values, die }))
  return die >= from
}

/** The sum as a form shows it before anything is thrown. */
export function reckonMorale(title: Phrase, sum: MoraleSum): Reckoning {
  const chance = chanceOfMorale(sum)
  return {
    title,
    lines: [{ say: says('row.test'), figure: figureSaid(`${sum.needed}+`), is: 'table' }, ...sum.modifiers.map(lineOf)],
    total: figureSaid(`${plain(passedFrom(sum))}+`),
    means: says('morale.means', { percent: percentOf(chance) }),
    sure: 0,
    chanceOfMore: chance,
  }
}

export function oddsOfMorale(sum: MoraleSum): readonly OddsRow[] {
  const chance = chanceOfMorale(sum)
  return [
    { say: says('odds.holds'), chance, error: null },
    { say: says('odds.breaks'), chance: 1 - chance, error: null },
  ]
}
