import type { Ink, Operation, PathOp, RectOp, Stroke } from './operations'

/**
 * Operations for printing with little ink: solid areas become outlines, and what is white on them is printed in ink.
 * Goes with the palette `print-saving`, which drops the washes. Glyphs, marks and thin bars keep their shape.
 */
export function sparing(operations: readonly Operation[]): readonly Operation[] {
  return operations.flatMap(spared)
}

function spared(operation: Operation): Operation | readonly Operation[] {
  switch (operation.op) {
    case 'clip':
      return { ...operation, operations: sparing(operation.operations) }
    case 'rect':
      return sparedRect(operation)
    case 'path':
      return sparedPath(operation)
    case 'text': {
      const { halo, ink } = operation
      return {
        ...operation,
        ink: inked(ink),
        ...(halo && solid.has(halo.ink) ? { halo: { ...halo, ink: 'sheet' } } : {}),
      }
    }
    case 'image':
      return operation
    case 'glyph':
      return reversed.has(operation.ink) ? { ...operation, ink: 'ink', ground: 'sheet' } : operation
  }
}

function sparedRect(operation: RectOp): RectOp {
  if (isSolidRect(operation)) return { ...operation, fill: 'sheet', stroke: operation.stroke ?? edge }
  if (!operation.fill || !washes.has(operation.fill) || operation.stroke) return operation
  // The outline of a plate reaches a little further in than its solid edge: a wash leaves it standing.
  const { x, y, width, height } = operation
  return {
    ...operation,
    x: x + edge.width,
    y: y + edge.width,
    width: width - 2 * edge.width,
    height: height - 2 * edge.width,
  }
}

function sparedPath(operation: PathOp): Operation | readonly Operation[] {
  const { fill, stroke } = operation
  // Plates are many bars in one area: drawn thick, then cut out, only the outline of the whole is left.
  if (fill === 'plate') {
    return [
      { ...operation, fill: 'ink', stroke: { ...edge, width: 2 * edge.width } },
      { ...operation, fill: 'sheet' },
    ]
  }
  if (fill && solid.has(fill) && stroke?.weight === 'frame') return { ...operation, fill: 'sheet' }
  return {
    ...operation,
    ...(fill ? { fill: inked(fill) } : {}),
    ...(stroke ? { stroke: { ...stroke, ink: inked(stroke.ink) } } : {}),
  }
}

function isSolidRect({ fill, width, height }: RectOp): boolean {
  return fill !== undefined && solid.has(fill) && Math.min(width, height) > thinMm
}

function inked(ink: Ink): Ink {
  return reversed.has(ink) ? 'ink' : ink
}

const edge: Stroke = { ink: 'ink', width: 0.3 }
/** Ruler bars and the like cost no ink worth saving. */
const thinMm = 1.5
const solid: ReadonlySet<Ink> = new Set<Ink>(['plate', 'ink', 'red', 'blue', 'flame'])
const washes: ReadonlySet<Ink> = new Set<Ink>(['red-wash', 'blue-wash', 'flame-wash', 'sea-deep'])
const reversed: ReadonlySet<Ink> = new Set<Ink>(['on-plate', 'on-ink'])
