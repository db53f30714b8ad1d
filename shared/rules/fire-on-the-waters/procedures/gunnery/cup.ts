import type { RuleDraft } from '../../../../game/rule-draft'
import type { GameState } from '../../../../game/state'
import { draw, roll, withoutOne, type Dialogue, type Prompt } from '../../../../kernel/dialogue'
import { own } from '../../../../kernel/own'
import type { Lot } from '../../../../kernel/question'
import { done, refused, type Refusal, type Result } from '../../../../kernel/result'
import type { Scalar } from '../../../../kernel/scalar'
import { form } from '../../../kit/form'
import { procedure } from '../../../kit/procedure'
import { unasked } from '../../../kit/unasked'
import { chitOdds, hitOdds, noHits, type Firing, type HitOdds } from '../../hitting/hits'
import { onGunnery } from '../../reference/look-up'
import { sentencesOf } from '../../sentence'
import { rulingOf } from '../../table/house-rules'
import { chitsBelow, usualCup, type Chit } from '../../tables/gunnery'

const says = sentencesOf('gunnery')

/** One kind of chit and how many of it lie in the cup. */
export interface Chits {
  readonly chit: Chit
  readonly count: number
}

/** The contents of the cup, as the table keeps them: `-10:1 … 9:15 miss:4 A:2 … X:1`. */
export const cupFact = 'chitCup'

/** Every chit there is, numbers first. A list, since an object would reorder keys that look like numbers. */
export const chits: readonly Chit[] = (Object.keys(usualCup) as Chit[]).sort(
  (one, other) => placeOf(one) - placeOf(other),
)

const mostOfAChit = 50

function placeOf(chit: Chit): number {
  const figure = Number(chit)
  return Number.isNaN(figure) ? 100 + ['miss', 'A', 'B', 'C', 'D', 'X'].indexOf(chit) : figure
}

const written = /^(-?\d{1,2}|miss|[A-DX]):(\d{1,3})$/

/** Refused as `chit-cup-unreadable`, or `chit-cup-empty` where nothing lies in it. */
export function readCup(text: string): Result<readonly Chits[]> {
  const counts = new Map<Chit, number>()
  for (const word of text.split(' ').filter((part) => part !== '')) {
    const [, name, count] = written.exec(word) ?? []
    const chit = chits.find((each) => each === name)
    if (chit === undefined || counts.has(chit) || Number(count) > mostOfAChit) {
      return refused('chit-cup-unreadable', { what: word })
    }
    counts.set(chit, Number(count))
  }
  const cup = chits.flatMap((chit) => {
    const count = counts.get(chit) ?? 0
    return count > 0 ? [{ chit, count }] : []
  })
  return cup.length > 0 ? done(cup) : refused('chit-cup-empty')
}

export function writeCup(cup: readonly Chits[]): string {
  return cup.map(({ chit, count }) => `${chit}:${count}`).join(' ')
}

/** The cup on the table, or the default one. */
export function cupOf(state: GameState): Result<readonly Chits[]> {
  const text = own(state.table, cupFact)
  return typeof text === 'string' ? readCup(text) : done(usual)
}

const usual: readonly Chits[] = chits.flatMap((chit) => (usualCup[chit] > 0 ? [{ chit, count: usualCup[chit] }] : []))

/** The chits as lots to be drawn. */
function lotsOf(cup: readonly Chits[]): readonly (Lot & { readonly value: Chit })[] {
  return cup.map(({ chit, count }) => ({ value: chit, count, say: sayChit(chit) }))
}

function sayChit(chit: Chit) {
  const figure = Number(chit)
  if (Number.isNaN(figure)) return says(`chit.${chit}`)
  return figure < 0 ? says('chit.minus', { figure: -figure }) : says('chit.figure', { figure })
}

/** A chit in the list of chits pulled. */
export function writtenChit(chit: Chit): string {
  const { values } = sayChit(chit)
  const figure = values?.['figure']
  if (figure === undefined) return chit === 'miss' ? '–' : chit
  return chit.startsWith('-') ? `−${String(figure)}` : String(figure)
}

/** Ruling `hitMethod`. */
export const isByChits = (state: Pick<GameState, 'houseRules'>): boolean => rulingOf(state, 'hitMethod') === 'chits'

/** The cup must hold a chit for every mount or torpedo; `needed` is their number under its name in the sentence. */
export function cupTooSmall(
  state: GameState,
  { field, code, ...needed }: { readonly field: string; readonly code: string } & Readonly<Record<string, Scalar>>,
): Refusal | undefined {
  if (!isByChits(state)) return undefined
  const cup = cupOf(state)
  if (!cup.ok) return refused(cup.code, { ...cup.values, field })
  const chits = chitsIn(cup.value)
  return Object.values(needed).some((n) => chits < Number(n)) ? refused(code, { field, chits, ...needed }) : undefined
}

/** Hits of mounts that fire, by the way of finding them that the table uses. */
export function oddsOfHits(state: GameState, kinds: readonly Firing[]): HitOdds {
  if (!isByChits(state)) return hitOdds(kinds)
  const cup = cupOf(state)
  return cup.ok ? chitOdds(cup.value, kinds) : noHits
}

/** The number that chits are compared with. Under -10 a D10 has to show a 1 first: `null` where it does not. */
export function* numberForChits(hitNumber: number, key: string, prompt: Prompt): Dialogue<number | null> {
  if (hitNumber >= chitsBelow.hitNumber) return hitNumber
  return (yield* roll(key, 'D10', prompt)) === chitsBelow.mustRoll ? hitNumber + chitsBelow.add : null
}

/** Pulls chits one after another, as far as there are any, and puts none back; `asked` gives key and prompt of each. */
export function* pullChits(
  table: RuleDraft,
  most: number,
  asked: (n: number) => readonly [key: string, prompt: Prompt],
): Dialogue<readonly Chit[]> {
  const cup = cupOf(table.settled)
  let lots = cup.ok ? lotsOf(cup.value) : []
  const seen: Chit[] = []
  while (seen.length < most && lots.length > 0) {
    const [key, prompt] = asked(seen.length + 1)
    const chit = yield* draw(key, lots, prompt)
    lots = withoutOne(lots, chit)
    seen.push(chit)
  }
  return seen
}

/** A number hits what is not below it; letters, blanks and the X miss. */
export function isHit(chit: string, hitNumber: number): boolean {
  const figure = Number(chit)
  return !Number.isNaN(figure) && figure <= hitNumber
}

/** A field for every chit: `chit-4` is minus four, `chit4` is four. */
const cupForm = form()
  .numbers('chit', (state) => {
    const cup = cupOf(state)
    const countOf = (chit: Chit) => (cup.ok ? cup.value.find((each) => each.chit === chit)?.count : undefined) ?? 0
    return new Map(
      chits.map((chit) => [chit, { least: 0, most: mostOfAChit, default: countOf(chit), wrong: 'gunfire-figure' }]),
    )
  })
  .derived('cup', (_state, { chit: counts = new Map<Chit, number>() }): readonly Chits[] =>
    chits.flatMap((chit) => (counts.get(chit) ? [{ chit, count: counts.get(chit)! }] : [])),
  )
  .refuses((_state, { cup }) => {
    const read = readCup(writeCup(cup))
    return read.ok ? undefined : refused(read.code, { ...read.values, field: `chit${chits[0]!}` })
  })

/** The contents of the cup, chit by chit: the sheet does not give them, so every table may choose. */
export const makeUpCup = procedure({
  name: 'makeUpCup',
  phases: ['gunfire'],
  lookUp: onGunnery.chits,
  isPlayed: isByChits,
  form: cupForm,
  warnings: (state, { cup }) => [
    ...(isByChits(state) ? [] : [says('warning.noChits')]),
    says('warning.cupHolds', { n: chitsIn(cup) }),
  ],
  run: (table, { cup }) =>
    unasked(() => {
      table.fact(cupFact)
      table.apply({ type: 'tableSet', key: cupFact, to: writeCup(cup) })
      return says('cupMadeUp', { n: chitsIn(cup) })
    }),
})

const chitsIn = (cup: readonly Chits[]) => cup.reduce((sum, { count }) => sum + count, 0)
