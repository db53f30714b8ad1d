/** How large the opened card may be asked to be: 0 fits the desk, else percent. */
export const cardZooms = [0, 100, 125, 150] as const

/** The next larger or smaller. */
export function zoomed(zoom: number, way: 1 | -1): number {
  const at = cardZooms.findIndex((each) => each === zoom)
  return cardZooms[Math.min(cardZooms.length - 1, Math.max(0, at + way))] ?? 0
}
