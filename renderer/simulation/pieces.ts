import type { BattleOrder } from './battles'
import { findPack } from '#shared/rules/index'
import type { Counts } from '#shared/rules/pack/simulation'

/** A piece takes about so long, so that progress is seen to go on. */
const pieceMilliseconds = 120
const firstPiece = 5
const largestPiece = 500

/** Plays battles piece by piece; the pieces grow or shrink to the machine's pace. */
export function* playedInPieces(
  { pack, state, input, seed, battles }: BattleOrder,
  now: () => number,
): Generator<Counts> {
  const simulation = findPack(pack)?.simulation
  if (!simulation) throw new Error(`no simulation in ${pack}`)
  const play = simulation.play(state, input, seed)
  let size = firstPiece
  for (let from = 0; from < battles;) {
    const piece = Math.min(size, battles - from)
    const start = now()
    yield play(from, piece)
    from += piece
    const each = Math.max(0.001, (now() - start) / piece)
    size = Math.min(largestPiece, 2 * size, Math.max(1, Math.round(pieceMilliseconds / each)))
  }
}
