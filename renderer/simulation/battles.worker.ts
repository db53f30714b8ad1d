import type { BattleNews, BattleOrder } from './battles'
import { playedInPieces } from './pieces'

/* Runs in a worker: plays an order, and reports every piece. */
self.onmessage = ({ data }: MessageEvent<BattleOrder>) => {
  for (const counts of playedInPieces(data, () => performance.now())) {
    self.postMessage({ kind: 'played', counts } satisfies BattleNews)
  }
}
