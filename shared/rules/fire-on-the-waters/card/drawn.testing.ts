import { type Damage, drawnBy } from '../../kit/marked-ship.testing'
import { inPlay } from '../ship/furutaka.testing'
import { waterCard } from '.'

export const { operationsOf, drawing } = drawnBy(waterCard, inPlay)

/** The hit of the worked example, a torpedo in the boilers, fires, and what the shock has broken. */
export const hardHit: Damage = {
  boxes: {
    'h-55': ['struck', 'flooded'],
    's-53': ['out'],
    's-54': ['out'],
    'h-31': ['struck'],
    's-21': ['struck', 'burning'],
    'h-44': ['flooded'],
    'h-16': ['struck', 'burning'],
    's-33': ['struck'],
    's-34': ['struck'],
    's-43': ['struck', 'repaired'],
    's-26': ['repaired'],
  },
  tracks: { flotation: 51, 'tubes-T1': 1, speed: 0.5, damageControlAid: 1, reloads: 4 },
  fields: {
    casualties: 'rudderWarped:noLeftTurn radioOut telegraphOut@4 shaftLost:2 noTurns@3',
    commander: 'Rear-Admiral Goto',
    flagship: 'yes',
    note: 'Wireless by lamp',
  },
}
