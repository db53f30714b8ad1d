import type { Appended } from '#shared/bridge/contract'
import type { Result } from '#shared/kernel/result'

/** More repeats than this are never on their way at once. */
const mostKept = 300

interface Kept {
  readonly answer: Promise<Result<Appended>>
  /** The lines have their places in the journal. */
  readonly isTaken: () => boolean
}

/**
 * The last batches of one game by the names their senders gave them. One that comes again, because its answer was lost on
 * the way, is answered as it was the first time and not written twice. What was refused is forgotten.
 */
export class TakenBatches {
  private readonly kept = new Map<string, Kept>()

  /** Whether the journal has this batch, saved or still on its way to the disk. */
  has(batch: string): boolean {
    return this.kept.get(batch)?.isTaken() ?? false
  }

  /** `append` calls `taken` once the lines have their places. */
  once(batch: string, append: (taken: () => void) => Promise<Result<Appended>>): Promise<Result<Appended>> {
    const known = this.kept.get(batch)
    if (known) return known.answer
    let isTaken = false
    const answer = append(() => {
      isTaken = true
    })
    this.kept.set(batch, { answer, isTaken: () => isTaken })
    for (const oldest of this.kept.keys()) {
      if (this.kept.size <= mostKept) break
      this.kept.delete(oldest)
    }
    const forget = () => this.kept.delete(batch)
    answer.then((answered) => answered.ok || forget(), forget)
    return answer
  }
}
