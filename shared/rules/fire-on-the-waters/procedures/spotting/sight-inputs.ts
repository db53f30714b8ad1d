import type { GameState, ShipInPlay } from '../../../../game/state'
import { own } from '../../../../kernel/own'
import { done, refused, type Result } from '../../../../kernel/result'
import { shipById, squadronOf } from '../../../kit/on-table'
import { ownerOf } from '../../../kit/owner'
import type { FormField } from '../../../pack/procedure'
import { shipOf } from '../../ship/ship-data'
import { condition, countOf } from '../../ship/state'
import { isLitUp } from '../events/in-force'
import { firesOf } from '../gunnery/firing-record'
import { acts, actingShips, floats } from '../turn/acting'
import type { SightFacts } from './sight-sum'
import type { Input } from '../../../pack/input'

const asked = [
  'alert',
  'onRadar',
  'targetBeforeShore',
  'targetFiring',
  'targetLit',
  'spotterFineOnBow',
  'spotterFiringElsewhere',
] as const

/** Fields: who looks at whom, and what only the players know; what the cards say is the default. */
export function sightFields(state: GameState, input: Input): readonly FormField[] {
  const spotters = Object.values(state.ships).filter(acts)
  const spotter = shipById(state, input['spotter']) ?? spotters[0]
  const foes = foesOf(state, spotter)
  const target = foes.find(({ id }) => id === input['target']) ?? foes[0]
  const usual: Readonly<Record<(typeof asked)[number], boolean>> = {
    alert: true,
    onRadar: false,
    targetBeforeShore: false,
    targetFiring: target !== undefined && hasFired(state, target),
    targetLit: target !== undefined && (countOf(target, 'burning') > 0 || isLitUp(state, target.id)),
    spotterFineOnBow: false,
    spotterFiringElsewhere: spotter !== undefined && target !== undefined && firesElsewhere(state, spotter, target),
  }
  const isAsked = (name: (typeof asked)[number]) =>
    name !== 'alert' || (isNight(state) && spotter !== undefined && shipOf(spotter.document).nation === 'JUN')
  return [
    { kind: 'ship', name: 'spotter', among: spotters.map(({ id }) => id), default: spotter?.id ?? null },
    { kind: 'ship', name: 'target', among: foes.map(({ id }) => id), default: target?.id ?? null },
    ...asked.filter(isAsked).map((name): FormField => ({ kind: 'yesNo', name, default: usual[name] })),
  ]
}

export function foesOf(state: GameState, ship: ShipInPlay | undefined): readonly ShipInPlay[] {
  if (!ship) return []
  return Object.values(state.ships).filter(
    (other) => floats(other) && ownerOf(state, other.id) !== ownerOf(state, ship.id),
  )
}

export const isNight = (state: GameState): boolean => own(state.table, 'light') === 'night'

/** Gunfire notes the turn in which a ship fired. */
function hasFired(state: GameState, ship: ShipInPlay): boolean {
  const turn = own(state.table, `fired:${ship.id}`)
  return turn === state.turn || turn === state.turn - 1
}

/** Spotting comes before gunfire, so the fire of the last turn counts. */
function firesElsewhere(state: GameState, spotter: ShipInPlay, target: ShipInPlay): boolean {
  return shipOf(spotter.document).batteries.some(({ id }) =>
    firesOf(state, spotter.id, id).some((fire) => fire.turn >= state.turn - 1 && fire.target !== target.id),
  )
}

export function checkSight(state: GameState, input: Input): Result<null> {
  const spotter = shipById(state, input['spotter'])
  if (!spotter) return refused('no-such-ship', { field: 'spotter' })
  if (!acts(spotter)) return refused('ship-out-of-action', { field: 'spotter', ship: spotter.document.name })
  const target = shipById(state, input['target'])
  if (!target || target.id === spotter.id) return refused('no-such-ship', { field: 'target' })
  return done(null)
}

/** Of an input that `checkSight` has passed. */
export function readSight(state: GameState, input: Input) {
  const spotter = shipById(state, input['spotter'])
  const target = shipById(state, input['target'])
  if (!spotter || !target) throw new Error('a look-out that was not checked')
  const filled = Object.fromEntries(
    sightFields(state, input).map(({ name, default: usual }) => [name, own(input, name) ?? usual]),
  )
  const says = (name: (typeof asked)[number]) => filled[name] === true
  const facts: SightFacts = {
    isNight: isNight(state),
    spotterNation: shipOf(spotter.document).nation,
    isAlert: says('alert'),
    targetSpeed: condition(target, state).speed,
    formation: formationOf(state, target),
    onRadar: says('onRadar'),
    targetBeforeShore: says('targetBeforeShore'),
    targetFiring: says('targetFiring'),
    targetLit: says('targetLit'),
    spotterFineOnBow: says('spotterFineOnBow'),
    spotterFiringElsewhere: says('spotterFiringElsewhere'),
  }
  return { spotter, target, facts }
}

/** Ships of her formation that still act, herself counted. */
export function formationOf(state: GameState, ship: ShipInPlay): number {
  const squadron = squadronOf(state, ship.id)
  return squadron ? actingShips(state, squadron).length : 1
}
