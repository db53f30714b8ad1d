import { computed, ref, watch, type Ref } from 'vue'
import type { OpenedCard } from './opened-card'
import { shipsFiring } from '../dialogue/whose'
import { useDialogues } from '../stores/dialogues'
import { useGame } from '../stores/game'
import type { Room } from './room'

/**
 * Who fires and at whom, beside each other where the window has room: of the dialogue under way, or of its form. The
 * player who opens another ship sees her card alone.
 */
export function useSalvoPair(card: Pick<OpenedCard, 'open' | 'openShip'>, room: Ref<Room>) {
  const game = useGame()
  const dialogues = useDialogues()
  const at = ref(0)

  const input = computed(() => {
    if (!room.value.paired || game.readonly) return undefined
    return dialogues.current?.input ?? (dialogues.form.procedure ? dialogues.form.input : undefined)
  })
  // By their ids: a mark, or another range, makes no other pair.
  const named = computed(() => {
    const pair = input.value && game.live && shipsFiring(input.value, game.live)
    return pair ? [pair.target, ...pair.firing].join(' ') : ''
  })
  const pair = computed(() => {
    const found = named.value && input.value && game.live ? shipsFiring(input.value, game.live) : undefined
    const { openShip } = card
    return found && (openShip.value === found.target || found.firing.some((ship) => ship === openShip.value))
      ? found
      : undefined
  })
  watch(
    [() => dialogues.current?.id, () => input.value?.['squadron'], () => input.value?.['target'], named],
    () => {
      const found = input.value && game.live ? shipsFiring(input.value, game.live) : undefined
      at.value = 0
      if (found) card.open(found.target)
    },
    { flush: 'post' },
  )

  /** The one shown of those that fire, and which she is. */
  const shown = computed(() => {
    if (!pair.value) return undefined
    const { firing, target } = pair.value
    const n = at.value % firing.length
    return { firer: firing[n]!, target, n: n + 1, of: firing.length }
  })

  /** The firer before or after; false where no two cards are shown. */
  function step(way: 1 | -1): boolean {
    if (!shown.value) return false
    const { n, of, target } = shown.value
    at.value = (n - 1 + way + of) % of
    card.open(target)
    return true
  }

  return { shown, step }
}

export type SalvoPair = ReturnType<typeof useSalvoPair>['shown']['value']
