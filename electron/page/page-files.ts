import { lstat, readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'

export interface PageFile {
  readonly type: string
  /** How long a browser may keep it, as a `Cache-Control` header says it. */
  readonly keep: string
  readonly bytes: Uint8Array<ArrayBuffer>
}

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.ttf': 'font/ttf',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
}

/**
 * The build names a file in `assets` for what is in it: another content has another name. Such a file is kept, and what
 * the browser compiled of it; everything else is asked for with every start.
 */
const namedForContent = /^\/assets\/[A-Za-z0-9._-]+-[A-Za-z0-9_-]{8}\.[a-z0-9]+$/
const keptForGood = 'private, max-age=31536000, immutable'

/** Plain names only: no escapes, no backslash, and no part that begins with a dot, so no way up. */
const plainPath = /^(\/[A-Za-z0-9_-][A-Za-z0-9._-]*)+$/

/** Finds a file of the built page by its address path; null when there is none, it is a link, or the path is not plain. */
export async function readPageFile(folder: string, addressPath: string): Promise<PageFile | null> {
  const path = addressPath === '/' ? '/index.html' : addressPath
  const type = types[extname(path)]
  if (type === undefined || !plainPath.test(path)) return null
  try {
    const file = join(folder, path)
    return (await lstat(file)).isFile()
      ? { type, keep: keepOf(path), bytes: new Uint8Array(await readFile(file)) }
      : null
  } catch {
    return null
  }
}

function keepOf(path: string): string {
  return namedForContent.test(path) ? keptForGood : 'no-store'
}

/** What the page may load and do, the same in both shells: its own files and nothing else. */
const directives = {
  'default-src': "'none'",
  'script-src': "'self'",
  'style-src': "'self'",
  'img-src': "'self' data: blob:",
  'font-src': "'self'",
  'connect-src': "'self'",
  'worker-src': "'self'",
  'base-uri': "'none'",
  'form-action': "'none'",
  'frame-ancestors': "'none'",
} as const

const policyOf = (given: Readonly<Record<string, string>>) =>
  Object.entries(given)
    .map(([name, value]) => `${name} ${value}`)
    .join('; ')

export const contentPolicy = policyOf(directives)

/** The page of the second screen reaches the wire of its pictures and nothing else; a ship's own picture comes in that wire. */
export const tableContentPolicy = (wire: string) =>
  policyOf({ ...directives, 'connect-src': wire, 'worker-src': "'none'", 'img-src': "'self' data:" })

/** The page of a companion reaches its own wire, and what a phone needs to put it on its home screen. */
export const companionContentPolicy = (wire: string) =>
  policyOf({
    ...directives,
    'connect-src': `'self' ${wire}`,
    'worker-src': "'none'",
    'img-src': "'self' data:",
    'manifest-src': "'self'",
  })

/** Headers of every answer in both shells. */
export const securityHeaders = {
  'Content-Security-Policy': contentPolicy,
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Embedder-Policy': 'require-corp',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), window-management=(self)',
  'Cache-Control': 'no-store',
} as const
