import type { IncomingMessage, ServerResponse } from 'node:http'
import type { WebSocket } from 'ws'
import { tableClosedCode, tablePagePath, tableSocketPath, type TableFrame } from '#shared/bridge/frames'
import type { TableWindowState } from '#shared/bridge/table-window'
import { done, refused, type Result } from '#shared/kernel/result'
import { systemCode } from '../desk/disk-refusal'
import { closedTableWindow, SecondScreen } from '../desk/second-screen'
import { readPageFile, tableContentPolicy } from '../page/page-files'
import type { Access } from './access'
import { askedFor, letIn, plain, refusedMethod, send, sendDoor, serveLoopback } from './loopback'

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
export class TableHost extends SecondScreen {
  private readonly windows = new Set<WebSocket>()
  private listening: ReturnType<typeof serveLoopback> | undefined

  constructor(private readonly parts: TableHostParts) {
    super()
  }

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

  async end(): Promise<void> {
    const listening = await this.listening?.catch(() => undefined)
    await listening?.end()
  }

  private listen() {
    return serveLoopback({
      ...this.parts,
      port: 0,
      page: tablePagePath,
      socketPath: tableSocketPath,
      largestFrameBytes,
      answer: (request, response, access) => this.answer(request, response, access),
      connected: (window) => this.serve(window),
    })
  }

  private async answer(request: IncomingMessage, response: ServerResponse, access: Access): Promise<void> {
    const { path, token } = askedFor(request)
    const isPage = path === tablePagePath
    if (!(isPage ? access.mayOpen(request.headers) : access.mayAsk(request.headers))) {
      return plain(response, 403, 'Not for you.')
    }
    if (refusedMethod(request.method, response)) return
    const cookie = token !== null && isPage && request.method === 'GET' ? access.redeem(token) : null
    if (cookie !== null) return letIn(response, cookie, tablePagePath)
    if (!access.hasSession(request.headers)) return sendDoor(response)
    const served = isPage ? '/table.html' : path.startsWith('/assets/') ? path : null
    const file = served === null ? null : await readPageFile(this.parts.pageFolder, served)
    if (file === null) return plain(response, 404, 'There is no such page.')
    const wire = access.origin.replace('http', 'ws') + tableSocketPath
    const more = { 'Content-Security-Policy': tableContentPolicy(wire), 'Cache-Control': file.keep }
    send(response, 200, file.type, file.bytes, more)
  }

  private serve(window: WebSocket): void {
    const stop = this.onPicture((picture) => {
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
}
