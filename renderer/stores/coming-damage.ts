import { computed, type Ref } from 'vue'
import type { Effect } from '#shared/game/effect'
import { RuleDraft } from '#shared/game/rule-draft'
import type { GameState, ShipInPlay } from '#shared/game/state'
import type { ShipId } from '#shared/kernel/ids'
import { waitingEffects, type ReplayedProcedure } from '#shared/rules/run/replay-procedure'
import { onCard } from '#shared/rules/kit/on-card'
import type { RulesPack } from '#shared/rules/pack/rules-pack'

/** What is known to come about and does not count yet: damage that waits, and the work of a dialogue that is open. */
export function comingDamage(
  live: Ref<GameState | undefined>,
  pack: Ref<RulesPack | null>,
  replayed: Ref<ReplayedProcedure | undefined>,
) {
  const effects = computed((): readonly Effect[] => {
    const waiting = live.value ? waitingEffects(live.value) : []
    return replayed.value ? [...waiting, ...replayed.value.changes.effects] : waiting
  })
  const table = computed(() => {
    if (!live.value || !pack.value || effects.value.length === 0) return live.value
    return new RuleDraft(pack.value, live.value, effects.value, 'table').state
  })

  /** A ship as her card is about to show her; as it does where nothing is to come. */
  const soon = (ship: ShipId): ShipInPlay | undefined =>
    table.value && pack.value ? onCard(pack.value, table.value, ship) : undefined

  return { effects, soon }
}
