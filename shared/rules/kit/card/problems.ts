import { documentFormats } from '../../../documents/formats'
import { schemaProblem } from '../../../json/schema-problem'
import type { ShipDocument } from '../../../documents/ship'
import type { Refusal, Result } from '../../../kernel/result'
import type { Scalar } from '../../../kernel/scalar'
import { isSeen } from '../../../kernel/seen-text'
import type { Words } from '../../../words/speak'
import type { EditProblem } from '../../pack/ship-editing'

/** Something found wrong with a ship at a part of her card. Its sentence: `rules.<pack>.editing.problems.<key>`. */
export interface ProblemFound {
  readonly part: string
  readonly key: string
  readonly values?: Readonly<Record<string, Scalar>>
}

/** Problems that prevent saving her, then those that are only odd, in sentences of a pack's editing. */
export function problemsSaid(
  say: Words,
  { refusing, odd }: { readonly refusing: readonly ProblemFound[]; readonly odd: readonly ProblemFound[] },
): readonly EditProblem[] {
  const said = (refuses: boolean) => (found: ProblemFound) => ({
    part: found.part,
    sentence: say(`problems.${found.key}`, found.values ?? {}),
    refuses,
  })
  return [...refusing.map(said(true)), ...odd.map(said(false))]
}

/** A ship needs a name that can be read. */
export function nameless({ name }: ShipDocument): readonly ProblemFound[] {
  return isSeen(name) ? [] : [{ part: 'name', key: 'name' }]
}

/** What the schema of ship documents or else the check of these rules refuses first. */
export function firstProblem(
  document: ShipDocument,
  checkShip: (document: ShipDocument) => Result<unknown>,
): Refusal | undefined {
  const read = documentFormats.ship.schema.safeParse(document)
  const checked = read.success ? checkShip(document) : schemaProblem(read.error, document).refusal
  return checked.ok ? undefined : checked
}
