import { say } from '../words'
import { freshShip } from '#shared/game/apply-effect'
import { shipId } from '#shared/kernel/ids'
import { findPack } from '#shared/rules/index'
import type { CardPen } from './card-painter'
import type { ShipDocument } from '#shared/documents/ship'
import type { ShipInPlay } from '#shared/game/state'
import { type PaletteName, linesOf } from '#shared/card/palettes'

/** A ship's card as she leaves harbour; nothing where her rules are not part of this program. */
export function freshCard(
  document: ShipDocument,
  theme: PaletteName,
): { readonly pen: CardPen; readonly ship: ShipInPlay } | undefined {
  const pack = findPack(document.pack)
  if (!pack) return undefined
  return {
    pen: { face: pack.card, words: say, lines: linesOf(theme) },
    ship: freshShip(pack, shipId(document.slug), document),
  }
}
