/**
 * What travels between pages and the browser host: one JSON frame per WebSocket message. Without schemas, since the
 * window of the second screen gets pictures and no more.
 */
import type { TablePicture } from '../table-view/picture'
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

/** All that the window of the second screen can do: it listens. */
export interface TableBridge {
  /**
   * Calls the listener with the latest picture at once where there is one. Returns the function that stops listening.
   */
  onPicture(listen: (picture: TablePicture) => void): () => void
}

/** Where the host serves the window and its pictures. */
export const tablePagePath = '/table'
export const tableSocketPath = '/table-pictures'

/** One message on that socket. */
export interface TableFrame {
  readonly picture: TablePicture
}

/** The code that the socket is closed with when the operator has closed the second screen. */
export const tableClosedCode = 4000
