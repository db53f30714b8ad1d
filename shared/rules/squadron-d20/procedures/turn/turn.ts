import type { RuleDraft } from '../../../../game/rule-draft'
import { shipName } from '../../../../game/ship-name'
import type { ShipInPlay, GameState } from '../../../../game/state'
import type { Dialogue } from '../../../../kernel/dialogue'
import type { ShipId } from '../../../../kernel/ids'
import { own } from '../../../../kernel/own'
import type { Phrase } from '../../../../kernel/phrase'
import type { LookUp } from '../../../../kernel/question'
import { refused } from '../../../../kernel/result'
import { percentOf } from '../../../../words/percent'
import { casualtiesField, casualtiesOf } from '../../../kit/casualties'
import { exactly } from '../../../kit/exactly'
import { form } from '../../../kit/form'
import { procedure } from '../../../kit/procedure'
import { turnRecord } from '../../../kit/turn-record'
import type { Reckoning } from '../../../pack/procedure'
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
  endPhase: [{ table: 'orderOfPlay', row: 'end' }],
  morale: [{ table: 'morale' }, { table: 'moraleModifiers' }],
  moraleOfSquadrons: [{ table: 'morale', row: 'squadron' }, { table: 'moraleModifiers' }],
} as const satisfies Readonly<Record<string, readonly LookUp[]>>

/** A modifier of the turn and of morale: sentences `row.<id>` and, with its figure, `line.<id>`. */
export const counts = modifiersOf(says)

/** What is done once a turn, or once in a game. */
const { lastDone, isDoneThisTurn, note } = turnRecord<'helmTested' | 'squadronMorale'>()
export { lastDone, note }

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

/** With SV 0 every turn that she makes needs a crew test. */
export const helmTest = procedure({
  name: 'helmTest',
  phases: ['shipMovement'],
  lookUp: [...onTurn.shipMovement, { table: 'structuralWarship', row: 'steering' }],
  form: form().ship(
    'ship',
    (state) => ({ among: steeringOut(state), default: helmDue(state)[0], nobody: 'every-helm-answers' }),
    (_state, { ship }) => {
      const values = { ship: shipName(ship) }
      if (!acts(ship)) return refused('stand-out-of-action', values)
      return isSteeringOut(ship) ? undefined : refused('helm-answers', values)
    },
  ),
  reckoning: (_state, { ship }) => reckonCrewTest(ship),
  odds: oddsOfCrewTest,
  *run(table: RuleDraft, { ship }): Dialogue<Phrase> {
    const values = { ship: shipName(ship) }
    table.track(ship.id, trackOf('steering'))
    const test = { key: 'crew', ask: says('helm.ask', values), lookUp: onTurn.shipMovement }
    const passed = yield* crewTest(table, ship.id, test)
    note(table, 'helmTested', ship.id)
    return says(passed ? 'helm.turns' : 'helm.straightOn', values)
  },
})

function steeringOut(state: GameState): readonly ShipInPlay[] {
  return Object.values(state.ships).filter((ship) => acts(ship) && isSteeringOut(ship))
}

/** Ships with way on that may want to turn and have not tried this turn. */
export function helmDue(state: GameState): readonly ShipInPlay[] {
  return steeringOut(state).filter(
    (ship) => paceOf(ship) !== 'stopped' && !isDoneThisTurn(state, 'helmTested', ship.id),
  )
}

/** Without power a crew test as she activates in the action phase, one each turn: failed, she does nothing in it. */
export const powerTest = procedure({
  name: 'powerTest',
  phases: ['action'],
  lookUp: onTurn.actionPhase,
  form: form().ship(
    'ship',
    (state) => ({ among: withoutPower(state), default: powerDue(state)[0], nobody: 'no-power-failed' }),
    (state, { ship }) => {
      const values = { ship: shipName(ship) }
      if (!acts(ship)) return refused('stand-out-of-action', values)
      if (!hasNoPower(ship)) return refused('power-has-not-failed', values)
      return powerThisTurn(state, ship.id) && refused('power-tested', values)
    },
  ),
  reckoning: (_state, { ship }) => reckonCrewTest(ship),
  odds: oddsOfCrewTest,
  *run(table: RuleDraft, { ship }): Dialogue<Phrase> {
    const values = { ship: shipName(ship) }
    table.field(ship.id, casualtiesField)
    const test = { key: 'crew', ask: says('power.ask', values), lookUp: onTurn.actionPhase }
    const passed = yield* crewTest(table, ship.id, test)
    const to = `${table.state.turn} ${passed ? 'passed' : 'failed'}`
    table.apply({ type: 'tableSet', key: keyOf(ship.id), to })
    return says(passed ? 'power.passed' : 'power.failed', values)
  },
})

const keyOf = (ship: ShipId) => `power:${ship}`

function hasNoPower(ship: ShipInPlay): boolean {
  return casualtiesOf(ship).some(({ id }) => id === powerFailure)
}

function withoutPower(state: GameState): readonly ShipInPlay[] {
  return Object.values(state.ships).filter((ship) => acts(ship) && hasNoPower(ship))
}

/** Ships without power that were not tried this turn. */
export function powerDue(state: GameState): readonly ShipInPlay[] {
  return withoutPower(state).filter(({ id }) => powerThisTurn(state, id) === undefined)
}

/** The result of her crew test this turn; `undefined` if she made none. */
export function powerThisTurn(state: Pick<GameState, 'table' | 'turn'>, ship: ShipId): 'passed' | 'failed' | undefined {
  const text = own(state.table, keyOf(ship))
  const [turn, came] = typeof text === 'string' ? text.split(' ') : []
  if (Number(turn) !== state.turn) return undefined
  return came === 'passed' ? 'passed' : 'failed'
}

/** Warnings before a ship without power acts in the action phase: her test is still due, or has failed. */
export function warnPower(state: GameState, ship: ShipInPlay): readonly Phrase[] {
  if (!hasNoPower(ship)) return []
  const came = powerThisTurn(state, ship.id)
  if (came === 'passed') return []
  return [says(came === 'failed' ? 'warning.powerFailed' : 'warning.noPower', { ship: shipName(ship) })]
}
