import { shallowRef } from 'vue'
import { shipsShown } from '../../renderer/stores/game-ships'
import type { GameState } from '#shared/game/state'
import { OptimisticTable } from '#shared/game/optimistic'
import type { BoxId, ShipId } from '#shared/kernel/ids'
import { perfidiousAlbion } from '#shared/rules/perfidious-albion/index'
import type { RulesPack } from '#shared/rules/pack/rules-pack'
import { en } from '#shared/rules/words'
import { speaker } from '#shared/words/speak'

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
