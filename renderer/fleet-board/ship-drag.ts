import { nextTick } from 'vue'
import { asksFor } from '../keyboard/pressed'
import type { Squadron } from '#shared/game/state'
import type { ShipId, SquadronId } from '#shared/kernel/ids'

interface Place {
  readonly squadron: SquadronId
  readonly index: number
}

type Move = (ship: ShipId, squadron: SquadronId, index: number) => void

/** The marks of where she would go: before a row, after it, or behind the last of a squadron. */
const marks = ['drop-before', 'drop-after', 'drop-into'] as const

/**
 * Dragging a ship along rail or board to a place in her squadron or in another; the listeners of the list they are in. By
 * key Alt with the arrows does the same.
 */
export function shipDrag(
  squadrons: () => readonly Squadron[],
  move: Move,
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
      if (place) move(dragged, place.squadron, place.index)
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

/** One place up or down in her line; past its end into the next squadron of her side. `undefined` where there is none. */
export function placeBeside(squadrons: readonly Squadron[], ship: ShipId, way: number): Place | undefined {
  const own = squadrons.find(({ order }) => order.includes(ship))
  if (!own) return undefined
  const index = own.order.indexOf(ship) + way
  if (index >= 0 && index < own.order.length) return { squadron: own.id, index }
  const ofSide = squadrons.filter(({ side }) => side === own.side)
  const other = ofSide[ofSide.indexOf(own) + way]
  return other && { squadron: other.id, index: way < 0 ? other.order.length : 0 }
}

/** Moves the ship whose row has the focus, which stays on her. Whether that was asked for. */
export function moveByKey(event: KeyboardEvent, squadrons: readonly Squadron[], move: Move): boolean {
  const way = asksFor(event, 'moveUp') ? -1 : asksFor(event, 'moveDown') ? 1 : 0
  const ship = (event.target as HTMLElement).dataset['ship'] as ShipId | undefined
  if (way === 0 || !ship) return false
  event.preventDefault()
  const list = event.currentTarget as Element
  const place = placeBeside(squadrons, ship, way)
  if (place) move(ship, place.squadron, place.index)
  void nextTick(() => list.querySelector<HTMLElement>(`[data-ship="${CSS.escape(ship)}"]`)?.focus())
  return true
}
