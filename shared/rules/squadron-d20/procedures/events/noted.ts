import type { LastingEvent } from '../../../../game/decks/lasting'
import { boxId, type BoxId } from '../../../../kernel/ids'
import { own } from '../../../../kernel/own'
import { trackNames, type TrackName } from '../../ship/card-parts'

/** Boxes that an event has put out. */
export function boxesOf({ noted }: LastingEvent): readonly BoxId[] {
  const boxes = own(noted, 'boxes')
  return typeof boxes === 'string' && boxes !== '' ? boxes.split(' ').map(boxId) : []
}

/** The figure that an event has moved, and by how much. */
export function figureOf({ noted }: LastingEvent): { readonly name: TrackName; readonly by: number } | undefined {
  const name = trackNames.find((each) => each === own(noted, 'figure'))
  const by = own(noted, 'by')
  return name && typeof by === 'number' && Number.isInteger(by) && by !== 0 ? { name, by } : undefined
}

/** The word that an event has put among the casualties. */
export function wordOf({ noted }: LastingEvent): string | undefined {
  const word = own(noted, 'casualty')
  return typeof word === 'string' ? word : undefined
}
