import { folded, kinOf } from '../documents/kin'
import type { ScenarioDocument } from '../documents/scenario'
import type { ShipDocument } from '../documents/ship'
import { cutTo } from '../kernel/seen-text'
import type { BattleDraft, Berth } from './draft'

/** What is known of the ships of a class: their own cards, and the names that scenarios give to them. */
export interface ClassLists {
  readonly ships: readonly ShipDocument[]
  readonly scenarios: readonly ScenarioDocument[]
}

/** What a ship of a battle is called; one that is missing, after her file. */
export function nameIn(
  { fields, ship }: Pick<BattleDraft['squadrons'][number]['ships'][number], 'fields' | 'ship'>,
  card: ShipDocument | undefined,
): string {
  const given = fields?.['name']
  return typeof given === 'string' && given !== '' ? given : (card?.name ?? named(ship))
}

const named = (slug: string) => slug.replaceAll('-', ' ').replaceAll(/(^| )\p{Ll}/gu, (letter) => letter.toUpperCase())

/**
 * So many ships of a class, the ship herself first, then sisters with cards of their own, then those that only a scenario
 * names, then the ship the class is called after; none has a name that is taken. Beyond these they are numbered.
 */
export function nextOfClass(
  card: ShipDocument,
  count: number,
  taken: readonly string[],
  lists: ClassLists,
): readonly Berth[] {
  const used = new Set(taken.map(folded))
  const berths: Berth[] = []
  const add = (berth: Berth) => {
    const name = folded(berth.name ?? berth.card.name)
    if (berths.length >= count || used.has(name)) return
    used.add(name)
    berths.push(berth)
  }
  for (const berth of knownOfClass(card, lists)) add(berth)
  for (let number = 2; berths.length < count; number++) add({ card, name: `${cutTo(card.name, 55)} ${number}` })
  return berths
}

/** Two names of her class that are free, for a ship that has that of another. */
export function freeNames(card: ShipDocument, taken: readonly string[], lists: ClassLists): readonly string[] {
  return nextOfClass(card, 2, taken, lists).map((berth) => berth.name ?? berth.card.name)
}

function* knownOfClass(card: ShipDocument, { ships, scenarios }: ClassLists): Generator<Berth> {
  yield { card }
  const ofRules = ships.filter(({ pack }) => pack === card.pack)
  const { sisters } = kinOf(card, ofRules)
  for (const sister of sisters) yield { card: sister }
  const cards = new Set([card.slug, ...sisters.map(({ slug }) => slug)])
  for (const { pack, squadrons } of scenarios) {
    if (pack !== card.pack) continue
    for (const { ship, fields } of squadrons.flatMap((squadron) => squadron.ships)) {
      if (cards.has(ship) && typeof fields?.['name'] === 'string') yield { card, name: fields['name'] }
    }
  }
  const leader = /^(.+) class$/i.exec(card.class)?.[1]
  if (leader !== undefined) yield { card, name: leader }
}
