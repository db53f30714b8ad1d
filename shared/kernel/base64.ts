const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'
const values = new Map([...letters].map((letter, value) => [letter.charCodeAt(0), value]))

/** The bytes of a text in base64; nothing where it is not written as `base64Of` writes it. */
export function bytesOfBase64(text: string): Uint8Array | undefined {
  const padding = text.endsWith('==') ? 2 : text.endsWith('=') ? 1 : 0
  if (text.length % 4 !== 0) return undefined
  const bytes = new Uint8Array((text.length / 4) * 3 - padding)
  let [at, gathered, bits] = [0, 0, 0]
  for (let place = 0; place < text.length - padding; place++) {
    const value = values.get(text.charCodeAt(place))
    if (value === undefined) return undefined
    gathered = ((gathered << 6) | value) & 0xffffff
    bits += 6
    if (bits < 8) continue
    bits -= 8
    bytes[at++] = (gathered >> bits) & 0xff
  }
  return (gathered & ((1 << bits) - 1)) === 0 ? bytes : undefined
}

export function base64Of(bytes: Uint8Array): string {
  let text = ''
  for (let at = 0; at < bytes.length; at += 3) {
    const three = (bytes[at]! << 16) | ((bytes[at + 1] ?? 0) << 8) | (bytes[at + 2] ?? 0)
    for (let part = 0; part < 4; part++) {
      text += at + part > bytes.length ? '=' : letters[(three >> (18 - part * 6)) & 63]!
    }
  }
  return text
}
