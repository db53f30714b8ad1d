/** How much one file may bring; a club's whole library is a tenth of it. */
export const bundleLimits = { bytes: 25_000_000, things: 5000 } as const
export const bundleEnding = '.spotting'
export const bundleFormat = 'spotting-top/bundle'

/** Whether a text says that it is a bundle. The name may come late in it only where somebody has turned it about. */
export function isBundle(text: string): boolean {
  return text.slice(0, 400).includes(`"${bundleFormat}"`)
}
