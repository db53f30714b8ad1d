import type { HitShown, ShipShown } from '#shared/table-view/picture'

/** The largest of the ships that are drawn to one scale, in their own units. */
export interface Company {
  readonly width: number
  readonly height: number
}

export function companyOf(ships: readonly Pick<ShipShown, 'silhouette'>[]): Company {
  return {
    width: Math.max(1, ...ships.map(({ silhouette }) => silhouette.width)),
    height: Math.max(1, ...ships.map(({ silhouette }) => silhouette.waterline)),
  }
}

/** How much of a ship above water is hull and superstructure; masts rise over it. */
const hullShare = 0.42
/** The part of the card that lies above the waterline: four levels of six. */
const aboveShare = 4 / 6

/**
 * Where a ship and what has befallen her are drawn, in px of the drawing's own box. She floats on `waterY`; under it
 * lies the bar of her flotation, and under that the waves where she is flooded.
 */
export function placeShip({ silhouette }: ShipShown, company: Company, box: { width: number; height: number }) {
  const unit = box.height / 124
  const waterY = box.height - 31 * unit
  const scale = Math.min(box.width / company.width, (waterY - 2 * unit) / company.height)
  const width = silhouette.width * scale
  const x = (box.width - width) / 2
  const hull = silhouette.waterline * scale * hullShare
  return {
    unit,
    waterY,
    x,
    y: waterY - silhouette.waterline * scale,
    width,
    height: silhouette.height * scale,
    bar: { y: waterY + 3 * unit, height: 9 * unit },
    /** The middle of a hit: above water on her side, below it on the bar. */
    hitAt: ({ along, down }: Pick<HitShown, 'along' | 'down'>) => ({
      x: x + along * width,
      y: down < aboveShare ? waterY - hull * (1 - down / aboveShare) : waterY + 7 * unit,
    }),
  }
}
