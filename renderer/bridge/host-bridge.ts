import { channels, notices } from '#shared/bridge/channels'
import type { Bridge } from '#shared/bridge/contract'
import { noticeBoard } from '#shared/bridge/early-notices'
import { bridgePath, type CallFrame, type HostFrame } from '#shared/bridge/frames'

interface Waiting {
  readonly resolve: (output: unknown) => void
  readonly reject: (problem: Error) => void
}

/** A call that cannot be answered: the program behind the page has gone, or broke over this call. */
export class BridgeBroken extends Error {}

/**
 * The bridge over a WebSocket to the host that served this page. Calls made while it is still connecting wait.
 * When the host goes away, open calls reject with `BridgeBroken` and `onLost` is told once; a reload connects anew.
 */
export function hostBridge(onLost: () => void, open: (address: string) => WebSocket = openSocket): Bridge {
  const socket = open(bridgePath)
  const waiting = new Map<number, Waiting>()
  const board = noticeBoard(notices)
  const unsent: string[] = []
  let calls = 0

  socket.addEventListener('open', () => unsent.splice(0).forEach((frame) => socket.send(frame)))
  socket.addEventListener('message', (message: MessageEvent<string>) => receive(JSON.parse(message.data) as HostFrame))
  socket.addEventListener('close', () => {
    for (const call of waiting.values()) call.reject(new BridgeBroken('The program has stopped.'))
    waiting.clear()
    onLost()
  })

  function receive(frame: HostFrame): void {
    if ('notice' in frame) return board.tell(frame.notice, frame.payload)
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
  return { ...asked, on } as unknown as Bridge
}

function openSocket(path: string): WebSocket {
  return new WebSocket(new URL(path, location.href.replace(/^http/, 'ws')))
}
