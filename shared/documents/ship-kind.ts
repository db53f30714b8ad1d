import type { ShipDocument } from './ship'

/** `First-class battleship, Majestic class, 1895`: what is known of her kind, without what was left empty. */
export function shipKind({ type, class: ofClass, year }: Pick<ShipDocument, 'type' | 'class' | 'year'>): string {
  return [type, ofClass, String(year)].filter((part) => part !== '').join(', ')
}
