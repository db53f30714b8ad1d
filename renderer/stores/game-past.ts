import { computed, shallowRef } from 'vue'
import type { Bridge } from '#shared/bridge/contract'
import type { GameState } from '#shared/game/state'
import type { GameId } from '#shared/kernel/ids'
import type { Refusal } from '#shared/kernel/result'

/** The table as it was after an earlier line, while it is looked back at. */
export function pastOf(bridge: Bridge, openGame: () => GameId | null, refused: (reason: Refusal) => void) {
  const past = shallowRef<{ readonly seq: number; readonly state: GameState } | null>(null)

  async function look(seq: number): Promise<void> {
    const game = openGame()
    if (game === null) return
    // Without a connection there is nothing to look at; that it is lost is shown elsewhere.
    const answer = await bridge.gameStateAt({ game, seq }).catch(() => null)
    if (!answer || openGame() !== game) return
    if (answer.ok) past.value = { seq, state: answer.value }
    else refused(answer)
  }

  return {
    state: computed(() => past.value?.state),
    seq: computed(() => past.value?.seq ?? null),
    look,
    /** The table after a line, from somebody who knows it already. */
    show: (seq: number, state: GameState) => void (past.value = { seq, state }),
    leave: () => void (past.value = null),
  }
}
