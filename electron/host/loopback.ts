import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Duplex } from 'node:stream'
import { WebSocketServer, type WebSocket } from 'ws'
import { en } from '#shared/rules/words'
import { speaker } from '#shared/words/speak'
import { securityHeaders } from '../page/page-files'
import { Access } from './access'

/** What one server of the host answers. */
export interface Serving {
  /** 0 takes any free port. */
  readonly port: number
  readonly random: (bytes: number) => Buffer
  readonly reportFault: (problem: unknown) => void
  /** The path that a fresh address opens. */
  readonly page: string
  readonly socketPath: string
  /** The largest frame taken from a page, bytes. */
  readonly largestFrameBytes: number
  readonly answer: (request: IncomingMessage, response: ServerResponse, access: Access) => Promise<void>
  readonly connected: (socket: WebSocket) => void
}

/** Listens on the loopback address alone. */
export async function serveLoopback(serving: Serving): Promise<{ readonly access: Access; end(): Promise<void> }> {
  const { port, random, reportFault, page, socketPath, largestFrameBytes, answer, connected } = serving
  const server = createServer()
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', resolve)
  })
  const access = new Access((server.address() as AddressInfo).port, random, page)
  const sockets = new WebSocketServer({ noServer: true, maxPayload: largestFrameBytes, perMessageDeflate: false })
  server.on('request', (request, response) => {
    answer(request, response, access).catch((problem: unknown) => {
      reportFault(problem)
      if (!response.headersSent) plain(response, 500, 'Something broke.')
    })
  })
  server.on('upgrade', (request, socket, head) => {
    if (request.url !== socketPath || !access.mayConnect(request.headers)) return refuseUpgrade(socket)
    sockets.handleUpgrade(request, socket, head, connected)
  })
  const end = () =>
    new Promise<void>((resolve) => {
      for (const socket of sockets.clients) socket.terminate()
      server.close(() => resolve())
      server.closeAllConnections()
    })
  return { access, end }
}

/** The path that is asked for, and the token in its address if it has one. */
export function askedFor({ url = '/' }: IncomingMessage): { readonly path: string; readonly token: string | null } {
  const [path = '/', query = ''] = url.split('?', 2)
  return { path, token: new URLSearchParams(query).get('token') }
}

/** Answers with a body, and every guard that our pages stand under. */
export function send(
  response: ServerResponse,
  status: number,
  type: string,
  body: string | Uint8Array,
  more: Readonly<Record<string, string>> = {},
): void {
  const length = Buffer.byteLength(body)
  response.writeHead(status, { ...securityHeaders, 'Content-Type': type, 'Content-Length': length, ...more }).end(body)
}

/** Whoever comes without a session is shown how to come in. */
export function sendDoor(response: ServerResponse): void {
  send(response, 403, 'text/html; charset=utf-8', doorPage)
}

export function plain(response: ServerResponse, status: number, text: string): void {
  send(response, status, 'text/plain; charset=utf-8', text)
}

/** Only reading is done over HTTP; true if something else was asked, which is answered then. */
export function refusedMethod(method: string | undefined, response: ServerResponse): boolean {
  if (method === 'GET' || method === 'HEAD') return false
  response.setHeader('Allow', 'GET, HEAD')
  plain(response, 405, 'Only reading is done this way.')
  return true
}

/**
 * Lets a browser in that has used a token up: with its cookie, on to the page without the token. One that comes from
 * another site would not send a strict cookie on a redirect: it gets a page of ours that forwards it.
 */
export function letIn(response: ServerResponse, cookie: string, page: string, isFromOtherSite = false): void {
  response.setHeader('Set-Cookie', cookie)
  if (isFromOtherSite) return send(response, 200, 'text/html; charset=utf-8', onwards(page))
  response.setHeader('Location', page)
  plain(response, 303, '')
}

/** Nobody else listens to this socket any more: whoever slams it must not take the program down, nor hold it open. */
function refuseUpgrade(socket: Duplex): void {
  socket.on('error', () => socket.destroy())
  socket.end('HTTP/1.1 403 Forbidden\r\nConnection: close\r\nContent-Length: 0\r\n\r\n', () => socket.destroy())
}

const say = speaker(en)

const onwards = (page: string) =>
  `<!doctype html><meta charset="utf-8"><title>${say('app.name')}</title><meta http-equiv="refresh" content="0;url=${page}">`

/** What a browser sees that comes without a session: how to come in. No script, no style, nothing of the library. */
const doorPage = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>${say('app.name')}</title>
<h1>${say('app.name')}</h1>
<p>${say('app.shell.door.closed')}</p>
<p>${say('app.shell.door.how')}</p>
<p>${say('app.shell.door.kept')}</p>
</html>
`
