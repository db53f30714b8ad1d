import { own } from '../../../kernel/own'
import type { Scalar } from '../../../kernel/scalar'

/** A figure of a table fact or marker; `otherwise` where a journal has none, or text instead. */
export function keptFigure(kept: Readonly<Record<string, Scalar>>, name: string, otherwise = 0): number {
  const value = own(kept, name)
  return typeof value === 'number' && Number.isFinite(value) ? value : otherwise
}
