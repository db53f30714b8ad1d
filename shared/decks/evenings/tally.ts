/** What is counted over many evenings of one deck. Turn 1 is at index 0. */
export interface Tally {
  readonly games: number
  readonly turns: number
  /** Events of each game. */
  readonly events: Uint16Array
  /** Events in this turn, over all games. */
  readonly inTurn: Float64Array
  /** Games with an event in this turn. */
  readonly withEvent: Uint32Array
  /** Games whose first event came in this turn. */
  readonly firstIn: Uint32Array
  /** Games in which this red card was first played in this turn: `card * turns + turn - 1`. */
  readonly cardFirstIn: Uint32Array
  /** The same of each kind that was asked for: `kind * turns + turn - 1`. */
  readonly kindFirstIn: Uint32Array
}

export function emptyTally(games: number, turns: number, reds: number, kinds = 0): Tally {
  return {
    games,
    turns,
    events: new Uint16Array(games),
    inTurn: new Float64Array(turns),
    withEvent: new Uint32Array(turns),
    firstIn: new Uint32Array(turns),
    cardFirstIn: new Uint32Array(reds * turns),
    kindFirstIn: new Uint32Array(kinds * turns),
  }
}
