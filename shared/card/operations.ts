/**
 * Draw operations: the drawing of a card, a roster or a form, from its layout and its state. Lengths are millimetres
 * from the upper left corner of the card. The screen paints them as SVG, the PDF paints the same list with pdfkit;
 * neither adds anything.
 */
import type { GlyphName } from './glyphs'
import type { LineWeight } from './line-weights'

/** Colour tokens. The screen reads them as custom properties, the PDF from a palette (`palettes.ts`). */
export type Ink =
  | 'paper'
  | 'sheet'
  | 'well'
  | 'buff'
  | 'sea'
  | 'sea-deep'
  | 'wash'
  | 'ink'
  | 'ink-2'
  | 'ink-3'
  | 'rule'
  | 'rule-2'
  | 'on-ink'
  | 'plate'
  | 'on-plate'
  | 'red'
  | 'red-wash'
  | 'blue'
  | 'blue-wash'
  | 'flame'
  | 'flame-ink'
  | 'flame-wash'

/** The bundled faces: IBM Plex Sans Condensed for work, Old Standard for headings. */
export type Face = 'work' | 'work-500' | 'work-600' | 'work-700' | 'head' | 'head-italic' | 'head-700'

export type Anchor = 'start' | 'middle' | 'end'

export interface Stroke {
  readonly ink: Ink
  readonly width: number
  /** Dash lengths in mm: on, off. */
  readonly dash?: readonly [number, number]
  /** 0 to 1. */
  readonly opacity?: number
  readonly join?: 'miter' | 'round'
  /** Which line of the theme it is: high contrast sets each weight heavier (`line-weights.ts`). Without one it stays. */
  readonly weight?: LineWeight
}

export interface RectOp {
  readonly op: 'rect'
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly radius?: number
  readonly fill?: Ink
  readonly stroke?: Stroke
}

export interface PathOp {
  readonly op: 'path'
  /** SVG path data in its own units, placed by `x`, `y` and scaled by `scaleX`, `scaleY` (default 1); strokes are not scaled. */
  readonly d: string
  readonly x?: number
  readonly y?: number
  readonly scaleX?: number
  readonly scaleY?: number
  readonly fill?: Ink
  readonly fillRule?: 'nonzero' | 'evenodd'
  readonly stroke?: Stroke
}

export interface TextOp {
  readonly op: 'text'
  /** Baseline. */
  readonly x: number
  readonly y: number
  readonly text: string
  /** Em size in mm. */
  readonly size: number
  readonly face: Face
  readonly ink: Ink
  readonly anchor?: Anchor
  /** Degrees clockwise, about its place. */
  readonly turn?: number
  /** An outline behind the letters so that they read over lines. */
  readonly halo?: { readonly ink: Ink; readonly width: number }
}

export interface GlyphOp {
  readonly op: 'glyph'
  readonly glyph: GlyphName
  readonly x: number
  readonly y: number
  /** Edge of the square it fills, mm. */
  readonly size: number
  readonly ink: Ink
  /** What the light parts of a glyph are cut from; default `sheet`. */
  readonly ground?: Ink
}

/** Operations painted inside a rectangle only. */
export interface ClipOp {
  readonly op: 'clip'
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly operations: readonly Operation[]
}

/** A picture of one's own, stretched over a rectangle. */
export interface ImageOp {
  readonly op: 'image'
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  /** A plain JPEG (`plain-jpeg.ts`) in base64. */
  readonly jpeg: string
}

export type Operation = RectOp | PathOp | TextOp | GlyphOp | ClipOp | ImageOp
