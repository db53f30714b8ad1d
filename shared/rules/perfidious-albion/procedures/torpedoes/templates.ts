import type { GameState, ShipInPlay } from '../../../../game/state'
import { isSpent } from '../../../../game/markers'
import { shipName } from '../../../../game/ship-name'
import { markerId, type MarkerId, type ShipId } from '../../../../kernel/ids'
import { own } from '../../../../kernel/own'
import type { Phrase } from '../../../../kernel/phrase'
import { says } from '../turn/says'
import type { Marker } from '../../../../game/mark'

/** Maximum range 6 inches; the modern kind runs 12 over two turns, 6 in each. @source Sheet, "Torpedoes" */
export const runInches = 6
const modernTurns = 2

const kind = 'torpedo'

/** A template as it lies on the table. */
export interface Template {
  readonly id: MarkerId
  /** The ship that fired. */
  readonly by: ShipId
  readonly torpedoes: number
  /** `18″` */
  readonly type: string
  readonly bearing: string
  readonly ranInches: number
  readonly turnLaunched: number
  /** Its turns are over: it has to be lifted. */
  readonly isSpent: boolean
}

export function templatesOnTable(state: GameState): readonly Template[] {
  return state.markers.filter((marker) => marker.kind === kind).map((marker) => templateOf(state, marker))
}

export function templateById(state: GameState, id: unknown): Template | undefined {
  return templatesOnTable(state).find((template) => template.id === id)
}

/** What a template is called in a list. */
export function templateName(state: GameState, { by, torpedoes, turnLaunched, bearing }: Template): Phrase {
  const ship = own(state.ships, by)
  return says(`torpedo.template.${bearing}`, { ship: ship ? shipName(ship) : by, n: torpedoes, turn: turnLaunched })
}

/** A template among the markers of the table; nothing for a marker of another kind. */
export function callMarker(state: GameState, marker: Marker): Phrase | undefined {
  return marker.kind === kind ? templateName(state, templateOf(state, marker)) : undefined
}

function templateOf(state: GameState, marker: Marker): Template {
  const figure = (name: string) => Number(own(marker.values, name) ?? 0)
  const text = (name: string) => String(own(marker.values, name) ?? '')
  return {
    id: marker.id,
    by: text('by') as ShipId,
    torpedoes: figure('torpedoes'),
    type: text('type'),
    bearing: text('bearing'),
    ranInches: figure('ranInches'),
    turnLaunched: marker.turnLaid,
    isSpent: isSpent(marker, state.turn),
  }
}

/** Places a template; `livesTurns` is 2 for the kind that runs on. */
export function placedTemplate(
  state: GameState,
  ship: ShipInPlay,
  of: Marker['of'],
  { torpedoes, bearing, type, twoTurn }: { torpedoes: number; bearing: string; type: string; twoTurn: boolean },
) {
  return {
    type: 'markerLaid',
    marker: freeId(state, ship.id),
    kind,
    of,
    turnLaid: state.turn,
    livesTurns: twoTurn ? modernTurns : 1,
    values: { by: ship.id, torpedoes, type, bearing, ranInches: runInches },
  } as const
}

function freeId({ markers, turn }: GameState, ship: ShipId): MarkerId {
  for (let number = 1; ; number++) {
    const id = markerId(`${ship.slice(0, 40)}-torpedo-${turn}-${number}`)
    if (!markers.some((marker) => marker.id === id)) return id
  }
}
