/**
 * Guns as one looks down on them, muzzles to the left, in units round their pivot: the same shapes on every card, alone
 * or within the arc on which they bear.
 */
type Outline = readonly (readonly [x: number, y: number])[]

/** A house, its face to the left. */
export const gunHouse: Outline = [
  [-0.8, -1.7],
  [0.1, -2.3],
  [3, -2.1],
  [3.6, -1.2],
  [3.6, 1.2],
  [3, 2.1],
  [0.1, 2.3],
  [-0.8, 1.7],
]

/** What is seen of an open mount: its breech, and the trunnions across. */
export const openMount: readonly Outline[] = [
  [
    [0.5, -0.9],
    [2, -0.9],
    [2, 0.9],
    [0.5, 0.9],
  ],
  [
    [-0.3, -1.3],
    [0.3, -1.3],
    [0.3, 1.3],
    [-0.3, 1.3],
  ],
]

/** How far each of so many barrels lies from the middle, `spread` between two; four stand closer. */
export function barrelOffsets(guns: number, spread: number): readonly number[] {
  const each = guns > 3 ? spread * 0.8 : spread
  return Array.from({ length: guns }, (_, at) => (at - (guns - 1) / 2) * each)
}
