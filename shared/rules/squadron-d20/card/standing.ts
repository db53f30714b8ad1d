import { standingOperations } from '../../../card/standing-stamp'
import { trackOf } from '../card-parts'
import { condition, strengthTrack } from '../state'
import type { StandSheet } from '../stands/stand'
import { cardKey, readsFields, type Block } from './block'
import { cardWidthMm } from './places'

const places = { stamp: { x: cardWidthMm / 2, y: 32 }, slip: { right: 83, y: 18.9 } } as const

/** Out of the fight, or not as she should be: as the rail says it. */
export function standingBlock(sheet: StandSheet): Block {
  const strength = trackOf(strengthTrack(sheet))
  const tracks = sheet.kind === 'ship' || sheet.kind === 'smallCraft' ? [strength, trackOf('speed')] : [strength]
  return {
    face: () => [],
    pieces: [
      {
        key: 'standing',
        reads: { ...readsFields('standing'), tracks },
        draw: (stand, words) => {
          const { standing } = condition(stand)
          if (standing === 'afloat') return []
          // Aircraft do not sink.
          const isShotDown = sheet.kind === 'aircraft' && standing === 'sunk'
          const said = words(isShotDown ? cardKey('shotDown') : `card.standings.${standing}`)
          return standingOperations(standing, said, places)
        },
      },
    ],
  }
}
