import { assertNever } from './assert-never'
import type { Dialogue, IndependentParts, Reply } from './dialogue'
import { facesOf, facesUpTo, type DieName } from './dice'
import { certainly, convolve, Tally, type Distribution } from './distribution'
import type { Policy } from './policy'
import type { DrawQuestion, Question } from './question'

/** Beyond so many paths through a dialogue its odds are sampled instead. */
const mostBranches = 20_000

interface Branch {
  readonly given: Reply
  readonly chance: number
}

/** One question of the path being followed: its branches, and which of them is next. */
interface Fork {
  readonly branches: readonly Branch[]
  at: number
}

/**
 * Follows every path through a dialogue and adds up the results. A generator cannot be copied, so every path is
 * replayed from the start. `undefined` when there are more than `most` paths.
 */
export function exactOdds<Outcome>(
  start: () => Dialogue<Outcome>,
  policy: Policy,
  most = mostBranches,
): Distribution<Outcome> | undefined {
  const outcomes = new Tally<Outcome>()
  const way: Fork[] = []
  for (let ways = 1; ways <= most; ways++) {
    const asking = start()
    let chance = 1
    let step = asking.next()
    for (let depth = 0; !step.done; depth++) {
      const fork = way[depth] ?? forkAt(step.value, policy, most)
      if (!fork) return undefined
      way[depth] = fork
      const branch = fork.branches[fork.at]!
      chance *= branch.chance
      step = asking.next(branch.given)
    }
    outcomes.add(step.value, chance)
    while (way.length > 0 && ++way.at(-1)!.at === way.at(-1)!.branches.length) way.pop()
    if (way.length === 0) return outcomes.finish()
  }
  return undefined
}

function forkAt(asked: Question | IndependentParts, policy: Policy, most: number): Fork | undefined {
  const branches = asked.kind === 'each' ? summed(asked, policy, most) : branchesOf(asked, policy)
  return branches && { branches, at: 0 }
}

/** Every part separately, and then their sum: the paths add up instead of multiplying. */
function summed({ parts, adding }: IndependentParts, policy: Policy, most: number): readonly Branch[] | undefined {
  let sums: Distribution<unknown> = certainly(adding.nothing)
  for (const part of parts) {
    const odds = exactOdds(part.ask, policy, most)
    if (!odds) return undefined
    sums = convolve(sums, odds, (sum, value) => adding.add(sum, value))
  }
  return [...sums.values()].map(({ value, chance }) => ({ given: { sum: value }, chance }))
}

function branchesOf(question: Question, policy: Policy): readonly Branch[] {
  switch (question.kind) {
    case 'roll': {
      const faces = facesOf(question.die)
      return faces.map((face) => ({ given: face, chance: 1 / faces.length }))
    }
    case 'chance':
      return hitOrMiss(question.die, question.atMost)
    case 'rolls':
      return fistfuls(question.die, question.count)
    case 'draw':
      return lotsOf(question)
    case 'choose':
    case 'confirm':
    case 'number':
    case 'judge':
      return [{ given: policy.decide(question), chance: 1 }]
    default:
      return assertNever(question)
  }
}

/** Two branches, however many faces: the highest face that succeeds and the lowest that fails. */
function hitOrMiss(die: DieName, atMost: number): readonly Branch[] {
  const faces = facesOf(die)
  const hits = facesUpTo(die, atMost)
  return [
    { given: faces[hits - 1], chance: hits / faces.length },
    { given: faces[hits], chance: 1 - hits / faces.length },
  ].filter(({ chance }) => chance > 0)
}

function lotsOf({ lots }: DrawQuestion): readonly Branch[] {
  const all = lots.reduce((sum, { count }) => sum + count, 0)
  return lots.flatMap(({ value, count }) => (count > 0 ? [{ given: value, chance: count / all }] : []))
}

/** Every fistful of so many dice, lowest face first, once. */
function fistfuls(die: DieName, count: number): readonly Branch[] {
  let fists = certainly<readonly number[]>([])
  const one = new Tally<number>()
  for (const face of facesOf(die)) one.add(face)
  const faces = one.finish()
  for (let dice = 0; dice < count; dice++) {
    fists = convolve(fists, faces, (fist, face) => [...fist, face].sort((a, b) => a - b))
  }
  return [...fists.values()].map(({ value, chance }) => ({ given: value, chance }))
}
