import type { ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import { en } from '#shared/rules/words'
import { securityHeaders } from '../page/content-policy'

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
export function refuseUpgrade(socket: Duplex): void {
  socket.on('error', () => socket.destroy())
  socket.end('HTTP/1.1 403 Forbidden\r\nConnection: close\r\nContent-Length: 0\r\n\r\n', () => socket.destroy())
}

const onwards = (page: string) =>
  `<!doctype html><meta charset="utf-8"><title>${en.app.name}</title><meta http-equiv="refresh" content="0;url=${page}">`
