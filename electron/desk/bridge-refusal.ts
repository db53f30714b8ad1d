import type { z } from 'zod'
import { pathText, type Step } from '#shared/json/json-path'

/** A message that no window of ours would send: an unknown channel, or input that fails its schema. */
export class BridgeRefusal extends Error {
  override readonly name = 'BridgeRefusal'

  private constructor(
    readonly code: 'channel-unknown' | 'input-unreadable',
    readonly channel: string,
    /** The place in the input that did not fit: `entries[0].kind`. */
    readonly where: string,
  ) {
    super(where === '' ? `${code}: ${channel}` : `${code}: ${channel}, ${where}`)
  }

  static unknownChannel(channel: string): BridgeRefusal {
    return new BridgeRefusal('channel-unknown', channel.slice(0, 64), '')
  }

  static unreadable(channel: string, error: z.ZodError): BridgeRefusal {
    const path = (error.issues[0]?.path ?? []).map((step): Step => (typeof step === 'number' ? step : String(step)))
    return new BridgeRefusal('input-unreadable', channel, pathText(path).slice(0, 200))
  }
}
