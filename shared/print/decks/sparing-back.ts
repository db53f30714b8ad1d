import type { Ink, Operation } from '../../card/operations'
import { cardBack } from '../../decks/card/card-back'

/** The back in lines on white paper, for printing with little ink: what is ink and what is cut out change places. */
export function sparingBack(bleedMm: number): readonly Operation[] {
  return cardBack(bleedMm).map(reversed)
}

function reversed(operation: Operation): Operation {
  switch (operation.op) {
    case 'rect':
    case 'path': {
      const { fill, stroke } = operation
      return {
        ...operation,
        ...(fill ? { fill: other(fill) } : {}),
        ...(stroke ? { stroke: { ...stroke, ink: other(stroke.ink) } } : {}),
      }
    }
    case 'text':
      return { ...operation, ink: other(operation.ink) }
    case 'glyph':
      return { ...operation, ink: other(operation.ink), ground: other(operation.ground ?? 'sheet') }
    case 'clip':
      return { ...operation, operations: operation.operations.map(reversed) }
  }
}

function other(ink: Ink): Ink {
  if (ink === 'ink') return 'sheet'
  return ink === 'sheet' ? 'ink' : ink
}
