import type { RuleDraft } from '../../../../game/rule-draft'
import { shipName } from '../../../../game/ship-name'
import type { GameState, ShipInPlay } from '../../../../game/state'
import { choose, type Dialogue } from '../../../../kernel/dialogue'
import type { Phrase } from '../../../../kernel/phrase'
import { refused } from '../../../../kernel/result'
import { exactly } from '../../../kit/exactly'
import { form, type ValuesOf } from '../../../kit/form'
import { ownerOf } from '../../../kit/owner'
import { procedure } from '../../../kit/procedure'
import type { OddsRow } from '../../../pack/odds'
import type { Reckoning } from '../../../pack/procedure'
import { equipmentBox, trackOf } from '../../ship/shape'
import { dataOf, factorsOf } from '../../ship/stand-data'
import { has, isLost, standsOn, floats } from '../../ship/state'
import { rulingOf } from '../../table/house-rules'
import { aaModifiers, aaSaves, hitPointSaves } from '../../tables/air'
import { worth } from '../../tables/turn'
import {
  chanceOf,
  chanceOfFailure,
  crewQualityOf,
  isLand,
  lose,
  type OnTargetSum,
  reckonOnTarget,
  reckonSaves,
  splashOn,
  throwOnTarget,
  throwSaves,
} from '../throws/on-target'
import type { Modifier } from '../throws/sum'
import { warnPower } from '../turn/turn'
import {
  airStandOf,
  atMost,
  counts,
  countsEach,
  countsOf,
  dependsOn,
  onAircraft,
  raidersOffer,
  rowsOf,
  says,
  warnFriends,
} from './air-stands'

/** Weapons against aircraft, in the printed order. */
const aaWeapons = ['lrf', 'mrf', 'crf'] as const
type AaWeapon = (typeof aaWeapons)[number]

const aaForm = form()
  .ship(
    'by',
    (state) => ({
      among: Object.values(state.ships).filter((ship) => weaponsOf(ship).length > 0),
      beside: sayFactors,
      nobody: 'no-guns-at-aircraft',
    }),
    (_state, { by }) => (weaponsOf(by).length > 0 ? undefined : refused('aa-no-factors', { ship: shipName(by) })),
  )
  .needs('by')
  .ship(
    'at',
    (state, { by }) => raidersOffer(state, by),
    (_state, { at }) => (airStandOf(at) ? undefined : refused('no-aircraft-there')),
  )
  .choice('weapon', (_state, { by }) => {
    return { among: weaponsOf(by), wrong: refused('aa-no-such-weapon', { ship: shipName(by) }) }
  })
  .number('attacks', (_state, { by, weapon }) => {
    const most = Math.max(1, attacksWith(by, weapon ?? 'lrf'))
    return { least: 1, most, default: most, wrong: refused('aa-attacks', { ship: shipName(by), most }) }
  })
  // LRF reaches two range bands, the others one.
  .number('bands', (_state, { weapon }) =>
    weapon === 'lrf' ? { least: 1, most: 2, default: 1, wrong: 'aa-bands' } : undefined,
  )
  .yesNo('radarSees', (_state, { by, weapon }) => (weapon && radarHelps(by, weapon) ? { default: true } : undefined))
  .derived('stand', (_state, { at }) => airStandOf(at))
  .needs('stand')

type Values = ValuesOf<typeof aaForm>

/** A ship, small craft or a place ashore shoots at a stand of aircraft (9.9): D20 a factor, then saving throws. */
export const antiAircraft = procedure({
  name: 'antiAircraft',
  phases: ['action'],
  lookUp: onAircraft.aa,
  form: aaForm,
  warnings: (state, { by, at }) => [...warnFriends(state, by, at), ...warnPower(state, by)],
  reckoning,
  odds: exactly(odds),
  run,
})

/** Attacks that she has with a weapon now: factors, of small craft times the scale of their vessels. */
function attacksWith(by: ShipInPlay, weapon: AaWeapon): number {
  const data = dataOf(by.document)
  if (data.kind === 'smallCraft') return factorsOf(data)[weapon] * worth(standsOn(by, 'vessels'))
  return standsOn(by, weapon)
}

function weaponsOf(by: ShipInPlay): readonly AaWeapon[] {
  return floats(by) ? aaWeapons.filter((weapon) => attacksWith(by, weapon) > 0) : []
}

/** `LRF 8 CRF 12` */
function sayFactors(ship: ShipInPlay): Phrase {
  const each = weaponsOf(ship).map((weapon) => `${weapon.toUpperCase()} ${attacksWith(ship, weapon)}`)
  return says('beside.factors', { factors: each.join(' ') })
}

/** DPAA radar; LRF lose its +1 with the gunnery radar of the ship (critical damage, sensors). */
function radarHelps(by: ShipInPlay, weapon: AaWeapon): boolean {
  return has(by, 'dpaaRadar') && (weapon !== 'lrf' || !isLost(by, equipmentBox('gunneryRadar')))
}

/** 9.9: what a factor needs to hit aircraft. */
function aaSum(state: GameState, { by, at, bands, radarSees }: Values): OnTargetSum {
  return {
    needed: Number(rulingOf(state, 'aaNeeded')),
    of: says('base.aa'),
    modifiers: [
      counts('crewQuality', crewQualityOf(by)),
      ...(radarSees ? [counts('dpaaRadar', aaModifiers.dpaaRadar)] : []),
      ...(bands === 2 ? [counts('lrfAtTwoBands', aaModifiers.lrfAtTwoBands)] : []),
      countsEach('splashOnFirer', aaModifiers.marker, splashOn(by)),
      countsEach('flakOnStand', aaModifiers.marker, standsOn(at, 'flak')),
    ],
    rerolls: isLand(by) ? [says('reroll.shore')] : [],
  }
}

/** Modifiers of the saving throw against each hit. */
function savesOf({ by, stand, weapon }: Values): readonly Modifier[] {
  const { hitPoints } = stand.data
  const step = hitPointSaves.findLast(({ from }) => hitPoints >= from)
  return [
    ...(weapon === 'lrf' && factorsOf(dataOf(by.document)).aaPlus ? [counts('aaPlus', aaSaves.aaPlus)] : []),
    counts('hitPoints', step?.modifier ?? 0, { points: hitPoints }),
  ]
}

function reckoning(state: GameState, values: Values): readonly Reckoning[] {
  const title = says(`title.${values.weapon}`, { ship: shipName(values.by) })
  return [reckonOnTarget(title, aaSum(state, values), values.attacks), reckonSaves(says('title.save'), savesOf(values))]
}

/** Odds of hits and losses: exact for the default of `aaHit`. */
function odds(state: GameState, values: Values): readonly OddsRow[] {
  const { attacks, stand } = values
  const hit = chanceOf(aaSum(state, values))
  const lost = hit * chanceOfFailure(savesOf(values))
  return [...rowsOf('hits', countsOf(attacks, hit)), ...rowsOf('lost', atMost(countsOf(attacks, lost), stand.aircraft))]
}

function* run(table: RuleDraft, values: Values): Dialogue<Phrase> {
  const { by, at, weapon, attacks } = values
  dependsOn(table, by.id, ['crewQuality', 'splash', dataOf(by.document).kind === 'smallCraft' ? 'vessels' : weapon])
  dependsOn(table, at.id, ['aircraft', 'flak'])
  const stand = shipName(at)
  const ship = shipName(by)
  const hits = yield* throwOnTarget(table, {
    key: 'aa',
    dice: attacks,
    who: `${ship} ${weapon.toUpperCase()}`,
    to: ownerOf(table.state, by.id),
    sum: aaSum(table.settled, values),
    lookUp: onAircraft.aa,
  })
  if (hits === 0) return says('done.aaMisses', { ship, stand })
  return says('done.aa', { ship, stand, n: yield* scoreHits(table, values, hits) })
}

/** Ruling `aaHit`: a flak marker and a saving throw each, or the players are asked. */
function* scoreHits(table: RuleDraft, values: Values, hits: number): Dialogue<number> {
  const { at } = values
  const does = yield* whatHitsDo(table, at)
  if (does !== 'save') {
    const effect = { type: 'trackMoved', ship: at.id, track: trackOf('flak'), by: hits } as const
    table.apply(effect, says('flakLaid', { stand: shipName(at), n: hits }))
  }
  if (does === 'flak') return 0
  const thrown = { key: 'save', hits, modifiers: savesOf(values), lookUp: onAircraft.aaSave }
  return lose(table, at.id, 'aircraft', yield* throwSaves(table, at, thrown))
}

const ways = ['flakAndSave', 'flak', 'save'] as const

function* whatHitsDo(table: RuleDraft, at: ShipInPlay): Dialogue<(typeof ways)[number]> {
  if (rulingOf(table.state, 'aaHit') !== 'ask') return 'flakAndSave'
  const options = ways.map((value) => ({ value, say: says(`hit.${value}`) }))
  const prompt = { to: ownerOf(table.state, at.id), ask: says('ask.aaHit'), lookUp: onAircraft.aa }
  return yield* choose('hit', options, 'flakAndSave', prompt)
}
