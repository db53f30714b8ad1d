import type { GameState, ShipInPlay } from '../../../../game/state'
import { markerId } from '../../../../kernel/ids'
import { own } from '../../../../kernel/own'
import { refused, type Refusal } from '../../../../kernel/result'
import { shipById } from '../../../kit/on-table'
import type { FormField } from '../../../pack/procedure'
import { torpedoArcs } from '../../table/markers'
import { dataOf, torpedoesOf } from '../../ship/stand-data'
import { inchesOf, rangeIn } from '../may-fire'
import { nameOf } from '../on-target'
import { floats } from '../turn/acting'
import { settingField, settingsOf, type RunningAttack } from './attacks'
import { attacksLeft } from './tubes'
import type { Input } from '../../../pack/input'

/** In the list of attacks: one that the players declared among themselves. */
export const called = 'called'

/** What the program would know of an attack that was declared in it. */
export function calledFields(state: GameState, input: Input): readonly FormField[] {
  const among = launchersOf(state)
  const by = shipById(state, input['by'] ?? among[0]?.id)
  return [
    { kind: 'ship', name: 'by', among: among.map(({ id }) => id), default: among[0]?.id ?? null },
    settingField(by),
    ...(by ? [countField(by)] : []),
  ]
}

/** Every stand with torpedoes, lost ones last. The players know what is left in the tubes. */
export function launchersOf(state: GameState): readonly ShipInPlay[] {
  const armed = Object.values(state.ships).filter((stand) => settingsOf(stand).length > 0)
  return [...armed.filter(floats), ...armed.filter((stand) => !floats(stand))]
}

/** Small craft make attacks, of a ship the tubes count: no attack scores more hits. */
function countField(by: ShipInPlay): Extract<FormField, { readonly kind: 'number' }> {
  const name = attacksLeft(by) === null ? 'tubes' : 'attacks'
  const most = mostOf(by)
  return { kind: 'number', name, least: 1, most, default: name === 'tubes' ? most : 1 }
}

function mostOf(by: ShipInPlay): number {
  const data = dataOf(by.document)
  if (data.kind === 'smallCraft') return data.torpedoes?.attacks ?? 1
  return torpedoesOf(data)?.mounts.reduce((sum, { tubes }) => sum + tubes, 0) ?? 1
}

export function calledAttackProblem(state: GameState, input: Input): Refusal | undefined {
  const by = launchersOf(state).find(({ id }) => id === own(input, 'by'))
  if (!by || by.id === own(input, 'target')) return refused('no-such-ship', { field: 'by' })
  if (!settingsOf(by).some(({ knots }) => String(knots) === own(input, 'setting'))) {
    return refused('torpedo-setting-not-hers', { field: 'setting', ship: nameOf(by) })
  }
  const { name, least, most } = countField(by)
  const count = own(input, name)
  const isCount = typeof count === 'number' && Number.isInteger(count) && count >= least && count <= most
  return isCount ? undefined : refused('answer-out-of-range', { field: name, least, most })
}

/** As if it had been declared at this target. */
export function calledAttack(state: GameState, input: Input): RunningAttack | undefined {
  const fields = calledFields(state, input)
  const inputs = Object.fromEntries(fields.map(({ name, default: usual }) => [name, own(input, name) ?? usual]))
  const by = shipById(state, inputs['by'])
  if (!by) return undefined
  return {
    id: markerId(called),
    turnLaid: state.turn,
    by: by.id,
    at: String(own(input, 'target') ?? ''),
    is: 'aimed',
    knots: Number(inputs['setting']),
    tubes: Number(inputs['tubes'] ?? 0),
    attacks: Number(inputs['attacks'] ?? 1),
    arc: torpedoArcs.find((arc) => arc === own(input, 'arc')) ?? torpedoArcs[0],
    rangeInches: rangeIn(own(input, 'rangeInches')) ?? inchesOf(1),
  }
}
