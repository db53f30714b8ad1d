import { bears, type Mark } from '../../../../game/mark'
import type { RuleDraft } from '../../../../game/rule-draft'
import { shipField } from '../../../../game/ship-fields'
import { shipName } from '../../../../game/ship-name'
import type { Prompt } from '../../../../kernel/dialogue'
import type { BoxId, ShipId } from '../../../../kernel/ids'
import type { Phrase } from '../../../../kernel/phrase'
import type { Addressee, LookUp } from '../../../../kernel/question'
import type { Scalar } from '../../../../kernel/scalar'
import { goneBy } from '../../../kit/acting'
import { ownerOf } from '../../../kit/owner'
import { sentencesOf } from '../../sentence'
import { tracks, type Item, type Place, type Space, type WaterShip } from '../../ship/ship'
import { aboveBox, hullBox, shipOf } from '../../ship/ship-data'
import type { Hits } from '../../table/markers'

const says = sentencesOf('damage')

/** The weapon that hits her, and its range. */
export type Shot = Pick<Hits, 'weapon' | 'inches' | 'rangeInches'>

/** One hit while it is worked out. */
export interface Hit extends Shot {
  readonly table: RuleDraft
  readonly ship: ShipId
  readonly form: WaterShip
  /** The side that rolls: whose ship she is. */
  readonly to: Addressee
  readonly name: string
  /** Called before the hit changes anything on her. */
  readonly harms: () => void
}

/** A question to whoever rolls for her, `ask.<name>`, with the tables that it is about. */
export function asks(
  { to, name: ship }: Hit,
  name: string,
  lookUp: readonly LookUp[],
  values: Readonly<Record<string, Scalar>> = {},
): Prompt {
  return { to, ask: says(`ask.${name}`, { ship, ...values }), lookUp }
}

/** A bomb falls as steeply as a shell from beyond 15 inches, whatever range was entered. */
const bombRangeInches = 16

/** The shot with its angle of fall. */
function asItFalls(shot: Shot): Shot {
  return shot.weapon === 'bomb' ? { ...shot, rangeInches: bombRangeInches } : shot
}

export function hitOn(table: RuleDraft, ship: ShipId, shot: Shot, harms: () => void): Hit {
  const { weapon, inches, rangeInches } = asItFalls(shot)
  const inPlay = table.ship(ship)
  const name = shipName(inPlay)
  const to = ownerOf(table.state, ship)
  return { table, ship, form: shipOf(inPlay.document), to, name, harms, weapon, inches, rangeInches }
}

/** What a hit strikes at a place: the space in the hull, or the item above it. */
export type Part = { readonly place: Place } & (
  | { readonly is: 'hull'; readonly holds: Space }
  | { readonly is: 'above'; readonly holds: Item }
)

export function partsAt(place: Place, struck: { readonly hull: boolean; readonly above: boolean }): readonly Part[] {
  return [
    ...(struck.hull ? [{ place, is: 'hull' as const, holds: place.hull }] : []),
    ...(struck.above && place.above ? [{ place, is: 'above' as const, holds: place.above }] : []),
  ]
}

/** The kind of a thing, for the key of a sentence: a director by its place. */
export function kindOf(holds: Space | Item): string {
  return holds.kind === 'director' ? `director.${holds.director}` : holds.kind
}

/** The name of a thing on her form, for sentences. */
export function nameOf(holds: Space | Item): Readonly<Record<string, string>> {
  if ('mount' in holds) return { what: holds.mount }
  if ('room' in holds) return { what: holds.room }
  if ('serves' in holds) return { what: holds.serves }
  return 'set' in holds ? { what: holds.set } : {}
}

/** A part that the hit penetrated, and whether that floods it. */
export interface Wound {
  readonly part: Part
  readonly floods: boolean
}

export function setMark(table: RuleDraft, ship: ShipId, box: BoxId, mark: Mark, ...why: readonly Phrase[]): void {
  if (!bears(table.ship(ship), box, mark)) table.apply({ type: 'marked', ship, box, mark, on: true }, ...why)
}

export function clearMark(table: RuleDraft, ship: ShipId, box: BoxId, mark: Mark, ...why: readonly Phrase[]): void {
  if (bears(table.ship(ship), box, mark)) table.apply({ type: 'marked', ship, box, mark, on: false }, ...why)
}

export function boxOf({ place, is }: Part): BoxId {
  return is === 'hull' ? hullBox(place.at) : aboveBox(place.at)
}

export const { isLost, isGone, fights } = goneBy(tracks.flotation)

export function goes(table: RuleDraft, ship: ShipId, to: 'sunk' | 'blownUp', ...why: readonly Phrase[]): void {
  table.field(ship, shipField.standing)
  const said = says(to, { ship: shipName(table.ship(ship)) })
  table.apply({ type: 'fieldSet', ship, field: shipField.standing, to }, ...why, said)
}
