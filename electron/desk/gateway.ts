import type { z } from 'zod'
import type { Channel } from '#shared/bridge/channels'
import { inputs, type Outputs } from '#shared/bridge/contract'
import { pathText, type Step } from '#shared/json/json-path'
import type { Read } from '#shared/json/read'
import type { Page } from './games-in-turn'

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
