import type { Dialogue } from './dialogue'
import { facesOf } from './dice'
import type { Policy } from './policy'
import type { Answer, Question } from './question'

/** Values and how likely each is; the chances add up to 1. Values are distinguished by their key. */
export type Distribution<Value> = ReadonlyMap<string, { readonly value: Value; readonly chance: number }>

/** Gathers values with their weights; `finish` makes the weights add up to 1. */
export class Tally<Value> {
  private readonly kept = new Map<string, { readonly value: Value; chance: number }>()
  private total = 0

  add(value: Value, weight = 1): void {
    const key = typeof value === 'number' ? String(value) : JSON.stringify(value)
    const had = this.kept.get(key)
    if (had) had.chance += weight
    else this.kept.set(key, { value, chance: weight })
    this.total += weight
  }

  finish(): Distribution<Value> {
    for (const each of this.kept.values()) each.chance /= this.total
    return this.kept
  }
}

/** 0 to 1. */
export function chanceThat<Value>(distribution: Distribution<Value>, holds: (value: Value) => boolean): number {
  return expected(distribution, (value) => Number(holds(value)))
}

export function expected<Value>(distribution: Distribution<Value>, figure: (value: Value) => number): number {
  return [...distribution.values()].reduce((sum, { value, chance }) => sum + figure(value) * chance, 0)
}

interface Branch {
  readonly answer: Answer
  readonly chance: number
}

/**
 * Follows every path through a dialogue and adds up the results. A generator cannot be copied, so every path is
 * replayed from the start. `undefined` when there are more than `most` paths.
 */
export function exactOdds<Outcome>(
  start: () => Dialogue<Outcome>,
  policy: Policy,
  most = 20_000,
): Distribution<Outcome> | undefined {
  const outcomes = new Tally<Outcome>()
  /** The questions of the path being followed: the branches of each, and which of them is next. */
  const way: { readonly branches: readonly Branch[]; at: number }[] = []
  for (let ways = 1; ways <= most; ways++) {
    const asking = start()
    let chance = 1
    let step = asking.next()
    for (let depth = 0; !step.done; depth++) {
      const fork = (way[depth] ??= { branches: branchesOf(step.value, policy), at: 0 })
      const branch = fork.branches[fork.at]!
      chance *= branch.chance
      step = asking.next(branch.answer)
    }
    outcomes.add(step.value, chance)
    while (way.length > 0 && ++way.at(-1)!.at === way.at(-1)!.branches.length) way.pop()
    if (way.length === 0) return outcomes.finish()
  }
  return undefined
}

function branchesOf(question: Question, policy: Policy): readonly Branch[] {
  switch (question.kind) {
    case 'roll': {
      const faces = facesOf(question.die)
      return faces.map((face) => ({ answer: face, chance: 1 / faces.length }))
    }
    case 'chance': {
      // Two branches, however many faces: the highest face that succeeds and the lowest that fails.
      const faces = facesOf(question.die)
      const hits = faces.filter((face) => face <= question.atMost).length
      const shares = [hits / faces.length, 1 - hits / faces.length]
      return shares.flatMap((chance, misses) => (chance > 0 ? [{ answer: faces[hits - 1 + misses]!, chance }] : []))
    }
    case 'rolls':
      return fistfuls(facesOf(question.die), question.count)
    case 'draw': {
      const all = question.lots.reduce((sum, { count }) => sum + count, 0)
      return question.lots.flatMap(({ value, count }) => (count > 0 ? [{ answer: value, chance: count / all }] : []))
    }
    default:
      return [{ answer: policy.decide(question), chance: 1 }]
  }
}

/** Every fistful of so many dice, lowest face first, once. */
function fistfuls(faces: readonly number[], count: number): readonly Branch[] {
  let fists: Distribution<readonly number[]> = new Map([['', { value: [], chance: 1 }]])
  for (let dice = 0; dice < count; dice++) {
    const more = new Tally<readonly number[]>()
    for (const { value, chance } of fists.values())
      for (const face of faces)
        more.add(
          [...value, face].sort((one, other) => one - other),
          chance,
        )
    fists = more.finish()
  }
  return [...fists.values()].map(({ value, chance }) => ({ answer: value, chance }))
}
