import type { ShipDocument } from './ship'

/** `First-class battleship, Majestic class, 1895`: her kind, without the parts that are empty. */
export function shipKind({ type, class: ofClass, year }: Pick<ShipDocument, 'type' | 'class' | 'year'>): string {
  return [type, ofClass, String(year)].filter((part) => part !== '').join(', ')
}
