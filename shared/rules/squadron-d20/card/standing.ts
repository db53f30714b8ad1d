import { standingOperations } from '../../../card/standing-stamp'
import { trackOf } from '../ship/shape'
import { condition, strengthTrack } from '../ship/state'
import type { StandKind, StandData } from '../ship/ship'
import { cardKey, readsFields, type Block } from './block'
import { cardWidthMm } from './places'

const slip = { right: 83, y: 18.9 } as const

/** Across her picture; of aircraft, whose picture is narrow, under their figures. */
const stamps: Readonly<Record<StandKind, { readonly x: number; readonly y: number }>> = {
  ship: { x: 75, y: 27 },
  smallCraft: { x: cardWidthMm / 2, y: 30 },
  aircraft: { x: cardWidthMm / 2, y: 111 },
  shore: { x: 75, y: 32 },
}

/** A stamp where her standing is not `afloat`, in the words of the rail. */
export function standingBlock(data: StandData): Block {
  const strength = trackOf(strengthTrack(data))
  const tracks = data.kind === 'ship' || data.kind === 'smallCraft' ? [strength, trackOf('speed')] : [strength]
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
          const isShotDown = data.kind === 'aircraft' && standing === 'sunk'
          const said = words(isShotDown ? cardKey('shotDown') : `card.standings.${standing}`)
          return standingOperations(standing, said, { stamp: stamps[data.kind], slip })
        },
      },
    ],
  }
}
