import type { Asked } from '../deck-document'
import { facesOf, type DieName } from '../../kernel/dice'

export type DieTable = Asked & { readonly ask: 'die' }
export type DieRow = DieTable['rows'][number]

/** Faces that follow one another, both ends counted. */
export interface Span {
  readonly from: number
  readonly to: number
}

/** Why a table does not have exactly one result for every face, with the row or faces. */
export type DieTableProblem =
  | { readonly problem: 'unsaid' | 'backwards' | 'beyond' | 'order'; readonly row: number }
  | { readonly problem: 'missing' | 'twice'; readonly faces: Span }

/** The problems of a table. One without rows has none: the face is the result. */
export function dieTableProblems({ die, rows }: Pick<DieTable, 'die' | 'rows'>): readonly DieTableProblem[] {
  if (rows.length === 0) return []
  const faces = facesOf(die)
  const [lowest, highest] = [faces[0]!, faces.at(-1)!]
  const inRows = rows.flatMap(({ from, to, says }, row): readonly DieTableProblem[] => {
    const above = rows[row - 1]
    return [
      ...(says.trim() === '' ? [{ problem: 'unsaid', row } as const] : []),
      ...(from > to ? [{ problem: 'backwards', row } as const] : []),
      ...(from < lowest || to > highest ? [{ problem: 'beyond', row } as const] : []),
      ...(above && from < above.from ? [{ problem: 'order', row } as const] : []),
    ]
  })
  const given = (face: number) => rows.filter(({ from, to }) => face >= from && face <= to).length
  return [
    ...inRows,
    ...spans(die, (face) => given(face) === 0).map((faces) => ({ problem: 'missing', faces }) as const),
    ...spans(die, (face) => given(face) > 1).map((faces) => ({ problem: 'twice', faces }) as const),
  ]
}

/** A row for the first faces that have none; `undefined` where every face has one. */
export function rowForGap(table: Pick<DieTable, 'die' | 'rows'>): DieRow | undefined {
  const [gap] = spans(table.die, (face) => !table.rows.some(({ from, to }) => face >= from && face <= to))
  return gap && { ...gap, says: '' }
}

/** Rows in the order of their faces. */
export function inOrder(rows: readonly DieRow[]): readonly DieRow[] {
  return rows.toSorted((one, other) => one.from - other.from)
}

/** Runs of faces for which something holds. */
function spans(die: DieName, holds: (face: number) => boolean): readonly Span[] {
  const found: Span[] = []
  let last = false
  for (const face of facesOf(die)) {
    const does = holds(face)
    if (does) found.push({ from: last ? found.pop()!.from : face, to: face })
    last = does
  }
  return found
}
