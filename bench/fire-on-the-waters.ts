/** The hits of a nine-gun broadside of mixed mounts, exactly, beside a plain loop of 100,000 salvoes; and battles. */
import { chitOdds, hitOdds, hitsOf, shipOdds } from '#shared/rules/fire-on-the-waters/hitting/hits'
import { usualCup } from '#shared/rules/fire-on-the-waters/tables/gunnery'
import { battleSimulation } from '#shared/rules/fire-on-the-waters/simulation/index'
import {
  measured,
  millisecondsOf,
  roundsOf,
  rowsOf,
  shareOfPeer,
  timesAsFast,
  timesOf,
  type Measure,
} from './bench-row'
import { nightAction } from './game-material'

const salvoes = 100_000
/** Gunnery turns of six ships, three against three. */
const turns = 10_000

/** Two triple mounts and a twin, and a single one forward: nine guns, three kinds of mount, each at a number of its own. */
const kinds = [
  { hitNumber: 4, mounts: 2 },
  { hitNumber: 2, mounts: 1 },
  { hitNumber: -1, mounts: 1 },
] as const
const initial = 7
const cup = Object.entries(usualCup).map(([chit, count]) => ({ chit, count }))

export const measure: Measure = async (size) => {
  const part = timesOf(size, 500)
  const battle = battleSimulation.play(nightAction(), { turns: 1 }, 1942)
  const { exact, chits, plain, battles } = await measured(roundsOf(size, 9), (round) => ({
    exact: millisecondsOf(() => shipOdds([{ initial, odds: hitOdds(kinds) }]), timesOf(size, 2_000)),
    chits: millisecondsOf(() => shipOdds([{ initial, odds: chitOdds(cup, kinds) }]), timesOf(size, 200)),
    plain: millisecondsOf(plainLoop, timesOf(size, 3)),
    battles: millisecondsOf(() => battle(round * part, part)) * (turns / part),
  }))
  const hits = 'exact hits of nine guns in mixed mounts'
  return rowsOf('ms', {
    [`${hits}, against a plain loop of 100 000 sampled salvoes`]: timesAsFast(100, exact, plain),
    [`${hits}, against 2 ms`]: shareOfPeer(1, exact, 2),
    'the same by chits out of a cup, against 2 ms': shareOfPeer(1, chits, 2),
    '10 000 gunnery turns of six ships, against 3 s': shareOfPeer(1, battles, 3_000),
  })
}

/** As it is written down without thinking: a D10 and three D100, a hundred thousand times. */
function plainLoop(): readonly number[] {
  const seen: number[] = []
  for (let salvo = 0; salvo < salvoes; salvo++) {
    let hits = 0
    if (Math.ceil(Math.random() * 10) <= initial) {
      for (const { hitNumber, mounts } of kinds) hits += hitsOf(hitNumber, mounts, Math.ceil(Math.random() * 100) || 1)
    }
    seen[hits] = (seen[hits] ?? 0) + 1
  }
  return seen.map((times) => times / salvoes)
}
