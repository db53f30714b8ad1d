import type { RuleDraft } from '../../../../game/rule-draft'
import { overridable, roll, rolls, type Dialogue } from '../../../../kernel/dialogue'
import type { Phrase } from '../../../../kernel/phrase'
import type { Addressee, LookUp } from '../../../../kernel/question'
import { percentOf } from '../../../../words/percent'
import type { Reckoning } from '../../../pack/procedure'
import { plain } from './figures'
import { figureSaid, lineOf, sumOf, type Modifier } from './modifier'
import { says } from './says'

/** What an attack needs on its D20, with everything that counts, and why misses are thrown again, where they are. */
export interface OnTargetSum {
  readonly needed: number
  /** Where `needed` comes from: `Local control, 2 RB`. */
  readonly of: Phrase
  readonly modifiers: readonly Modifier[]
  readonly rerolls: readonly Phrase[]
}

export interface AttackThrown {
  /** Of its questions; once in a dialogue. */
  readonly key: string
  /** D20s: 1 for a battery or a spread, one a factor for small guns. */
  readonly dice: number
  /** Who attacks, in the sentences of what came of it: `Harker 5″`. */
  readonly who: string
  readonly to: Addressee
  readonly sum: OnTargetSum
  readonly lookUp: readonly LookUp[]
}

/** From strafing with a factor of 60 to guns at 5 RB between two ships full of splash markers. */
const within = { least: -60, most: 160 } as const
const faces = 20

/** On target on this or more. */
function fromOf({ needed, modifiers }: OnTargetSum): number {
  return needed - sumOf(modifiers)
}

/** How likely one die is on target, 0 to 1, its second throw counted where misses are thrown again. */
export function chanceOnTarget(from: number, rerollsMisses: boolean): number {
  const once = Math.min(faces, Math.max(0, faces + 1 - from)) / faces
  return rerollsMisses ? 1 - (1 - once) ** 2 : once
}

export function chanceOf(sum: OnTargetSum): number {
  return chanceOnTarget(fromOf(sum), sum.rerolls.length > 0)
}

/** Shows the sum, which can be overruled, throws, throws misses again once, and gives how many are on target. */
export function* throwOnTarget(table: RuleDraft, attack: AttackThrown): Dialogue<number> {
  const { key, dice, who, sum, to, lookUp } = attack
  const ask = says('onTarget.askFrom', { who })
  const from = yield* overridable(`${key}/from`, fromOf(sum), within, { to, ask, because: becauseOf(sum), lookUp })
  const values = { who, from: plain(from), dice }
  if (from > faces || from <= 1) {
    table.because(says(from > faces ? 'onTarget.cannot' : 'onTarget.sure', values))
    return from > faces ? 0 : dice
  }
  const first = yield* thrown(attack, 'die', dice, from)
  const on = countFrom(first, from)
  table.because(
    says(dice === 1 ? `onTarget.${on > 0 ? 'on' : 'off'}` : 'onTarget.of', { ...values, ...shown(first), on }),
  )
  if (sum.rerolls.length === 0 || on === dice) return on
  const second = yield* thrown(attack, 'again', dice - on, from)
  const more = countFrom(second, from)
  const again = dice - on === 1 ? `onTarget.again.${more > 0 ? 'on' : 'off'}` : 'onTarget.again.of'
  table.because(...sum.rerolls, says(again, { ...values, ...shown(second), on: more, dice: dice - on }))
  return on + more
}

function* thrown(
  attack: AttackThrown,
  which: 'die' | 'again',
  dice: number,
  from: number,
): Dialogue<readonly number[]> {
  const { key, who, to, sum, lookUp } = attack
  const because = [...(which === 'again' ? sum.rerolls : []), ...becauseOf(sum)]
  const prompt = { to, ask: says(`onTarget.ask.${which}`, { who, from: plain(from), n: dice }), because, lookUp }
  const of = `${key}/${which}`
  return dice === 1 ? [yield* roll(of, 'D20', prompt)] : yield* rolls(of, 'D20', dice, prompt)
}

function becauseOf(sum: OnTargetSum): readonly Phrase[] {
  return [
    says('onTarget.needed', { needed: sum.needed }),
    sum.of,
    ...sum.modifiers.filter(({ modifier }) => modifier !== 0).map(({ line }) => line),
    says('onTarget.from', { from: plain(fromOf(sum)) }),
  ]
}

/** The sum as a form shows it while the player still chooses. */
export function reckonOnTarget(title: Phrase, sum: OnTargetSum, dice = 1): Reckoning {
  const from = fromOf(sum)
  const once = chanceOf(sum)
  const any = 1 - (1 - once) ** dice
  const percent = percentOf(any)
  const more = sum.rerolls.length > 0 ? 'Again' : ''
  return {
    title,
    lines: [{ say: sum.of, figure: figureSaid(`${sum.needed}+`), is: 'table' }, ...sum.modifiers.map(lineOf)],
    total: figureSaid(`${plain(from)}+`),
    means:
      any === 0
        ? says('onTarget.meansNever')
        : dice === 1
          ? says(`onTarget.means${more}`, { percent })
          : says(`onTarget.meansOf${more}`, { percent, dice }),
    sure: 0,
    chanceOfMore: any,
  }
}

const countFrom = (shown: readonly number[], from: number) => shown.filter((face) => face >= from).length
const shown = (thrown: readonly number[]) => ({ die: thrown.join(', ') })
