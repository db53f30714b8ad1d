import type { Effect } from '../../../../game/effect'
import type { Marker } from '../../../../game/mark'
import { shipName } from '../../../../game/ship-name'
import type { GameState, ShipInPlay } from '../../../../game/state'
import { markerId, type MarkerId } from '../../../../kernel/ids'
import { own } from '../../../../kernel/own'
import type { Phrase } from '../../../../kernel/phrase'
import { refused } from '../../../../kernel/result'
import { shipById } from '../../../kit/on-table'
import { ownerOf } from '../../../kit/owner'
import { signed } from '../../../kit/reference-sheet'
import { mountBox, torpedoBattery } from '../../ship/shape'
import type { TorpedoSetting } from '../../ship/ship'
import { dataOf, torpedoesOf } from '../../ship/stand-data'
import { isLost, standsOn, torpedoMountsThatFire } from '../../ship/state'
import { torpedoArcs, type MarkerKind, type TorpedoAttack } from '../../table/markers'
import { says } from '../on-target/on-target'

export const torpedoTargets = ['ship', 'shore'] as const

/** Settings of the torpedoes of a stand; none for one without. */
export function settingsOf(stand: ShipInPlay): readonly TorpedoSetting[] {
  const data = dataOf(stand.document)
  if (data.kind === 'smallCraft') return data.torpedoes?.settings ?? []
  return torpedoesOf(data)?.settings ?? []
}

/** The settings of a stand to choose from by their knots, the fastest first. */
export function settingOffer(stand: ShipInPlay) {
  return {
    among: settingsOf(stand),
    key: ({ knots }: TorpedoSetting) => String(knots),
    names: ({ knots, rangeBands: bands, modifier }: TorpedoSetting) =>
      says('torpedoes.setting', { knots, bands, modifier: signed(modifier) }),
    wrong: refused('torpedo-setting-not-hers', { ship: shipName(stand) }),
  }
}

/** Attacks that small craft have left in their tubes; `null` for a ship, whose mounts are counted. */
export function attacksLeft(stand: ShipInPlay): number | null {
  return dataOf(stand.document).kind === 'smallCraft' ? standsOn(stand, 'torpedoAttacks') : null
}

/** Whether there is a torpedo left in her. */
export function canLaunch(stand: ShipInPlay): boolean {
  if (settingsOf(stand).length === 0) return false
  return (attacksLeft(stand) ?? torpedoMountsThatFire(stand).length) > 0
}

/** A torpedo mount of a card. */
export interface TubeMount {
  readonly at: number
  readonly tubes: number
  /** Why it cannot launch. */
  readonly fault: 'lost' | 'out' | undefined
}

/** Every mount of hers: those that cannot launch say so. */
export function tubeMounts(stand: ShipInPlay): readonly TubeMount[] {
  const ready = torpedoMountsThatFire(stand)
  return (torpedoesOf(dataOf(stand.document))?.mounts ?? []).map(({ tubes }, at) => {
    const fault = isLost(stand, mountBox('torpedoes', torpedoBattery, at)) ? 'lost' : 'out'
    return { at, tubes, fault: ready.includes(at) ? undefined : fault }
  })
}

const kind: MarkerKind = 'torpedoes'

/** An attack as it runs until the action phase. */
export interface RunningAttack extends TorpedoAttack {
  readonly id: MarkerId
  readonly turnLaid: number
}

export function attacksOnTable(state: GameState): readonly RunningAttack[] {
  return state.markers.filter((marker) => marker.kind === kind).map(attackOf)
}

export function attackById(state: GameState, id: unknown): RunningAttack | undefined {
  return attacksOnTable(state).find((attack) => attack.id === id)
}

/** Places the marker of an attack beside the stand that launches it. */
export function placeAttackMarker(state: GameState, by: ShipInPlay, attack: Omit<TorpedoAttack, 'by'>): Effect {
  return {
    type: 'markerLaid',
    marker: freeId(state, `${by.id.slice(0, 40)}-torpedoes-${state.turn}`),
    kind,
    of: ownerOf(state, by.id) as Marker['of'],
    turnLaid: state.turn,
    values: { by: by.id, ...attack },
  }
}

/** What an attack is called in a list: whose, at whom, since when. */
export function attackName(state: GameState, { by, at, is, turnLaid }: RunningAttack): Phrase {
  const values = { ship: nameIn(state, by), target: nameIn(state, at), turn: turnLaid }
  return says(`torpedoes.${is === 'aimed' ? 'called' : 'calledWide'}`, values)
}

function nameIn(state: GameState, id: string): string {
  const stand = shipById(state, id)
  return stand ? shipName(stand) : id
}

/** A damaged journal may hold anything: what is no figure counts as 0. */
function attackOf({ id, turnLaid, values }: Marker): RunningAttack {
  const figure = (name: string) => {
    const value = own(values, name)
    return typeof value === 'number' && Number.isFinite(value) ? value : 0
  }
  const text = (name: string) => String(own(values, name) ?? '')
  return {
    id,
    turnLaid,
    by: text('by'),
    at: text('at'),
    is: text('is') === 'wideSpread' ? 'wideSpread' : 'aimed',
    knots: figure('knots'),
    tubes: figure('tubes'),
    attacks: Math.max(1, figure('attacks')),
    arc: torpedoArcs.find((arc) => arc === text('arc')) ?? 'beam',
    rangeInches: Math.max(0, figure('rangeInches')),
  }
}

/** A name that no marker of the table has. */
function freeId({ markers }: GameState, stem: string): MarkerId {
  for (let number = 1; ; number++) {
    const id = markerId(`${stem}-${number}`)
    if (!markers.some((marker) => marker.id === id)) return id
  }
}
