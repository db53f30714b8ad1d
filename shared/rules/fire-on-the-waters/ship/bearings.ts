import type { Arc } from './ship'

/** Where a mount bears, in a word. */
export type Bearings = 'all' | 'fore' | 'aft' | 'both' | 'port' | 'starboard' | 'ahead' | 'astern' | 'none'

/** Whether an arc takes in a bearing, degrees off the bow. */
export function bears({ from, to }: Arc, bearing: number): boolean {
  if (from === to) return true
  return from < to ? from <= bearing && bearing <= to : bearing >= from || bearing <= to
}

export function bearings(arc: Arc): Bearings {
  const ahead = bears(arc, 0)
  const astern = bears(arc, 180)
  const port = bears(arc, 270)
  const starboard = bears(arc, 90)
  if (ahead && astern) return port && starboard ? 'all' : port ? 'port' : 'starboard'
  if (port && starboard) return ahead ? 'fore' : astern ? 'aft' : 'both'
  if (port || starboard) return port ? 'port' : 'starboard'
  return ahead ? 'ahead' : astern ? 'astern' : 'none'
}
