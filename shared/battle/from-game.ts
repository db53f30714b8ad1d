import type { ScenarioSetup } from '../documents/scenario'
import { freshShip } from '../game/apply-effect'
import type { HeadLine } from '../game/journal-line'
import { shipField } from '../game/ship-fields'
import type { GameState, ShipInPlay } from '../game/state'
import type { FieldId, TrackId } from '../kernel/ids'
import type { Scalar } from '../kernel/scalar'
import { holds } from '../rules/kit/setup-problem'
import type { RulesPack } from '../rules/pack/rules-pack'
import { isOut } from '../rules/pack/standing'
import type { BattleDraft, ShipOfDraft } from './draft'
import { speedTrack } from './problems'
import { marksOf } from './start-marks'

/** The scenario of a game as it began: its ships by their cards in the library. */
export function battleAsBegun({ pack, setup }: Pick<HeadLine, 'pack' | 'setup'>): BattleDraft {
  return {
    ...{ format: 'spotting-top/scenario', version: 1, pack, unofficial: false },
    ...setup,
    squadrons: setup.squadrons.map((squadron) => ({ ...squadron, ships: squadron.ships.map(entered) })),
  }
}

function entered({ document, ...ship }: ScenarioSetup['squadrons'][number]['ships'][number]): ShipOfDraft {
  return { ...ship, ship: document.slug }
}

/** A game as it stands, as a scenario: the ships that are left, with their marks and speeds; what is begun is not in it. */
export function battleAsItStands(
  pack: RulesPack,
  head: Pick<HeadLine, 'pack' | 'setup'>,
  state: GameState,
): BattleDraft {
  const { entries } = Object
  const arrived = new Map(head.setup.squadrons.map(({ id, arrives }) => [id, arrives]))
  const sides = new Set<string>(state.sides.map(({ id }) => id))
  const { victoryFigures: figures } = head.setup
  const left = figures?.turns === undefined ? {} : { turns: Math.max(1, figures.turns - state.turn + 1) }
  const decks = head.setup.decks && { decks: head.setup.decks.filter(({ side }) => sides.has(side)) }
  return {
    ...battleAsBegun(head),
    title: state.title,
    sides: state.sides.map((side) => ({ ...head.setup.sides.find(({ id }) => id === side.id), ...side })),
    orders: Object.fromEntries(entries(head.setup.orders).filter(([side]) => sides.has(side))),
    ...decks,
    ...(figures ? { victoryFigures: { ...figures, ...left } } : {}),
    table: Object.fromEntries(
      entries(state.table).filter(([key, value]) => {
        const fact = Object.hasOwn(pack.table, key) ? pack.table[key] : undefined
        return fact !== undefined && holds(fact, value)
      }),
    ),
    houseRules: state.houseRules,
    squadrons: state.squadrons.map(({ id, side, name, order }) => {
      const turn = arrived.get(id)
      const comesOn = turn === undefined || turn <= state.turn ? {} : { arrives: turn - state.turn + 1 }
      const ships = order
        .flatMap((ship) => state.ships[ship] ?? [])
        .filter((ship) => !isOut(pack.condition(ship, state).standing))
        .map((ship) => standing(pack, ship))
      return { ...{ id, side, name, ships }, ...comesOn }
    }),
  }
}

function standing(pack: RulesPack, ship: ShipInPlay): ShipOfDraft {
  const { fields: fresh } = freshShip(pack, ship.id, ship.document)
  const changed = (Object.entries(ship.fields) as [FieldId, Scalar][]).filter(
    ([field, value]) => value !== fresh[field] && value !== null && field !== shipField.standing,
  )
  const marks = marksOf(pack, ship)
  const speed = speedTrack(pack, ship.document)
  const made = speed && ship.tracks[speed.track as TrackId]
  return {
    ...{ id: ship.id, ship: ship.document.slug },
    ...(changed.length === 0 ? {} : { fields: Object.fromEntries(changed) }),
    ...(made === undefined ? {} : { speed: Math.min(made, pack.condition(ship).maximumSpeed) }),
    ...(marks ? { marks } : {}),
  }
}
