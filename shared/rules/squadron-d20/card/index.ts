import type { ShipDocument } from '../../../documents/ship'
import { onceEach } from '../../../kernel/once-each'
import { type Block, readsFields, cardOf, editingOf, partsOf } from '../../kit/card/block'
import { standingBlock } from '../../kit/card/head'
import { cardSize } from '../../kit/card/shapes'
import { trackOf } from '../ship/shape'
import type { StandData, StandKind } from '../ship/ship'
import { dataOf } from '../ship/stand-data'
import { condition, strengthTrack } from '../ship/state'
import { aircraftBlocks } from './aircraft-card'
import { blankStand } from './blank-stands'
import { cardKey } from './layout'
import { problemsOf } from './problems'
import { formOperations } from './form'
import { shipBlocks, shoreBlocks } from './ship-card'
import { smallCraftBlocks } from './small-craft-card'

/** The parts of a card, by the kind of stand. */
const blocksOf = onceEach((document: ShipDocument): readonly Block[] => {
  const data = dataOf(document)
  return [...blocksBy(document, data), standingOf(data)]
})

function blocksBy(document: ShipDocument, data: StandData): readonly Block[] {
  switch (data.kind) {
    case 'ship':
      return shipBlocks(document, data)
    case 'smallCraft':
      return smallCraftBlocks(document, data)
    case 'aircraft':
      return aircraftBlocks(document, data)
    case 'shore':
      return shoreBlocks(document, data)
  }
}

/** Across its picture; of aircraft, whose picture is narrow, under their figures. */
const stamps: Readonly<Record<StandKind, { readonly x: number; readonly y: number }>> = {
  ship: { x: 75, y: 27 },
  smallCraft: { x: cardSize.widthMm / 2, y: 30 },
  aircraft: { x: cardSize.widthMm / 2, y: 111 },
  shore: { x: 75, y: 32 },
}

function standingOf(data: StandData): Block {
  const { kind } = data
  const strength = trackOf(strengthTrack(data))
  const tracks = kind === 'ship' || kind === 'smallCraft' ? [strength, trackOf('speed')] : [strength]
  return standingBlock(
    { ...readsFields('standing'), tracks },
    (stand) => condition(stand).standing,
    { stamp: stamps[kind], slip: { right: 85.4, y: 20.4 } },
    // Aircraft do not sink.
    (standing, words) =>
      words(kind === 'aircraft' && standing === 'sunk' ? cardKey('shotDown') : `card.standings.${standing}`),
  )
}

/** The cards of Squadron d20, A5 across: ships, stands of small craft and of aircraft, places ashore. */
export const squadronCard = cardOf(blocksOf, {
  smallestPaper: 'half-letter',
  form: formOperations,
})

/** How a stand of Squadron d20 is changed on its card, and into another kind of card. */
export const squadronEditing = editingOf(blocksOf, {
  blank: blankStand,
  problems: (document, words) => {
    const parts = new Set(partsOf(blocksOf(document)).map(({ part }) => part))
    return problemsOf(document, words, (part) => parts.has(part))
  },
})
