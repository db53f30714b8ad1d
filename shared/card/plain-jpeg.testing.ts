/** A segment of a JPEG, with its length. */
export function segment(marker: number, ...body: readonly number[]): readonly number[] {
  const length = body.length + 2
  return [0xff, marker, length >> 8, length & 0xff, ...body]
}

const codes = (kind: number) => segment(0xc4, kind, 1, ...Array<number>(15).fill(0), 0)

/** The parts of a grey picture that any program can show, each to be left out, changed or put elsewhere. */
export function jpegParts(width = 16, height = 8) {
  const size = [height >> 8, height & 0xff, width >> 8, width & 0xff]
  const bits = 2 * Math.ceil(width / 8) * Math.ceil(height / 8)
  const data = Array<number>(Math.ceil(bits / 8)).fill(0)
  return {
    start: [0xff, 0xd8],
    header: segment(0xe0, 0x4a, 0x46, 0x49, 0x46, 0, 1, 1, 0, 0, 1, 0, 1, 0, 0),
    quantising: segment(0xdb, 0, ...Array<number>(64).fill(1)),
    frame: segment(0xc0, 8, ...size, 1, 1, 0x11, 0),
    coding: [...codes(0), ...codes(0x10)],
    scan: segment(0xda, 1, 1, 0, 0, 63, 0),
    data,
    end: [0xff, 0xd9],
  } as const satisfies Readonly<Record<string, readonly number[]>>
}

export function jpegOf(parts: Partial<Record<string, readonly number[]>> = jpegParts()): Uint8Array {
  return Uint8Array.from(Object.values(parts).flatMap((part) => part ?? []))
}
