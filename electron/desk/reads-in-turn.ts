import type { Channel } from '#shared/bridge/channels'
import { refused, type Refusal } from '#shared/kernel/result'
import { noPage, type Page } from './games-in-turn'

/** Reads of a journal: none is so urgent that a mark should wait behind it. */
const reads: ReadonlySet<string> = new Set<Channel>(['gameLines', 'gameTouching', 'gameStateAt'])
/** Only the newest of these is wanted: who asks for another place no longer looks at the one before. */
const newestOnly: ReadonlySet<string> = new Set<Channel>(['gameTouching'])

interface Waiting {
  readonly page: Page
  readonly channel: string
  readonly begin: () => void
  readonly drop: (because: Refusal) => void
}

/**
 * Puts reads behind everything else: each begins in a turn of the event loop of its own, so that appends which have
 * come in meanwhile go to the disk first. A read that was overtaken, or whose page has gone, is never begun.
 */
export class ReadsInTurn {
  private waiting: Waiting[] = []
  private isNextSet = false

  /** `later` runs its work after what has come in; a test brings its own. */
  constructor(private readonly later: (work: () => void) => void = setImmediate) {}

  /** Everything but a read is begun at once. */
  run(channel: string, page: Page = noPage, work: () => Promise<unknown>): Promise<unknown> {
    if (!reads.has(channel)) return work()
    if (newestOnly.has(channel)) this.dropWhere((one) => one.page === page && one.channel === channel, 'read-overtaken')
    return new Promise((resolve, reject) => {
      this.waiting.push({ page, channel, begin: () => void work().then(resolve, reject), drop: resolve })
      this.setNext()
    })
  }

  /** Nobody is there to be answered. */
  pageGone(page: Page): void {
    this.dropWhere((one) => one.page === page, 'page-gone')
  }

  private setNext(): void {
    if (this.isNextSet || this.waiting.length === 0) return
    this.isNextSet = true
    this.later(() => {
      this.isNextSet = false
      this.waiting.shift()?.begin()
      this.setNext()
    })
  }

  private dropWhere(isDropped: (one: Waiting) => boolean, code: string): void {
    const dropped = this.waiting.filter(isDropped)
    if (dropped.length === 0) return
    this.waiting = this.waiting.filter((one) => !isDropped(one))
    dropped.forEach(({ drop }) => drop(refused(code)))
  }
}
