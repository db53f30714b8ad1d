import type { Entry } from '#shared/game/journal-line'
import { mikasa, tinyBoxes } from '#shared/game/tiny-fleet.testing'

/** Mikasa's box of that number struck. */
export function struck(box: number): Entry {
  const named = tinyBoxes[box % tinyBoxes.length]!
  return {
    kind: 'step',
    label: { key: 'steps.mark.struck.on', values: { ship: 'Mikasa', box: named } },
    by: 'hand',
    effects: [{ type: 'marked', ship: mikasa, box: named, mark: 'struck', on: true }],
  }
}
