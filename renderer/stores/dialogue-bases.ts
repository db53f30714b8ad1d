import { shallowReactive, watch, type Ref } from 'vue'
import type { Bridge } from '#shared/bridge/contract'
import type { GameState, OpenDialogue } from '#shared/game/state'
import type { GameId } from '#shared/kernel/ids'

interface Evening {
  readonly id: GameId | null
  /** Looking back waits for it. */
  readonly verified: boolean
}

/** The tables on which open dialogues were begun. Those of an earlier evening are asked for. */
export function dialogueBases(bridge: Bridge, game: Evening, open: Ref<readonly OpenDialogue[]>) {
  const bases = shallowReactive(new Map<number, GameState>())
  const asked = new Set<number>()

  const stopReading = watch([open, () => game.verified], read, { immediate: true })
  const stopFollowing = watch(
    () => game.id,
    () => {
      bases.clear()
      asked.clear()
    },
  )

  function read(): void {
    const { id, verified } = game
    if (!verified || id === null) return
    for (const { base } of open.value) {
      if (bases.has(base) || asked.has(base)) continue
      asked.add(base)
      void bridge.gameStateAt({ game: id, seq: base }).then(
        (answer) => (answer.ok && game.id === id ? bases.set(base, answer.value) : asked.delete(base)),
        () => asked.delete(base),
      )
    }
  }

  return {
    /** `undefined` while it is being read. */
    of: ({ base }: OpenDialogue): GameState | undefined => bases.get(base),
    keep: (base: number, table: GameState): void => void bases.set(base, table),
    stop(): void {
      stopReading()
      stopFollowing()
    },
  }
}
