import { own } from '../../kernel/own'
import type { Scalar } from '../../kernel/scalar'

/** A figure as a table or a marker keeps it; `otherwise` where a journal holds none, or a word in its place. */
export function keptFigure(kept: Readonly<Record<string, Scalar>>, name: string, otherwise = 0): number {
  const value = own(kept, name)
  return typeof value === 'number' && Number.isFinite(value) ? value : otherwise
}
