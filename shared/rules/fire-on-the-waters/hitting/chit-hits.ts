import { chitAutomaticHits } from '../tables/gunnery'

/** By chits, from 10 on every mount hits by itself. */
export function chitHitsEach(hitNumber: number): number {
  return chitAutomaticHits.find(({ from, to }) => hitNumber >= from && hitNumber <= to)?.hitsPerMount ?? 0
}
