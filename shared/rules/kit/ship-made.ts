import type { ShipDocument } from '../../documents/ship'
import { packId } from '../../kernel/ids'

/** What every ship document says of a ship; the facts of a recipe begin with it. */
export type ShipHead = Readonly<Pick<ShipDocument, 'slug' | 'name' | 'prefix' | 'navy' | 'class' | 'type' | 'year'>>

/** The ships of a navy in the facts of a recipe, by name, class, type and year; her file has her name. */
export function shipsOf(prefix: string, navy: ShipHead['navy']) {
  return (name: string, ofClass: string, type: string, year: number): Omit<ShipHead, 'slug'> => {
    return { prefix, navy, name, class: ofClass, type, year }
  }
}

/** A ship of the starter fleet: made by a recipe, so that her figures are unofficial. */
export function starterShip(pack: string, head: ShipHead, data: object): ShipDocument {
  const { slug, name, prefix, navy, class: ofClass, type, year } = head
  const said = { slug, name, prefix, navy, class: ofClass, type, year }
  return { format: 'spotting-top/ship', version: 1, pack: packId(pack), ...said, unofficial: true, data: { ...data } }
}

/** The ship that an editor begins with, one's own from the start. */
export function blankShipOf(pack: string, { type, year }: Pick<ShipHead, 'type' | 'year'>, data: object): ShipDocument {
  const head = { slug: 'new-ship', name: 'New ship', prefix: '', navy: 'royal-navy', class: '', type, year }
  return { ...starterShip(pack, head, data), unofficial: false }
}
