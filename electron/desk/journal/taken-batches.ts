import type { Appended, LastSeen } from '#shared/bridge/contract'
import type { GameId } from '#shared/kernel/ids'
import { refused, type Result, type Refusal } from '#shared/kernel/result'

/** More repeats than this are never on their way at once. */
const mostNames = 300
/** A page sends one batch at a time. Of older ones the name is enough: an answer may hold a whole table. */
const mostAnswers = 20

/** More than a program has open in an evening, one after the other. */
const mostGames = 20

/** The batches of the games that were played last: a window whose wire was cut may ask when its game is long closed. */
export class BatchesOfGames {
  private readonly games = new Map<GameId, TakenBatches>()

  of(game: GameId): TakenBatches {
    const batches = this.games.get(game) ?? new TakenBatches()
    this.games.delete(game)
    this.games.set(game, batches)
    const [oldest] = this.games.keys()
    if (this.games.size > mostGames && oldest !== undefined) this.games.delete(oldest)
    return batches
  }

  /** Whether the journal of the game has this batch. */
  has(game: GameId, batch: string): boolean {
    return this.games.get(game)?.has(batch) ?? false
  }

  forget(game: GameId): void {
    this.games.delete(game)
  }
}

/**
 * The last batches of one game by the names their senders gave them. One that comes again, because its answer was lost on
 * the way, is answered as it was the first time and not written twice; one of long ago is answered that the game
 * went on, and its sender reads the game again. What was refused is forgotten.
 */
export class TakenBatches {
  /** Batches whose lines have their places in the journal. */
  private readonly taken = new Set<string>()
  private readonly answers = new Map<string, Promise<Result<Appended>>>()

  /** Whether the journal has this batch, saved or still on its way to the disk. */
  has(batch: string): boolean {
    return this.taken.has(batch)
  }

  /** How much is remembered. */
  get size(): { readonly names: number; readonly answers: number } {
    return { names: this.taken.size, answers: this.answers.size }
  }

  /** `append` calls `taken` once the lines have their places. */
  once(batch: string, append: (taken: () => void) => Promise<Result<Appended>>): Promise<Result<Appended>> {
    const known = this.answers.get(batch)
    if (known) return known
    if (this.taken.has(batch)) return Promise.resolve(refused('game-moved-on'))
    const answer = append(() => this.taken.add(batch))
    this.answers.set(batch, answer)
    this.dropOldest()
    const forget = () => {
      this.taken.delete(batch)
      this.answers.delete(batch)
    }
    answer.then((answered) => answered.ok || forget(), forget)
    return answer
  }

  private dropOldest(): void {
    for (const oldest of this.taken) {
      if (this.taken.size <= mostNames) break
      this.taken.delete(oldest)
    }
    for (const oldest of this.answers.keys()) {
      if (this.answers.size <= mostAnswers) break
      // One whose lines have no places yet would be written again if it were forgotten.
      if (this.taken.has(oldest)) this.answers.delete(oldest)
    }
  }
}

/**
 * The last line someone has seen. A bare number is for who has the game alone: another hand may have written a line of
 * that number.
 */
export type After = number | LastSeen

/** Where an append came from: the name of its batch, and who wants to know that its lines have their places. */
export interface Batch {
  readonly id: string
  readonly taken: () => void
}

/** Says so when what was seen is not the last line there is. */
export function movedOn(after: After, last: LastSeen): Refusal | undefined {
  const seen = typeof after === 'number' ? { seq: after, crc: last.crc } : after
  if (seen.seq === last.seq && seen.crc === last.crc) return undefined
  return refused('game-moved-on', { after: seen.seq, lastSeq: last.seq })
}
