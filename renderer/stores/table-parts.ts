import { defineStore } from 'pinia'
import { computed } from 'vue'
import { useGame } from './game'
import { lastingEvents, type LastingEvent } from '#shared/game/decks/lasting'
import type { Note } from '#shared/game/state'
import type { ShipId } from '#shared/kernel/ids'

const none: readonly never[] = []

/**
 * What lies on the shown table, part by part and ship by ship: a mark changes none of it, and whoever reads it here is
 * not rendered again for one.
 */
export const useTableParts = defineStore('tableParts', () => {
  const game = useGame()
  const notes = computed(() => game.shown?.notes ?? none)
  const markers = computed(() => game.shown?.markers ?? none)
  const squadrons = computed(() => game.shown?.squadrons ?? none)
  const turn = computed(() => game.shown?.turn ?? 1)

  const pinned = computed(() => {
    const ships = new Map<ShipId, Note[]>()
    for (const note of notes.value) {
      if (note.ship === undefined) continue
      const hers = ships.get(note.ship)
      if (hers) hers.push(note)
      else ships.set(note.ship, [note])
    }
    return ships
  })

  const events = computed(() => lastingEvents({ markers: markers.value, turn: turn.value }))
  const lasting = computed(() => {
    const ships = new Map<ShipId, LastingEvent[]>()
    for (const event of events.value) {
      const formation = squadrons.value.find(({ id }) => id === event.squadron)?.order ?? []
      for (const ship of new Set([...(event.ship === null ? [] : [event.ship]), ...formation]))
        ships.set(ship, [...(ships.get(ship) ?? []), event])
    }
    return ships
  })

  return {
    notes,
    /** Every event that lasts, in the order they were played. */
    events,
    /** Notes that are pinned to a ship, the oldest first. */
    notesOn: (ship: ShipId): readonly Note[] => pinned.value.get(ship) ?? none,
    /** Events that last on a ship, those of her squadron among them. */
    eventsOn: (ship: ShipId): readonly LastingEvent[] => lasting.value.get(ship) ?? none,
  }
})
