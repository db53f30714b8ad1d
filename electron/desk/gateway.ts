import type { Channel } from '#shared/bridge/channels'
import { inputs, type Outputs } from '#shared/bridge/contract'
import type { Read } from '#shared/json/read'
import type { z } from 'zod'
import { BridgeRefusal } from './bridge-refusal'
import type { Page } from './game-holders'

/** What a service gets: its input after the schema, brands and all. */
type Checked<Name extends Channel> = Read<(typeof inputs)[Name]>

/** One function per channel, given only what its schema let through, and the page that asks. */
export type ChannelServices = {
  readonly [Name in Channel]: (...input: [...CheckedArguments<Name>, page?: Page]) => Promise<Outputs[Name]>
}
type CheckedArguments<Name extends Channel> = Checked<Name> extends void ? [] : [Checked<Name>]

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
  if (!isChannel(channel)) throw BridgeRefusal.unknownChannel(channel)
  const schema: z.ZodType = inputs[channel]
  const checked = schema.safeParse(schema.def.type === 'void' ? (input ?? undefined) : input)
  if (!checked.success) throw BridgeRefusal.unreadable(channel, checked.error)
  const serve = services[channel] as (...given: unknown[]) => Promise<unknown>
  return schema.def.type === 'void' ? serve(page) : serve(checked.data, page)
}

function isChannel(name: string): name is Channel {
  return Object.hasOwn(inputs, name)
}
