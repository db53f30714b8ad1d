import { session, type Session } from 'electron'
import { securityHeaders, tableContentPolicy } from '../page/content-policy'
import { serveFiles } from './protocol'
import { denyAll } from './security'

/** Kept in memory: nothing of the second screen is left on the disk. */
export const tablePartition = 'table-view'
/** Another origin than the operator's page: the gateway answers nothing that comes from it. */
const tableOrigin = 'app://spotting-top-table'
export const tableAddress = `${tableOrigin}/table.html`

/** The session of the second screen: its page, what that is built of, and nothing else. */
export function openTableSession(folder: string): Session {
  const own = session.fromPartition(tablePartition)
  denyAll(own, (address) => address.startsWith(`${tableOrigin}/`) || address.startsWith('devtools:'))
  serveFiles(own.protocol, {
    origin: tableOrigin,
    folder,
    headers: { ...securityHeaders, 'Content-Security-Policy': tableContentPolicy("'none'") },
    has: (path) => path === '/table.html' || path.startsWith('/assets/'),
  })
  return own
}
