import type { Ink, Operation } from './operations'

/**
 * Solid areas as outlines, for printing with little ink: what stands in `plate` or `ink` on paper becomes a box of
 * white with a thin edge, and what was reversed out of it is set in ink. Text, paths and glyphs keep their shape.
 */
export function sparing(operations: readonly Operation[]): readonly Operation[] {
  return operations.map(spared)
}

function spared(operation: Operation): Operation {
  switch (operation.op) {
    case 'clip':
      return { ...operation, operations: sparing(operation.operations) }
    case 'rect': {
      if (operation.fill === undefined || !solid.has(operation.fill)) return operation
      return { ...operation, fill: 'sheet', stroke: operation.stroke ?? { ink: 'ink', width: edgeMm } }
    }
    case 'text':
      return reversed.has(operation.ink) ? { ...operation, ink: 'ink' } : operation
    case 'glyph':
      return reversed.has(operation.ink) ? { ...operation, ink: 'ink', ground: 'sheet' } : operation
    case 'path': {
      const { fill, stroke } = operation
      return {
        ...operation,
        ...(fill !== undefined && reversed.has(fill) ? { fill: 'ink' } : {}),
        ...(stroke !== undefined && reversed.has(stroke.ink) ? { stroke: { ...stroke, ink: 'ink' } } : {}),
      }
    }
  }
}

const edgeMm = 0.3
const solid: ReadonlySet<Ink> = new Set(['plate', 'ink', 'red', 'blue', 'flame'])
const reversed: ReadonlySet<Ink> = new Set(['on-plate', 'on-ink'])
