import { join } from 'node:path'
import type { Face } from '#shared/card/operations'

/** The files of `assets/fonts`; the screen loads the same ones. */
const files: Readonly<Record<Face, string>> = {
  work: 'IBMPlexSansCondensed_400Regular.ttf',
  'work-500': 'IBMPlexSansCondensed_500Medium.ttf',
  'work-600': 'IBMPlexSansCondensed_600SemiBold.ttf',
  'work-700': 'IBMPlexSansCondensed_700Bold.ttf',
  head: 'OldStandardTT_400Regular.ttf',
  'head-italic': 'OldStandardTT_400Regular_Italic.ttf',
  'head-700': 'OldStandardTT_700Bold.ttf',
}

export const faces = Object.keys(files) as Face[]

export function faceFile(folder: string, face: Face): string {
  return join(folder, files[face])
}

/** Kerning and ligatures off, as on screen: every letter keeps the width that the layout measured. */
export const plainSetting = { kern: false, liga: false } as const

/** What pdfkit's embedded fonts can do and its published types do not say. */
interface EmbeddedFont {
  readonly id: string
  encode(text: string, features: object): [readonly string[], readonly Position[]]
  ref(): PDFKit.PDFKitReference
  finalize(): void
}

interface Position {
  readonly xAdvance: number
}

export interface EncodedText {
  /** Two bytes a glyph, in hex, as the font's subset numbers them. */
  readonly hex: string
  /** Per 1000 em. */
  readonly width: number
}

/** The faces of one document: each file is read when its face is first used and embedded once, as a subset. */
export class EmbeddedFaces {
  readonly #fonts = new Map<Face, EmbeddedFont>()
  readonly #encoded = new Map<string, EncodedText>()

  constructor(
    readonly document: PDFKit.PDFDocument,
    readonly folder: string,
  ) {}

  font(face: Face): EmbeddedFont {
    const open = this.#fonts.get(face)
    if (open) return open
    this.document.font(faceFile(this.folder, face))
    const { _font } = this.document as unknown as { readonly _font: EmbeddedFont }
    this.#fonts.set(face, _font)
    return _font
  }

  encode(face: Face, text: string): EncodedText {
    const key = `${face} ${text}`
    const known = this.#encoded.get(key)
    if (known) return known
    const [glyphs, positions] = this.font(face).encode(text.normalize(), plainSetting)
    const width = positions.reduce((sum, { xAdvance }) => sum + xAdvance, 0)
    const encoded = { hex: glyphs.join(''), width }
    this.#encoded.set(key, encoded)
    return encoded
  }

  /** The subsets one by one: embedding them all at once would hold up whoever shares the thread. */
  *embed(): Generator<void> {
    for (const font of this.#fonts.values()) {
      font.finalize()
      yield
    }
  }
}
