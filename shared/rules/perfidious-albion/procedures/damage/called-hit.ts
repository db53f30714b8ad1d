import type { RuleDraft, DraftChanges } from '../../../../game/rule-draft'
import { shipName } from '../../../../game/ship-name'
import type { GameState } from '../../../../game/state'
import { under, type Dialogue } from '../../../../kernel/dialogue'
import type { ShipId } from '../../../../kernel/ids'
import type { Phrase } from '../../../../kernel/phrase'
import { done, refused, type Refusal, type Result } from '../../../../kernel/result'
import type { Scalar } from '../../../../kernel/scalar'
import { shipById } from '../../../kit/on-table'
import { umpire } from '../../../kit/owner'
import type { FormField, Parted, Procedure } from '../../../pack/procedure'
import { rulingOf } from '../../table/house-rules'
import { onSheet } from '../../reference/look-up'
import { hullDecks, sections } from '../../ship/ship'
import { guns } from '../../tables/tables'
import { placeOfHit } from '../gunnery/rake'
import { rakes } from '../gunnery/rake'
import { placeOfTorpedo } from '../torpedoes/place-of-torpedo'
import { hitByTorpedo } from '../torpedoes/hit-by-torpedo'
import { floats } from '../turn/acting'
import { says } from './says'
import { hitByShell } from './shell'
import type { Input } from '../../../pack/input'

/** A hit called at the table, whoever scored it: a shell or a torpedo, at a place that is known or rolled for. */
export const hit: Procedure = {
  name: 'hit',
  phases: ['hazards', 'gunnery'],
  lookUp: onSheet.straddle.none,
  fields: inputs,
  check,
  run,
  parted,
}

const weapons = ['shell', 'torpedo'] as const
const places = ['called', 'rolled'] as const
const firing = 'gunnery'

const mostPenetration = Math.max(
  ...Object.values(guns).flatMap((readings) => readings.map((reading) => reading?.[1] ?? 0)),
)
const penetrationField: FormField = { kind: 'number', name: 'penetration', least: 0, most: mostPenetration, default: 7 }
const sectionField: FormField = { kind: 'number', name: 'section', least: 1, most: sections, default: 5 }
const deckField = (usual: number): FormField => ({
  kind: 'number',
  name: 'deck',
  least: 1,
  most: hullDecks,
  default: usual,
})
const rakeField: FormField = { kind: 'choice', name: 'rake', among: rakes, default: 'none' }

function inputs(state: GameState, input: Input): readonly FormField[] {
  const among = Object.values(state.ships)
    .filter(floats)
    .map(({ id }) => id)
  const isShell = input['weapon'] !== 'torpedo'
  const isRolled = input['place'] === 'rolled'
  return [
    { kind: 'ship', name: 'ship', among, default: among[0] ?? null },
    { kind: 'choice', name: 'weapon', among: weapons, default: weapons[0] },
    { kind: 'choice', name: 'place', among: places, default: places[0] },
    ...(isRolled && isShell ? [rakeField] : []),
    ...(isShell ? [penetrationField] : []),
    ...(isRolled ? [] : [sectionField, deckField(isShell ? 3 : 5)]),
    ...(mayWait(state) ? [{ kind: 'yesNo', name: 'waits', default: state.phase === firing } as const] : []),
  ]
}

/** Under simultaneous fire a hit can wait with the others until all have fired. */
const mayWait = (state: GameState) => rulingOf(state, 'fireTiming') === 'simultaneous'

function check(state: GameState, input: Input): Result<null> {
  const ship = shipById(state, input['ship'])
  if (!ship) return refused('no-such-ship', { field: 'ship' })
  if (!floats(ship)) return refused('ship-out-of-action', { field: 'ship', ship: shipName(ship) })
  const { weapon = weapons[0], place = places[0], rake = 'none' } = input
  if (!weapons.some((each) => each === weapon)) return refused('no-such-hit', { field: 'weapon' })
  if (!places.some((each) => each === place)) return refused('no-such-place', { field: 'place' })
  if (!rakes.some((each) => each === rake)) return refused('no-such-rake', { field: 'rake' })
  const fields = inputs(state, input)
  return fields.map((field) => badFigure(field, input[field.name])).find((bad) => bad !== undefined) ?? done(null)
}

function badFigure(field: FormField, value: Scalar | undefined): Refusal | undefined {
  if (field.kind !== 'number') return undefined
  const { name, least, most } = field
  const isFit = typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most
  return isFit ? undefined : refused('answer-out-of-range', { field: name, least, most })
}

function* run(table: RuleDraft, input: Input): Dialogue<Phrase> {
  const id = input['ship'] as ShipId
  const isShell = input['weapon'] !== 'torpedo'
  const { section, deck } = yield* placeOf(table, id, input, isShell)
  const values = { ship: shipName(table.ship(id)), at: `${section}·${deck}` }
  const struck = isShell
    ? hitByShell(table, id, { section, deck, penetration: Number(input['penetration']) })
    : hitByTorpedo(table, id, section, deck)
  const harms = yield* under('hit', struck)
  return says(`called.${isShell ? 'shell' : 'torpedo'}.${harms ? 'harms' : 'harmless'}`, values)
}

function* placeOf(table: RuleDraft, id: ShipId, input: Input, isShell: boolean) {
  if (input['place'] !== 'rolled') return { section: Number(input['section']), deck: Number(input['deck']) }
  if (!isShell) return yield* placeOfTorpedo(table, id, 1, umpire)
  return yield* placeOfHit('place', rakes.find((each) => each === input['rake']) ?? 'none', umpire)
}

function parted(state: GameState, input: Input, changes: DraftChanges): Parted | null {
  if (!mayWait(state) || input['waits'] !== true) return null
  return { until: firing, atOnce: { effects: [], given: [], why: [] }, waits: changes }
}
