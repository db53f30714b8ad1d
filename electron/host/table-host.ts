import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { WebSocketServer, type WebSocket } from 'ws'
import { tableClosedCode, tablePagePath, tableSocketPath, type TableFrame } from '#shared/bridge/table-frames'
import type { TableWindowState } from '#shared/bridge/table-window'
import { done, refused, type Result } from '#shared/kernel/result'
import type { TablePicture } from '#shared/table-view/picture'
import { systemCode } from '../desk/disk-refusal'
import { TablePictures } from '../desk/table-pictures'
import { closedTableWindow, type TableWindowControl } from '../desk/table-window-control'
import { tableContentPolicy } from '../page/content-policy'
import { readPageFile } from '../page/page-files'
import { Access } from './access'
import { letIn, plain, refusedMethod, refuseUpgrade, send } from './answers'
import { doorPage } from './door-page'

interface TableHostParts {
  readonly pageFolder: string
  readonly random: (bytes: number) => Buffer
  readonly reportFault: (problem: unknown) => void
}

/** The window only listens; any message from it is refused. */
const largestFrameBytes = 1
const policyViolation = 1008

/**
 * Serves the window of the second screen on a port of its own: to a browser that is another origin, with its own storage
 * and its own cookie, whose page the bridge refuses and which cannot reach the operator's window. It listens only
 * from the time that the window is asked for.
 */
export class TableHost implements TableWindowControl {
  private readonly pictures = new TablePictures()
  private readonly windows = new Set<WebSocket>()
  private readonly watchers = new Set<(state: TableWindowState) => void>()
  private listening: Promise<{ readonly server: Server; readonly access: Access }> | undefined

  constructor(private readonly parts: TableHostParts) {}

  async open(): Promise<Result<{ readonly address: string }>> {
    try {
      const { access } = await (this.listening ??= this.listen())
      return done({ address: access.newAddress() })
    } catch (error) {
      this.listening = undefined
      const code = systemCode(error)
      if (code === undefined) throw error
      return refused('table-window-not-opened', { error: code })
    }
  }

  /** Access is revoked: the window cannot come back by itself. */
  close(): void {
    // Where it never came to listen, whoever asked for the window was refused.
    void this.listening?.then(
      ({ access }) => access.forgetEveryone(),
      () => undefined,
    )
    for (const window of this.windows) window.close(tableClosedCode, 'closed by the operator')
  }

  state(): TableWindowState {
    return { ...closedTableWindow, isOpen: this.windows.size > 0 }
  }

  show(picture: TablePicture): void {
    this.pictures.show(picture)
  }

  watch(callback: (state: TableWindowState) => void): void {
    this.watchers.add(callback)
  }

  async end(): Promise<void> {
    const listening = await this.listening?.catch(() => undefined)
    if (!listening) return
    for (const window of this.windows) window.terminate()
    await new Promise<void>((resolve) => {
      listening.server.close(() => resolve())
      listening.server.closeAllConnections()
    })
  }

  private async listen() {
    const server = createServer()
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject)
      server.listen(0, '127.0.0.1', resolve)
    })
    const access = new Access((server.address() as AddressInfo).port, this.parts.random, tablePagePath)
    const sockets = new WebSocketServer({ noServer: true, maxPayload: largestFrameBytes, perMessageDeflate: false })
    server.on('request', (request, response) => {
      this.answer(request, response, access).catch((problem: unknown) => {
        this.parts.reportFault(problem)
        if (!response.headersSent) plain(response, 500, 'Something broke.')
      })
    })
    server.on('upgrade', (request, socket, head) => {
      if (request.url !== tableSocketPath || !access.mayConnect(request.headers)) return refuseUpgrade(socket)
      sockets.handleUpgrade(request, socket, head, (window) => this.serve(window))
    })
    return { server, access }
  }

  private async answer(request: IncomingMessage, response: ServerResponse, access: Access): Promise<void> {
    const [path = '/', query = ''] = (request.url ?? '/').split('?', 2)
    const isPage = path === tablePagePath
    if (!(isPage ? access.mayOpen(request.headers) : access.mayAsk(request.headers))) {
      return plain(response, 403, 'Not for you.')
    }
    if (refusedMethod(request.method, response)) return
    const token = isPage && request.method === 'GET' ? new URLSearchParams(query).get('token') : null
    const cookie = token === null ? null : access.redeem(token)
    if (cookie !== null) return letIn(response, cookie, tablePagePath)
    if (!access.hasSession(request.headers)) return send(response, 403, 'text/html; charset=utf-8', doorPage)
    const file = isPage || path.startsWith('/assets/') ? await this.read(isPage ? '/table.html' : path) : null
    if (file === null) return plain(response, 404, 'There is no such page.')
    const wire = access.origin.replace('http', 'ws') + tableSocketPath
    const more = { 'Content-Security-Policy': tableContentPolicy(wire), 'Cache-Control': file.keep }
    send(response, 200, file.type, file.bytes, more)
  }

  private read(path: string) {
    return readPageFile(this.parts.pageFolder, path)
  }

  private serve(window: WebSocket): void {
    const stop = this.pictures.listen((picture) => {
      if (window.readyState === window.OPEN) window.send(JSON.stringify({ picture } satisfies TableFrame))
    })
    this.windows.add(window)
    this.notifyWatchers()
    window.on('message', () => window.close(policyViolation, 'nothing is asked here'))
    window.on('error', () => window.terminate())
    window.once('close', () => {
      stop()
      this.windows.delete(window)
      this.notifyWatchers()
    })
  }

  private notifyWatchers(): void {
    for (const callback of this.watchers) callback(this.state())
  }
}
