import type { GameState, ShipInPlay } from '../../../../game/state'
import { shipName } from '../../../../game/ship-name'
import { done, refused, type Result } from '../../../../kernel/result'
import { shipById } from '../../../kit/on-table'
import type { FormField } from '../../../pack/procedure'
import { equipmentBox } from '../../ship/card-parts'
import { has, isLost, standsOn } from '../../ship/state'
import { factorsOf, dataOf } from '../../ship/stand-data'
import { worth } from '../../tables/scale'
import { airStandById, airStands, firstRaider, isThere, sayAirStand, type AirStand } from '../in-the-air/air-stand'
import { isWhole } from '../in-the-air/whole-number'
import { says } from '../in-the-air/says'
import type { Input } from '../../../pack/input'

/** Weapons against aircraft, in the printed order. */
const aaWeapons = ['lrf', 'mrf', 'crf'] as const
type AaWeapon = (typeof aaWeapons)[number]

/** LRF reaches two range bands, the others one. */
const bands = { least: 1, most: 2 } as const

/** A ship, small craft or a place ashore that shoots at a stand. */
export interface AaInputs {
  readonly by: ShipInPlay
  readonly at: AirStand
  readonly weapon: AaWeapon
  /** D20s: one a factor. */
  readonly attacks: number
  readonly atTwoBands: boolean
  /** She has DPAA radar, and it sees the stand. */
  readonly seenByRadar: boolean
}

/** Attacks that she has with a weapon now: factors, of small craft times the scale of their vessels. */
function attacksWith(by: ShipInPlay, weapon: AaWeapon): number {
  const data = dataOf(by.document)
  if (data.kind === 'smallCraft') return factorsOf(data)[weapon] * worth(standsOn(by, 'vessels'))
  return standsOn(by, weapon)
}

function weaponsOf(by: ShipInPlay): readonly AaWeapon[] {
  return isThere(by) ? aaWeapons.filter((weapon) => attacksWith(by, weapon) > 0) : []
}

export function aaFields(state: GameState, input: Input): readonly FormField[] {
  const shooters = Object.values(state.ships).filter((ship) => weaponsOf(ship).length > 0)
  const among = shooters.map(({ id }) => id)
  const stands = airStands(state)
  const by = shipById(state, input['by'] ?? among[0])
  const flying = stands.map(({ ship }) => ship.id)
  const weapons = by ? weaponsOf(by) : []
  const weapon = weapons.find((each) => each === input['weapon']) ?? weapons[0] ?? 'lrf'
  const most = by ? attacksWith(by, weapon) : 0
  return [
    {
      kind: 'ship',
      name: 'by',
      among,
      default: among[0] ?? null,
      beside: Object.fromEntries(shooters.map((ship) => [ship.id, sayFactors(ship)])),
    },
    {
      kind: 'ship',
      name: 'at',
      among: flying,
      default: firstRaider(state, by?.id, stands),
      beside: Object.fromEntries(stands.map((stand) => [stand.ship.id, sayAirStand(stand)])),
    },
    { kind: 'choice', name: 'weapon', among: weapons, default: weapon },
    { kind: 'number', name: 'attacks', least: 1, most: Math.max(1, most), default: Math.max(1, most) },
    ...(weapon === 'lrf' ? [{ kind: 'number', name: 'bands', ...bands, default: 1 } as const] : []),
    ...(by && radarHelps(by, weapon) ? [{ kind: 'yesNo', name: 'radarSees', default: true } as const] : []),
  ]
}

/** DPAA radar; LRF lose its +1 with the gunnery radar of the ship (critical damage, sensors). */
function radarHelps(by: ShipInPlay, weapon: AaWeapon): boolean {
  return has(by, 'dpaaRadar') && (weapon !== 'lrf' || !isLost(by, equipmentBox('gunneryRadar')))
}

/** `LRF 8 CRF 12` */
function sayFactors(ship: ShipInPlay) {
  const each = weaponsOf(ship).map((weapon) => `${weapon.toUpperCase()} ${attacksWith(ship, weapon)}`)
  return says('beside.factors', { factors: each.join(' ') })
}

export function checkAa(state: GameState, input: Input): Result<null> {
  const by = shipById(state, input['by'])
  if (!by) return refused('no-such-ship', { field: 'by' })
  const ship = shipName(by)
  if (weaponsOf(by).length === 0) return refused('aa-no-factors', { field: 'by', ship })
  if (!shipById(state, input['at'])) return refused('no-such-ship', { field: 'at' })
  if (!airStandById(state, input['at'])) return refused('no-aircraft-there', { field: 'at' })
  const weapon = weaponsOf(by).find((each) => each === input['weapon'])
  if (!weapon) return refused('aa-no-such-weapon', { field: 'weapon', ship })
  const most = attacksWith(by, weapon)
  if (!isWhole(input['attacks'], 1, most)) return refused('aa-attacks', { field: 'attacks', ship, most })
  const away = input['bands'] ?? bands.least
  if (weapon === 'lrf' && !isWhole(away, bands.least, bands.most))
    return refused('aa-bands', { field: 'bands', ...bands })
  return done(null)
}

/** What `checkAa` has passed. */
export function readAa(state: GameState, input: Input): AaInputs {
  const by = shipById(state, input['by'])
  const at = airStandById(state, input['at'])
  const weapon = aaWeapons.find((each) => each === input['weapon'])
  if (!by || !at || !weapon) throw new Error('AA fire that was not checked')
  return {
    by,
    at,
    weapon,
    attacks: Number(input['attacks']),
    atTwoBands: weapon === 'lrf' && input['bands'] === 2,
    seenByRadar: radarHelps(by, weapon) && input['radarSees'] !== false,
  }
}
