import { callEventMarker } from '../../../../game/decks/lasting-words'
import type { Effect } from '../../../../game/effect'
import { type Marker, freeMarker } from '../../../../game/mark'
import type { RuleDraft } from '../../../../game/rule-draft'
import { shipName } from '../../../../game/ship-name'
import type { GameState, ShipInPlay } from '../../../../game/state'
import type { Dialogue } from '../../../../kernel/dialogue'
import type { MarkerId } from '../../../../kernel/ids'
import { own } from '../../../../kernel/own'
import type { Phrase } from '../../../../kernel/phrase'
import { refused } from '../../../../kernel/result'
import { form, type ValuesOf } from '../../../kit/form'
import { shipById } from '../../../kit/on-table'
import { ownerOf } from '../../../kit/owner'
import { procedure } from '../../../kit/procedure'
import { signed } from '../../../kit/reference-sheet'
import { mountBox, torpedoBattery, trackOf } from '../../ship/shape'
import type { TorpedoSetting } from '../../ship/ship'
import { dataOf, torpedoesOf } from '../../ship/stand-data'
import { isLost, standsOn, torpedoMountsThatFire } from '../../ship/state'
import {
  badFirer,
  badTarget,
  dependsOnStanding,
  firersOf,
  friendsOffer,
  hasFired,
  lastAimOf,
  noteFired,
  onFire,
  targetOffer,
  targetsOf,
  warningsOfFire,
} from '../may-fire/firing'
import { agreedSight, cleared, sayVerdict } from '../may-fire/may-fire'
import { assessFire, bandAt, beyondBands, clearOffer, litOffer, rangeOffer, sightOf } from '../may-fire/sight'
import { says } from '../throws/on-target'

const spreads = ['aimed', 'wideSpread'] as const

const declareForm = form()
  .ship(
    'ship',
    (state) => {
      const among = firersOf(state, canLaunch)
      const isFresh = (ship: ShipInPlay) => hasFoe(state, ship) && !hasFired(state, ship.id, 'torpedoes')
      return { among, default: among.find(isFresh) }
    },
    (_state, { ship }) =>
      badFirer(ship) ?? (canLaunch(ship) ? undefined : refused('no-torpedoes', { ship: shipName(ship) })),
  )
  .needs('ship')
  .choice('spread', { among: spreads, wrong: 'no-such-spread-kind' })
  .yesNo('friendsToo', (_state, { spread }) => (spread === 'wideSpread' ? undefined : friendsOffer))
  .ship(
    'target',
    (state, { ship, spread, friendsToo }) =>
      spread === 'wideSpread' ? undefined : targetOffer(state, ship, { kinds: torpedoTargets, friendsToo }),
    (_state, { ship, target }) => badTarget(ship, target, torpedoTargets),
  )
  .range(
    'rangeInches',
    (state, { ship }) => ({ ...rangeOffer, default: lastAimOf(state, ship.id).rangeInches ?? rangeOffer.default }),
    beyondBands,
  )
  .thing('setting', (_state, { ship, rangeInches }) => settingOffer(ship, rangeInches))
  .derived('left', (_state, { ship }) => attacksLeft(ship))
  .number('attacks', (_state, { ship, left }) => {
    if (left === null || left === undefined) return undefined
    const wrong = refused('torpedo-attacks-left', { ship: shipName(ship), most: left })
    return { least: 1, most: Math.max(1, left), default: 1, wrong }
  })
  .things(
    'mounts',
    (_state, { ship, left }) => (left === null ? mountsOffer(ship) : undefined),
    (_state, { ship, mounts }) => {
      if (mounts.length === 0) return refused('no-tubes-chosen')
      const out = mounts.find(({ fault }) => fault)
      return out && refused('tubes-out', { ship: shipName(ship), at: out.at + 1 })
    },
  )
  .choice('arc', (_state, { spread }) => {
    return spread === 'wideSpread' ? undefined : ({ among: torpedoArcs, wrong: 'no-such-arc' } as const)
  })
  .yesNo('clear', clearOffer)
  .yesNo('lit', litOffer)

/** Small craft are no target of torpedoes: a side may have none. */
function hasFoe(state: GameState, ship: ShipInPlay): boolean {
  const isFoe = ({ id }: ShipInPlay) => ownerOf(state, id) !== ownerOf(state, ship.id)
  return targetsOf(state, ship, { kinds: torpedoTargets }).some(isFoe)
}

type Values = ValuesOf<typeof declareForm>

/** A torpedo attack is declared in ship movement: a marker holds it until the action phase. */
export const declareTorpedoes = procedure({
  name: 'declareTorpedoes',
  phases: ['shipMovement'],
  lookUp: onFire.mayFire,
  form: declareForm,
  warnings,
  run,
})

const mountsOffer = (ship: ShipInPlay) => ({
  among: tubeMounts(ship),
  key: ({ at }: TubeMount) => `tt-${at}`,
  cannot: ({ fault }: TubeMount) => fault && says(`torpedoes.mountFault.${fault}`),
  names: ({ at, tubes }: TubeMount) => says('torpedoes.mount', { at: at + 1, n: tubes }),
  wrong: refused('no-such-tubes', { ship: shipName(ship) }),
})

const armOf = (spread: Values['spread']) => (spread === 'aimed' ? 'torpedoesAimed' : 'wideSpread')

function warnings(state: GameState, values: Values): readonly Phrase[] {
  const { ship, spread, target, setting } = values
  const sight = sightOf(state, ship, values)
  const assessed = assessFire(armOf(spread), sight, false)
  const bands = setting.rangeBands
  return [
    ...warningsOfFire(state, ship, target),
    ...(assessed.verdict === 'may' ? [] : [sayVerdict(armOf(spread), assessed, sight, shipName(ship))]),
    ...(sight.band > bands ? [says('torpedoes.short', { bands })] : []),
  ]
}

function* run(table: RuleDraft, values: Values): Dialogue<Phrase> {
  const { ship, spread, target, setting, mounts = [], rangeInches, arc = torpedoArcs[0], attacks = 1 } = values
  const { knots } = setting
  dependsOnStanding(table, ship, ...(target ? [target] : []))
  const said = { ship: shipName(ship), target: target ? shipName(target) : '' }
  const sight = yield* agreedSight(table, ship, sightOf(table.settled, ship, values))
  const arm = armOf(spread)
  const wish = { key: arm, who: shipName(ship), hasRadar: false }
  const answers = yield* cleared(table, { arm, firer: ship, target, sight, wishing: [wish] })
  if (!answers.get(wish)?.fires) return says(`torpedoesDone.silent.${spread}`, said)
  empty(table, values)
  noteFired(table, ship.id, 'torpedoes')
  const tubes = mounts.reduce((sum, mount) => sum + mount.tubes, 0)
  const attack = { at: target?.id ?? '', is: spread, knots, tubes, attacks, arc, rangeInches }
  table.apply(placeAttackMarker(table.state, ship, attack), says('torpedoes.recorded', { knots }))
  return says(`torpedoesDone.declared.${spread}`, said)
}

/** Mounts that have launched are out until a player marks them as loaded; small craft count attacks. */
function empty(table: RuleDraft, { ship, attacks, mounts = [] }: Values): void {
  const { id } = ship
  if (attacks !== undefined) {
    table.track(id, trackOf('torpedoAttacks'))
    table.apply({ type: 'trackMoved', ship: id, track: trackOf('torpedoAttacks'), by: -attacks })
    return
  }
  for (const { at } of mounts) {
    const box = mountBox('torpedoes', torpedoBattery, at)
    table.mark(id, box, 'out')
    table.apply({ type: 'marked', ship: id, box, mark: 'out', on: true })
  }
  table.because(says('torpedoes.emptied', { ship: shipName(ship), n: mounts.length }))
}

export const torpedoTargets = ['ship', 'shore'] as const

/** Settings of the torpedoes of a stand; none for one without. */
export function settingsOf(stand: ShipInPlay): readonly TorpedoSetting[] {
  const data = dataOf(stand.document)
  if (data.kind === 'smallCraft') return data.torpedoes?.settings ?? []
  return torpedoesOf(data)?.settings ?? []
}

/**
 * The settings of a stand to choose from by their knots, the fastest first. By default the first that runs so far, which
 * has the best modifier.
 */
export function settingOffer(stand: ShipInPlay, rangeInches?: number) {
  const among = settingsOf(stand)
  return {
    among,
    default: among.find(({ rangeBands }) => bandAt(rangeInches ?? 0) <= rangeBands),
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
interface TubeMount {
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

function attackById(state: GameState, id: unknown): RunningAttack | undefined {
  return attacksOnTable(state).find((attack) => attack.id === id)
}

/** Places the marker of an attack beside the stand that launches it. */
function placeAttackMarker(state: GameState, by: ShipInPlay, attack: Omit<TorpedoAttack, 'by'>): Effect {
  return {
    type: 'markerLaid',
    marker: freeMarker(state, `${by.id.slice(0, 40)}-torpedoes-${state.turn}`),
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

/**
 * Markers on the table beside the stands. A `torpedoes` marker is an attack declared in ship movement and resolved
 * in the action phase; splash and flak markers are tracks of the card they lie on.
 */
const markerKinds = ['torpedoes'] as const
type MarkerKind = (typeof markerKinds)[number]

/** Where it comes from, seen from the target: arcs count against an attack, her side does not. */
export const torpedoArcs = ['beam', 'bow', 'stern'] as const
export type TorpedoArc = (typeof torpedoArcs)[number]

/** Values of a `torpedoes` marker. */
interface TorpedoAttack {
  /** Ids of stands; `at` is empty for a wide spread into an area. */
  readonly by: string
  readonly at: string
  readonly is: 'aimed' | 'wideSpread'
  /** Knots of the setting chosen. */
  readonly knots: number
  /** Tubes of the ship that launched it; 0 for small craft, whose tubes nobody counts. */
  readonly tubes: number
  /** Attacks that run together, a D20 each: 1 but for small craft. */
  readonly attacks: number
  /** As it was declared; the target may turn before it is resolved. */
  readonly arc: TorpedoArc
  readonly rangeInches: number
}

/** What a marker is called in a list: a torpedo attack that was declared, an event that lasts. */
export function callMarker(state: GameState, marker: Marker): Phrase | undefined {
  const attack = attackById(state, marker.id)
  return attack ? attackName(state, attack) : callEventMarker(state, marker)
}
