const table = Uint32Array.from({ length: 256 }, (_, byte) => {
  let crc = byte
  for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1
  return crc
})

/** The checksum of a text in UTF-8, as journals write it: eight hexadecimal digits. */
export function crc32Of(text: string): string {
  let crc = 0xffffffff
  const take = (byte: number) => (crc = (crc >>> 8) ^ table[(crc ^ byte) & 0xff]!)
  for (let at = 0; at < text.length; at++) {
    const code = text.codePointAt(at)!
    if (code < 0x80) {
      take(code)
      continue
    }
    if (code < 0x800) take(0xc0 | (code >> 6))
    else {
      if (code < 0x10000) take(0xe0 | (code >> 12))
      else {
        take(0xf0 | (code >> 18))
        take(0x80 | ((code >> 12) & 0x3f))
        at++
      }
      take(0x80 | ((code >> 6) & 0x3f))
    }
    take(0x80 | (code & 0x3f))
  }
  return ((crc ^ 0xffffffff) >>> 0).toString(16).padStart(8, '0')
}
