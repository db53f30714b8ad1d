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
import { equipmentBox, trackOf } from '../../ship/shape'
import { dataOf, factorsOf } from '../../ship/stand-data'
import { has, isLost, standsOn, floats } from '../../ship/state'
import { rulingOf } from '../../table/house-rules'
import { aaModifiers, aaSaves, hitPointSaves } from '../../tables/air'
import { worth } from '../../tables/turn'
import {
  countsOf,
  crewQualityOf,
  isLand,
  lose,
  reckonAttack,
  splashOn,
  throwOnTarget,
  throwSaves,
  type Attack,
} from '../throws/on-target'
import { warnPower } from '../turn/turn'
import {
  airStandOf,
  counts,
  countsEach,
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
  reckoning: (state, values) => {
    const title = says(`title.${values.weapon}`, { ship: shipName(values.by) })
    return reckonAttack(attackOf(state, values), title, says('title.save'))
  },
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

/** 9.9: what a factor needs to hit aircraft, and what counts for the saving throw against each hit. */
function attackOf(state: GameState, values: Values): Attack {
  const { by, at, stand, weapon, attacks, bands, radarSees } = values
  const { hitPoints } = stand.data
  const step = hitPointSaves.findLast(({ from }) => hitPoints >= from)
  return {
    ...{ key: 'aa', dice: attacks, lookUp: onAircraft.aa },
    who: `${shipName(by)} ${weapon.toUpperCase()}`,
    to: ownerOf(state, by.id),
    sum: {
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
    },
    saves: {
      ...{ key: 'save', of: at, lookUp: onAircraft.aaSave },
      modifiers: [
        ...(weapon === 'lrf' && factorsOf(dataOf(by.document)).aaPlus ? [counts('aaPlus', aaSaves.aaPlus)] : []),
        counts('hitPoints', step?.modifier ?? 0, { points: hitPoints }),
      ],
    },
  }
}

/** Odds of hits and losses: exact for the default of `aaHit`. */
function odds(state: GameState, values: Values): readonly OddsRow[] {
  const attack = attackOf(state, values)
  return [...rowsOf('hits', countsOf(attack)), ...rowsOf('lost', countsOf(attack, 'lost', values.stand.aircraft))]
}

function* run(table: RuleDraft, values: Values): Dialogue<Phrase> {
  const { by, at, weapon } = values
  dependsOn(table, by.id, ['crewQuality', 'splash', dataOf(by.document).kind === 'smallCraft' ? 'vessels' : weapon])
  dependsOn(table, at.id, ['aircraft', 'flak'])
  const said = { ship: shipName(by), stand: shipName(at) }
  const attack = attackOf(table.settled, values)
  const hits = yield* throwOnTarget(table, attack)
  if (hits === 0) return says('done.aaMisses', said)
  return says('done.aa', { ...said, n: yield* scoreHits(table, at, attack, hits) })
}

/** Ruling `aaHit`: a flak marker and a saving throw each, or the players are asked. */
function* scoreHits(table: RuleDraft, at: ShipInPlay, { saves }: Attack, hits: number): Dialogue<number> {
  const does = yield* whatHitsDo(table, at)
  if (does !== 'save') {
    const effect = { type: 'trackMoved', ship: at.id, track: trackOf('flak'), by: hits } as const
    table.apply(effect, says('flakLaid', { stand: shipName(at), n: hits }))
  }
  if (does === 'flak' || !saves) return 0
  return lose(table, at.id, 'aircraft', yield* throwSaves(table, saves, hits))
}

const ways = ['flakAndSave', 'flak', 'save'] as const

function* whatHitsDo(table: RuleDraft, at: ShipInPlay): Dialogue<(typeof ways)[number]> {
  if (rulingOf(table.state, 'aaHit') !== 'ask') return 'flakAndSave'
  const options = ways.map((value) => ({ value, say: says(`hit.${value}`) }))
  const prompt = { to: ownerOf(table.state, at.id), ask: says('ask.aaHit'), lookUp: onAircraft.aa }
  return yield* choose('hit', options, 'flakAndSave', prompt)
}
