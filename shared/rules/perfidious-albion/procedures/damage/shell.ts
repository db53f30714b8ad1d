import type { RuleDraft } from '../../../../game/rule-draft'
import { shipName } from '../../../../game/ship-name'
import type { GameState } from '../../../../game/state'
import { under, type Dialogue } from '../../../../kernel/dialogue'
import type { ShipId } from '../../../../kernel/ids'
import type { Addressee } from '../../../../kernel/question'
import { form } from '../../../kit/form'
import { umpire } from '../../../kit/owner'
import { procedure } from '../../../kit/procedure'
import { shipWho } from '../../../kit/ship-who'
import { onSheet } from '../../reference/look-up'
import { saysOfDamage as says, saysOfGunnery } from '../../sentence'
import { hullDecks, sections } from '../../ship/ship'
import { rulingOf } from '../../table/house-rules'
import { guns } from '../../tables/tables'
import { hitByTorpedo, placeOfTorpedo } from '../torpedoes/torpedo-hit'
import { mustFloat } from '../turn/acting'
import { blowUp, flashBelow, floodOnce, isGone, levelsLeft, raiseFire } from './fire-flash-flooding'
import { cutSupply, destroyCell, holeCell, magazineLost, planOf, type PlannedCell } from './hull'

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

const weapons = ['shell', 'torpedo'] as const
const places = ['called', 'rolled'] as const
const firing = 'gunnery'
const mostPenetration = Math.max(...Object.values(guns).flatMap((readings) => readings.map((reading) => reading[1])))

/** A figure that is called: what is none is refused with its bounds. */
const figure = (least: number, most: number, usual: number) =>
  ({ least, most, default: usual, wrong: 'answer-out-of-range' }) as const

/** A hit called at the table, whoever scored it: a shell or a torpedo, at a place that is known or rolled for. */
export const hit = procedure({
  name: 'hit',
  phases: ['hazards', 'gunnery'],
  lookUp: onSheet.straddle.none,
  form: form()
    .ship(...shipWho('ship', [mustFloat]))
    .choice('weapon', { among: weapons, wrong: 'no-such-hit' })
    .choice('place', { among: places, wrong: 'no-such-place' })
    .choice('rake', (_state, { weapon, place }) =>
      weapon === 'shell' && place === 'rolled' ? { among: rakes, wrong: 'no-such-rake' } : undefined,
    )
    .number('penetration', (_state, { weapon }) => (weapon === 'torpedo' ? undefined : figure(0, mostPenetration, 7)))
    .number('section', (_state, { place }) => (place === 'rolled' ? undefined : figure(1, sections, 5)))
    .number('deck', (_state, { weapon, place }) =>
      place === 'rolled' ? undefined : figure(1, hullDecks, weapon === 'torpedo' ? 5 : 3),
    )
    .yesNo('waits', (state) => (mayWait(state) ? { default: state.phase === firing } : undefined)),
  *run(table, { ship: { id }, weapon, penetration = 0, ...at }) {
    const { section, deck } = yield* placeOf(table, id, { weapon, ...at })
    const values = { ship: shipName(table.ship(id)), at: `${section}·${deck}` }
    const falls =
      weapon === 'shell'
        ? hitByShell(table, id, { section, deck, penetration })
        : hitByTorpedo(table, id, section, deck)
    const harms = yield* under('hit', falls)
    return says(`called.${weapon}.${harms ? 'harms' : 'harmless'}`, values)
  },
  parted: (_state, { waits }, changes) =>
    waits ? { until: firing, atOnce: { effects: [], given: [], why: [] }, waits: changes } : null,
})

/** Under simultaneous fire a hit can wait with the others until all have fired. */
const mayWait = (state: GameState) => rulingOf(state, 'fireTiming') === 'simultaneous'

interface Called {
  readonly weapon: (typeof weapons)[number]
  readonly rake: Rake | undefined
  readonly section: number | undefined
  readonly deck: number | undefined
}

function* placeOf(table: RuleDraft, id: ShipId, { weapon, rake = 'none', section, deck }: Called) {
  if (section !== undefined && deck !== undefined) return { section, deck }
  return weapon === 'torpedo' ? yield* placeOfTorpedo(table, id, 1, umpire) : yield* placeOfHit('place', rake, umpire)
}
