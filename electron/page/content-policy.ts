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

/** The page of the second screen reaches the wire of its pictures and nothing else. */
export const tableContentPolicy = (wire: string) =>
  policyOf({ ...directives, 'connect-src': wire, 'worker-src': "'none'", 'img-src': "'self'" })

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
