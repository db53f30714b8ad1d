import type { BattleNews, BattleOrder } from './battle-worker'
import { playedInPieces } from './pieces'

/* Runs in a worker: plays what it is told, and tells of every piece. */
self.onmessage = ({ data }: MessageEvent<BattleOrder>) => {
  for (const counts of playedInPieces(data, () => performance.now())) {
    self.postMessage({ kind: 'played', counts } satisfies BattleNews)
  }
}
