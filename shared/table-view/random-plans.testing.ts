import fc from 'fast-check'
import { disclosures, type Disclosure, type DisclosurePlan } from './disclosure'
import { layouts, textSizes, type TablePlan } from './table-plan'
import type { GameState, ShipInPlay } from '../game/state'
import { fieldId, shipId, squadronId, trackId, type BoxId, type ShipId } from '../kernel/ids'
import type { Mark } from '../game/mark'

/** Marks, tracks and a commander for any ship, as a player may set them. */
export const anyMarks = fc.record({
  boxes: fc.dictionary(
    fc.tuple(fc.integer({ min: 1, max: 10 }), fc.integer({ min: 1, max: 6 })).map(([x, y]) => `${x}-${y}`),
    fc.subarray<Mark>(['struck', 'flooded', 'burning', 'out', 'repaired'], { minLength: 1 }),
    { maxKeys: 8 },
  ),
  flotation: fc.integer({ min: 0, max: 30 }),
  fire: fc.integer({ min: 0, max: 6 }),
  flooding: fc.integer({ min: 0, max: 5 }),
  speed: fc.integer({ min: 0, max: 16 }),
  commander: fc.constantFrom(null, 'Vice-Admiral Nemo'),
})
export type AnyMarks = typeof anyMarks extends fc.Arbitrary<infer Value> ? Value : never

export function withMarks(
  ship: ShipInPlay,
  { boxes, flotation, fire, flooding, speed, commander }: AnyMarks,
): ShipInPlay {
  const tracks = { flotation, fire, flooding, speed }
  return {
    ...ship,
    boxes: boxes as Record<BoxId, readonly Mark[]>,
    tracks: { ...ship.tracks, ...Object.fromEntries(Object.entries(tracks).map(([id, to]) => [trackId(id), to])) },
    fields: { ...ship.fields, [fieldId('commander')]: commander },
  }
}

export function withShip(state: GameState, id: ShipId, change: (ship: ShipInPlay) => ShipInPlay): GameState {
  return { ...state, ships: { ...state.ships, [id]: change(state.ships[id]!) } }
}

const level = fc.constantFrom(...disclosures)

/** Any plan at all for the ships, squadrons and sides of a table. */
export function planOf({ ships, sides, squadrons }: GameState): fc.Arbitrary<TablePlan> {
  const anyShip = fc.constantFrom(...(Object.keys(ships) as ShipId[]), shipId('nobody'))
  const anySquadron = fc.constantFrom(...squadrons.map(({ id }) => id), squadronId('none'))
  const anySide = fc.constantFrom(...sides.map(({ id }) => id))
  return fc.record({
    layout: fc.constantFrom(...layouts),
    pinned: fc.record({ ship: fc.option(anyShip), squadron: fc.option(anySquadron) }),
    disclosure: fc.record({
      usual: level,
      sides: fc.dictionary(anySide, level) as fc.Arbitrary<DisclosurePlan['sides']>,
      ships: fc.dictionary(anyShip, level) as fc.Arbitrary<DisclosurePlan['ships']>,
    }),
    textPx: fc.constantFrom(...textSizes),
    isBlank: fc.boolean(),
    theme: fc.constant('day'),
  })
}

/** The plan with one ship at a level of her own. */
export function planWith(of: TablePlan, ship: ShipId, to: Disclosure): TablePlan {
  return { ...of, disclosure: { ...of.disclosure, ships: { ...of.disclosure.ships, [ship]: to } } }
}
