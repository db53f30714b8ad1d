import { shallowRef } from 'vue'
import type { ShipDocument } from '#shared/documents/ship'
import { fold, initialState } from '#shared/game/fold'
import type { HeadLine, LineOf } from '#shared/game/journal-line'
import { OptimisticTable } from '#shared/game/optimistic'
import type { GameState } from '#shared/game/state'
import { boxId, shipId, type BoxId, type ShipId } from '#shared/kernel/ids'
import type { RulesPack } from '#shared/rules/pack/rules-pack'
import { perfidiousAlbion } from '#shared/rules/perfidious-albion/index'
import type { HullCell } from '#shared/rules/perfidious-albion/ship/ship'
import { en } from '#shared/rules/words'
import { speaker } from '#shared/words/speak'
import { shipsShown } from '../../renderer/stores/game-ships'

export const words = speaker(en)

/** The ships of a table as the store of the game shows them, without a journal behind it. */
export function benchShips(from: GameState) {
  const state = shallowRef<GameState | undefined>(from)
  const shown = shipsShown(state, shallowRef<RulesPack | null>(perfidiousAlbion))
  const confirmed = (lastSeq: number, state: GameState) => ({ lastSeq, lastCrc: '', state, undo: null, redo: null })
  let table = new OptimisticTable(perfidiousAlbion, confirmed(0, from))

  function show(next: GameState): void {
    state.value = next
    shown.follow()
  }

  return {
    ship: shown.ship,
    show,
    /** A tap on a box, counted as the store counts it: an entry, the fold, the ships that changed. */
    tap(ship: ShipId, box: BoxId): void {
      const on = !table.live.ships[ship]?.boxes[box]
      const effects = [{ type: 'marked', ship, box, mark: 'struck', on } as const]
      table.push([{ kind: 'step', label: { key: 'steps.mark.struck.on' }, by: 'hand', effects }])
      show(table.live)
    },
    /** The journal has it all. */
    saved(): void {
      table = new OptimisticTable(perfidiousAlbion, confirmed(table.lastSeq, table.live))
    },
  }
}
export type Ships = ReturnType<typeof benchShips>

/** Every cell of the grid is hull, and holds something: 60 cells. */
const cells: HullCell[] = Array.from({ length: 60 }, (_, i) => {
  const section = (i % 10) + 1
  const deck = Math.floor(i / 10) + 1
  const holds: HullCell['holds'] =
    deck <= 4
      ? [{ kind: 'gun', letter: 'B', count: 2, arc: 'broadsides', mount: 'casemate' }]
      : [section % 2 === 0 ? { kind: 'propulsion' } : { kind: 'torpedoTube', count: 1, arc: 'broadsides' }]
  return { at: `${section}-${deck}`, armour: deck === 4 ? 7 : (section + deck) % 6, fireMark: i % 9 === 0, holds }
})

/** 28 boxes of flotation, 8 of fire, 6 of flooding and 6 speed levels: 48 track boxes. */
const data = {
  tonnage: 14_890,
  crewQuality: 3,
  turningCirclesInches: [4, 3],
  technologyPercent: 0,
  torpedo: { type: '18″', twoTurn: false, carried: 5 },
  flotation: 28,
  fireTrackBoxes: 6,
  speedLevels: [16, 13, 10, 6, 3, 0],
  cells,
  profile: { bow: 'ram', stern: 'cruiser', funnels: [{ at: 45 }] },
}

/** A fleet has a class for every dozen ships or so; ships of a class share their document. */
const documents: ShipDocument[] = Array.from({ length: 16 }, (_, i) => ({
  format: 'spotting-top/ship',
  version: 1,
  pack: perfidiousAlbion.id,
  slug: `ship-${i}`,
  name: `Ship ${i}`,
  prefix: 'H.M.S.',
  navy: 'royal-navy',
  class: 'Bench class',
  type: 'First-class battleship',
  year: 1895,
  unofficial: true,
  data: structuredClone(data),
}))

export const boxes: readonly BoxId[] = cells.map(({ at }) => boxId(at))
export const shipIds = (count: number): readonly ShipId[] =>
  Array.from({ length: count }, (_, i) => shipId(`ship-${i}`))

/** A table with so many ships, all fresh. */
export function tableOf(count: number): GameState {
  const ships = shipIds(count).map((id, i) => ({ id, document: documents[i % documents.length]! }))
  const setup = { title: 'Bench', table: {}, houseRules: {}, sides: [{ id: 'a', name: 'A', flag: '' }] }
  const squadrons = [{ id: 'line', side: 'a', name: 'Line', ships }]
  const head = { kind: 'head', pack: perfidiousAlbion.id, setup: { ...setup, squadrons } } as unknown as HeadLine
  return initialState(perfidiousAlbion, head, perfidiousAlbion.phases[0]!)
}

/** The same box struck (or cleared) on each of these ships, by one entry. */
export function struck(state: GameState, ships: readonly ShipId[], box: BoxId, on: boolean): GameState {
  const effects = ships.map((ship) => ({ type: 'marked', ship, box, mark: 'struck', on }) as const)
  const step: LineOf<'step'> = { kind: 'step', seq: 1, at: 0, label: { key: '' }, by: 'hand', effects }
  return fold(perfidiousAlbion, { state, conflicts: [] }, [step]).state
}
