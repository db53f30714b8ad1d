import { deckAt } from './hull'
import { pairs, type Parts } from './parts'
import type { FlightDeck, Profile } from './record'

/** A deck that lies on the side of its hangar, and before and abaft it on pillars. */
export function drawFlightDeck({ length, deck }: Profile, flight: FlightDeck, parts: Parts): void {
  const x = (at: number) => (at / 100) * length
  const { up, bays = 0 } = flight
  const [hangarFrom, hangarTo, sill] = flight.hangar
  const [left, right] = [x(hangarFrom), x(hangarTo)]
  parts.box(left, right, sill, up - 0.4, 'house')
  if (bays > 0) {
    const wide = (right - left) / bays
    for (let bay = 0; bay < bays; bay++) {
      const from = left + wide * (bay + 0.16)
      parts.hole([from, sill + 1.2, from, up - 2.2, from + wide * 0.68, up - 2.2, from + wide * 0.68, sill + 1.2])
    }
  } else {
    parts.cut([left, sill + 2.6, right, sill + 2.6])
    parts.cut([left, sill + 5, right, sill + 5])
  }
  for (const at of flight.pillars ?? []) parts.rod([x(at), deckAt(deck, at), x(at), up], 0.55)
  for (const [foot, head] of flight.braces ?? []) parts.rod([x(foot), deckAt(deck, foot), x(head), up], 0.35)
  const [fore, aft] = [x(flight.from), x(flight.to)]
  parts.solid(
    pairs([
      ...[fore, up - 0.9, fore + 1, up + 0.7, aft - 1, up + 0.7, aft, up - 0.9],
      ...[aft - 4, up - 0.9, fore + 4, up - 0.9],
    ]),
    'house',
    0,
    true,
  )
  for (const at of flight.galleries ?? []) drawGallery(x(at), up, parts)
}

function drawGallery(x: number, up: number, parts: Parts): void {
  parts.solid(pairs([x - 5, up - 1, x - 4, up - 3.4, x + 4, up - 3.4, x + 5, up - 1]), 'gun', 0, true)
  for (const from of [-1.4, 1.4]) parts.rod([x + from, up - 0.6, x + from - 2.2, up + 2], 0.42)
}

/** Funnels that are turned down over the side, under the deck: painted over the hull. */
export function drawDownFunnels({ length }: Profile, { up, downFunnels = [] }: FlightDeck, parts: Parts): void {
  for (const at of downFunnels) {
    const shape = [-3.6, -2.4, -3.6, -5.2, -2.2, -7.4, 1.5, -9, 5.4, -7.4, 3.9, -5, 3.6, -2.4]
    parts.solid(
      pairs(shape, (across, rise) => [(at / 100) * length + across, up + rise]),
      'funnel',
      0,
      true,
    )
  }
}
