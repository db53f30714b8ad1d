import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Notice } from '#shared/bridge/channels'
import { bridgePath } from '#shared/bridge/frames'
import { readPageFile } from '../page/page-files'
import type { Page } from '../desk/games-in-turn'
import type { Access } from './access'
import { serveConnection, type Dispatch } from './connection'
import { askedFor, letIn, plain, refusedMethod, send, sendDoor, serveLoopback } from './loopback'

/** The largest frame taken from a page, bytes: an imported document and its wrapping. */
const largestFrameBytes = 9_000_000

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
