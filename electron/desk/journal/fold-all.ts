import { setImmediate } from 'node:timers/promises'
import type { GameDeps } from './game-deps'

/** Effects and premises folded in one go: a few milliseconds. */
export const shareOfWork = 2000

/** Folds what a table has taken in, and lets the rest of the program have its turn meanwhile. */
export async function foldAll(
  table: { catchUp(budget: number): boolean },
  { giveWay = setImmediate }: Pick<GameDeps, 'giveWay'>,
): Promise<void> {
  while (table.catchUp(shareOfWork)) await giveWay()
}
