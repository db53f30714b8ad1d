import type { Dice } from './dice'
import type { Lot } from './question'

/** Faces of the die that lots are drawn with. */
const faces = 100

/**
 * Draws one blind with fair dice: as many D100 as there have to be faces for all lots, rolled again where they show
 * beyond the last full round. Throws where there is nothing to draw from.
 */
export function drawLot(lots: readonly Lot[], dice: Dice): string {
  const all = lots.reduce((sum, { count }) => sum + count, 0)
  if (all < 1) throw new Error('nothing to draw from')
  let place = placeAmong(all, dice)
  return lots.find(({ count }) => (place -= count) < 0)!.value
}

/** A number from 0 to one less than `all`, each as likely as any other. */
export function placeAmong(all: number, dice: Dice): number {
  for (;;) {
    let [rolled, reach] = [0, 1]
    while (reach < all) {
      rolled = rolled * faces + dice('D100') - 1
      reach *= faces
    }
    if (rolled < reach - (reach % all)) return rolled % all
  }
}
