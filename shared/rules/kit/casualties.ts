import type { RuleDraft } from '../../game/rule-draft'
import type { ShipInPlay } from '../../game/state'
import { fieldId, type FieldId, type ShipId } from '../../kernel/ids'
import type { FieldWord, FieldWords } from '../pack/rules-pack'

/**
 * Lasting effects on a ship that are neither box nor track: `rudderWarped`, `powerFailure`, a speed loss. Kept in the
 * field `casualties`, in the order they came, as `id`, `id:of` or `id:of@turn`, separated by spaces.
 */
export interface Casualty {
  /** An id of a table of the rules, or of an event. */
  readonly id: string
  /** The result of the second die, or the mount or room: `noLeftTurn`, `Y`, `31`. */
  readonly of?: string
  /** In force up to and with this turn; without it until repaired. */
  readonly untilTurn?: number
}

export const casualtiesField = fieldId('casualties')

const written = /^([A-Za-z0-9]+)(?::([A-Za-z0-9-]+))?(?:@(\d+))?$/

export function casualtiesOf(ship: ShipInPlay): readonly Casualty[] {
  const text = ship.fields[casualtiesField]
  return typeof text === 'string' ? readCasualties(text) : []
}

/** Read at every salvo and every hit, and mostly the same few. */
const known = new Map<string, readonly Casualty[]>()
const mostKnown = 500

/** Words that are none are left out: the field may come from an old journal. */
export function readCasualties(text: string): readonly Casualty[] {
  const has = known.get(text)
  if (has) return has
  if (known.size >= mostKnown) known.clear()
  const read = parse(text)
  known.set(text, read)
  return read
}

function parse(text: string): readonly Casualty[] {
  return text.split(' ').flatMap((word) => {
    const [, id, of, turn] = written.exec(word) ?? []
    if (id === undefined) return []
    return [{ id, ...(of !== undefined && { of }), ...(turn !== undefined && { untilTurn: Number(turn) }) }]
  })
}

export function writeCasualties(casualties: readonly Casualty[]): string | null {
  if (casualties.length === 0) return null
  return casualties
    .map(
      ({ id, of, untilTurn }) =>
        `${id}${of === undefined ? '' : `:${of}`}${untilTurn === undefined ? '' : `@${untilTurn}`}`,
    )
    .join(' ')
}

/** The same read by a rule, as a premise: the field is written as a whole. */
export function casualtiesIn(table: RuleDraft, ship: ShipId): readonly Casualty[] {
  const text = table.field(ship, casualtiesField)
  return typeof text === 'string' ? readCasualties(text) : []
}

/** Those in force in a turn. */
export function inForce(ship: ShipInPlay, turn: number): readonly Casualty[] {
  return casualtiesOf(ship).filter(({ untilTurn }) => untilTurn === undefined || turn <= untilTurn)
}

/** Casualties of a ship in words, and those that can befall her: two that say the same are offered once. */
export function casualtyWords(
  ship: ShipInPlay,
  field: FieldId,
  possible: readonly Casualty[],
  say: (casualty: Casualty) => string,
): FieldWords | undefined {
  if (field !== casualtiesField) return undefined
  const word = (casualty: Casualty) => ({ value: writeCasualties([casualty]) ?? '', label: say(casualty) })
  const adds = possible.map(word)
  const isFirst = ({ label }: FieldWord, at: number) => adds.findIndex((other) => other.label === label) === at
  return { has: casualtiesOf(ship).map(word), adds: adds.filter(isFirst) }
}
