import type { RuleDraft } from '../../../../game/rule-draft'
import { shipName } from '../../../../game/ship-name'
import type { ShipInPlay, GameState } from '../../../../game/state'
import type { Dialogue } from '../../../../kernel/dialogue'
import type { ShipId } from '../../../../kernel/ids'
import { own } from '../../../../kernel/own'
import type { Phrase } from '../../../../kernel/phrase'
import type { LookUp } from '../../../../kernel/question'
import { refused, type Refusal } from '../../../../kernel/result'
import { percentOf } from '../../../../words/percent'
import { casualtiesField, casualtiesOf } from '../../../kit/casualties'
import { exactly } from '../../../kit/exactly'
import { form } from '../../../kit/form'
import { procedure } from '../../../kit/procedure'
import { shipsWho, shipWho, type Need } from '../../../kit/ship-who'
import { turnRecord } from '../../../kit/turn-record'
import type { Procedure, Reckoning } from '../../../pack/procedure'
import { sentencesOf } from '../../sentence'
import { trackOf } from '../../ship/shape'
import { standsOn, acts, isSteeringOut, paceOf } from '../../ship/state'
import { powerFailure } from '../criticals/target'
import { chanceOfCrewTest, crewTestNeeded, crewTest } from '../throws/crew-test'
import { modifiersOf, reckonFrom, eitherRow } from '../throws/sum'

/** A sentence of the order of play and of morale. */
export const says = sentencesOf('sequence')

/** Places of the turn and of morale on the reference sheet. */
export const onTurn = {
  initiative: [{ table: 'initiative' }, { table: 'progressiveScale' }],
  actionPhase: [{ table: 'orderOfPlay', row: 'action' }],
  shipMovement: [{ table: 'orderOfPlay', row: 'shipMovement' }],
  aircraftMovement: [{ table: 'orderOfPlay', row: 'aircraftMovement' }],
  endPhase: [{ table: 'orderOfPlay', row: 'end' }],
  morale: [{ table: 'morale' }, { table: 'moraleModifiers' }],
  moraleOfSquadrons: [{ table: 'morale', row: 'squadron' }, { table: 'moraleModifiers' }],
} as const satisfies Readonly<Record<string, readonly LookUp[]>>

/** A modifier of the turn and of morale: sentences `row.<id>` and, with its figure, `line.<id>`. */
export const counts = modifiersOf(says)

/**
 * What is done once a turn, or once in a game; guns that might not fire have tried; a stand of aircraft fights another,
 * and was fought by it, and no more guns fire at it.
 */
type Done = 'helmTested' | 'gunsSilent' | 'shotAtAircraft' | 'squadronMorale' | 'fought' | 'wasFought' | 'pastGuns'
export const { lastDone, isDoneThisTurn, note } = turnRecord<Done>()

/** A crew test before it is thrown. */
function reckonCrewTest(ship: ShipInPlay): readonly Reckoning[] {
  const quality = standsOn(ship, 'crewQuality')
  const sum = { needed: crewTestNeeded, modifiers: [counts('crewQuality', quality)] }
  const chance = chanceOfCrewTest(quality)
  const means = says('crewTest.means', { percent: percentOf(chance) })
  return [reckonFrom(says('title.crewTest', { ship: shipName(ship) }), says('row.crewTest'), sum, means, chance)]
}

const oddsOfCrewTest = exactly((_state, { ship }: { readonly ship: ShipInPlay }) =>
  eitherRow(says('odds.passes'), says('odds.fails'), chanceOfCrewTest(standsOn(ship, 'crewQuality'))),
)

/** A crew test that a ship in trouble makes each turn before she does something: `<of>.ask` and what comes of it. */
interface TroubleTest extends Pick<Procedure, 'name' | 'phases'> {
  readonly of: 'helm' | 'power'
  readonly lookUp: readonly LookUp[]
  /** Beside that she acts: her trouble first. */
  readonly needs: readonly Need[]
  readonly due: (state: GameState) => readonly ShipInPlay[]
  readonly nobody: string
  /** Read as a premise. */
  readonly reads: (table: RuleDraft, ship: ShipId) => void
  /** Notes how it went; the sentence of the outcome. */
  readonly done: (table: RuleDraft, ship: ShipId, passed: boolean) => string
}

const mustAct: Need = ['stand-out-of-action', acts]

function troubleTest({ of, lookUp, needs, due, nobody, reads, done, ...rest }: TroubleTest): Procedure {
  const [trouble] = needs
  return procedure({
    ...rest,
    lookUp,
    form: form().ship(
      ...shipWho('ship', [mustAct, ...needs], (state) => ({
        among: shipsWho(state, [mustAct, trouble!]),
        default: due(state)[0],
        nobody,
      })),
    ),
    reckoning: (_state, { ship }) => reckonCrewTest(ship),
    odds: oddsOfCrewTest,
    *run(table: RuleDraft, { ship }): Dialogue<Phrase> {
      const values = { ship: shipName(ship) }
      reads(table, ship.id)
      const test = { key: 'crew', ask: says(`${of}.ask`, values), lookUp: lookUp.slice(0, 1) }
      const passed = yield* crewTest(table, ship.id, test)
      return says(`${of}.${done(table, ship.id, passed)}`, values)
    },
  })
}

const steeringOut: Need = ['helm-answers', isSteeringOut]

/** With SV 0 every turn that she makes needs a crew test. */
export const helmTest = troubleTest({
  name: 'helmTest',
  phases: ['shipMovement'],
  of: 'helm',
  lookUp: [...onTurn.shipMovement, { table: 'structuralWarship', row: 'steering' }],
  needs: [steeringOut],
  due: helmDue,
  nobody: 'every-helm-answers',
  reads: (table, ship) => table.track(ship, trackOf('steering')),
  done(table, ship, passed) {
    note(table, 'helmTested', ship)
    return passed ? 'turns' : 'straightOn'
  },
})

/** Ships with way on that may want to turn and have not tried this turn. */
export function helmDue(state: GameState): readonly ShipInPlay[] {
  return shipsWho(state, [mustAct, steeringOut]).filter(
    (ship) => paceOf(ship) !== 'stopped' && !isDoneThisTurn(state, 'helmTested', ship.id),
  )
}

const inTheDark: readonly Need[] = [
  ['power-has-not-failed', hasNoPower],
  ['power-tested', ({ id }, state) => powerThisTurn(state, id) === undefined],
]

/** Without power a crew test as she activates in the action phase, one each turn: failed, she does nothing in it. */
export const powerTest = troubleTest({
  name: 'powerTest',
  phases: ['action'],
  of: 'power',
  lookUp: onTurn.actionPhase,
  needs: inTheDark,
  due: powerDue,
  nobody: 'no-power-failed',
  reads: (table, ship) => table.field(ship, casualtiesField),
  done(table, ship, passed) {
    const came = passed ? 'passed' : 'failed'
    table.apply({ type: 'tableSet', key: keyOf(ship), to: `${table.state.turn} ${came}` })
    return came
  },
})

const keyOf = (ship: ShipId) => `power:${ship}`

function hasNoPower(ship: ShipInPlay): boolean {
  return casualtiesOf(ship).some(({ id }) => id === powerFailure)
}

/** Ships without power that were not tried this turn. */
export function powerDue(state: GameState): readonly ShipInPlay[] {
  return shipsWho(state, [mustAct, ...inTheDark])
}

/** The result of her crew test this turn; `undefined` if she made none. */
export const powerThisTurn = (state: Pick<GameState, 'table' | 'turn'>, ship: ShipId) =>
  powerIn(state, ship, state.turn)

/** The same in the turn of her last test. */
export function powerIn(
  { table }: Pick<GameState, 'table'>,
  ship: ShipId,
  of: number,
): 'passed' | 'failed' | undefined {
  const text = own(table, keyOf(ship))
  const [turn, came] = typeof text === 'string' ? text.split(' ') : []
  if (Number(turn) !== of) return undefined
  return came === 'passed' ? 'passed' : 'failed'
}

/** A warning before a ship without power acts in the action phase: her test is still due. */
export function warnPower(state: GameState, ship: ShipInPlay): readonly Phrase[] {
  if (!hasNoPower(ship) || powerThisTurn(state, ship.id) !== undefined) return []
  return [says('warning.noPower', { ship: shipName(ship) })]
}

/** Once it has failed she has no task in that phase. */
export function refusedForPower(state: GameState, ship: ShipInPlay): Refusal | undefined {
  const hasFailed = hasNoPower(ship) && powerThisTurn(state, ship.id) === 'failed'
  return hasFailed ? refused('power-failed-this-turn', { ship: shipName(ship) }) : undefined
}
