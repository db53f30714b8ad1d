import type { BattleDesk } from './battle-desk'
import type { ShipOfDraft, SquadronOfDraft } from '#shared/battle/draft'
import type { FieldShape } from '#shared/game/shape'
import { shipField } from '#shared/game/ship-fields'
import type { FieldId } from '#shared/kernel/ids'

/** Fields of a card that rate who commands, under any rules. */
const ratings: ReadonlySet<string> = new Set([shipField.rating, 'command'])
/** What belongs to the battle itself, or has its own place on the page. */
const elsewhere: ReadonlySet<string> = new Set([shipField.name, shipField.standing, shipField.commander, 'note'])

const isRating = (field: string) => ratings.has(field)

/** The fields of a card that a player may set before a battle. */
export function fieldsToSet(desk: BattleDesk, ship: ShipOfDraft): readonly (readonly [FieldId, FieldShape])[] {
  const card = desk.cardOf(ship.ship)
  if (!card || !desk.pack.value) return []
  const all = Object.entries(desk.pack.value.shape(card).fields) as [FieldId, FieldShape][]
  return all.filter(([name, shape]) => !elsewhere.has(name) && !(shape.kind === 'text' && shape.harm))
}

interface Leader {
  readonly ship: ShipOfDraft | undefined
  readonly name: string
  readonly rating: number | null
  readonly ratingField: readonly [FieldId, FieldShape & { kind: 'number' }] | undefined
}

/** Who commands a squadron, and from which ship: the first that has a commander, else her leader. */
export function leaderOf(desk: BattleDesk, { ships }: SquadronOfDraft): Leader {
  const ship = ships.find(({ fields }) => fields?.[shipField.commander]) ?? ships[0]
  const found = ship && fieldsToSet(desk, ship).find(([name, shape]) => isRating(name) && shape.kind === 'number')
  const ratingField = found as Leader['ratingField']
  const rating = ratingField && ship?.fields?.[ratingField[0]]
  return {
    ship,
    name: String(ship?.fields?.[shipField.commander] ?? ''),
    rating: typeof rating === 'number' ? rating : null,
    ratingField,
  }
}
