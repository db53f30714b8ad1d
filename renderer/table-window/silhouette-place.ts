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

/** Smaller than this no cross and no flame is drawn. */
const leastSignUnit = 0.5

/** Aircraft and boats are small beside a battleship, but no smaller than this part of the room. */
const leastShare = 0.2

/** How much of a ship above water is hull and superstructure; masts rise over it. */
const hullShare = 0.42
/** The part of the card that lies above the waterline: four levels of six. */
const aboveShare = 4 / 6

/**
 * Where a ship and what has befallen her are drawn, in px of the drawing's own box. She floats on `waterY`; under it
 * lies the bar of her flotation, and under that the waves where she is flooded.
 */
export function placeShip(
  { silhouette }: Pick<ShipShown, 'silhouette'>,
  company: Company,
  box: { width: number; height: number },
) {
  const unit = box.height / 124
  const waterY = box.height - 31 * unit
  const inCompany = Math.min(box.width / company.width, (waterY - 2 * unit) / company.height)
  const alone = Math.min((leastShare * box.width) / silhouette.width, (waterY - 2 * unit) / silhouette.waterline)
  const scale = Math.max(inCompany, alone)
  const width = silhouette.width * scale
  const x = (box.width - width) / 2
  const hull = silhouette.waterline * scale * hullShare
  return {
    unit,
    /** Of signs, which are read on a small drawing too. */
    signUnit: Math.max(unit, leastSignUnit),
    waterY,
    x,
    y: waterY - silhouette.waterline * scale,
    width,
    bar: { y: waterY + 3 * unit, height: 9 * unit },
    /** The middle of a hit: above water on her side, below it on the bar. */
    hitAt: ({ along, down }: Pick<HitShown, 'along' | 'down'>) => ({
      x: x + along * width,
      y: down < aboveShare ? waterY - hull * (1 - down / aboveShare) : waterY + 7 * unit,
    }),
  }
}

export interface Spot {
  readonly x: number
  readonly y: number
}

/** Signs that would lie over each other are one. */
export function spread(spots: readonly Spot[], leastPx: number): readonly Spot[] {
  const kept: Spot[] = []
  for (const spot of spots) if (kept.every(({ x, y }) => Math.hypot(x - spot.x, y - spot.y) >= leastPx)) kept.push(spot)
  return kept
}
