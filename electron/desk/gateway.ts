import type { z } from 'zod'
import type { Channel } from '#shared/bridge/channels'
import { inputs, type Outputs } from '#shared/bridge/contract'
import { pathText, type Step } from '#shared/json/json-path'
import type { Read } from '#shared/json/read'
import { refused, type Refusal } from '#shared/kernel/result'
import { noPage, type Page } from './games-in-turn'

/** What a service gets: its input after the schema, brands and all. */
type Checked<Name extends Channel> = Read<(typeof inputs)[Name]>

/** One function per channel, given only what its schema let through, and the page that asks. */
export type ChannelServices = {
  readonly [Name in Channel]: (...input: [...CheckedArguments<Name>, page?: Page]) => Promise<Outputs[Name]>
}
type CheckedArguments<Name extends Channel> = Checked<Name> extends void ? [] : [Checked<Name>]

/** A message that no window of ours would send: an unknown channel, or input that fails its schema. */
class BridgeRefusal extends Error {
  override readonly name = 'BridgeRefusal'

  /** `where`: the place in the input that did not fit: `entries[0].kind`. */
  constructor(
    readonly code: 'channel-unknown' | 'input-unreadable',
    readonly channel: string,
    readonly where = '',
  ) {
    super(where === '' ? `${code}: ${channel}` : `${code}: ${channel}, ${where}`)
  }
}

/**
 * The one gateway of both shells: an unknown channel or an input that fails its schema rejects with `BridgeRefusal`
 * before any service is touched. JSON knows no `undefined`, so `null` means "no input" where none is wanted.
 */
export async function dispatch(
  services: ChannelServices,
  channel: string,
  input: unknown,
  page?: Page,
): Promise<unknown> {
  if (!isChannel(channel)) throw new BridgeRefusal('channel-unknown', channel.slice(0, 64))
  const schema: z.ZodType = inputs[channel]
  const checked = schema.safeParse(schema.def.type === 'void' ? (input ?? undefined) : input)
  if (!checked.success) throw new BridgeRefusal('input-unreadable', channel, placeOf(checked.error))
  const serve = services[channel] as (...given: unknown[]) => Promise<unknown>
  return schema.def.type === 'void' ? serve(page) : serve(checked.data, page)
}

function isChannel(name: string): name is Channel {
  return Object.hasOwn(inputs, name)
}

function placeOf({ issues }: z.ZodError): string {
  const path = (issues[0]?.path ?? []).map((step): Step => (typeof step === 'number' ? step : String(step)))
  return pathText(path).slice(0, 200)
}

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
