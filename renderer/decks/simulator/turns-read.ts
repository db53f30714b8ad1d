/** The turns that a table reads its chances at, as numbers of turns of the game, rising. */
export type TurnsRead = readonly number[]

/** How far the figures look ahead. */
export const mostTurnsShown = 40

interface Turns {
  /** A game in play has had some. */
  readonly first: number
  readonly count: number
}

/** Those that were chosen, where all of them are asked about; else four, evenly over the turns. */
export function turnsReadIn(chosen: TurnsRead | null, { first, count }: Turns): TurnsRead {
  const last = first + count - 1
  if (chosen?.every((turn) => turn >= first && turn <= last)) return chosen
  const quarters = [0.25, 0.5, 0.75, 1].map((part) => first - 1 + Math.max(1, Math.round(count * part)))
  return [...new Set(quarters)]
}

/** What a place of the table can be set to: any turn between its neighbours. */
export function choicesAt(read: TurnsRead, place: number, { first, count }: Turns): readonly number[] {
  const least = (read[place - 1] ?? first - 1) + 1
  const most = (read[place + 1] ?? first + count) - 1
  return Array.from({ length: most - least + 1 }, (_, index) => least + index)
}
