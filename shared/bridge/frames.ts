/** What travels between the page and the browser host: one JSON frame per WebSocket message. */
import type { Channel, Notice } from './channels'

/** The one address that is upgraded to a WebSocket. */
export const bridgePath = '/bridge'

/** From the page: call number, channel and input (left out for channels that take none). */
export interface CallFrame {
  readonly call: number
  readonly channel: Channel
  readonly input?: unknown
}

/** To the page: the answer to a call, a call that broke (a fault of ours, never a refusal), or a notice. */
export type HostFrame =
  | { readonly answer: number; readonly output: unknown }
  | { readonly broken: number }
  | { readonly notice: Notice; readonly payload: unknown }
