import { flagNames } from '../../../card/flags'
import { shipDocument, type ShipDocument } from '../../../documents/ship'
import { navyName } from '../../../words/navy-name'
import type { Words } from '../../../words/speak'
import type { Editor } from './block'
import { dataForm } from './data-form'
import type { Entry } from './entries'
import { documentFormats } from '../../../documents/formats'
import { schemaProblem } from '../../../json/schema-problem'
import type { Refusal, Result } from '../../../kernel/result'
import type { Scalar } from '../../../kernel/scalar'
import { isSeen } from '../../../kernel/seen-text'
import type { EditProblem } from '../../pack/ship-editing'

/** Her name and prefix: what every ship document holds. `wordsOf` gives the words of the pack's editing. */
export function nameEditor(
  document: ShipDocument,
  wordsOf: (words: Words) => Words,
  beside: (words: Words) => readonly Entry[] = () => [],
): Editor {
  return (words) => {
    const say = wordsOf(words)
    return {
      title: say('parts.name'),
      says: [document.prefix, document.name].filter(Boolean).join(' '),
      entries: [...headForm(document, say).fields('name', 'prefix'), ...beside(words)],
    }
  }
}

/** Her type, class, year and navy, and what a pack has to ask beside them. */
export function classEditor(
  document: ShipDocument,
  wordsOf: (words: Words) => Words,
  beside: (words: Words) => readonly Entry[] = () => [],
): Editor {
  return (words) => {
    const say = wordsOf(words)
    const { type, class: ofClass, year, navy } = document
    const form = headForm(document, say)
    return {
      title: say('parts.class'),
      says: [type, ofClass, String(year)].filter(Boolean).join(', '),
      entries: [
        ...form.fields('type', 'class', 'year'),
        form.field('navy', { choices: naviesBeside(navy, words) }),
        ...beside(words),
      ],
    }
  }
}

const headForm = (document: ShipDocument, say: Words) => dataForm(shipDocument, document, (to) => to, say)

/** Every navy with a flag, and hers where it has none. */
function naviesBeside(hers: string, words: Words) {
  return [...new Set<string>([...flagNames, hers])].map((value) => ({ value, label: navyName(value, words) }))
}

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

/** What a check of the rules refuses, at its part; problems that edits lead to have sentences of their own, by the code. */
export function foundAt(
  { code, values }: Refusal,
  keys: Readonly<Record<string, string>>,
  partAt: (where: string) => string,
): ProblemFound {
  const where = String(values['where'] ?? '')
  return { part: partAt(where), key: keys[code] ?? 'otherwise', values: { ...values, where } }
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
