import { randomBytes } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { WebSocket } from 'ws'
import { startHost, type Host } from './server'

export interface Answer {
  readonly status: number
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  readonly body: string
}

/** A host with a page and services in memory, and what it received. */
export class Hosted {
  readonly faults: unknown[] = []
  /** How many pages were open, each time that changed. */
  readonly open: number[] = []
  readonly askedBy: object[] = []
  readonly gone: object[] = []

  private constructor(
    readonly folder: string,
    private running: Host | null = null,
  ) {}

  static async start(): Promise<Hosted> {
    const hosted = new Hosted(await mkdtemp(join(tmpdir(), 'host-')))
    await writeFile(join(hosted.folder, 'index.html'), '<p>the page</p>')
    await writeFile(join(hosted.folder, 'app.js'), 'export {}')
    hosted.running = await startHost({
      port: 0,
      pageFolder: hosted.folder,
      dispatch: async (channel, _input, page) => {
        hosted.askedBy.push(page)
        if (channel === 'gameRemove') throw new Error('a fault of ours')
        if (channel === 'settingsChange') hosted.host.notify('libraryChanged', { folder: '/library' })
        return { name: 'Spotting Top' }
      },
      pageGone: (page) => hosted.gone.push(page),
      readPrint: async (job) => (job === 'fleet' ? Buffer.from('%PDF-1.7') : null),
      random: randomBytes,
      reportFault: (problem) => hosted.faults.push(problem),
      pagesChanged: (pages) => hosted.open.push(pages),
    })
    return hosted
  }

  async end(): Promise<void> {
    await this.host.close()
    await rm(this.folder, { recursive: true })
  }

  get host(): Host {
    if (!this.running) throw new Error('the host is not up yet')
    return this.running
  }

  /** A raw request: the path is sent exactly as written, and Host and Origin are ours to forge. */
  ask(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> {
    return askAt(this.host.origin, path, headers, method)
  }

  /** Redeems a fresh address; the cookie. */
  async enter(): Promise<string> {
    return enterBy(this.host.newAddress())
  }

  connect(headers: Record<string, string>, path = '/bridge'): Promise<WebSocket> {
    return connectAt(this.host.origin, headers, path)
  }

  async openPage(): Promise<WebSocket> {
    return this.connect({ origin: this.host.origin, cookie: await this.enter() })
  }
}

/** Asks at an origin by hand. */
export function askAt(
  origin: string,
  path: string,
  headers: Record<string, string> = {},
  method = 'GET',
): Promise<Answer> {
  const { hostname, port } = new URL(origin)
  return new Promise((resolve, reject) => {
    const asking = request({ hostname, port, path, method, headers }, (response) => {
      let body = ''
      response.on('data', (bytes) => (body += String(bytes)))
      response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, body }))
    })
    asking.on('error', reject)
    asking.end()
  })
}

/** Redeems an address; the cookie. */
export async function enterBy(address: string): Promise<string> {
  const { origin, pathname, search } = new URL(address)
  const { headers } = await askAt(origin, pathname + search)
  return String(headers['set-cookie']).split(';')[0] ?? ''
}

/** A socket that is not open yet: for tests that need its first message. */
export function dialAt(origin: string, headers: Record<string, string>, path: string): WebSocket {
  return new WebSocket(origin.replace('http', 'ws') + path, { headers })
}

export function connectAt(origin: string, headers: Record<string, string>, path: string): Promise<WebSocket> {
  const socket = dialAt(origin, headers, path)
  return new Promise((resolve, reject) => {
    socket.once('open', () => resolve(socket))
    socket.once('error', reject)
  })
}

/** The next message on a connection. */
export const next = (socket: WebSocket): Promise<unknown> =>
  new Promise((resolve) => socket.once('message', (data) => resolve(JSON.parse(String(data)))))

/** The code a connection is closed with. */
export const closed = (socket: WebSocket): Promise<number> => new Promise((resolve) => socket.once('close', resolve))
