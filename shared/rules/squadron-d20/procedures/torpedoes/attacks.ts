import type { Effect } from '../../../../game/effect'
import type { GameState, ShipInPlay } from '../../../../game/state'
import { markerId, type MarkerId } from '../../../../kernel/ids'
import { own } from '../../../../kernel/own'
import type { Phrase } from '../../../../kernel/phrase'
import { shipById } from '../../../kit/on-table'
import { ownerOf } from '../../../kit/owner'
import type { FormField } from '../../../pack/procedure'
import type { MarkerKind, TorpedoAttack, TorpedoArc } from '../../table/markers'
import { torpedoArcs } from '../../table/markers'
import { dataOf, torpedoesOf } from '../../ship/stand-data'
import type { TorpedoSetting } from '../../ship/figures'
import { nameOf } from '../on-target'
import { says } from '../on-target/says'
import { signed } from '../throws/crew-test'
import type { Marker } from '../../../../game/mark'

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

/** Settings of the torpedoes of a stand; none for one without. */
export function settingsOf(stand: ShipInPlay): readonly TorpedoSetting[] {
  const data = dataOf(stand.document)
  if (data.kind === 'smallCraft') return data.torpedoes?.settings ?? []
  return torpedoesOf(data)?.settings ?? []
}

/** The settings of a stand to choose from, the fastest first. */
export function settingField(stand: ShipInPlay | undefined): FormField {
  const settings = stand ? settingsOf(stand) : []
  const named = ({ knots, rangeBands: bands, modifier }: TorpedoSetting) =>
    says('torpedoes.setting', { knots, bands, modifier: signed(modifier) })
  return {
    kind: 'choice',
    name: 'setting',
    among: settings.map(({ knots }) => String(knots)),
    names: Object.fromEntries(settings.map((setting) => [String(setting.knots), named(setting)])),
    default: settings[0] ? String(settings[0].knots) : null,
  }
}

/** The setting that an attack was declared with, if its stand has it. */
export function settingOf(state: GameState, { by, knots }: RunningAttack): TorpedoSetting | undefined {
  const firer = shipById(state, by)
  return firer && settingsOf(firer).find((setting) => setting.knots === knots)
}

function nameIn(state: GameState, id: string): string {
  const stand = shipById(state, id)
  return stand ? nameOf(stand) : id
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
    arc: torpedoArcs.find((arc): arc is TorpedoArc => arc === text('arc')) ?? 'beam',
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
