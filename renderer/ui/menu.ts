import type { GlyphName } from '#shared/card/glyphs'

/** One line of a menu: its words, its key and what it does. */
export interface MenuItem {
  readonly id: string
  readonly label: string
  readonly glyph?: GlyphName
  /** Colour of the glyph where it is a signal: `red`, `blue`, `flame`. */
  readonly signal?: string
  readonly key?: string
  /** Given for choices that are on or off. */
  readonly checked?: boolean
  readonly disabled?: boolean
  /** A rule above it. */
  readonly separated?: boolean
  readonly perform: () => void
}

export interface MenuPlace {
  readonly x: number
  readonly y: number
}

export interface OpenMenu {
  readonly label: string
  readonly items: readonly MenuItem[]
  readonly place: MenuPlace
}

/** Where a menu opens that was asked for by a button: under its left edge. */
export function below(button: Element): MenuPlace {
  const { left, bottom } = button.getBoundingClientRect()
  return { x: left, y: bottom + 2 }
}

/** Where a menu opens that was asked for by an event: the pointer, or the element when a key asked. */
export function placeOf(event: MouseEvent): MenuPlace {
  const keyed = event.clientX === 0 && event.clientY === 0
  return keyed && event.currentTarget instanceof Element
    ? below(event.currentTarget)
    : { x: event.clientX, y: event.clientY }
}
