import type { RuleDraft } from '../../../../game/rule-draft'
import { shipName } from '../../../../game/ship-name'
import type { GameState, ShipInPlay } from '../../../../game/state'
import { overridable, type Dialogue } from '../../../../kernel/dialogue'
import type { DieName } from '../../../../kernel/dice'
import { fieldId, trackId, type ShipId } from '../../../../kernel/ids'
import { own } from '../../../../kernel/own'
import type { Phrase } from '../../../../kernel/phrase'
import type { LookUp } from '../../../../kernel/question'
import type { Scalar } from '../../../../kernel/scalar'
import { umpire } from '../../../kit/owner'
import { signed } from '../../../kit/reference-sheet'
import { asWorkedOut, type Agreed } from '../../../pack/agreed'
import { onSheet } from '../../reference/look-up'
import { saysOfGunnery as says } from '../../sentence'
import { hullDecks as deckCount, type GunLetter } from '../../ship/ship'
import { shipOf } from '../../ship/ship-data'
import { figureNow } from '../../table/table-facts'
import { hitModifiers, rangeBandsInches, readGun, type GunReading } from '../../tables/tables'
import { isExploding } from '../damage/fire-flash-flooding'
import { crewQualityOf } from '../morale/crew-test'
import { gunsOf, localControl, type FiringMount, type LetterGuns, type Mount } from './guns'

const speedTrack = trackId('speed')
const fire = trackId('fire')
const crewQuality = fieldId('crewQuality')

const { targetSlow, targetFast, crewPoor, crewGood } = hitModifiers

/** A figure that counts for every gun, or for those of a ship, of a letter, on a deck. */
export interface Modifier {
  readonly is: 'targetSpeed' | 'crew' | 'technology' | 'localControl' | 'sea'
  readonly percent: number
  readonly ship?: ShipInPlay
  readonly letter?: GunLetter
  readonly deck?: number
  /** What its sentences name. */
  readonly values: Readonly<Record<string, Scalar>>
  readonly lookUp: readonly LookUp[]
}

/** All that counts, and the ships whose own fire at `Explosion!` halves their sums. */
export interface Modifiers {
  readonly all: readonly Modifier[]
  readonly halved: ReadonlySet<ShipId>
}

export function speedOf(ship: ShipInPlay): number {
  return own(ship.tracks, speedTrack) ?? 0
}

/** Target speed under 5: +10; over 15: −10. It is what she made this turn. */
function ofTargetSpeed(target: ShipInPlay): Modifier {
  const speed = speedOf(target)
  const of = speed < targetSlow.belowSpeed ? 'targetSlow' : speed > targetFast.aboveSpeed ? 'targetFast' : undefined
  return { is: 'targetSpeed', ...printed(of), values: { ship: shipName(target), speed } }
}

/** Firing crew quality 1: −10; 3: +10. Technology where the card has it. A main battery in local control. */
function ofShip(state: GameState, ship: ShipInPlay): readonly Modifier[] {
  const values = { ship: shipName(ship) }
  const quality = crewQualityOf(ship)
  const crew = quality === crewPoor.quality ? 'crewPoor' : quality === crewGood.quality ? 'crewGood' : undefined
  const { technologyPercent } = shipOf(ship.document)
  const technology = { percent: technologyPercent, lookUp: onSheet.modifier.technology }
  const local = localControl(state, ship)
  return [
    { is: 'crew', ship, ...printed(crew), values: { ...values, quality } },
    ...(technologyPercent === 0 ? [] : [{ is: 'technology', ship, ...technology, values } as const]),
    ...(local
      ? [{ is: 'localControl', ship, ...local, values: { ...values, letter: local.letter }, lookUp } as const]
      : []),
  ]
}

/** The umpire's figure for guns on a deck in this sea. */
function ofSea(state: GameState, deck: number): Modifier {
  const values = { seaState: figureNow(state, 'seaState'), deck }
  return { is: 'sea', percent: seaPercent(state, deck), deck, values, lookUp: onSheet.modifier.sea }
}

/** A modifier as the sheet prints it, and where. */
function printed(name?: 'targetSlow' | 'targetFast' | 'crewPoor' | 'crewGood') {
  return name ? { percent: hitModifiers[name].percent, lookUp: onSheet.modifier[name] } : { percent: 0, lookUp }
}

const { none: lookUp } = onSheet.modifier
const everyDeck = Array.from({ length: deckCount }, (_, index) => index + 1)

/** What the cards and the table say, as far as it was agreed on; without a target nothing for her speed. */
export function modifiersSaid(
  state: GameState,
  ships: readonly ShipInPlay[],
  target?: ShipInPlay,
  decks: readonly number[] = everyDeck,
  agreed: Agreed = asWorkedOut,
): Modifiers {
  const all = [
    ...(target ? [ofTargetSpeed(target)] : []),
    ...ships.flatMap((ship) => ofShip(state, ship)),
    ...decks.map((deck) => ofSea(state, deck)),
  ]
  return {
    all: all.map((each) => ({ ...each, percent: agreed(modifierKey(each), each.percent) })),
    halved: new Set(ships.filter((ship) => isExploding(ship) && agreed(halvedKey(ship), true)).map(({ id }) => id)),
  }
}

/** The same, each asked for by name: the umpire may overrule every one. */
function* agreedModifiers(
  table: RuleDraft,
  target: ShipInPlay,
  ships: readonly ShipInPlay[],
  decks: readonly number[],
): Dialogue<Modifiers> {
  table.dependsOn({ of: 'track', ship: target.id, track: speedTrack, was: speedOf(target) })
  const all = [yield* overruled(table, ofTargetSpeed(target))]
  const halved = new Set<ShipId>()
  for (const ship of ships) {
    const { id, fields } = ship
    table.dependsOn({ of: 'field', ship: id, field: crewQuality, was: own(fields, crewQuality) ?? null })
    for (const each of ofShip(table.settled, ship)) all.push(yield* overruled(table, each))
    if (yield* isHalved(table, ship)) halved.add(id)
  }
  for (const deck of decks) {
    const sea = yield* overruled(table, ofSea(table.state, deck))
    rememberSea(table, deck, sea.percent)
    all.push(sea)
  }
  return { all, halved }
}

function modifierKey({ is, ship, deck }: Pick<Modifier, 'is' | 'ship' | 'deck'>): string {
  const whose = ship?.id ?? deck
  return whose === undefined ? is : `${is}/${whose}`
}

const halvedKey = ({ id }: ShipInPlay) => `halved/${id}`

/** The question after the whole sum of a letter. */
export const percentKey = (letter: GunLetter) => `percent/${letter}`

/** As far as an umpire may want to go, in percent. */
const within = { least: -100, most: 100 } as const

/** Of what comes to nothing only the speed of the target is said. */
function* overruled(table: RuleDraft, { percent: proposed, ...of }: Modifier): Dialogue<Modifier> {
  const say = (percent: number) => says(`modifier.${of.is}`, { ...of.values, percent: signed(percent) })
  const prompt = { to: umpire, ask: say(proposed), lookUp: of.lookUp }
  const percent = yield* overridable<number>(modifierKey(of), proposed, within, prompt)
  if (of.is === 'targetSpeed' || percent !== 0) table.because(say(percent))
  return { ...of, percent }
}

/** If the firer's own fire track is at `Explosion!`, the chance is halved. */
function* isHalved(table: RuleDraft, ship: ShipInPlay): Dialogue<boolean> {
  table.dependsOn({ of: 'track', ship: ship.id, track: fire, was: own(ship.tracks, fire) ?? 0 })
  if (!isExploding(ship)) return false
  const ask = says('modifier.halved', { ship: shipName(ship) })
  const prompt = { to: umpire, ask, lookUp: onSheet.modifier.exploding }
  const halved = yield* overridable(halvedKey(ship), true, [true, false], prompt)
  if (halved) table.because(ask)
  return halved
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
  const ships = new Set(groups.flatMap((group) => group.ships.map(({ ship }) => ship)))
  const modifiers = yield* agreedModifiers(table, target, [...ships], decksOf(groups))
  const concentrations: Concentration[] = []
  for (const group of groups) concentrations.push(yield* concentrateLetter(group, rangeInches, modifiers))
  return concentrations
}

/** The decks of all guns that fire, the highest first. */
export function decksOf(groups: readonly LetterGuns[]): readonly number[] {
  const mounts = groups.flatMap(({ ships }) => ships.flatMap((of) => of.mounts))
  return [...new Set(mounts.map(({ deck }) => deck))].sort((one, other) => one - other)
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
  const percent = roundedSum(yield* overridable(percentKey(letter), rounded, { least: 0, most: mostPercent }, prompt))
  const { sure, oneMore } = straddlesOf(percent)
  const straddles = oneMore
    ? says('sureAndOneMore', { letter, n: sure, ...oneMore })
    : says('sure', { letter, n: sure })
  return { letter, penetration, percent, sure, oneMore, because: [...because, saySum(percent), straddles] }
}

/** Of each gun on a deck the table value plus and minus modifiers, not below 0. */
export function gunPercent(
  ship: ShipInPlay,
  { letter, deck }: Pick<Mount, 'letter' | 'deck'>,
  [hitPercent]: GunReading,
  { all }: Modifiers,
): number {
  let percent = hitPercent
  for (const of of all) {
    const counts = (of.ship ?? ship).id === ship.id && (of.letter ?? letter) === letter && (of.deck ?? deck) === deck
    if (counts) percent += of.percent
  }
  return Math.max(0, percent)
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
  const halved = modifiers.halved.has(ship.id)
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
