import { defineStore } from 'pinia'
import { computed, ref, shallowRef, watch } from 'vue'
import { useGame } from './game'
import { shipLetters, type ShipLetters } from '#shared/game/ship-letters'
import { shipName } from '#shared/game/ship-name'
import type { ShipId } from '#shared/kernel/ids'

/** The letters that open each ship of the game, and what has been typed of them while a ship is sought. */
export const useShipLetters = defineStore('shipLetters', () => {
  const game = useGame()
  const letters = shallowRef<ShipLetters>(new Map())
  /** What has been typed of her letters while a ship is sought, else `null`. */
  const typed = ref<string | null>(null)

  const joined = computed(() => game.head?.setup.squadrons.flatMap(({ ships }) => ships) ?? [])
  const joinedIds = computed(() => new Set(joined.value.map(({ id }) => id)))
  const addedIds = computed(() =>
    (Object.keys(game.live?.ships ?? {}) as ShipId[]).filter((id) => !joinedIds.value.has(id)),
  )
  // By id: a mark changes nobody's letters, and whoever is renamed keeps hers.
  watch(
    [() => game.id, joined, () => addedIds.value.join()],
    ([id], [before]) => {
      const ships = [
        ...joined.value.map(({ id: ship, document, fields = {} }) => ({
          id: ship,
          name: shipName({ document, fields }),
        })),
        ...addedIds.value.map((ship) => ({ id: ship, name: shipName(game.live!.ships[ship]!) })),
      ]
      letters.value = shipLetters(ships, id === before ? letters.value : undefined)
    },
    { immediate: true },
  )

  /** Her letters, where they are hers alone to type; none before the game is there. */
  const of = (ship: ShipId) => letters.value.get(ship) ?? ''
  /** How many letters open a ship. */
  const count = computed(() => letters.value.values().next().value?.length ?? 1)

  /** One letter more: the ship it comes to, else whether any ship has letters that begin so. */
  function type(letter: string): ShipId | 'more' | 'nobody' {
    const now = (typed.value ?? '') + letter.toUpperCase()
    const found = [...letters.value].find(([ship, hers]) => hers === now && game.ship(ship))
    if (found) {
      typed.value = null
      return found[0]
    }
    const begins = [...letters.value.values()].some((hers) => hers.startsWith(now))
    typed.value = begins ? now : ''
    return begins ? 'more' : 'nobody'
  }

  return { letters, typed, count, of, type }
})
