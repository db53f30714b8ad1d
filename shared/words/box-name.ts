/** `6·3`: cells are written section·deck, the boxes of a location `55·h` and `55·s`: hull, and superstructure. */
export function boxName(box: string): string {
  return box.replace(/^([a-z])-(\d+)$/, '$2-$1').replace('-', '·')
}
