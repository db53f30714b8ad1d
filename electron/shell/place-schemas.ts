import { z } from 'zod'

/** What the files hold that keep the places of windows. It does not import Electron, so that schemas can be made of it. */
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
