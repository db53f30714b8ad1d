import { computed, type Ref } from 'vue'
import type { Effect } from '#shared/game/effects'
import { RuleDraft } from '#shared/game/rule-draft'
import type { GameState, ShipInPlay } from '#shared/game/state'
import type { ShipId } from '#shared/kernel/ids'
import { own } from '#shared/kernel/own'
import { waitingEffects, type Led } from '#shared/rules/led-dialogue'
import type { RulesPack } from '#shared/rules/rules-pack'

/** What is known to come about and does not count yet: damage that waits, and the work of the dialogue on the panel. */
export function comingDamage(live: Ref<GameState | undefined>, pack: Ref<RulesPack | null>, led: Ref<Led | undefined>) {
  const effects = computed((): readonly Effect[] => {
    const waiting = live.value ? waitingEffects(live.value) : []
    return led.value ? [...waiting, ...led.value.worked.effects] : waiting
  })
  const ships = computed(() => {
    if (!live.value || !pack.value || effects.value.length === 0) return undefined
    return new RuleDraft(pack.value, live.value, effects.value, 'table').state.ships
  })

  /** A ship as she is about to be; as she is where nothing is to come. */
  const soon = (ship: ShipId): ShipInPlay | undefined => own(ships.value ?? live.value?.ships ?? {}, ship)

  return { effects, soon }
}
