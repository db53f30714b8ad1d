import type { Squadron } from '#shared/game/state'
import type { ShipId, SquadronId } from '#shared/kernel/ids'

interface Place {
  readonly squadron: SquadronId
  readonly index: number
}

/** The marks of where she would go: before a row, after it, or behind the last of a squadron. */
const marks = ['drop-before', 'drop-after', 'drop-into'] as const

/**
 * Dragging a ship along the rail to a place in her squadron or in another; the listeners of the list they are in. By key
 * Alt with the arrows and the menu of a ship do the same.
 */
export function shipDrag(
  squadrons: () => readonly Squadron[],
  move: (ship: ShipId, to: Place) => void,
): Readonly<Record<string, (event: DragEvent) => void>> {
  let dragged: ShipId | undefined
  let marked: Element | undefined

  function dragstart(event: DragEvent): void {
    dragged = rowUnder(event)?.dataset['row'] as ShipId | undefined
    if (!dragged || !event.dataTransfer) return
    event.dataTransfer.effectAllowed = 'move'
    event.dataTransfer.setData('text/plain', dragged)
  }

  function dragover(event: DragEvent): void {
    unmark()
    const found = dragged && under(event)
    if (!found) return
    event.preventDefault()
    marked = found.element
    marked.classList.add(found.mark)
  }

  function drop(event: DragEvent): void {
    const to = dragged && under(event)?.place
    if (dragged && to) {
      event.preventDefault()
      const place = placeFor(squadrons(), dragged, to)
      if (place) move(dragged, place)
    }
    dragend()
  }

  function dragend(): void {
    dragged = undefined
    unmark()
  }

  function unmark(): void {
    marked?.classList.remove(...marks)
  }

  function under(event: DragEvent): { element: Element; mark: (typeof marks)[number]; place: Place } | undefined {
    const row = rowUnder(event)
    if (row) {
      const ship = row.dataset['row'] as ShipId
      const squadron = squadrons().find(({ order }) => order.includes(ship))
      if (!squadron) return undefined
      const { top, height } = row.getBoundingClientRect()
      const isAfter = event.clientY > top + height / 2
      const index = squadron.order.indexOf(ship) + (isAfter ? 1 : 0)
      return { element: row, mark: isAfter ? 'drop-after' : 'drop-before', place: { squadron: squadron.id, index } }
    }
    const heading = (event.target as Element).closest<HTMLElement>('[data-squadron]')
    const squadron = squadrons().find(({ id }) => id === heading?.dataset['squadron'])
    if (!heading || !squadron) return undefined
    return { element: heading, mark: 'drop-into', place: { squadron: squadron.id, index: squadron.order.length } }
  }

  return { dragstart, dragover, drop, dragend }
}

const rowUnder = (event: DragEvent) => (event.target as Element).closest<HTMLElement>('[data-row]')

/** Where she comes to lie once she has left her old place; `undefined` where that is the same. */
export function placeFor(squadrons: readonly Squadron[], ship: ShipId, to: Place): Place | undefined {
  const own = squadrons.find(({ order }) => order.includes(ship))
  if (own?.id !== to.squadron) return to
  const from = own.order.indexOf(ship)
  const index = from < to.index ? to.index - 1 : to.index
  return index === from ? undefined : { squadron: to.squadron, index }
}
