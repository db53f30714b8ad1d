import type { IncomingMessage, ServerResponse } from 'node:http'
import type { RawData, WebSocket } from 'ws'
import { z } from 'zod'
import { channels, type Channel, type Notice } from '#shared/bridge/channels'
import { bridgePath, type HostFrame } from '#shared/bridge/frames'
import type { Page } from '../desk/games-in-turn'
import { readPageFile } from '../page/page-files'
import type { Access } from './access'
import { askedFor, letIn, plain, refusedMethod, send, sendDoor, serveLoopback } from './loopback'

/** The largest frame taken from a page, bytes: a bundle of the greatest size, with the strokes before its quotation marks. */
const largestFrameBytes = 80_000_000

export interface HostOptions {
  /** 0 takes any free port. */
  readonly port: number
  readonly pageFolder: string
  readonly dispatch: Dispatch
  /** A finished print by its job, or null. */
  readonly readPrint: (job: string) => Promise<Uint8Array | null>
  readonly random: (bytes: number) => Buffer
  readonly reportFault: (problem: unknown) => void
  /** A page that asked through `dispatch` has gone away. */
  readonly pageGone?: (page: Page) => void
  /** Called with the number of pages that are open, whenever it changes. */
  readonly pagesChanged?: (open: number) => void
}

export interface Host {
  readonly origin: string
  /** A fresh address that opens the program once. */
  newAddress(): string
  /** Notifies every open page. */
  notify(notice: Notice, payload: unknown): void
  close(): Promise<void>
}

/** Serves the page and its bridge. */
export async function startHost(options: HostOptions): Promise<Host> {
  const pages = new Set<(notice: Notice, payload: unknown) => void>()
  const { access, end } = await serveLoopback({
    ...options,
    page: '/',
    socketPath: bridgePath,
    largestFrameBytes,
    answer: (request, response, access) => answer(request, response, access, options),
    connected: (page) => {
      const notify = serveConnection(page, options.dispatch, options.reportFault)
      pages.add(notify)
      options.pagesChanged?.(pages.size)
      page.once('close', () => {
        pages.delete(notify)
        options.pageGone?.(page)
        options.pagesChanged?.(pages.size)
      })
    },
  })
  return {
    origin: access.origin,
    newAddress: () => access.newAddress(),
    notify: (notice, payload) => pages.forEach((notify) => notify(notice, payload)),
    close: end,
  }
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  access: Access,
  options: HostOptions,
): Promise<void> {
  const { headers, method } = request
  const { path, token } = askedFor(request)
  const cookie = token !== null && path === '/' && method === 'GET' ? access.enter(token, headers) : null
  if (cookie !== null) return letIn(response, cookie, '/', headers['sec-fetch-site'] === 'cross-site')
  if (!access.mayAsk(headers)) return plain(response, 403, 'Not for you.')
  if (refusedMethod(method, response)) return
  if (!access.hasSession(headers)) return sendDoor(response)
  const job = /^\/prints\/([a-z0-9][a-z0-9-]{0,63})\.pdf$/.exec(path)?.[1]
  if (job !== undefined) return sendPrint(response, await options.readPrint(job))
  const file = await readPageFile(options.pageFolder, path)
  if (file === null) return plain(response, 404, 'There is no such page.')
  send(response, 200, file.type, file.bytes, { 'Cache-Control': file.keep })
}

/** A browser's own reader for PDF will not start under the page's policy; the file needs no more than not to be framed. */
function sendPrint(response: ServerResponse, bytes: Uint8Array | null): void {
  if (bytes === null) return plain(response, 404, 'There is no such print.')
  send(response, 200, 'application/pdf', bytes, { 'Content-Security-Policy': "frame-ancestors 'none'" })
}

/** Checks the input and does the work for one page; rejects only for faults of ours. */
type Dispatch = (channel: Channel, input: unknown, page: Page) => Promise<unknown>

const callFrame = z.strictObject({
  call: z.int().min(1),
  channel: z.enum(channels),
  input: z.unknown().optional(),
})

/** Close code for a frame that our page would never send. */
const policyViolation = 1008

/** Answers the calls of one page until it disconnects. Returns the function that sends it notices. */
function serveConnection(
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

export interface IdleWatch {
  readonly pagesChanged: (openPages: number) => void
  readonly stop: () => void
}

/** Runs `end` when no page has been open for a while: longer at the start, while a browser is still coming up. */
export function endWhenIdle(end: () => void, times: { readonly startMs: number; readonly graceMs: number }): IdleWatch {
  let stopped = false
  let timer = setTimeout(end, times.startMs)
  return {
    pagesChanged(openPages) {
      clearTimeout(timer)
      if (openPages === 0 && !stopped) timer = setTimeout(end, times.graceMs)
    },
    stop() {
      stopped = true
      clearTimeout(timer)
    },
  }
}
