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
const plainSetting = { kern: false, liga: false } as const

/** What pdfkit's embedded fonts can do and hold and its published types do not say. */
interface EmbeddedFont {
  readonly id: string
  readonly font: { glyphForCodePoint(character: number): FontGlyph }
  readonly subset: { includeGlyph(glyph: number): number }
  /** By number in the subset: width per 1000 em, and the characters a reader takes the glyph for. */
  readonly widths: number[]
  readonly unicode: (readonly number[])[]
  /** 1000 / units per em. */
  readonly scale: number
  encode(text: string, features: object): [readonly string[], readonly Position[]]
  ref(): PDFKit.PDFKitReference
  finalize(): void
}

interface FontGlyph {
  readonly id: number
  readonly advanceWidth: number
  readonly codePoints: readonly number[]
}

interface Position {
  readonly xAdvance: number
}

export interface EncodedText {
  /** Two bytes a glyph, in hex, as the font's subset numbers them. */
  readonly hex: string
  /** Per 1000 em. */
  readonly width: number
  /** A letter has no glyph. */
  readonly isBoxed: boolean
}

/** The faces of one document: each file is read when its face is first used and embedded once, as a subset. */
export class EmbeddedFaces {
  readonly #fonts = new Map<Face, EmbeddedFont>()
  readonly #encoded = new Map<string, EncodedText>()
  /** Texts with letters that no face of ours has: each such letter stands as an empty box. */
  readonly boxed = new Set<string>()

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
    const plain = settable(text)
    const encoded = /\p{M}/u.test(plain) ? shaped(this.font(face), plain) : lettered(this.font(face), plain)
    this.#encoded.set(key, encoded)
    if (encoded.isBoxed) this.boxed.add(text)
    return encoded
  }

  /** All files one by one, for the same reason as `embed`. A face that stays unused is not written. */
  *open(): Generator<void> {
    for (const face of faces) {
      this.font(face)
      yield
    }
  }

  /** The subsets one by one: embedding them all at once would hold up whoever shares the thread. */
  *embed(): Generator<void> {
    for (const font of this.#fonts.values()) {
      font.finalize()
      yield
    }
  }
}

/** The number of the box that every font has for letters it lacks, in the font and in its subset. */
const noGlyph = 0

/** Letters with marks are combined by the font's own rules, which is slow. */
function shaped(font: EmbeddedFont, text: string): EncodedText {
  const [glyphs, positions] = font.encode(text, plainSetting)
  const width = positions.reduce((sum, { xAdvance }) => sum + xAdvance, 0)
  return { hex: glyphs.join(''), width, isBoxed: glyphs.some((glyph) => Number.parseInt(glyph, 16) === noGlyph) }
}

/** Without kerning and ligatures a line is one glyph a letter: many times as quick as pdfkit's `encode`, with its books kept. */
function lettered({ font, subset, widths, unicode, scale }: EmbeddedFont, text: string): EncodedText {
  let [hex, width, isBoxed] = ['', 0, false]
  for (const letter of text) {
    const glyph = font.glyphForCodePoint(letter.codePointAt(0)!)
    isBoxed ||= glyph.id === noGlyph
    const place = subset.includeGlyph(glyph.id)
    hex += place.toString(16).padStart(4, '0')
    width += widths[place] ??= glyph.advanceWidth * scale
    unicode[place] ??= glyph.codePoints
  }
  return { hex, width, isBoxed }
}

/**
 * Letters with their accents in one; narrow spaces, which our faces do not have, as plain ones instead of as boxes;
 * joiners and variants, which have no form of their own, as nothing.
 */
function settable(text: string): string {
  return text
    .normalize()
    .replace(/[\u2000-\u200a\u202f\u205f]/g, ' ')
    .replace(/\u200c|\u200d|\ufe0e|\ufe0f/g, '')
}
