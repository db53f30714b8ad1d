import { readFileSync } from 'node:fs'
import type { Display, Rectangle } from 'electron'
import { z } from 'zod'

/** What the files hold that keep the places of windows. Electron is imported for its types alone, so that schemas can be made of them. */
const px = z.int().min(-100_000).max(100_000)
const size = px.min(1)

/** `window.json` */
export const windowState = z.strictObject({
  bounds: z.strictObject({ x: px, y: px, width: px.min(200), height: px.min(200) }),
  maximized: z.boolean(),
})
export type WindowState = z.infer<typeof windowState>

/** `table-window.json`: the screen that the table view belongs on, and its place there. */
export const tablePlace = z.strictObject({
  /** Systems sometimes renumber their screens: one is known by its name and size too. */
  screen: z.strictObject({ id: z.number(), label: z.string().max(200), width: size, height: size }),
  isFullScreen: z.boolean(),
  /** Where it is on that screen when it is not full, from the corner of the screen. */
  window: z.strictObject({ x: px, y: px, width: px.min(200), height: px.min(200) }),
})
export type TablePlace = z.infer<typeof tablePlace>

/** What such a file holds; null the first time, or where it is not of the form. */
export function readKept<Kept>(file: string, form: z.ZodType<Kept>): Kept | null {
  try {
    return form.safeParse(JSON.parse(readFileSync(file, 'utf8'))).data ?? null
  } catch {
    return null
  }
}

/** The place of a window on a screen, for the next time. */
export function placeOn({ id, label, bounds }: Display, window: Rectangle, isFullScreen: boolean): TablePlace {
  const { width, height } = bounds
  const place = { x: window.x - bounds.x, y: window.y - bounds.y, width: window.width, height: window.height }
  return { screen: { id, label, width, height }, isFullScreen, window: place }
}

/** Whether a place is on this screen: by its number, or else by name and size. */
export function isOfPlace({ id, label, bounds }: Display, place: TablePlace | null): boolean {
  if (!place) return false
  const { screen } = place
  const isLike = label !== '' && label === screen.label
  return id === screen.id || (isLike && bounds.width === screen.width && bounds.height === screen.height)
}

/**
 * The screen of the table view: the one it was on, else another; never the one that the operator sits at,
 * which must not be covered. `null` where there is no other.
 */
export function screenFor(screens: readonly Display[], operators: Display, place: TablePlace | null): Display | null {
  if (screens.length < 2) return null
  const others = screens.filter(({ id }) => id !== operators.id)
  return (
    others.find(({ id }) => id === place?.screen.id) ??
    others.find((each) => isOfPlace(each, place)) ??
    others[0] ??
    null
  )
}

/** Where the window is on a screen while it is not full: as last time, or in the middle, all of it on the screen. */
export function windowOn({ bounds, workArea }: Display, window: TablePlace['window'] | undefined): Rectangle {
  const wide = Math.min(window?.width ?? Math.round(workArea.width * 0.6), workArea.width)
  const high = Math.min(window?.height ?? Math.round(wide * 0.5625), workArea.height)
  const left = window ? bounds.x + window.x : workArea.x + Math.round((workArea.width - wide) / 2)
  const top = window ? bounds.y + window.y : workArea.y + Math.round((workArea.height - high) / 2)
  return {
    x: Math.max(workArea.x, Math.min(left, workArea.x + workArea.width - wide)),
    y: Math.max(workArea.y, Math.min(top, workArea.y + workArea.height - high)),
    width: wide,
    height: high,
  }
}
