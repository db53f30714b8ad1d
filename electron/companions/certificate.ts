import { X509Certificate } from 'node:crypto'

export interface Certificate {
  readonly key: string
  readonly cert: string
  /** SHA-256, in pairs of letters, as browsers show it. */
  readonly fingerprint: string
}

const dayMs = 86_400_000

/** A certificate for this table alone: it is kept nowhere and good for two days. */
export async function ownCertificate(address: string, now: number): Promise<Certificate> {
  const { generate } = await import('selfsigned')
  const made = await generate([{ name: 'commonName', value: `Spotting Top ${address}` }], {
    keyType: 'ec',
    curve: 'P-256',
    algorithm: 'sha256',
    notBeforeDate: new Date(now - dayMs),
    notAfterDate: new Date(now + 2 * dayMs),
    extensions: [
      { name: 'basicConstraints', cA: false },
      { name: 'keyUsage', digitalSignature: true },
      { name: 'extKeyUsage', serverAuth: true },
      { name: 'subjectAltName', altNames: [{ type: 7, ip: address }] },
    ],
  })
  return { key: made.private, cert: made.cert, fingerprint: new X509Certificate(made.cert).fingerprint256 }
}
