/**
 * Draw operations as SVG markup: strings only, made once and patched in place. Presentation attributes alone, since
 * the content policy drops inline styles; colours are custom properties, so that a theme needs no new markup.
 * Kerning and ligatures are switched off by the style sheet for `.card text`: they are no presentation attributes.
 */
import { glyphs } from './glyphs'
import { glyphUnits, type GlyphPart, type GlyphTone } from './glyph-part'
import { plainLines, type LineWeights } from './line-weights'
import type { ClipOp, Face, GlyphOp, ImageOp, Ink, Operation, PathOp, RectOp, Stroke, TextOp } from './operations'
import { placePath, short } from './path-data'

/** Markup of operations, to go inside an `svg` that `cardMarkup` or `openCard` has opened. */
export function operationsMarkup(operations: readonly Operation[], lines: LineWeights = plainLines): string {
  let markup = ''
  for (const operation of operations) markup += one(operation, lines)
  return markup
}

export interface CardMarkup {
  readonly widthMm: number
  readonly heightMm: number
  /** What a screen reader calls the card. */
  readonly label: string
  readonly operations: readonly Operation[]
}

/** A whole card: root `svg` with its viewBox in mm. */
export function cardMarkup(card: CardMarkup, lines: LineWeights = plainLines): string {
  return `${openCard(card)}${operationsMarkup(card.operations, lines)}</svg>`
}

/** The root alone, for a card that is put together from a face and keyed pieces. */
export function openCard({ widthMm, heightMm, label }: Omit<CardMarkup, 'operations'>): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" class="card" viewBox="0 0 ${short(widthMm)} ${short(heightMm)}"` +
    ` role="img" aria-label="${escaped(label)}" font-family="${workFamily}" font-weight="500">`
  )
}

function one(operation: Operation, lines: LineWeights): string {
  switch (operation.op) {
    case 'rect':
      return rect(operation, lines)
    case 'path':
      return path(operation, lines)
    case 'text':
      return text(operation)
    case 'glyph':
      return glyph(operation)
    case 'clip':
      return clip(operation, lines)
    case 'image':
      return image(operation)
  }
}

function rect({ x, y, width, height, radius, fill, stroke }: RectOp, lines: LineWeights): string {
  const corner = radius === undefined ? '' : ` rx="${short(radius)}"`
  return (
    `<rect x="${short(x)}" y="${short(y)}" width="${short(width)}" height="${short(height)}"` +
    `${corner}${painted(fill, stroke, lines)}/>`
  )
}

function path(operation: PathOp, lines: LineWeights): string {
  const { d, x, y, scaleX, scaleY, fill, fillRule, stroke } = operation
  const rule = fillRule === 'evenodd' ? ' fill-rule="evenodd"' : ''
  return `<path d="${placePath(d, x, y, scaleX, scaleY)}"${rule}${painted(fill, stroke, lines)}/>`
}

function text({ x, y, text, size, face, ink, anchor, turn, halo }: TextOp): string {
  if (text === '') return ''
  const place = anchor === undefined || anchor === 'start' ? '' : ` text-anchor="${anchor}"`
  const turned = turn ? ` transform="rotate(${short(turn)} ${short(x)} ${short(y)})"` : ''
  const outline = halo
    ? ` paint-order="stroke" stroke="${tint(halo.ink)}" stroke-width="${short(halo.width)}" stroke-linejoin="round"`
    : ''
  return (
    `<text x="${short(x)}" y="${short(y)}" font-size="${short(size)}"${faceAttributes[face]}${place}` +
    ` fill="${tint(ink)}"${outline}${turned}>${escaped(text)}</text>`
  )
}

function glyph({ glyph, x, y, size, ink, ground = 'sheet' }: GlyphOp): string {
  const scale = size / glyphUnits
  let parts = ''
  for (const part of glyphs[glyph]) parts += glyphPart(part, ink, ground)
  return `<g transform="translate(${short(x)} ${short(y)}) scale(${short(scale)})">${parts}</g>`
}

function glyphPart({ d, fill, stroke }: GlyphPart, ink: Ink, ground: Ink): string {
  const of = (tone: GlyphTone) => tint(tone === 'ink' ? ink : ground)
  let attributes = fill ? ` fill="${of(fill)}"` : ' fill="none"'
  if (stroke) {
    attributes += ` stroke="${of(stroke.tone)}" stroke-width="${stroke.width}"`
    if (stroke.dash) attributes += ` stroke-dasharray="${stroke.dash.join(' ')}"`
    if (stroke.join) attributes += ` stroke-linejoin="${stroke.join}"`
  }
  return `<path d="${d}"${attributes}/>`
}

/** A nested viewport clips by itself, without an id that would have to be unique on the page. */
function clip({ x, y, width, height, operations }: ClipOp, lines: LineWeights): string {
  const box = `${short(x)} ${short(y)} ${short(width)} ${short(height)}`
  return (
    `<svg x="${short(x)}" y="${short(y)}" width="${short(width)}" height="${short(height)}" viewBox="${box}"` +
    ` overflow="hidden">${operationsMarkup(operations, lines)}</svg>`
  )
}

function image({ x, y, width, height, jpeg }: ImageOp): string {
  return (
    `<image x="${short(x)}" y="${short(y)}" width="${short(width)}" height="${short(height)}"` +
    ` preserveAspectRatio="none" href="data:image/jpeg;base64,${escaped(jpeg)}"/>`
  )
}

function painted(fill: Ink | undefined, stroke: Stroke | undefined, lines: LineWeights): string {
  const area = ` fill="${fill === undefined ? 'none' : tint(fill)}"`
  return stroke ? area + stroked(stroke, lines) : area
}

function stroked({ ink, width, dash, opacity, join, weight }: Stroke, lines: LineWeights): string {
  const drawn = weight === undefined ? width : width * lines[weight]
  let attributes = ` stroke="${tint(ink)}" stroke-width="${short(drawn)}"`
  if (dash) attributes += ` stroke-dasharray="${short(dash[0])} ${short(dash[1])}"`
  if (opacity !== undefined) attributes += ` stroke-opacity="${short(opacity)}"`
  if (join === 'round') attributes += ' stroke-linejoin="round"'
  return attributes
}

const workFamily = 'Plex Condensed'
const headFamily = 'Old Standard'

/** What differs from the root, which is set in work 500. */
const faceAttributes: Readonly<Record<Face, string>> = {
  work: ' font-weight="400"',
  'work-500': '',
  'work-600': ' font-weight="600"',
  'work-700': ' font-weight="700"',
  head: ` font-family="${headFamily}" font-weight="400"`,
  'head-italic': ` font-family="${headFamily}" font-weight="400" font-style="italic"`,
  'head-700': ` font-family="${headFamily}" font-weight="700"`,
}

function tint(ink: Ink): string {
  return `var(--${ink})`
}

const unsafe: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => unsafe[character] ?? '')
}
