import type { RuleDraft } from '../../../../game/rule-draft'
import { shipName } from '../../../../game/ship-name'
import type { GameState } from '../../../../game/state'
import { choose, type Dialogue } from '../../../../kernel/dialogue'
import type { Phrase } from '../../../../kernel/phrase'
import { ownerOf } from '../../../kit/owner'
import type { OddsRow } from '../../../pack/odds'
import type { Procedure, Reckoning } from '../../../pack/procedure'
import { trackOf } from '../../ship/card-parts'
import { rulingOf } from '../../table/house-rules'
import { dataOf } from '../../ship/stand-data'
import { areFriends } from '../in-the-air/air-stand'
import { atMost, countsOf, rowsOf } from '../in-the-air/chances'
import { exactly } from '../../../kit/exactly'
import { dependsOn } from '../in-the-air/depends-on'
import { loseAircraft } from '../in-the-air/lose-aircraft'
import { reckonSaves } from '../in-the-air/reckon-saves'
import { says } from '../in-the-air/says'
import { onAircraft } from '../in-the-air/look-up'
import { chanceOf, reckonOnTarget, throwOnTarget } from '../on-target'
import { chanceOfFailure, throwSaves } from '../saving-throw'
import { warnPower } from '../turn/power'
import { aaFields, checkAa, readAa, type AaInputs } from './aa-inputs'
import { aaSaveModifiers, aaSum } from './aa-sum'
import type { Input } from '../../../pack/input'

/** A ship, small craft or a place ashore shoots at a stand of aircraft (9.9): D20 a factor, then saving throws. */
export const antiAircraft: Procedure = {
  name: 'antiAircraft',
  nobody: { by: 'no-guns-at-aircraft', at: 'no-aircraft-flying' },
  phases: ['action'],
  lookUp: onAircraft.aa,
  fields: aaFields,
  check: checkAa,
  warnings,
  reckoning,
  odds: exactly(odds),
  run,
}

function warnings(state: GameState, input: Input): readonly Phrase[] {
  const { by } = readAa(state, input)
  return [...(areFriends(state, input['by'], input['at']) ? [says('warn.friend')] : []), ...warnPower(state, by)]
}

function reckoning(state: GameState, input: Input): readonly Reckoning[] {
  const inputs = readAa(state, input)
  return [
    reckonOnTarget(says(`title.${inputs.weapon}`, { ship: shipName(inputs.by) }), aaSum(state, inputs), inputs.attacks),
    reckonSaves(says('title.save'), aaSaveModifiers(inputs)),
  ]
}

/** Odds of hits and losses: exact for the default of `aaHit`. */
function odds(state: GameState, input: Input): readonly OddsRow[] {
  const inputs = readAa(state, input)
  const hit = chanceOf(aaSum(state, inputs))
  const lost = hit * chanceOfFailure(aaSaveModifiers(inputs))
  return [
    ...rowsOf('hits', countsOf(inputs.attacks, hit)),
    ...rowsOf('lost', atMost(countsOf(inputs.attacks, lost), inputs.at.aircraft)),
  ]
}

function* run(table: RuleDraft, input: Input): Dialogue<Phrase> {
  const inputs = readAa(table.settled, input)
  const { by, at, weapon, attacks } = inputs
  const counted = dataOf(by.document).kind === 'smallCraft' ? 'vessels' : weapon
  dependsOn(table, by.id, ['crewQuality', 'splash', counted])
  dependsOn(table, at.ship.id, ['aircraft', 'flak'])
  const stand = shipName(at.ship)
  const ship = shipName(by)
  const attack = {
    key: 'aa',
    dice: attacks,
    who: `${ship} ${weapon.toUpperCase()}`,
    to: ownerOf(table.state, by.id),
    sum: aaSum(table.settled, inputs),
    lookUp: onAircraft.aa,
  }
  const hits = yield* throwOnTarget(table, attack)
  if (hits === 0) return says('done.aaMisses', { ship, stand })
  return says('done.aa', { ship, stand, n: yield* scoreHits(table, inputs, hits) })
}

/** Ruling `aaHit`: a flak marker and a saving throw each, or the players are asked. */
function* scoreHits(table: RuleDraft, inputs: AaInputs, hits: number): Dialogue<number> {
  const { at } = inputs
  const stand = shipName(at.ship)
  const to = ownerOf(table.state, at.ship.id)
  const does = yield* whatHitsDo(table, inputs)
  if (does !== 'save') {
    const effect = { type: 'trackMoved', ship: at.ship.id, track: trackOf('flak'), by: hits } as const
    table.apply(effect, says('flakLaid', { stand, n: hits }))
  }
  if (does === 'flak') return 0
  const modifiers = aaSaveModifiers(inputs)
  const failed = yield* throwSaves(table, { key: 'save', hits, who: stand, to, modifiers, lookUp: onAircraft.aaSave })
  return loseAircraft(table, at.ship.id, failed)
}

const ways = ['flakAndSave', 'flak', 'save'] as const

function* whatHitsDo(table: RuleDraft, { at }: AaInputs): Dialogue<(typeof ways)[number]> {
  if (rulingOf(table.state, 'aaHit') !== 'ask') return 'flakAndSave'
  const options = ways.map((value) => ({ value, say: says(`hit.${value}`) }))
  const prompt = { to: ownerOf(table.state, at.ship.id), ask: says('ask.aaHit'), lookUp: onAircraft.aa }
  return yield* choose('hit', options, 'flakAndSave', prompt)
}
