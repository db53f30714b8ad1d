import type { RuleDraft } from '../../../../game/rule-draft'
import { commanderOf, shipName } from '../../../../game/ship-name'
import type { GameState, ShipInPlay, Squadron } from '../../../../game/state'
import { chance, confirm, type Dialogue } from '../../../../kernel/dialogue'
import { fieldId, shipId, squadronId, type ShipId, type SideId, type SquadronId } from '../../../../kernel/ids'
import { onceEach } from '../../../../kernel/once-each'
import { own } from '../../../../kernel/own'
import type { Phrase } from '../../../../kernel/phrase'
import { refused } from '../../../../kernel/result'
import { form } from '../../../kit/form'
import { squadronById, squadronOf } from '../../../kit/on-table'
import { ownerOf, umpire } from '../../../kit/owner'
import { procedure } from '../../../kit/procedure'
import { shipWho } from '../../../kit/ship-who'
import { onSheet } from '../../reference/look-up'
import { saysOfForms, saysOfSequence as says } from '../../sentence'
import { condition, squadronStrength } from '../../ship/state'
import { rulingOf } from '../../table/house-rules'
import { presentMaximum } from '../movement/speeds'
import {
  actingShips,
  actingSquadrons,
  floats,
  isDoneThisTurn,
  lastDone,
  mustAct,
  note,
  type Noted,
} from '../turn/acting'
import { crewQualityOf, ratingOf, reckonTest, testNumber, type TestNumber } from './crew-test'

const detachedFrom = 'detachedFrom:'
const fromKey = (ship: ShipId) => `${detachedFrom}${ship}`

/** Ships that were ever detached. Every squadron is asked about with every mark. */
const everDetached = onceEach((table: GameState['table']): readonly ShipId[] =>
  Object.keys(table).flatMap((key) => (key.startsWith(detachedFrom) ? shipId(key.slice(detachedFrom.length)) : [])),
)

/** She sails by herself, having been detached: back in any squadron she is so no more. */
function isDetached(state: GameState, ship: ShipId): boolean {
  const squadron = squadronOf(state, ship)
  return squadron !== undefined && squadron.order.length === 1 && cameFrom(state, ship) !== undefined
}

/** The squadron of a ship that was detached; `undefined` for one that was not, or is back in it. */
function cameFrom(state: GameState, ship: ShipId): SquadronId | undefined {
  const from = own(state.table, fromKey(ship))
  if (typeof from !== 'string') return undefined
  return from === squadronOf(state, ship)?.id ? undefined : squadronId(from)
}

/** A squadron of one that a detached ship makes. */
function isDetachedSquadron(state: GameState, { order }: Squadron): boolean {
  const [only] = order
  return only !== undefined && order.length === 1 && isDetached(state, only)
}

/** A squadron with the ships that it began with: those detached from it still count for its strength. */
function asItBegan(state: GameState, squadron: Squadron): Squadron {
  const away = everDetached(state.table).filter((id) => cameFrom(state, id) === squadron.id && isDetached(state, id))
  return {
    ...squadron,
    order: [...squadron.order, ...away],
    beganWith: squadron.beganWith + away.length,
  }
}

/** Makes her a squadron of one, under her own name. */
export function detach(table: RuleDraft, ship: ShipInPlay, why: 'done' | 'fallsOut' = 'done'): void {
  const from = squadronOf(table.state, ship.id)
  if (!from) return
  const squadron = freeId(table.state, ship.id)
  const name = shipName(ship)
  table.apply({ type: 'squadronAdded', squadron, side: from.side, name })
  table.apply({ type: 'shipMoved', ship: ship.id, squadron, index: 0 })
  table.apply(
    { type: 'tableSet', key: fromKey(ship.id), to: from.id },
    says(`detach.${why}`, { ship: name, squadron: from.name }),
  )
  note(table, 'detachedIn', ship.id)
}

function freeId({ squadrons }: GameState, ship: ShipId): SquadronId {
  const isTaken = (id: SquadronId) => squadrons.some((squadron) => squadron.id === id)
  for (let number = 1; ; number++) {
    const id = squadronId(`${ship.slice(0, 50)}-alone${number === 1 ? '' : `-${number}`}`)
    if (!isTaken(id)) return id
  }
}

/** What a squadron has left of what it began with, in ships or flotation boxes as `halfStrength` says. */
export function strengthOf(state: GameState, squadron: Squadron): { readonly left: number; readonly of: number } {
  return squadronStrength(state, asItBegan(state, squadron))
}

/** Half or more is lost. */
function isAtHalfStrength(state: GameState, squadron: Squadron): boolean {
  const { left, of } = strengthOf(state, squadron)
  return of > 0 && 2 * left <= of
}

const isInCompany = ({ id }: ShipInPlay, state: GameState) => (squadronOf(state, id)?.order.length ?? 0) > 1

/** Ships that cannot keep up may be detached: from then on she fires, moves and tests as a squadron of one. */
export const detachShip = procedure({
  name: 'detachShip',
  phases: ['movement'],
  form: form().ship(
    ...shipWho('ship', [mustAct, ['ship-sails-alone', isInCompany]], (state) => ({
      among: state.squadrons.filter(({ order }) => order.length > 1).flatMap((each) => actingShips(state, each)),
    })),
  ),
  run(table, { ship }) {
    detach(table, ship)
    return says('detach.label', { ship: shipName(ship) })
  },
})

const standing = fieldId('standing')

const triggers = ['halfStrength', 'detached', 'forceGone'] as const
type Trigger = (typeof triggers)[number]

/** Roll equal to or under crew quality; failure: leave the table by the safest route. */
export const moraleTest = procedure({
  name: 'moraleTest',
  phases: ['morale'],
  lookUp: onSheet.morale.umpire,
  form: form()
    .squadron(
      'squadron',
      (state) => {
        const among = actingSquadrons(state)
        return { among, default: squadronById(state, moraleDue(state)[0]?.squadron) }
      },
      (state, { squadron }) => {
        const ships = actingShips(state, squadron)
        const values = { squadron: squadron.name }
        if (ships.length === 0) return refused('squadron-out-of-action', values)
        const withdraws = ships.every((ship) => condition(ship).standing === 'withdrawing')
        return withdraws ? refused('withdraws-already', values) : undefined
      },
    )
    .choice('trigger', (state, { squadron }) => {
      const due = moraleDue(state).find((test) => test.squadron === squadron?.id)
      return { among: [...triggers, 'umpire'], default: due?.trigger ?? 'umpire', wrong: 'no-such-trigger' }
    }),
  reckoning: (state, { squadron }) => {
    const title = saysOfForms('moraleOf', { squadron: squadron.name })
    return reckonTest(state, title, (table) => moraleNumber(table, squadron))
  },
  *run(table, { squadron, trigger }) {
    const values = { squadron: squadron.name }
    table.because(says(`morale.trigger.${trigger}`, values))
    const isTested = trigger !== 'forceGone' || (yield* isForceGoneTested(table, squadron))
    const label = isTested ? yield* tests(table, squadron, trigger) : says('morale.spared', values)
    const [leader] = squadron.order
    if (trigger !== 'umpire') {
      note(table, noted[trigger], trigger === 'detached' && leader ? leader : squadron.id)
    }
    return label
  },
})

const noted: Readonly<Record<Trigger, Noted>> = {
  halfStrength: 'testedHalfStrength',
  detached: 'testedDetached',
  forceGone: 'testedForceGone',
}

function* tests(table: RuleDraft, squadron: Squadron, trigger: Trigger | 'umpire'): Dialogue<Phrase> {
  const values = { squadron: squadron.name }
  const { atMost, because } = moraleNumber(table, squadron)
  const prompt = { to: squadron.side, ask: says('morale.roll', values), because, lookUp: onSheet.morale[trigger] }
  const passed = yield* chance('morale', 'D6', atMost, prompt)
  table.because(...because)
  if (passed) {
    table.because(says('morale.holds'))
    return says('morale.passed', { ...values, atMost })
  }
  return yield* fails(table, squadron)
}

function* isForceGoneTested(table: RuleDraft, { name }: Squadron): Dialogue<boolean> {
  if (rulingOf(table.state, 'forceGoneTest') !== 'ask') return true
  const ask = says('morale.askForceGone', { squadron: name })
  return yield* confirm('tested', true, { to: umpire, ask, lookUp: onSheet.morale.forceGone })
}

function* fails(table: RuleDraft, squadron: Squadron): Dialogue<Phrase> {
  const ships = actingShips(table.state, squadron)
  const [only] = ships
  const values = { squadron: squadron.name }
  if (only && isDetachedSquadron(table.state, squadron) && (yield* maySurrender(table, only.id))) {
    return says('morale.struck', values)
  }
  for (const ship of ships) {
    if (table.field(ship.id, standing) === 'withdrawing') continue
    const said = says('morale.withdraws', { ship: shipName(ship) })
    table.apply({ type: 'fieldSet', ship: ship.id, field: standing, to: 'withdrawing' }, said)
  }
  return says('morale.failed', values)
}

interface MoraleDue {
  readonly squadron: SquadronId
  readonly trigger: Trigger
}

/** Every morale test that is due in this turn's morale step. Who withdraws already is not tested again. */
export function moraleDue(state: GameState): readonly MoraleDue[] {
  return state.squadrons
    .filter((squadron) => actingShips(state, squadron).some((ship) => condition(ship).standing !== 'withdrawing'))
    .flatMap((squadron) =>
      triggers
        .filter((trigger) => isDue[trigger](state, squadron))
        .map((trigger) => ({ squadron: squadron.id, trigger })),
    )
}

const isDue: Readonly<Record<Trigger, (state: GameState, squadron: Squadron) => boolean>> = {
  /** One test, in the turn in which half of it is lost. */
  halfStrength: (state, squadron) =>
    !isDetachedSquadron(state, squadron) &&
    lastDone(state, 'testedHalfStrength', squadron.id) === undefined &&
    isAtHalfStrength(state, squadron),
  detached: isDetachedTestDue,
  /** Once, when a force of its side has left the table. */
  forceGone: (state, squadron) =>
    lastDone(state, 'testedForceGone', squadron.id) === undefined && hasForceGone(state, squadron.side),
}

/** Each detached ship tests: once when she was detached, or each turn. */
function isDetachedTestDue(state: GameState, squadron: Squadron): boolean {
  const [ship] = squadron.order
  if (ship === undefined || !isDetachedSquadron(state, squadron)) return false
  if (rulingOf(state, 'detachedTest') === 'eachTurn') return !isDoneThisTurn(state, 'testedDetached', ship)
  const tested = lastDone(state, 'testedDetached', ship)
  return tested === undefined || tested < (lastDone(state, 'detachedIn', ship) ?? 0)
}

/** A squadron of the side has left the table: none of its ships is there any more, and not all of them are lost. */
function hasForceGone(state: GameState, side: SideId): boolean {
  return state.squadrons.some((squadron) => {
    const ships = shipsOf(state, squadron)
    const hasLeft = ships.some((ship) => condition(ship).standing === 'left')
    return squadron.side === side && !isDetachedSquadron(state, squadron) && hasLeft && !ships.some(floats)
  })
}

function shipsOf(state: GameState, { order }: Squadron): readonly ShipInPlay[] {
  return order.flatMap((id) => own(state.ships, id) ?? [])
}

const crewQuality = fieldId('crewQuality')
const commanderRating = fieldId('commanderRating')

/** What a squadron tests on: the quality that `squadronQuality` names, and the rating of the commander it carries. */
function moraleNumber(table: RuleDraft, squadron: Squadron): TestNumber {
  const ships = actingShips(table.state, squadron)
  const flagship = ships.filter(carriesCommander).sort((one, other) => ratingOf(other) - ratingOf(one))[0]
  const tested = testedShip(table, ships, flagship)
  if (!tested) return { atMost: 0, because: [] }
  table.field(tested.id, crewQuality)
  if (flagship) table.field(flagship.id, commanderRating)
  const [quality, rating] = [crewQualityOf(tested), flagship ? ratingOf(flagship) : 0]
  const because = [
    says('morale.quality', { ship: shipName(tested), quality }),
    ...(flagship && rating > 0 ? [says('morale.commander', { ship: shipName(flagship), rating })] : []),
  ]
  return testNumber(table.state, { sum: quality + rating, because, sixFails: says('morale.sixFails') })
}

function testedShip(table: RuleDraft, ships: readonly ShipInPlay[], flagship: ShipInPlay | undefined) {
  const [leader] = ships
  switch (rulingOf(table.state, 'squadronQuality')) {
    case 'lowest':
      return [...ships].sort((one, other) => crewQualityOf(one) - crewQualityOf(other))[0]
    case 'leader':
      return leader
    default:
      return flagship ?? leader
  }
}

function carriesCommander(ship: ShipInPlay): boolean {
  return commanderOf(ship) !== null || ratingOf(ship) > 0
}

/** Dead in the water, or half of her flotation boxes lost. */
function isBadlyHurt(ship: ShipInPlay): boolean {
  const { left, of } = condition(ship)
  return presentMaximum(ship) === 0 || 2 * left <= of
}

/** A badly damaged or immobilised detached ship may surrender: she is asked, or `automatic` strikes her flag at once. */
function* maySurrender(table: RuleDraft, ship: ShipId): Dialogue<boolean> {
  const inPlay = table.ship(ship)
  if (!isBadlyHurt(inPlay)) return false
  const { left, of } = condition(inPlay)
  const values = { ship: shipName(inPlay), left, of }
  const why = says(presentMaximum(inPlay) === 0 ? 'surrender.immobile' : 'surrender.halfGone', values)
  if (rulingOf(table.state, 'surrender') !== 'automatic') {
    const to = ownerOf(table.state, ship)
    const prompt = { to, ask: says('surrender.ask', values), because: [why], lookUp: onSheet.surrender }
    if (!(yield* confirm('surrender', false, prompt))) {
      table.because(why, says('surrender.fliesOn', values))
      return false
    }
  }
  table.field(ship, standing)
  table.apply({ type: 'fieldSet', ship, field: standing, to: 'struck' }, why, says('surrender.strikes', values))
  return true
}
