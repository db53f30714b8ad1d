import { type Dialogue, under } from '../../../../kernel/dialogue'
import type { Addressee } from '../../../../kernel/question'
import { onSheet } from '../../reference/look-up'
import { saysOfGunnery, saysOfDamage as says } from '../../sentence'
import type { RuleDraft, DraftChanges } from '../../../../game/rule-draft'
import { shipName } from '../../../../game/ship-name'
import type { ShipId } from '../../../../kernel/ids'
import { rulingOf } from '../../table/house-rules'
import { destroyCell, holeCell, cutSupply, magazineLost } from './destroyed-cell'
import { levelsLeft, raiseFire, flashBelow, floodOnce, blowUp, isGone } from './fire-flash-flooding'
import { planOf, type PlannedCell } from './hull-plan'
import type { GameState } from '../../../../game/state'
import type { Phrase } from '../../../../kernel/phrase'
import { done, refused, type Refusal, type Result } from '../../../../kernel/result'
import type { Scalar } from '../../../../kernel/scalar'
import { shipById } from '../../../kit/on-table'
import { umpire } from '../../../kit/owner'
import type { FormField, Parted, Procedure } from '../../../pack/procedure'
import { hullDecks, sections } from '../../ship/ship'
import { guns } from '../../tables/tables'
import { placeOfTorpedo, hitByTorpedo } from '../torpedoes/torpedo-hit'
import { floats } from '../turn/acting'
import type { Input } from '../../../pack/input'

export const rakes = ['none', 'bow', 'stern'] as const

export type Rake = (typeof rakes)[number]

/** Stern rake: D6+4. @source Sheet, "Gunnery" */
export const sternRakePlus = 4

/** Proposed within so many degrees of the line of the target's keel. The bearing is taken off her bow, 0 to 180. */
export function proposedRake(bearingDegrees: number, arcDegrees: number): Rake {
  if (bearingDegrees <= arcDegrees) return 'bow'
  return bearingDegrees >= 180 - arcDegrees ? 'stern' : 'none'
}

const askSection = {
  none: saysOfGunnery('ask.section.none'),
  bow: saysOfGunnery('ask.section.bow'),
  stern: saysOfGunnery('ask.section.stern'),
}

const askDeck = saysOfGunnery('ask.deck')

/** Where a straddle falls: D10 section, D6 deck; a bow rake D6 for the section, a stern rake D6+4. */
export function* placeOfHit(
  key: string,
  rake: Rake,
  to: Addressee,
): Dialogue<{ readonly section: number; readonly deck: number }> {
  const lookUp = onSheet.straddle[rake]
  const die = rake === 'none' ? 'D10' : 'D6'
  // Asked outright and not through `roll`: the odds put these two questions a million times.
  const rolled = (yield { kind: 'roll', key: `${key}/section`, die, to, ask: askSection[rake], lookUp }) as number
  const deck = (yield { kind: 'roll', key: `${key}/deck`, die: 'D6', to, ask: askDeck, lookUp }) as number
  return { section: rake === 'stern' ? rolled + sternRakePlus : rolled, deck }
}

export interface Shell {
  readonly section: number
  readonly deck: number
  /** Penetration factor of the gun at its range. */
  readonly penetration: number
}

/** One shell of a straddle at a place, in the order of the rules. True if it went in. */
export function* hitByShell(table: RuleDraft, ship: ShipId, shell: Shell): Dialogue<boolean> {
  const { section, deck, penetration } = shell
  if (isGone(table.ship(ship))) return false
  const cell = planOf(table.ship(ship).document).cell(section, deck)
  const name = shipName(table.ship(ship))
  if (!cell) {
    table.because(says('void', { ship: name, at: `${section}·${deck}` }))
    return false
  }
  const { at, armour } = cell
  const enters = penetration >= armour
  table.because(says(enters ? 'enters' : 'held', { ship: name, at, penetration, armour }))
  if (enters) yield* entered(table, ship, cell)
  else yield* keptOut(table, ship, cell)
  return enters
}

/** The cell and everything in it is destroyed. */
function* entered(table: RuleDraft, ship: ShipId, cell: PlannedCell): Dialogue<void> {
  const live = cell.magazine && !magazineLost(table.ship(ship), cell.box)
  const fireBy = live ? 0 : fireOf(table, ship, cell)
  const fresh = destroyCell(table, ship, cell)
  if (live) return blowUp(table, ship, says('magazinePenetrated', { at: cell.at }))
  if (cell.underWater) {
    holeCell(table, ship, cell)
    floodOnce(table, ship)
  }
  if (fireBy > 0) yield* raiseFire(table, ship, { by: fireBy, cause: 'hit', in: cell })
  if (cell.magazinesBelow.length > 0) yield* flashBelow(table, ship, cell)
  if (fresh && cell.hoistsTo.length > 0 && !isGone(table.ship(ship))) yield* cutSupply(table, ship, cell)
}

/** A hit that armour keeps out raises no fire and counts as no first hit, unless the ruling is off. */
function* keptOut(table: RuleDraft, ship: ShipId, cell: PlannedCell): Dialogue<void> {
  if (rulingOf(table.state, 'fireNeedsPenetration') !== 'off') return
  const by = fireOf(table, ship, cell)
  noteHeldHit(table, ship, cell)
  yield* raiseFire(table, ship, { by, cause: 'hit', in: cell })
}

/** A second or later hit above water, a Fire mark: +1; both at once +1 in all, unless `fireMarkStacks` is on. */
function fireOf(table: RuleDraft, ship: ShipId, cell: PlannedCell): number {
  const again = !cell.underWater && wasHit(table, ship, cell)
  const causes = Number(again) + Number(cell.fireMark)
  const by = rulingOf(table.state, 'fireMarkStacks') === 'on' ? causes : Math.min(1, causes)
  if (by === 0) return 0
  const rises = Math.min(by, levelsLeft(table.ship(ship)))
  const cause = causes > 1 ? 'hitAgainOnFireMark' : again ? 'hitAgain' : 'fireMarkHit'
  table.because(says(rises > 0 ? cause : `${cause}AtExplosion`, { at: cell.at, by: rises }))
  return by
}

/** Only where `fireNeedsPenetration` is off does a hit that armour kept out count; no mark on the card shows it. */
const hitFact = (ship: ShipId, { box }: PlannedCell) => `hit:${ship}:${box}`

/** A cell has been hit when it was destroyed, by whatever, even if its content was repaired since. */
function wasHit(table: RuleDraft, ship: ShipId, cell: PlannedCell): boolean {
  if (table.mark(ship, cell.box, 'struck') || table.mark(ship, cell.box, 'repaired')) return true
  return rulingOf(table.state, 'fireNeedsPenetration') === 'off' && table.fact(hitFact(ship, cell)) === true
}

function noteHeldHit(table: RuleDraft, ship: ShipId, cell: PlannedCell): void {
  if (!wasHit(table, ship, cell)) table.apply({ type: 'tableSet', key: hitFact(ship, cell), to: true })
}

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
