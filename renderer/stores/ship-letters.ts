import { defineStore } from 'pinia'
import { computed, ref } from 'vue'
import { useGame } from './game'
import { shipLetters, type ShipLetters } from '#shared/game/ship-letters'
import { shipName } from '#shared/game/ship-name'
import type { ShipId } from '#shared/kernel/ids'

/** The letters that open each ship of the game, and what has been typed of them while a ship is sought. */
export const useShipLetters = defineStore('shipLetters', () => {
  const game = useGame()
  /** What has been typed of her letters while a ship is sought, else `null`. */
  const typed = ref<string | null>(null)

  const began = computed(() => game.head?.setup.squadrons.flatMap(({ ships }) => ships) ?? [])
  /** By the journal, so that they are the same after a reload: a mark changes nobody's letters, nor does a new name. */
  const joined = computed(() => game.live?.joined)
  const letters = computed((): ShipLetters =>
    shipLetters(
      began.value.map(({ id, document, fields = {} }) => ({ id, name: shipName({ document, fields }) })),
      Object.entries(joined.value ?? {}).map(([id, name]) => ({ id: id as ShipId, name })),
    ),
  )

  /** Her letters, where they are hers alone to type; none before the game is there. */
  const of = (ship: ShipId) => letters.value.get(ship) ?? ''
  /** How many letters open a ship. */
  const count = computed(() => letters.value.values().next().value?.length ?? 1)

  /** Whether the letters of any ship begin so. */
  const begins = (typing: string) => [...letters.value.values()].some((hers) => hers.startsWith(typing.toUpperCase()))

  /** The key of an action, unless it opens a ship now. */
  const unlessHers = (key: string | undefined) =>
    key !== undefined && typed.value !== null && begins(key) ? undefined : key

  /** One letter more: the ship it comes to, else whether any ship has letters that begin so. */
  function type(letter: string): ShipId | 'more' | 'nobody' {
    const now = (typed.value ?? '') + letter.toUpperCase()
    const found = [...letters.value].find(([ship, hers]) => hers === now && game.ship(ship))
    if (found) {
      typed.value = null
      return found[0]
    }
    typed.value = begins(now) ? now : ''
    return begins(now) ? 'more' : 'nobody'
  }

  return { letters, typed, count, of, begins, unlessHers, type }
})
