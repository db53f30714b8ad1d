import { expect, test } from 'vitest'
import { measure } from '../../../card/measure'
import { smallestLetters } from '../../kit/card/lettering'
import type { Arc, Battery } from '../ship/ship'
import { arms } from './layout'
import { mountGroups } from './mounts'

const sides: readonly Arc[] = [
  { from: 210, to: 10 },
  { from: 350, to: 150 },
  { from: 170, to: 330 },
  { from: 30, to: 190 },
]
const battery = (count: number): Battery => ({
  ...{ id: 'sec', is: 'secondary', inches: 5.9, shielded: true, reliability: 'B', bands: [] },
  mounts: Array.from({ length: count }, (_, at) => ({ id: `S${at + 1}`, guns: 2, arc: sides[at % 4]! })),
})

test('every mount on the line of a battery has its letters, however many there are and however low the line', () => {
  for (const height of [arms.line, 3.2])
    for (let count = 1; count <= 12; count++) {
      const chips = mountGroups(battery(count), { y: 0, height }).flatMap((group) => group.chips)
      const unlettered = chips.filter(({ text, width }) => measure('work-700', smallestLetters, text) > width - 0.7)
      expect(unlettered, `${count} mounts`).toEqual([])
      expect(chips.at(-1)!.x + chips.at(-1)!.width).toBeLessThan(arms.left - 11)
    }
})
