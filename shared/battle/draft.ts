import type { ScenarioDocument } from '../documents/scenario'
import type { ShipDocument } from '../documents/ship'
import { isForbiddenName } from '../json/bounded'
import { packId, shipId, sideId, squadronId, type ShipId, type SideId, type SquadronId } from '../kernel/ids'
import { cutTo, isSeen, withoutHidden } from '../kernel/seen-text'
import { slugFrom } from '../kernel/slug'

/** A battle as it is made: a scenario at every step, but that it has no rules until its first ship sets them. */
export type BattleDraft = ScenarioDocument
type SideOfDraft = BattleDraft['sides'][number]
export type SquadronOfDraft = BattleDraft['squadrons'][number]
type VictoryFigures = NonNullable<BattleDraft['victoryFigures']>
export type ShipOfDraft = SquadronOfDraft['ships'][number]

/** A ship to put in: her card, and her name where that is not the card's. */
export interface Berth {
  readonly card: ShipDocument
  readonly name?: string
}

/** Where in the line a ship lies. */
export interface PlaceInLine {
  readonly squadron: SquadronId
  readonly index: number
}

export const noRules = packId('')
export const mostSides = 8
export const leastSides = 2
const mostShips = 40
const mostSquadrons = 250

/** Two sides with a squadron each, and no rules yet. */
export function blankBattle(names: {
  readonly title: string
  readonly sides: readonly string[]
  readonly squadron: string
}): BattleDraft {
  const sides = names.sides.map((name, at): SideOfDraft => ({ id: sideId(`side-${at + 1}`), name, flag: '' }))
  return {
    format: 'spotting-top/scenario',
    version: 1,
    pack: noRules,
    slug: 'battle',
    ...{ title: names.title, subtitle: '', setting: '', players: '', hours: '' },
    ...{ briefing: '', orders: {}, victory: '', notes: '', table: {}, houseRules: {} },
    sides,
    squadrons: sides.map(({ id }, at) => ({
      ...{ id: squadronId(`squadron-${at + 1}`), side: id, name: names.squadron, ships: [] },
    })),
    unofficial: false,
  }
}

/** A name as a document can hold it; nothing where there is nothing to be seen in it. */
export function fitName(text: string, most = 60): string | undefined {
  const name = cutTo(withoutHidden(text).replaceAll(/\s+/g, ' ').trimStart(), most)
  return isSeen(name) ? name : undefined
}

/** The name to take, where one is given and fits. */
function named(name: string | undefined): { readonly name?: string } {
  const fits = name === undefined ? undefined : fitName(name)
  return fits === undefined ? {} : { name: fits }
}

/** The texts of a battle, each with its greatest length. */
export const textLengths = {
  title: 80,
  subtitle: 120,
  setting: 200,
  players: 40,
  hours: 40,
  briefing: 12_000,
  victory: 12_000,
  notes: 12_000,
} as const
export type TextOfDraft = keyof typeof textLengths

/** A title that nobody can see is none. */
export function withText(draft: BattleDraft, text: TextOfDraft, to: string): BattleDraft {
  const most = textLengths[text]
  if (most > 200) return { ...draft, [text]: cutTo(withoutHidden(to), most) }
  const line = fitName(to, most) ?? ''
  return text === 'title' && line === '' ? draft : { ...draft, [text]: line }
}

/** `null` takes a figure out; without a count there is no lead. */
export function withVictoryFigures(
  draft: BattleDraft,
  change: { readonly [Figure in keyof VictoryFigures]?: VictoryFigures[Figure] | null },
): BattleDraft {
  const { victoryFigures, ...rest } = draft
  const figures: VictoryFigures = withFigures(victoryFigures ?? {}, change)
  const { lead: _, ...uncounted } = figures
  const kept = figures.counts === undefined ? uncounted : figures
  return Object.keys(kept).length === 0 ? rest : { ...rest, victoryFigures: kept }
}

export function withOrders(draft: BattleDraft, side: SideId, to: string): BattleDraft {
  const { [side]: _, ...others } = draft.orders
  const text = cutTo(withoutHidden(to), textLengths.briefing)
  return { ...draft, orders: text === '' ? others : { ...others, [side]: text } }
}

export function withSide(draft: BattleDraft, name: string, squadron: string): BattleDraft {
  if (draft.sides.length >= mostSides) return draft
  const id = sideId(freeId('side', draft.sides))
  const sides = [...draft.sides, { id, name: fitName(name) ?? id, flag: '' }]
  return withSquadron({ ...draft, sides }, id, squadron).draft
}

/** A side goes with its squadrons, its orders and its decks; two stay. */
export function withoutSide(draft: BattleDraft, side: SideId): BattleDraft {
  const sides = draft.sides.filter(({ id }) => id !== side)
  if (sides.length < leastSides) return draft
  const squadrons = draft.squadrons.filter((squadron) => squadron.side !== side)
  const decks = draft.decks && { decks: draft.decks.filter((plan) => plan.side !== side) }
  return { ...withOrders(draft, side, ''), sides, squadrons, ...decks }
}

export function withSideChanged(
  draft: BattleDraft,
  side: SideId,
  { name, flag }: { readonly name?: string; readonly flag?: string },
): BattleDraft {
  const change = { ...named(name), ...(flag === undefined ? {} : { flag }) }
  return { ...draft, sides: draft.sides.map((each) => (each.id === side ? { ...each, ...change } : each)) }
}

/** A squadron at the end of its side, or behind another; with the id that it has got. */
export function withSquadron(
  draft: BattleDraft,
  side: SideId,
  name: string,
  behind?: SquadronId,
): { readonly draft: BattleDraft; readonly id: SquadronId | undefined } {
  if (draft.squadrons.length >= mostSquadrons) return { draft, id: undefined }
  const id = squadronId(freeId('squadron', draft.squadrons))
  const ofSide = draft.squadrons.findLastIndex((squadron) => squadron.side === side)
  const before = behind === undefined ? ofSide : draft.squadrons.findIndex((squadron) => squadron.id === behind)
  const at = before < 0 ? draft.squadrons.length : before + 1
  const squadron = { id, side, name: fitName(name) ?? id, ships: [] }
  return { draft: { ...draft, squadrons: draft.squadrons.toSpliced(at, 0, squadron) }, id }
}

export function withoutSquadron(draft: BattleDraft, squadron: SquadronId): BattleDraft {
  return { ...draft, squadrons: draft.squadrons.filter(({ id }) => id !== squadron) }
}

/** `null` takes a figure out: at top speed, there from the first. */
export function withSquadronChanged(
  draft: BattleDraft,
  squadron: SquadronId,
  { name, ...figures }: { readonly name?: string; readonly speed?: number | null; readonly arrives?: number | null },
): BattleDraft {
  return ofSquadron(draft, squadron, (each) => withFigures({ ...each, ...named(name) }, figures))
}

/** Puts ships into a squadron. The first ship of all sets the rules, the first of a side its navy. */
export function withShips(
  draft: BattleDraft,
  to: PlaceInLine,
  berths: readonly Berth[],
  navy?: string,
): { readonly draft: BattleDraft; readonly ids: readonly ShipId[] } {
  const pack = draft.pack === noRules ? berths[0]?.card.pack : draft.pack
  const squadron = draft.squadrons.find(({ id }) => id === to.squadron)
  if (!squadron || pack === undefined) return { draft, ids: [] }
  const room = mostShips - squadron.ships.length
  const fitting = berths.filter(({ card }) => card.pack === pack).slice(0, room)
  const taken = draft.squadrons.flatMap(({ ships }) => ships.map(({ id }) => ({ id: String(id) })))
  const added = fitting.map(({ card, name }): ShipOfDraft => {
    const id = freeId(slugFrom(name ?? card.slug, 50) || 'ship', taken)
    taken.push({ id })
    const fields = named(name)
    return { id: shipId(id), ship: card.slug, ...('name' in fields ? { fields } : {}) }
  })
  const first = fitting[0]?.card
  const side = draft.sides.find(({ id }) => id === squadron.side)
  const flagged =
    first && side?.flag === ''
      ? withSideChanged(draft, side.id, { flag: first.navy, ...(navy === undefined ? {} : { name: navy }) })
      : draft
  const grown = ofSquadron({ ...flagged, pack }, to.squadron, ({ ships, ...each }) => ({
    ...each,
    ships: ships.toSpliced(to.index, 0, ...added),
  }))
  return { draft: added.length === 0 ? draft : grown, ids: added.map(({ id }) => id) }
}

/** Without its last ship a battle has no rules either, and keeps nothing that only they could read. */
export function withoutShip(draft: BattleDraft, ship: ShipId): BattleDraft {
  const squadrons = draft.squadrons.map(({ ships, ...each }) => ({
    ...each,
    ships: ships.filter(({ id }) => id !== ship),
  }))
  if (squadrons.some(({ ships }) => ships.length > 0)) return { ...draft, squadrons }
  return { ...draft, squadrons, pack: noRules, table: {}, houseRules: {} }
}

/** Moves a ship; `to` counts the ships of her line without her. */
export function withShipMoved(draft: BattleDraft, ship: ShipId, to: PlaceInLine): BattleDraft {
  const moved = shipIn(draft, ship)
  const target = draft.squadrons.find(({ id }) => id === to.squadron)
  if (!moved || !target || target.ships.filter(({ id }) => id !== ship).length >= mostShips) return draft
  const squadrons = draft.squadrons.map(({ ships, ...each }) => {
    const others = ships.filter(({ id }) => id !== ship)
    return { ...each, ships: each.id === to.squadron ? others.toSpliced(to.index, 0, moved) : others }
  })
  return { ...draft, squadrons }
}

/** One place up or down her line; past its end into the next squadron of her side. */
export function withShipStepped(draft: BattleDraft, ship: ShipId, way: -1 | 1): BattleDraft {
  const from = placeOfShip(draft, ship)
  if (!from) return draft
  const own = draft.squadrons.find(({ id }) => id === from.squadron)!
  const index = from.index + way
  if (index >= 0 && index < own.ships.length) return withShipMoved(draft, ship, { squadron: own.id, index })
  const ofSide = draft.squadrons.filter(({ side }) => side === own.side)
  const next = ofSide[ofSide.indexOf(own) + way]
  return next ? withShipMoved(draft, ship, { squadron: next.id, index: way < 0 ? next.ships.length : 0 }) : draft
}

/** To the end of the next side: of its last squadron, where it has any. */
export function withShipAcross(draft: BattleDraft, ship: ShipId): BattleDraft {
  const side = draft.squadrons.find(({ ships }) => ships.some(({ id }) => id === ship))?.side
  const other = draft.sides[(draft.sides.findIndex(({ id }) => id === side) + 1) % draft.sides.length]
  const last = draft.squadrons.findLast((squadron) => squadron.side === other?.id)
  return last ? withShipMoved(draft, ship, { squadron: last.id, index: last.ships.length }) : draft
}

interface ShipChange {
  readonly ship?: string
  readonly speed?: number | null
  readonly marks?: NonNullable<ShipOfDraft['marks']> | null
  /** Values of her card; `null` leaves one as her card has it. */
  readonly fields?: Readonly<Record<string, string | number | boolean | null>>
}

export function withShipChanged(draft: BattleDraft, ship: ShipId, change: ShipChange): BattleDraft {
  const { ship: card, fields: given, ...figures } = change
  return ofShip(draft, ship, (each) => {
    const { fields: had, ...rest } = withFigures(card === undefined ? each : { ...each, ship: card }, figures)
    const all = Object.entries({ ...had, ...given }).filter(([, value]) => value !== null && value !== '')
    return all.length === 0 ? rest : { ...rest, fields: Object.fromEntries(all) }
  })
}

export function shipIn(draft: BattleDraft, ship: ShipId): ShipOfDraft | undefined {
  return draft.squadrons.flatMap(({ ships }) => ships).find(({ id }) => id === ship)
}

export function placeOfShip(draft: BattleDraft, ship: ShipId): PlaceInLine | undefined {
  for (const { id, ships } of draft.squadrons) {
    const index = ships.findIndex((each) => each.id === ship)
    if (index >= 0) return { squadron: id, index }
  }
  return undefined
}

function ofSquadron(
  draft: BattleDraft,
  squadron: SquadronId,
  change: (each: SquadronOfDraft) => SquadronOfDraft,
): BattleDraft {
  return { ...draft, squadrons: draft.squadrons.map((each) => (each.id === squadron ? change(each) : each)) }
}

function ofShip(draft: BattleDraft, ship: ShipId, change: (each: ShipOfDraft) => ShipOfDraft): BattleDraft {
  const place = placeOfShip(draft, ship)
  if (!place) return draft
  return ofSquadron(draft, place.squadron, ({ ships, ...each }) => ({
    ...each,
    ships: ships.map((other) => (other.id === ship ? change(other) : other)),
  }))
}

/** With these members; `null` takes one out. */
function withFigures<Of extends object>(of: Of, change: Readonly<Record<string, unknown>>): Of {
  const kept = Object.entries({ ...of, ...change }).filter(([, value]) => value !== null)
  return Object.fromEntries(kept) as Of
}

/** `rurik`, or `rurik-2` where that is taken. */
export function freeId(wanted: string, taken: readonly { readonly id: string }[]): string {
  const isFree = (id: string) => !isForbiddenName(id) && !taken.some((each) => each.id === id)
  if (isFree(wanted)) return wanted
  for (let number = 2; ; number++) if (isFree(`${wanted}-${number}`)) return `${wanted}-${number}`
}
