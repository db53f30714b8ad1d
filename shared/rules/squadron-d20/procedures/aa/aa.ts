import type { RuleDraft } from '../../../../game/rule-draft'
import { shipName } from '../../../../game/ship-name'
import type { GameState } from '../../../../game/state'
import { choose, type Dialogue } from '../../../../kernel/dialogue'
import type { Phrase } from '../../../../kernel/phrase'
import { ownerOf } from '../../../kit/owner'
import type { OddsRow } from '../../../pack/odds'
import type { Procedure, Reckoning } from '../../../pack/procedure'
import { trackOf } from '../../card-parts'
import { rulingOf } from '../../house-rules'
import { sheetOf } from '../../stand-data'
import { areFriends } from '../in-the-air/air-stand'
import { atMost, countsOf, rowsOf } from '../in-the-air/chances'
import { exactly } from '../../../kit/exactly'
import { goesBy } from '../in-the-air/goes-by'
import { loseAircraft } from '../in-the-air/lose-aircraft'
import { reckonSaves } from '../in-the-air/reckon-saves'
import { says } from '../in-the-air/says'
import { onAircraft } from '../in-the-air/sheet'
import { chanceOf, reckonOnTarget, throwOnTarget } from '../on-target'
import { chanceOfFailure, throwSaves } from '../saving-throw'
import { warnPower } from '../turn/power'
import { aaFields, checkAa, readAa, type AaLaid } from './aa-laid'
import { aaSaveModifiers, aaSum } from './aa-sum'
import type { Input } from '../../../pack/input'

/** A ship, small craft or a place ashore shoots at a stand of aircraft (9.9): D20 a factor, then saving throws. */
export const antiAircraft: Procedure = {
  name: 'antiAircraft',
  nobody: { by: 'no-guns-at-aircraft', at: 'no-aircraft-flying' },
  phases: ['action'],
  lookUp: onAircraft.aa,
  inputs: aaFields,
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
  const laid = readAa(state, input)
  return [
    reckonOnTarget(says(`title.${laid.weapon}`, { ship: shipName(laid.by) }), aaSum(state, laid), laid.attacks),
    reckonSaves(says('title.save'), aaSaveModifiers(laid)),
  ]
}

/** Hits, and what is lost to them: exact, as long as a hit does what the default of `aaHit` says. */
function odds(state: GameState, input: Input): readonly OddsRow[] {
  const laid = readAa(state, input)
  const hit = chanceOf(aaSum(state, laid))
  const lost = hit * chanceOfFailure(aaSaveModifiers(laid))
  return [
    ...rowsOf('hits', countsOf(laid.attacks, hit)),
    ...rowsOf('lost', atMost(countsOf(laid.attacks, lost), laid.at.aircraft)),
  ]
}

function* run(table: RuleDraft, input: Input): Dialogue<Phrase> {
  const laid = readAa(table.settled, input)
  const { by, at, weapon, attacks } = laid
  const counted = sheetOf(by.document).kind === 'smallCraft' ? 'vessels' : weapon
  goesBy(table, by.id, ['crewQuality', 'splash', counted])
  goesBy(table, at.ship.id, ['aircraft', 'flak'])
  const stand = shipName(at.ship)
  const ship = shipName(by)
  const attack = {
    key: 'aa',
    dice: attacks,
    who: `${ship} ${weapon.toUpperCase()}`,
    to: ownerOf(table.state, by.id),
    sum: aaSum(table.settled, laid),
    lookUp: onAircraft.aa,
  }
  const hits = yield* throwOnTarget(table, attack)
  if (hits === 0) return says('done.aaMisses', { ship, stand })
  return says('done.aa', { ship, stand, n: yield* strikes(table, laid, hits) })
}

/** Ruling `aaHit`: a flak marker and a saving throw each, or as the table says. */
function* strikes(table: RuleDraft, laid: AaLaid, hits: number): Dialogue<number> {
  const { at } = laid
  const stand = shipName(at.ship)
  const to = ownerOf(table.state, at.ship.id)
  const does = yield* whatHitsDo(table, laid)
  if (does !== 'save') {
    const effect = { type: 'trackMoved', ship: at.ship.id, track: trackOf('flak'), by: hits } as const
    table.apply(effect, says('flakLaid', { stand, n: hits }))
  }
  if (does === 'flak') return 0
  const modifiers = aaSaveModifiers(laid)
  const failed = yield* throwSaves(table, { key: 'save', hits, who: stand, to, modifiers, lookUp: onAircraft.aaSave })
  return loseAircraft(table, at.ship.id, failed)
}

const ways = ['flakAndSave', 'flak', 'save'] as const

function* whatHitsDo(table: RuleDraft, { at }: AaLaid): Dialogue<(typeof ways)[number]> {
  if (rulingOf(table.state, 'aaHit') !== 'ask') return 'flakAndSave'
  const options = ways.map((value) => ({ value, say: says(`hit.${value}`) }))
  const put = { to: ownerOf(table.state, at.ship.id), ask: says('ask.aaHit'), lookUp: onAircraft.aa }
  return yield* choose('hit', options, 'flakAndSave', put)
}
