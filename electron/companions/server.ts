import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http'
import { createServer as createSecureServer } from 'node:https'
import type { AddressInfo, Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import { WebSocketServer, type WebSocket } from 'ws'
import { largestMessage, pairPath, placePath, socketPath } from '#shared/companion/messages'
import { pairing, toTable, type ToTable } from '#shared/companion/to-table'
import type { Refusal, Result } from '#shared/kernel/result'
import { companionContentPolicy, securityHeaders } from '../page/page-files'
import type { Certificate } from './certificate'
import type { Caller } from './guests'
import type { PageStore } from './page-store'
import { Rate, Rates } from './rate'

/** One device that has a place; what it says is checked before it comes here. */
export interface Wire {
  readonly send: (text: string) => void
  readonly close: (code: number) => void
}

/** What stands behind the door. */
export interface Household {
  /** The token for a device that wants to come in. */
  readonly comeIn: (code: string, name: string, from: Caller) => Result<{ readonly token: string }>
  /** Whether a token is good now. */
  readonly knows: (token: string) => boolean
  /** A device is connected: how to handle what it says, and its going. */
  readonly arrived: (
    token: string,
    wire: Wire,
  ) => { readonly said: (message: ToTable) => void; readonly left: () => void }
  readonly sayRefusal: (refusal: Refusal) => string
}

export interface DoorGiven {
  readonly address: string
  readonly port: number
  readonly certificate: Certificate | null
  readonly pages: PageStore
  readonly household: Household
  readonly clock: () => number
  readonly reportFault: (problem: unknown) => void
  /** A device that does not answer for so long is lost. */
  readonly pulseMs?: number
}

const largestBody = 1024
const mostSockets = 96
const mostWires = 40
/** What waits to be sent to a device that does not read, bytes: more, and it is cut. */
const mostUnread = 8_000_000
/** A place lasts for an evening at most. */
const cookieLivesS = 12 * 3600
const policyViolation = 1008
const tryAgainLater = 1013

/**
 * The door of the open table: listens on one address, answers its own name alone, serves files that it knows by name,
 * and lets nobody change anything by a GET.
 */
export class Door {
  readonly origin: string
  private readonly host: string
  private readonly cookieName: string
  private readonly sockets: WebSocketServer
  private readonly requests: Rates
  private readonly pulse: NodeJS.Timeout

  static async open(given: DoorGiven): Promise<Door> {
    const { certificate } = given
    const server = certificate ? createSecureServer({ key: certificate.key, cert: certificate.cert }) : createServer()
    Object.assign(server, {
      headersTimeout: 5_000,
      requestTimeout: 8_000,
      keepAliveTimeout: 5_000,
      maxHeadersCount: 40,
    })
    server.maxConnections = mostSockets
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject)
      server.listen(given.port, given.address, resolve)
    })
    return new Door(server, given)
  }

  private constructor(
    private readonly server: Server,
    private readonly given: DoorGiven,
  ) {
    const { port } = server.address() as AddressInfo
    const { address, certificate, clock, pulseMs = 15_000 } = given
    this.host = `${address}:${port}`
    this.origin = `${certificate ? 'https' : 'http'}://${this.host}`
    this.cookieName = `spotting-top-table-${port}`
    this.requests = new Rates(() => new Rate(240, 30, clock))
    this.sockets = new WebSocketServer({
      ...{ noServer: true, maxPayload: largestMessage, clientTracking: true },
      perMessageDeflate: { threshold: 512, serverNoContextTakeover: true, clientNoContextTakeover: true },
    })
    server.on('request', this.answered)
    server.on('upgrade', (request, socket, head) => this.upgrade(request, socket, head))
    server.on('clientError', (_problem, socket: Socket) => socket.destroy())
    this.pulse = setInterval(() => this.feelPulse(), pulseMs).unref()
  }

  async end(): Promise<void> {
    clearInterval(this.pulse)
    for (const socket of this.sockets.clients) socket.terminate()
    await new Promise<void>((resolve) => {
      this.server.close(() => resolve())
      this.server.closeAllConnections()
    })
  }

  private readonly answered: RequestListener = (request, response) => {
    this.answer(request, response).catch((problem: unknown) => {
      this.given.reportFault(problem)
      if (!response.headersSent) this.plain(response, 500, 'Something broke.')
    })
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { headers, method, url = '' } = request
    if (!this.requests.take(request.socket.remoteAddress ?? '')) return this.plain(response, 429, 'Too many at once.')
    const { origin } = headers
    if (headers.host !== this.host || (origin !== undefined && origin !== this.origin))
      return this.plain(response, 403, 'Not for you.')
    if (method === 'POST' && url === pairPath) return this.pair(request, response)
    if (method !== 'GET' && method !== 'HEAD') return this.plain(response, 405, 'Only reading is done this way.')
    const site = headers['sec-fetch-site']
    if (url !== '/' && site !== undefined && site !== 'same-origin' && site !== 'none')
      return this.plain(response, 403, 'Not for you.')
    if (url === placePath) return this.place(request, response)
    const file = this.given.pages.get(url)
    if (!file) return this.plain(response, 404, 'There is no such page.')
    const zips = file.zipped && /\bgzip\b/.test(String(headers['accept-encoding'] ?? ''))
    const more = {
      'Cache-Control': file.keep,
      Vary: 'Accept-Encoding',
      ...(zips ? { 'Content-Encoding': 'gzip' } : {}),
    }
    this.send(response, 200, file.type, (zips && file.zipped) || file.bytes, more)
  }

  /** The one thing that is changed over HTTP: a code is used up. */
  private async pair(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { headers, socket } = request
    if (headers.origin !== this.origin || !/^application\/json\b/.test(headers['content-type'] ?? ''))
      return this.plain(response, 403, 'Not for you.')
    const text = await bodyOf(request, largestBody)
    const given = text === null ? null : pairing.safeParse(jsonOf(text))
    if (!given?.success) return this.plain(response, 400, 'That is no code.')
    const caller = { address: socket.remoteAddress ?? '', agent: String(headers['user-agent'] ?? '').slice(0, 300) }
    const came = this.given.household.comeIn(given.data.code, given.data.name, caller)
    if (!came.ok) {
      const why = this.given.household.sayRefusal(came)
      return this.send(response, 403, 'application/json; charset=utf-8', JSON.stringify({ why }))
    }
    const secure = this.given.certificate ? '; Secure' : ''
    const cookie = `${this.cookieName}=${came.value.token}; HttpOnly; SameSite=Strict; Path=/; Max-Age=${cookieLivesS}${secure}`
    this.send(response, 200, 'application/json; charset=utf-8', '{}', { 'Set-Cookie': cookie })
  }

  /** Whether the device still has its place: a refused upgrade says nothing to a page. */
  private place({ headers }: IncomingMessage, response: ServerResponse): void {
    const token = this.tokenIn(headers.cookie ?? '')
    const isKnown = token !== null && this.given.household.knows(token)
    this.send(response, 200, 'application/json; charset=utf-8', JSON.stringify({ isKnown }))
  }

  private upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    const { headers, url } = request
    const token = this.tokenIn(headers.cookie ?? '')
    const isOurs = url === socketPath && headers.host === this.host && headers.origin === this.origin
    const { household } = this.given
    if (!isOurs || this.sockets.clients.size >= mostWires) return refuse(socket, '403 Forbidden')
    if (token === null || !household.knows(token)) return refuse(socket, '401 Unauthorized')
    this.sockets.handleUpgrade(request, socket, head, (device) => this.serve(device, token))
  }

  private serve(device: WebSocket, token: string): void {
    const rate = new Rate(80, 40, this.given.clock)
    const wire: Wire = {
      send: (text) => {
        if (device.readyState !== device.OPEN) return
        if (device.bufferedAmount > mostUnread) return device.close(tryAgainLater)
        device.send(text)
      },
      close: (code) => device.close(code),
    }
    answering.add(device)
    device.on('pong', () => answering.add(device))
    device.on('error', () => device.terminate())
    const { said, left } = this.given.household.arrived(token, wire)
    device.on('message', (data, isBinary) => {
      answering.add(device)
      const message = isBinary || !rate.take() ? null : toTable.safeParse(jsonOf(String(data)))
      if (!message?.success) return device.close(policyViolation)
      said(message.data)
    })
    device.once('close', left)
  }

  private feelPulse(): void {
    for (const device of this.sockets.clients) {
      if (!answering.delete(device)) device.terminate()
      else device.ping()
    }
  }

  private tokenIn(cookies: string): string | null {
    for (const part of cookies.split(';')) {
      const [name, value] = part.trim().split('=')
      if (name === this.cookieName && value !== undefined && value !== '') return value
    }
    return null
  }

  private send(
    response: ServerResponse,
    status: number,
    type: string,
    body: string | Uint8Array,
    more: Readonly<Record<string, string>> = {},
  ): void {
    const policy = companionContentPolicy(this.origin.replace('http', 'ws'))
    const headers = { ...securityHeaders, 'Content-Security-Policy': policy, 'Content-Type': type, ...more }
    response.writeHead(status, { ...headers, 'Content-Length': Buffer.byteLength(body) }).end(body)
  }

  private plain(response: ServerResponse, status: number, text: string): void {
    response.setHeader('Connection', 'close')
    this.send(response, status, 'text/plain; charset=utf-8', text)
  }
}

/** Devices that have answered since they were last asked. */
const answering = new WeakSet<WebSocket>()

function refuse(socket: Duplex, status: string): void {
  socket.on('error', () => socket.destroy())
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`, () => socket.destroy())
}

/** The whole body; `null` for one that is too large. */
async function bodyOf(request: IncomingMessage, largest: number): Promise<string | null> {
  const chunks: Buffer[] = []
  let length = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    length += chunk.length
    if (length > largest) return null
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
