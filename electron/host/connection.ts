import type { RawData, WebSocket } from 'ws'
import { z } from 'zod'
import { channels, type Channel, type Notice } from '#shared/bridge/channels'
import type { HostFrame } from '#shared/bridge/frames'
import type { Page } from '../desk/games-in-turn'

/** Checks the input and does the work for one page; rejects only for faults of ours. */
export type Dispatch = (channel: Channel, input: unknown, page: Page) => Promise<unknown>

const callFrame = z.strictObject({
  call: z.int().min(1),
  channel: z.enum(channels),
  input: z.unknown().optional(),
})

/** Close code for a frame that our page would never send. */
const policyViolation = 1008

/** Answers the calls of one page until it disconnects. Returns the function that sends it notices. */
export function serveConnection(
  socket: WebSocket,
  dispatch: Dispatch,
  reportFault: (problem: unknown) => void,
): (notice: Notice, payload: unknown) => void {
  const send = (frame: HostFrame) => {
    if (socket.readyState === socket.OPEN) socket.send(JSON.stringify(frame))
  }
  socket.on('message', (data, isBinary) => {
    const frame = isBinary ? null : readFrame(data)
    if (frame === null) return socket.close(policyViolation, 'not a call')
    dispatch(frame.channel, frame.input, socket).then(
      (output) => send({ answer: frame.call, output }),
      (problem: unknown) => {
        reportFault(problem)
        send({ broken: frame.call })
      },
    )
  })
  socket.on('error', () => socket.terminate())
  return (notice, payload) => send({ notice, payload })
}

function readFrame(data: RawData): z.infer<typeof callFrame> | null {
  try {
    const parsed = callFrame.safeParse(JSON.parse(String(data)))
    return parsed.success ? parsed.data : null
  } catch {
    return null
  }
}
