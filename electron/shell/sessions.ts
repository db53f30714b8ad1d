import { app, protocol, session, type Protocol, type Session } from 'electron'
import { readPageFile, securityHeaders, tableContentPolicy } from '../page/page-files'

/** What the pages of both windows are served, and all that they are denied. */

export const pageOrigin = 'app://spotting-top'
export const pageAddress = `${pageOrigin}/index.html`

/**
 * Before the app is ready: makes app:// an origin like https, with modules, fetch and a content policy. What was compiled
 * of its scripts is kept beside the settings, and not made again at every start.
 */
export function registerPageScheme(): void {
  const privileges = { standard: true, secure: true, supportFetchAPI: true, corsEnabled: false, codeCache: true }
  protocol.registerSchemesAsPrivileged([{ scheme: 'app', privileges }])
}

/** Serves the built page, as `dressed` makes it, and nothing else of the disk. */
export function servePage(folder: string, dressed: (html: string) => string): void {
  serveFiles(protocol, { origin: pageOrigin, folder, headers: securityHeaders, has: () => true, dressed })
}

interface Served {
  readonly origin: string
  readonly folder: string
  readonly headers: Readonly<Record<string, string>>
  /** Which paths of the folder are served. */
  readonly has: (path: string) => boolean
  /** What is made of a page before it is sent. */
  readonly dressed?: (html: string) => string
}

function serveFiles(by: Pick<Protocol, 'handle'>, { origin, folder, headers, has, dressed }: Served): void {
  by.handle('app', async (request) => {
    const { protocol: scheme, host, pathname } = new URL(request.url)
    const isOurs = request.method === 'GET' && `${scheme}//${host}` === origin && has(pathname)
    const file = isOurs ? await readPageFile(folder, pathname) : null
    if (file === null) return new Response('There is no such page.', { status: 404, headers })
    const isDressed = dressed && file.type.startsWith('text/html')
    const body = isDressed ? dressed(new TextDecoder().decode(file.bytes)) : file.bytes
    return new Response(body, { headers: { ...headers, 'Content-Type': file.type, 'Cache-Control': file.keep } })
  })
}

/** Denies what the program never needs: other pages, new windows, webviews, permissions, the network. */
export function denyEverythingElse(): void {
  app.on('web-contents-created', (_created, contents) => {
    for (const way of ['will-navigate', 'will-frame-navigate', 'will-redirect'] as const) {
      contents.on(way as 'will-navigate', (event) => {
        if (!event.url.startsWith(`${pageOrigin}/`)) event.preventDefault()
      })
    }
    contents.on('will-attach-webview', (event) => event.preventDefault())
    contents.setWindowOpenHandler(() => ({ action: 'deny' }))
  })
}

/** The same for the session, which exists only once the app is ready. */
export function closeSession(): void {
  denyAll(session.defaultSession, isLocal)
}

/** No permission is given in this session, and nothing asked for but what `isOurs` knows. */
function denyAll(own: Session, isOurs: (address: string) => boolean): void {
  own.setPermissionRequestHandler((_contents, _permission, answer) => answer(false))
  own.setPermissionCheckHandler(() => false)
  own.setDevicePermissionHandler(() => false)
  own.webRequest.onBeforeRequest((request, answer) => answer({ cancel: !isOurs(request.url) }))
}

function isLocal(address: string): boolean {
  return ['app:', 'blob:', 'data:', 'devtools:'].some((scheme) => address.startsWith(scheme))
}

/** Kept in memory: nothing of the second screen is left on the disk. */
export const tablePartition = 'table-view'
/** Another origin than the operator's page: the gateway answers nothing that comes from it. */
const tableOrigin = 'app://spotting-top-table'
export const tableAddress = `${tableOrigin}/table.html`

/** The session of the second screen: its page, what that is built of, and nothing else. */
export function openTableSession(folder: string): Session {
  const own = session.fromPartition(tablePartition)
  const isOurs = (address: string) =>
    [`${tableOrigin}/`, 'data:image/jpeg;', 'devtools:'].some((start) => address.startsWith(start))
  denyAll(own, isOurs)
  serveFiles(own.protocol, {
    origin: tableOrigin,
    folder,
    headers: { ...securityHeaders, 'Content-Security-Policy': tableContentPolicy("'none'") },
    has: (path) => path === '/table.html' || path.startsWith('/assets/'),
  })
  return own
}
