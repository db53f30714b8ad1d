import { shallowReactive, watch, type Ref } from 'vue'
import type { Bridge } from '#shared/bridge/contract'
import type { GameState, OpenDialogue } from '#shared/game/state'
import type { GameId } from '#shared/kernel/ids'

interface Evening {
  readonly id: GameId | null
  /** Looking back waits for it. */
  readonly verified: boolean
}

/** A table, and the line it was read after: a line of another window in between moves the dialogue's place. */
interface Kept {
  readonly base: number
  readonly table: GameState
}

/** The tables on which dialogues were begun. That of an earlier evening is asked for when its dialogue comes to the fore. */
export function dialogueBases(bridge: Bridge, game: Evening, current: Ref<OpenDialogue | undefined>) {
  const kept = shallowReactive(new Map<string, Kept>())
  const asked = new Set<string>()

  watch([current, () => game.verified], read, { immediate: true })
  watch(
    () => game.id,
    () => {
      kept.clear()
      asked.clear()
    },
  )

  /** `undefined` while it is being read. */
  function of({ id, base }: OpenDialogue): GameState | undefined {
    const known = kept.get(id)
    return known?.base === base ? known.table : undefined
  }

  function keep({ id, base }: Pick<OpenDialogue, 'id' | 'base'>, table: GameState): void {
    kept.set(id, { base, table })
  }

  function read(): void {
    const { id, verified } = game
    const dialogue = current.value
    if (!verified || id === null || !dialogue || of(dialogue)) return
    const wanted = `${dialogue.id} ${dialogue.base}`
    if (asked.has(wanted)) return
    asked.add(wanted)
    const failed = () => void asked.delete(wanted)
    void bridge.gameStateAt({ game: id, seq: dialogue.base }).then((answer) => {
      if (answer.ok && game.id === id) keep(dialogue, answer.value)
      else failed()
    }, failed)
  }

  return { of, keep }
}
