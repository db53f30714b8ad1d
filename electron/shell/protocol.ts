import { protocol, type Protocol } from 'electron'
import { securityHeaders } from '../page/content-policy'
import { readPageFile } from '../page/page-files'

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

export function serveFiles(by: Pick<Protocol, 'handle'>, { origin, folder, headers, has, dressed }: Served): void {
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
