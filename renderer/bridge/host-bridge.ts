import { channels, notices } from '#shared/bridge/channels'
import type { Bridge } from '#shared/bridge/contract'
import { noticeBoard } from '#shared/bridge/early-notices'
import { bridgePath, type CallFrame, type HostFrame } from '#shared/bridge/frames'
import type { Link } from './use-bridge'

interface Waiting {
  readonly resolve: (output: unknown) => void
  readonly reject: (problem: Error) => void
}

/** Delay before reconnecting after the connection was lost or refused. */
const againMs = 2_000
const forbidden = 403

/** A call that cannot be answered: the program behind the page has gone, or broke over this call. */
export class BridgeBroken extends Error {}

/** The ways out of the page, for tests to take. */
export interface Wires {
  readonly open: (path: string) => WebSocket
  /** Whether there is a program that does not know this page any more. */
  readonly isShut: () => Promise<boolean>
}

/**
 * The bridge over a WebSocket to the host that served this page. Calls made while it is still connecting wait.
 * When the host goes away, open calls reject with `BridgeBroken` and `linkIs` is called; it reconnects as soon as
 * the host is back.
 */
export function hostBridge(
  linkIs: (link: Link) => void,
  { open, isShut }: Wires = wires,
): { readonly bridge: Bridge; readonly reconnect: () => void } {
  const waiting = new Map<number, Waiting>()
  const board = noticeBoard(notices)
  const unsent: string[] = []
  let calls = 0
  let again: ReturnType<typeof setTimeout> | undefined
  let socket = dial()

  function dial(): WebSocket {
    const dialled = open(bridgePath)
    dialled.addEventListener('open', () => {
      linkIs('up')
      unsent.splice(0).forEach((frame) => dialled.send(frame))
    })
    dialled.addEventListener('message', (message: MessageEvent<string>) =>
      receive(JSON.parse(message.data) as HostFrame),
    )
    dialled.addEventListener('close', () => void (dialled === socket && isCut()))
    return dialled
  }

  function isCut(): void {
    for (const call of waiting.values()) call.reject(new BridgeBroken('The program has stopped.'))
    waiting.clear()
    unsent.length = 0
    linkIs('gone')
    const cut = socket
    void isShut().then((shut) => shut && cut === socket && linkIs('shut'))
    clearTimeout(again)
    again = setTimeout(reconnect, againMs)
  }

  function reconnect(): void {
    clearTimeout(again)
    if (socket.readyState > socket.OPEN) socket = dial()
  }

  function receive(frame: HostFrame): void {
    if ('notice' in frame) return board.notify(frame.notice, frame.payload)
    const number = 'answer' in frame ? frame.answer : frame.broken
    const call = waiting.get(number)
    waiting.delete(number)
    if ('answer' in frame) call?.resolve(frame.output)
    else call?.reject(new BridgeBroken('The program broke over this.'))
  }

  function call(channel: CallFrame['channel'], input: unknown): Promise<unknown> {
    if (socket.readyState > socket.OPEN) return Promise.reject(new BridgeBroken('The program has stopped.'))
    calls += 1
    const frame = JSON.stringify({ call: calls, channel, input } satisfies CallFrame)
    if (socket.readyState === socket.OPEN) socket.send(frame)
    else unsent.push(frame)
    return new Promise((resolve, reject) => waiting.set(calls, { resolve, reject }))
  }

  const asked = Object.fromEntries(channels.map((channel) => [channel, (input?: unknown) => call(channel, input)]))
  const on = Object.fromEntries(
    notices.map((notice) => [notice, (listener: (payload: unknown) => void) => board.listen(notice, listener)]),
  )
  return { bridge: { ...asked, on } as unknown as Bridge, reconnect }
}

const wires: Wires = {
  open: (path) => new WebSocket(new URL(path, location.href.replace(/^http/, 'ws'))),
  isShut: () =>
    fetch('/', { method: 'HEAD' }).then(
      ({ status }) => status === forbidden,
      () => false,
    ),
}
