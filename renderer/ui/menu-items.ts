import type { GlyphName } from '#shared/card/glyphs'

/** One line of a menu. `key` comes back in `choose`. */
export interface MenuItem {
  readonly key: string
  readonly label: string
  readonly glyph?: GlyphName
  readonly shortcut?: string
  readonly disabled?: boolean
  /** A rule is drawn above it. */
  readonly separated?: boolean
  /** Given for choices that are on or off. */
  readonly checked?: boolean
}
