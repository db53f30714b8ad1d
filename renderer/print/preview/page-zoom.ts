/** How large a page is shown: as a whole, as wide as its place, or in percent of the paper itself. */
export const pageZooms = ['fit', 'width', 50, 75, 100, 150, 200] as const
export type PageZoom = (typeof pageZooms)[number]

/** A point of a PDF is 1/72 inch, a pixel of a page 1/96. */
const pxPerPt = 96 / 72

interface Box {
  readonly width: number
  readonly height: number
}

/** How many pixels wide a page of so many points is in a place of so many pixels. */
export function widthAt(zoom: PageZoom, page: Box, place: Box): number {
  const byWidth = Math.max(80, Math.floor(place.width))
  if (zoom === 'width') return byWidth
  if (zoom === 'fit') return Math.min(byWidth, Math.max(80, Math.floor((place.height * page.width) / page.height)))
  return Math.round((page.width * pxPerPt * zoom) / 100)
}

/** The next larger or smaller size in percent; from a size that follows the place, the nearest beyond what it shows. */
export function zoomStep(zoom: PageZoom, shownPercent: number, step: 1 | -1): PageZoom {
  const percents = pageZooms.filter((each) => typeof each === 'number')
  const at = typeof zoom === 'number' ? zoom : shownPercent
  const next =
    step > 0 ? percents.find((percent) => percent > at) : [...percents].reverse().find((percent) => percent < at)
  return next ?? zoom
}

/** The scale of a page that is so many pixels wide, beside its paper. */
export const percentOf = (widthPx: number, page: Box): number => (100 * widthPx) / (page.width * pxPerPt)
