import type { RuleDraft } from '../../../../game/rule-draft'
import { shipName } from '../../../../game/ship-name'
import type { GameState, ShipInPlay } from '../../../../game/state'
import { overridable, type Dialogue } from '../../../../kernel/dialogue'
import type { DieName } from '../../../../kernel/dice'
import { fieldId, trackId, type ShipId } from '../../../../kernel/ids'
import { own } from '../../../../kernel/own'
import type { Phrase } from '../../../../kernel/phrase'
import type { LookUp } from '../../../../kernel/question'
import { umpire } from '../../../kit/owner'
import { signed } from '../../../kit/reference-sheet'
import { onSheet } from '../../reference/look-up'
import { saysOfGunnery as says } from '../../sentence'
import { hullDecks as deckCount, type GunLetter } from '../../ship/ship'
import { shipOf } from '../../ship/ship-data'
import { figureNow } from '../../table/table-facts'
import { hitModifiers, rangeBandsInches, readGun, type GunReading } from '../../tables/tables'
import { isExploding } from '../damage/fire-flash-flooding'
import { crewQualityOf } from '../morale/crew-test'
import { gunsOf, localControl, type FiringMount, type LetterGuns, type LocalControl, type Mount } from './guns'

const speedTrack = trackId('speed')
const fire = trackId('fire')
const crewQuality = fieldId('crewQuality')

/** As far as an umpire may want to go, in percent. */
const within = { least: -100, most: 100 } as const

/** A modifier as the sheet prints it, and where. */
interface Printed {
  readonly percent: number
  readonly lookUp: readonly LookUp[]
}

const { targetSlow, targetFast, crewPoor, crewGood } = hitModifiers
const nothing: Printed = { percent: 0, lookUp: onSheet.modifier.none }

/** Target speed under 5: +10; over 15: −10. It is what she made this turn. */
function ofTargetSpeed(madeThisTurn: number): Printed {
  if (madeThisTurn < targetSlow.belowSpeed) return { ...targetSlow, lookUp: onSheet.modifier.targetSlow }
  return madeThisTurn > targetFast.aboveSpeed ? { ...targetFast, lookUp: onSheet.modifier.targetFast } : nothing
}

/** Firing crew quality 1: −10; 3: +10. */
export function ofCrew(quality: number): Printed {
  if (quality === crewPoor.quality) return { ...crewPoor, lookUp: onSheet.modifier.crewPoor }
  return quality === crewGood.quality ? { ...crewGood, lookUp: onSheet.modifier.crewGood } : nothing
}

export function speedOf(ship: ShipInPlay): number {
  return own(ship.tracks, speedTrack) ?? 0
}

/** What a firing ship adds to each of her guns, and whether her own fire halves the sum. */
interface ShipModifiers {
  readonly percent: number
  readonly halved: boolean
  /** Her main battery in local control: so much more or less for each gun of its letter. */
  readonly local?: LocalControl
}

export interface Modifiers {
  readonly targetSpeed: number
  readonly ships: ReadonlyMap<ShipId, ShipModifiers>
  readonly sea: ReadonlyMap<number, number>
}

/** What the cards and the table say, with nobody overruling them; without a target nothing for her speed. */
export function modifiersSaid(state: GameState, ship: ShipInPlay, target?: ShipInPlay): Modifiers {
  const percent = ofCrew(crewQualityOf(ship)).percent + shipOf(ship.document).technologyPercent
  const local = localControl(state, ship)
  const decks = Array.from({ length: deckCount }, (_, index) => index + 1)
  return {
    targetSpeed: target ? ofTargetSpeed(speedOf(target)).percent : 0,
    ships: new Map([[ship.id, { percent, halved: isExploding(ship), ...(local && { local }) }]]),
    sea: new Map(decks.map((deck) => [deck, seaPercent(state, deck)])),
  }
}

/** Each modifier by name, as the cards and the table say it; the umpire may overrule every one. */
function* overridableModifiers(
  table: RuleDraft,
  target: ShipInPlay,
  ships: readonly ShipInPlay[],
  decks: readonly number[],
): Dialogue<Modifiers> {
  const speed = speedOf(target)
  table.dependsOn({ of: 'track', ship: target.id, track: speedTrack, was: speed })
  const saySpeed = says('modifier.targetSpeed', { ship: shipName(target), speed })
  const targetSpeed = yield* overruled(table, 'targetSpeed', ofTargetSpeed(speed), saySpeed, true)
  const ofShips = new Map<ShipId, ShipModifiers>()
  for (const ship of ships) ofShips.set(ship.id, yield* overridableShip(table, ship))
  const sea = new Map<number, number>()
  for (const deck of decks) sea.set(deck, yield* overridableSea(table, deck))
  return { targetSpeed, ships: ofShips, sea }
}

function* overridableShip(table: RuleDraft, ship: ShipInPlay): Dialogue<ShipModifiers> {
  const values = { ship: shipName(ship) }
  const quality = crewQualityOf(ship)
  table.dependsOn({ of: 'field', ship: ship.id, field: crewQuality, was: own(ship.fields, crewQuality) ?? null })
  const sayCrew = says('modifier.crew', { ...values, quality })
  let percent = yield* overruled(table, `crew/${ship.id}`, ofCrew(quality), sayCrew)
  const technology = { percent: shipOf(ship.document).technologyPercent, lookUp: onSheet.modifier.technology }
  if (technology.percent !== 0) {
    percent += yield* overruled(table, `technology/${ship.id}`, technology, says('modifier.technology', values))
  }
  const local = localControl(table.settled, ship)
  if (!local) return { percent, halved: yield* overridableHalving(table, ship) }
  const sayLocal = says('modifier.localControl', { ...values, letter: local.letter })
  const printed = { ...nothing, percent: local.percent }
  const inLocal = { ...local, percent: yield* overruled(table, `localControl/${ship.id}`, printed, sayLocal) }
  return { percent, halved: yield* overridableHalving(table, ship), local: inLocal }
}

/** If the firer's own fire track is at `Explosion!`, the chance is halved. */
function* overridableHalving(table: RuleDraft, ship: ShipInPlay): Dialogue<boolean> {
  table.dependsOn({ of: 'track', ship: ship.id, track: fire, was: own(ship.tracks, fire) ?? 0 })
  if (!isExploding(ship)) return false
  const ask = says('modifier.halved', { ship: shipName(ship) })
  const prompt = { to: umpire, ask, lookUp: onSheet.modifier.exploding }
  const halved = yield* overridable(`halved/${ship.id}`, true, [true, false], prompt)
  if (halved) table.because(ask)
  return halved
}

function* overridableSea(table: RuleDraft, deck: number): Dialogue<number> {
  const printed = { percent: seaPercent(table.state, deck), lookUp: onSheet.modifier.sea }
  const say = says('modifier.sea', { seaState: figureNow(table.state, 'seaState'), deck })
  const percent = yield* overruled(table, `sea/${deck}`, printed, say)
  rememberSea(table, deck, percent)
  return percent
}

/** The umpire may overrule it; where it comes to nothing it is said only if it always is. */
function* overruled(
  table: RuleDraft,
  key: string,
  { percent, lookUp }: Printed,
  { key: sentence, values }: Phrase,
  always = false,
): Dialogue<number> {
  const say = (is: number) => ({ key: sentence, values: { ...values, percent: signed(is) } })
  const answer = yield* overridable(key, percent, within, { to: umpire, ask: say(percent), lookUp })
  if (always || answer !== 0) table.because(say(answer))
  return answer
}

const seaPrefix = 'sea:'
const seaFact = (state: GameState, deck: number) => `${seaPrefix}${figureNow(state, 'seaState')}:${deck}`

/** What this sea does to guns on a deck, in percent, by the umpire's last figure; the sheet gives no figures. */
function seaPercent(state: GameState, deck: number): number {
  const said = own(state.table, seaFact(state, deck))
  return typeof said === 'number' ? said : 0
}

/** The umpire's word holds for this sea until he says otherwise. */
function rememberSea(table: RuleDraft, deck: number, percent: number): void {
  if (seaPercent(table.state, deck) === percent) return
  table.apply({ type: 'tableSet', key: seaFact(table.state, deck), to: percent })
}

export function isOfTheSea(fact: string): boolean {
  return fact.startsWith(seaPrefix)
}

/** The result of one letter: automatic straddles, and the chance of one more. */
export interface Concentration {
  readonly letter: GunLetter
  readonly penetration: number
  /** The whole sum, a multiple of 5. */
  readonly percent: number
  readonly sure: number
  /** One more straddle on a roll of so much or less; `null` where nothing remains. */
  readonly oneMore: { readonly die: DieName; readonly atMost: number; readonly percent: number } | null
  readonly because: readonly Phrase[]
}

/** Never reached at a table; a figure an umpire cannot exceed. */
const mostPercent = 100_000

/** Guns of the same letter at the same range on one target are added together, across the ships of a squadron. */
export function* concentrate(
  table: RuleDraft,
  { target, rangeInches }: { readonly target: ShipInPlay; readonly rangeInches: number },
  groups: readonly LetterGuns[],
): Dialogue<readonly Concentration[]> {
  const ships = new Set<ShipInPlay>()
  const decks = new Set<number>()
  for (const group of groups) {
    for (const { ship, mounts } of group.ships) {
      ships.add(ship)
      for (const { deck } of mounts) decks.add(deck)
    }
  }
  const highestFirst = [...decks].sort((one, other) => one - other)
  const modifiers = yield* overridableModifiers(table, target, [...ships], highestFirst)
  const concentrations: Concentration[] = []
  for (const group of groups) concentrations.push(yield* concentrateLetter(group, rangeInches, modifiers))
  return concentrations
}

function* concentrateLetter(
  { letter, ships }: LetterGuns,
  rangeInches: number,
  modifiers: Modifiers,
): Dialogue<Concentration> {
  const reading = readGun(letter, rangeInches)
  if (!reading) throw new Error(`${letter} at ${rangeInches} inches`)
  const [hitPercent, penetration] = reading
  const upToInches = rangeBandsInches.find((end) => rangeInches <= end) ?? rangeInches
  const sums = ships.map((ship) => sumOfShip(ship, letter, reading, modifiers))
  const sum = sums.reduce((all, ofShip) => all + ofShip.percent, 0)
  const printed = says('table', { letter, upToInches, percent: hitPercent, penetration })
  const because = [printed, ...sums.map(({ say }) => say)]
  const saySum = (rounded: number) => says('sum', { letter, percent: sum, rounded })
  const rounded = roundedSum(sum)
  const prompt = { to: umpire, ask: saySum(rounded), because, lookUp: onSheet.gun[letter] }
  const percent = roundedSum(yield* overridable(`percent/${letter}`, rounded, { least: 0, most: mostPercent }, prompt))
  const { sure, oneMore } = straddlesOf(percent)
  const straddles = oneMore
    ? says('sureAndOneMore', { letter, n: sure, ...oneMore })
    : says('sure', { letter, n: sure })
  return { letter, penetration, percent, sure, oneMore, because: [...because, saySum(percent), straddles] }
}

/** Of each gun on a deck the table value plus and minus modifiers, not below 0. */
export function gunPercent(
  { id }: ShipInPlay,
  { letter, deck }: Pick<Mount, 'letter' | 'deck'>,
  [hitPercent]: GunReading,
  { targetSpeed, ships, sea }: Modifiers,
): number {
  const { percent = 0, local } = ships.get(id) ?? {}
  const inLocalControl = local?.letter === letter ? local.percent : 0
  return Math.max(0, hitPercent + targetSpeed + percent + inLocalControl + (sea.get(deck) ?? 0))
}

/** All guns of a letter of hers; half of the sum at `Explosion!`. */
export function sumOfShip(
  { ship, mounts }: { readonly ship: ShipInPlay; readonly mounts: readonly Pick<FiringMount, 'guns' | 'deck'>[] },
  letter: GunLetter,
  reading: GunReading,
  modifiers: Modifiers,
): { readonly percent: number; readonly say: Phrase } {
  const sum = mounts.reduce(
    (all, { guns, deck }) => all + guns * gunPercent(ship, { letter, deck }, reading, modifiers),
    0,
  )
  const halved = modifiers.ships.get(ship.id)?.halved ?? false
  const percent = halved ? sum / 2 : sum
  const values = { ship: shipName(ship), letter, guns: gunsOf(mounts), percent }
  return { percent, say: says(halved ? 'shipSumHalved' : 'shipSum', values) }
}

/** Down to a multiple of 5, so that real dice always suffice. */
export function roundedSum(percent: number): number {
  return Math.floor(percent / 5) * 5
}

/** Total percent / 100 are automatic; the remainder is rolled on D10 where it is a multiple of 10, else on D20. */
export function straddlesOf(percent: number): Pick<Concentration, 'sure' | 'oneMore'> {
  const sure = Math.floor(percent / 100)
  const left = percent % 100
  if (left === 0) return { sure, oneMore: null }
  const oneMore =
    left % 10 === 0 ? ({ die: 'D10', atMost: left / 10 } as const) : ({ die: 'D20', atMost: left / 5 } as const)
  return { sure, oneMore: { ...oneMore, percent: left } }
}
