import type { RuleDraft } from '../../../../game/rule-draft'
import { shipName } from '../../../../game/ship-name'
import type { GameState } from '../../../../game/state'
import { confirm, number, type Dialogue } from '../../../../kernel/dialogue'
import { fieldId } from '../../../../kernel/ids'
import type { Phrase } from '../../../../kernel/phrase'
import { ownerOf } from '../../../kit/owner'
import type { OddsRow } from '../../../pack/odds'
import type { Procedure, Reckoning } from '../../../pack/procedure'
import { rulingOf } from '../../table/house-rules'
import { areFriends } from '../in-the-air/air-stand'
import { attackSum } from '../in-the-air/attack-modifiers'
import { attackedThisTurn, noteAttack, warnAttacked } from '../in-the-air/attacked'
import { countsOf, rowsOf } from '../in-the-air/chances'
import { exactly } from '../../../kit/exactly'
import { dependsOn } from '../in-the-air/depends-on'
import { loseAircraft } from '../in-the-air/lose-aircraft'
import { says } from '../in-the-air/says'
import { onAircraft } from '../in-the-air/look-up'
import { chanceOf, reckonOnTarget, throwOnTarget, type OnTargetSum } from '../on-target'
import { airAttackFields, checkAirAttack, readAirAttack, type AirAttackInputs } from './air-attack-inputs'
import { scoreAirHits } from './air-hits'
import type { Input } from '../../../pack/input'

/** Aircraft attack a ship, small craft or a place ashore with what they carry (9.11). */
export const airAttack: Procedure = {
  name: 'airAttack',
  nobody: { by: 'no-loaded-aircraft' },
  phases: ['action'],
  lookUp: [...onAircraft.airAttack, ...onAircraft.airDice],
  fields: airAttackFields,
  check: checkAirAttack,
  warnings,
  reckoning,
  odds: exactly(odds),
  run,
}

function warnings(state: GameState, input: Input): readonly Phrase[] {
  if (!checkAirAttack(state, input).ok) return []
  const { by, target } = readAirAttack(state, input)
  return [...(areFriends(state, by.id, target.id) ? [says('warn.friend')] : []), ...warnAttacked(state, by.id)]
}

function sumIn(state: Pick<GameState, 'houseRules'>, inputs: AirAttackInputs): OnTargetSum {
  return attackSum(Number(rulingOf(state, 'airAttackNeeded')), inputs)
}

function reckoning(state: GameState, input: Input): readonly Reckoning[] {
  const inputs = readAirAttack(state, input)
  const title = says('title.attack', { stand: shipName(inputs.by), dice: inputs.dice })
  return [reckonOnTarget(title, sumIn(state, inputs), inputs.dice)]
}

/** Odds of attacks on target; only the rule book knows what those do. */
function odds(state: GameState, input: Input): readonly OddsRow[] {
  const inputs = readAirAttack(state, input)
  return rowsOf('onTarget', countsOf(inputs.dice, chanceOf(sumIn(state, inputs))))
}

function* run(table: RuleDraft, input: Input): Dialogue<Phrase> {
  const inputs = readAirAttack(table.settled, input)
  const { by, target, dice } = inputs
  dependsOn(table, by.id, ['aircraft', 'crewQuality', 'flak'], ['standing', 'load'])
  dependsOn(table, target.id, ['splash', 'steering', 'speed'], ['standing', 'pace'])
  const stand = shipName(by)
  table.because(says('attacks', { stand, n: inputs.aircraft, dice }))
  const on = yield* throwOnTarget(table, {
    key: 'attack',
    dice,
    who: stand,
    to: ownerOf(table.state, by.id),
    sum: sumIn(table.settled, inputs),
    lookUp: onAircraft.airAttack,
  })
  yield* spend(table, inputs)
  noteAttack(table, by.id, inputs.aircraft)
  yield* scoreAirHits(table, { who: stand, target, attack: inputs.attack }, on)
  return says('done.airAttack', { stand, target: shipName(target), n: on })
}

/** Spends the load, once all have attacked, and the aircraft that do not come back. */
function* spend(table: RuleDraft, inputs: AirAttackInputs): Dialogue<void> {
  const { by, attack, aircraft, stand } = inputs
  const name = shipName(by)
  const prompt = (ask: Phrase) => ({ to: ownerOf(table.state, by.id), ask, lookUp: onAircraft.airAttack })
  if (attack === 'kamikaze' || attack === 'ohka') {
    const usual = attack === 'kamikaze' ? aircraft : 0
    const ask = says(`ask.spent.${attack}`, { stand: name })
    const spent = yield* number('spent', { least: 0, most: aircraft, usual }, prompt(ask))
    if (loseAircraft(table, by.id, spent) === stand.aircraft) return
  }
  const others = stand.aircraft - aircraft - attackedThisTurn(table.state, by.id)
  const keeps = others > 0 && (yield* confirm('keeps', true, prompt(says('ask.keeps', { stand: name, n: others }))))
  if (!keeps)
    table.apply(
      { type: 'fieldSet', ship: by.id, field: fieldId('load'), to: 'none' },
      says('loadGone', { stand: name }),
    )
}
