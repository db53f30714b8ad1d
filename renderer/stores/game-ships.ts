import { shallowRef, type Ref, type ShallowRef } from 'vue'
import { commanderOf as commanderIn } from '#shared/game/ship-name'
import type { GameState, ShipInPlay } from '#shared/game/state'
import type { ShipId } from '#shared/kernel/ids'
import { onCard } from '#shared/rules/kit/on-card'
import type { Condition, RulesPack } from '#shared/rules/pack/rules-pack'

/**
 * The ships of the shown table, one by one, as their cards show them: who reads a ship is updated when she changes, and not
 * when another does.
 */
export function shipsShown(state: Ref<GameState | undefined>, pack: Ref<RulesPack | null>) {
  const held = new Map<ShipId, ShallowRef<ShipInPlay | undefined>>()
  /** Her figures depend on the rulings too: another ruling recalculates all. */
  const rulings = shallowRef(state.value?.houseRules ?? {})
  let conditions = new WeakMap<ShipInPlay, Condition>()
  /** The table that the ships are in step with. */
  let followed: GameState | undefined

  /** Brings every ship that is read in step with the table. Where only ships differ, the others are not asked about. */
  function follow(): void {
    const houseRulesNow = state.value?.houseRules
    if (houseRulesNow && houseRulesNow !== rulings.value) {
      conditions = new WeakMap()
      rulings.value = houseRulesNow
    }
    const now = state.value
    const before = now && followed && onlyShipsDiffer(followed, now) ? followed : undefined
    for (const [id, ship] of held) if (!before || before.ships[id] !== now!.ships[id]) ship.value = shown(id)
    followed = now
  }

  function shown(id: ShipId): ShipInPlay | undefined {
    const table = state.value
    return table && pack.value ? onCard(pack.value, table, id) : table?.ships[id]
  }

  function forget(): void {
    held.clear()
    followed = undefined
  }

  function ship(id: ShipId): ShipInPlay | undefined {
    let one = held.get(id)
    if (!one) held.set(id, (one = shallowRef(shown(id))))
    return one.value
  }

  function conditionOf(id: ShipId): Condition | undefined {
    const inPlay = ship(id)
    const houseRules = rulings.value
    if (!inPlay || !pack.value) return undefined
    let known = conditions.get(inPlay)
    if (!known) conditions.set(inPlay, (known = pack.value.condition(inPlay, { houseRules })))
    return known
  }

  function commanderOf(id: ShipId): string | null {
    const inPlay = ship(id)
    return inPlay ? commanderIn(inPlay) : null
  }

  return { follow, forget, ship, conditionOf, commanderOf }
}

function onlyShipsDiffer(before: GameState, now: GameState): boolean {
  for (const part in now) {
    const key = part as keyof GameState
    if (key !== 'ships' && before[key] !== now[key]) return false
  }
  return true
}
