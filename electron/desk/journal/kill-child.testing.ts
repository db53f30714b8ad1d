import { playUntilKilled } from './kill-play.testing'
import { struck } from './struck.testing'

// Boxes are marked, three in flight, so that they share a flush.
await playUntilKilled((games, game, lastSeq, batch) =>
  [0, 1, 2].map((more) => games.append(game, lastSeq + more, [struck(batch + more)])),
)
