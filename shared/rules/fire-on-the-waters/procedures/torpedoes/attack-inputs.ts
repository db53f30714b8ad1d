import { shipName } from '../../../../game/ship-name'
import type { GameState, ShipInPlay } from '../../../../game/state'
import { own } from '../../../../kernel/own'
import { done, refused, type Refusal, type Result } from '../../../../kernel/result'
import { shipById } from '../../../kit/on-table'
import type { FormField } from '../../../pack/procedure'
import { isInPlay } from '../../table/house-rules'
import { shipOf } from '../../ship/ship-data'
import { condition } from '../../ship/state'
import { torpedoTypes } from '../../tables/torpedoes'
import { monthOf } from '../../table/table-facts'
import { cupOf } from '../gunnery/cup'
import { floats } from '../turn/acting'
import { badCalled, called, calledFields, calledSpread, mostTubes } from './called-spread'
import { isFigure, isWhole } from './figure'
import { torpedoRange } from './range-field'
import { isByChits } from './spread-hits'
import { isSpent, reachInches, spreadById, spreadName, spreadsOnTable, type RunningSpread } from './spreads'
import type { SpreadFacts } from './spread-sum'
import type { Input } from '../../../pack/input'

/** The inputs of an attack, as the rules read them. */
export interface AttackInputs {
  readonly spread: RunningSpread
  readonly target: ShipInPlay
  readonly facts: SpreadFacts
  /** She sees them coming and tries to comb the wakes. */
  readonly evades: boolean
}

export function attackFields(state: GameState, input: Input): readonly FormField[] {
  const spreads = running(state)
  const isCalled = (own(input, 'spread') ?? spreads[0]?.id ?? called) === called
  const listedIn = spreads.find(({ id }) => id === input['spread']) ?? spreads[0]
  const among = Object.values(state.ships)
    .filter(floats)
    .map(({ id }) => id)
  const listed = among.find((id) => !isCalled && id === listedIn?.target) ?? among[0] ?? null
  const target = shipById(state, input['target'] ?? listed)
  const spread = isCalled ? calledSpread(state, input, target) : listedIn
  const moves = target ? condition(target, state).speed > 0 : true
  return [
    {
      kind: 'choice',
      name: 'spread',
      among: [...spreads.map(({ id }) => id), called],
      names: Object.fromEntries(spreads.map((each) => [each.id, spreadName(state, each)])),
      default: listedIn?.id ?? called,
    },
    { kind: 'ship', name: 'target', among, default: listed },
    ...(isCalled ? calledFields(state, input, target) : []),
    torpedoRange(spread?.rangeInches ?? 10, spread ? reachInches(spread) : 0),
    { kind: 'number', name: 'aspectDegrees', least: 0, most: 90, default: spread?.aspectDegrees ?? 90 },
    { kind: 'yesNo', name: 'keptCourse', default: !moves },
    { kind: 'yesNo', name: 'directedByRadar', default: false },
    ...(spread && mayComb(state, spread) ? [{ kind: 'yesNo', name: 'evades', default: false } as const] : []),
  ]
}

const running = (state: GameState) => spreadsOnTable(state).filter((spread) => !isSpent(spread, state.turn))

/** Optional evasion: a wake, and light to see it by. The players know whether she has seen the launcher. */
function mayComb(state: GameState, { type }: RunningSpread): boolean {
  const isLight = own(state.table, 'light') !== 'night' || own(state.table, 'tropics') === 'yes'
  return isInPlay(state, 'evadeWakes') && isLight && own(torpedoTypes, type)?.wake === true
}

/** She combs one attack a turn. */
const combedKey = (ship: ShipInPlay) => `combed:${ship.id}`

function hasCombed(state: GameState, ship: ShipInPlay): boolean {
  return own(state.table, combedKey(ship)) === state.turn
}

export const notesCombing = (state: GameState, ship: ShipInPlay) =>
  ({ type: 'tableSet', key: combedKey(ship), to: state.turn }) as const

export function checkAttack(state: GameState, input: Input): Result<null> {
  const target = shipById(state, input['target'])
  const problem = input['spread'] === called ? badCalled(state, input) : badSpread(state, input)
  if (problem) return problem
  if (!target) return refused('no-such-ship', { field: 'target' })
  const spread = chosenSpread(state, input)
  if (!spread) return refused('no-such-spread', { field: 'spread' })
  const values = { field: 'target', ship: shipName(target) }
  if (!floats(target)) return refused('ship-out-of-action', values)
  if (!isFigure(input['rangeInches'], 0, 60)) return refused('torpedo-range-unfit', { field: 'rangeInches' })
  if (!isFigure(input['aspectDegrees'], 0, 90)) return refused('torpedo-aspect-unfit', { field: 'aspectDegrees' })
  const short = cupTooSmall(state, spread)
  if (short) return short
  if (input['evades'] !== true) return done(null)
  if (!mayComb(state, spread)) return refused('torpedo-no-wake', { ...values, field: 'evades' })
  if (condition(target, state).speed === 0) return refused('torpedo-lies-still', { ...values, field: 'evades' })
  return hasCombed(state, target) ? refused('torpedo-combed', { ...values, field: 'evades' }) : done(null)
}

function badSpread(state: GameState, input: Input): Refusal | undefined {
  const spread = spreadById(state, input['spread'])
  if (!spread || isSpent(spread, state.turn)) return refused('no-such-spread', { field: 'spread' })
  if (!own(torpedoTypes, spread.type)) return refused('torpedo-type-unknown', { field: 'spread', type: spread.type })
  const isCount = isWhole(spread.torpedoes, 1, mostTubes)
  return isCount ? undefined : refused('spread-uncounted', { field: 'spread', most: mostTubes })
}

/** One that runs on the table, or one entered by hand. */
function chosenSpread(state: GameState, input: Input): RunningSpread | undefined {
  if (input['spread'] !== called) return spreadById(state, input['spread'])
  return calledSpread(state, input, shipById(state, input['target']))
}

/** The cup must hold a chit for every torpedo. */
function cupTooSmall(state: GameState, { torpedoes }: RunningSpread): Refusal | undefined {
  if (!isByChits(state)) return undefined
  const cup = cupOf(state)
  if (!cup.ok) return refused(cup.code, { ...cup.values, field: 'spread' })
  const chits = cup.value.reduce((sum, { count }) => sum + count, 0)
  return chits < torpedoes ? refused('chit-cup-below-spread', { field: 'spread', chits, torpedoes }) : undefined
}

/** An attack that `checkAttack` has passed. */
export function readAttack(state: GameState, input: Input): AttackInputs {
  const spread = chosenSpread(state, input)
  const target = shipById(state, input['target'])
  const torpedo = spread && own(torpedoTypes, spread.type)
  if (!spread || !target || !torpedo) throw new Error('an attack that was not checked')
  return {
    spread,
    target,
    evades: input['evades'] === true,
    facts: {
      torpedo,
      month: monthOf(state),
      targetType: shipOf(target.document).type,
      rangeInches: Number(input['rangeInches']),
      aspectDegrees: Number(input['aspectDegrees']),
      atLaunch: { rangeInches: spread.rangeInches, aspectDegrees: spread.aspectDegrees },
      isListedTarget: target.id === spread.target,
      isMoving: condition(target, state).speed > 0,
      directorIsOut: spread.directorOut,
      directedByRadar: input['directedByRadar'] === true,
      keptCourse: input['keptCourse'] === true,
      surprise: isInPlay(state, 't93Surprise'),
    },
  }
}
