import { protocol } from 'electron'
import { securityHeaders } from '../page/content-policy'
import { readPageFile } from '../page/page-files'

export const pageOrigin = 'app://spotting-top'
export const pageAddress = `${pageOrigin}/index.html`

/** Before the app is ready: makes app:// an origin like https, with modules, fetch and a content policy. */
export function registerPageScheme(): void {
  protocol.registerSchemesAsPrivileged([
    { scheme: 'app', privileges: { standard: true, secure: true, supportFetchAPI: true, corsEnabled: false } },
  ])
}

/** Serves the built page, and nothing else of the disk. */
export function servePage(folder: string): void {
  protocol.handle('app', async (request) => {
    const { host, pathname } = new URL(request.url)
    const file = request.method === 'GET' && host === 'spotting-top' ? await readPageFile(folder, pathname) : null
    if (file === null) return new Response('There is no such page.', { status: 404, headers: securityHeaders })
    return new Response(file.bytes, { headers: { ...securityHeaders, 'Content-Type': file.type } })
  })
}
