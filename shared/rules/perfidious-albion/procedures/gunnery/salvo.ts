import type { Effect, Premise } from '../../../../game/effect'
import type { DraftChanges, RuleDraft } from '../../../../game/rule-draft'
import { shipName } from '../../../../game/ship-name'
import type { GameState } from '../../../../game/state'
import { chance, under, type Dialogue } from '../../../../kernel/dialogue'
import { fieldId, type ShipId } from '../../../../kernel/ids'
import { own } from '../../../../kernel/own'
import type { Phrase } from '../../../../kernel/phrase'
import type { Addressee } from '../../../../kernel/question'
import { procedure } from '../../../kit/procedure'
import type { Parted } from '../../../pack/procedure'
import { onSheet } from '../../reference/look-up'
import { saysOfGunnery as says, saysOfEvents } from '../../sentence'
import { gunLetters } from '../../ship/ship'
import { condition } from '../../ship/state'
import { rulingOf } from '../../table/house-rules'
import { isLost } from '../damage/fire-flash-flooding'
import { hitByShell, placeOfHit } from '../damage/shell'
import { actingShips, isDoneThisTurn } from '../turn/acting'
import { isOfTheOrder, noteDone } from '../turn/firing-order'
import { concentrate, isOfTheSea, type Concentration } from './concentration'
import { firingGuns, gunsOf, isFiredFact, noteFired, type FiringMount, type LetterGuns, type ShipGuns } from './guns'
import { reckonSalvo } from './reckoning'
import { isAim, rememberAim, salvoForm, type SalvoValues } from './salvo-form'
import { oddsOfSalvo } from './salvo-odds'
import { breaches, heedEtiquette, targetsHeldOn } from './targets'

const standing = fieldId('standing')

/** The guns of a squadron fire at one target. */
export const salvo = procedure({
  name: 'salvo',
  phases: ['gunnery'],
  form: salvoForm,
  lookUp: onSheet.salvo,
  warnings: (state, values) => [...breaches(state, values).map(({ say }) => say), ...lentBy(values)],
  reckoning: reckonSalvo,
  odds: oddsOfSalvo,
  run,
  parted: partedSalvo,
})

function* run(table: RuleDraft, inputs: SalvoValues): Dialogue<Phrase> {
  const { squadron, target, firing } = inputs
  const values = { squadron: squadron.name, target: shipName(target) }
  const groups = yield* heedEtiquette(table, inputs)
  if (groups.length === 0) return says('done.heldFire', values)
  const concentrations = yield* concentrate(table, inputs, groups)
  const held = firing.filter((ship) => targetsHeldOn(table.settled, ship).includes(target))
  for (const ship of held) table.because(saysOfEvents('held', { ship: shipName(ship), target: shipName(target) }))
  const isAll = firesAll(table, inputs, groups)
  fire(table, inputs, groups)
  for (const { because } of concentrations) table.because(...because)
  const straddles = yield* rollStraddles(concentrations, squadron.side, (why) => table.because(why))
  const all = straddles.reduce((sum, each) => sum + each, 0)
  yield* hitByStraddles(table, inputs, concentrations, straddles)
  // Next turn she fires where she is ordered again.
  if (held.length === 0) rememberAim(table, squadron.id, { ...inputs, target: target.id })
  if (isAll) noteDone(table, squadron)
  return says('done.fired', { ...values, rangeInches: inputs.rangeInches, n: all })
}

/**
 * Whether nothing that can fire at this aim is held back for another target: then she has fired. Guns that bear
 * elsewhere, or have not the range, can still fire.
 */
function firesAll({ settled }: RuleDraft, inputs: SalvoValues, groups: readonly LetterGuns[]): boolean {
  const { squadron, firing } = inputs
  if (isDoneThisTurn(settled, 'squadronFired', squadron.id)) return false
  const hers = actingShips(settled, squadron)
  const isExpected = ({ ship }: ShipGuns) =>
    hers.includes(ship) && (firing.includes(ship) || condition(ship).standing !== 'withdrawing')
  const count = (all: readonly LetterGuns[]) =>
    gunsOf(all.flatMap(({ ships }) => ships.filter(isExpected).flatMap(({ mounts }) => mounts)))
  return count(groups) === count(firingGuns(settled, hers, gunLetters, inputs))
}

/** The sheet adds guns up within a squadron: what others lend is for the players to agree on. */
function lentBy({ squadron, firing }: SalvoValues): readonly Phrase[] {
  const lent = firing.filter(({ id }) => !squadron.order.includes(id)).map(shipName)
  return lent.length > 0 ? [says('lent', { n: lent.length, ships: lent.join(', '), squadron: squadron.name })] : []
}

/** Notes every gun, with the premise that it is there to fire. */
function fire(table: RuleDraft, { firing, target }: SalvoValues, groups: readonly LetterGuns[]): void {
  for (const { id, fields } of [...firing, target]) {
    table.dependsOn({ of: 'field', ship: id, field: standing, was: own(fields, standing) ?? null })
  }
  for (const group of groups) {
    for (const { ship, mounts } of group.ships) for (const each of mounts) fireMount(table, ship.id, each)
  }
}

function fireMount(table: RuleDraft, ship: ShipId, { mount, guns }: FiringMount): void {
  table.dependsOn({ of: 'mark', ship, box: mount.box, mark: 'struck', was: false })
  table.dependsOn({ of: 'mark', ship, box: mount.box, mark: 'noSupply', was: false })
  noteFired(table, ship, mount, guns)
}

/** How many straddles each concentration makes, in their order; what each die came to is said after it. */
export function* rollStraddles(
  concentrations: readonly Concentration[],
  to: Addressee,
  seen?: (why: Phrase) => void,
): Dialogue<readonly number[]> {
  const straddles: number[] = []
  for (const { letter, oneMore, sure, because } of concentrations) {
    const prompt = {
      to,
      ask: says('ask.oneMore', { letter, n: sure, ...oneMore }),
      because,
      lookUp: onSheet.gun[letter],
    }
    const isOneMore = oneMore ? yield* chance(`${letter}/oneMore`, oneMore.die, oneMore.atMost, prompt) : false
    if (oneMore) seen?.(says(isOneMore ? 'oneMoreYes' : 'oneMoreNo', { letter }))
    straddles.push(sure + Number(isOneMore))
  }
  return straddles
}

/** Each straddle is one hit, the heaviest letter first. A target that is lost takes no more of them. */
function* hitByStraddles(
  table: RuleDraft,
  { squadron, target, rake }: SalvoValues,
  concentrations: readonly Concentration[],
  straddles: readonly number[],
): Dialogue<void> {
  for (const [index, { letter, penetration }] of concentrations.entries()) {
    const all = straddles[index] ?? 0
    for (let straddle = 1; straddle <= all; straddle++) {
      if (isLost(table.ship(target.id))) {
        table.because(says('straddlesLost', { letter, n: all - straddle + 1, target: shipName(target) }))
        break
      }
      const key = `${letter}/${straddle}`
      const place = yield* placeOfHit(key, rake, squadron.side)
      yield* under(key, hitByShell(table, target.id, { ...place, penetration }))
    }
  }
}

/**
 * Under `fireTiming: simultaneous` damage waits until the firing step ends: hits read it, firing, speed and damage
 * control do not. What was fired is booked at once.
 */
function partedSalvo(
  state: GameState,
  { target }: Pick<SalvoValues, 'target'>,
  { effects, given, why }: DraftChanges,
): Parted | null {
  if (rulingOf(state, 'fireTiming') !== 'simultaneous') return null
  const waits = (premise: Premise) => 'ship' in premise && premise.ship === target.id
  return {
    until: 'gunnery',
    atOnce: { effects: effects.filter(isBooking), given: given.filter((premise) => !waits(premise)), why: [] },
    waits: { effects: effects.filter((effect) => !isBooking(effect)), given: given.filter(waits), why },
  }
}

function isBooking(effect: Effect): boolean {
  return effect.type === 'tableSet' && [isFiredFact, isAim, isOfTheSea, isOfTheOrder].some((books) => books(effect.key))
}
