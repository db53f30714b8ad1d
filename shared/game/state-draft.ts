import { DeckDraft } from '../decks/deck-draft'
import { Copies } from '../kernel/copies'
import type { MarkerId, ShipId, SquadronId } from '../kernel/ids'
import type { Scalar } from '../kernel/scalar'
import { KeyedList } from './keyed-list'
import { DialoguesDraft } from './dialogues-draft'
import type { GameState, ShipInPlay, Side, Squadron } from './state'
import type { Marker } from './mark'

type Mutable<Value> = { -readonly [Key in keyof Value]: Value[Key] }
type Writable<Value> = Value extends readonly (infer Item)[] ? Item[] : Mutable<Value>

/**
 * A state being folded: copies each part the first time it is written to and never again, so that a batch of
 * ten thousand lines costs one copy a ship and the state it started from stays as it was.
 */
export class StateDraft {
  private readonly next: Mutable<GameState>
  private readonly copies = new Copies()
  private markerList: KeyedList<Marker> | undefined
  private sideList: KeyedList<Side> | undefined
  private dialoguesDraft: DialoguesDraft | undefined
  private squadronsDraft: SquadronsDraft | undefined
  private deckDraft: DeckDraft | undefined

  constructor(from: GameState) {
    this.next = { ...from }
  }

  /** The whole state. Ask for a part where that will do: this rebuilds the lists that have changed. */
  get state(): GameState {
    const { next, markerList, sideList, dialoguesDraft, squadronsDraft, deckDraft } = this
    if (markerList) next.markers = markerList.list
    if (sideList) next.sides = sideList.list
    if (dialoguesDraft) next.dialogues = dialoguesDraft.list
    if (squadronsDraft) next.squadrons = squadronsDraft.list
    if (deckDraft) next.decks = deckDraft.table
    return next
  }

  /** Returns the state; what was returned is not written to again. */
  finish(): GameState {
    const state = { ...this.state }
    this.copies.forget()
    this.squadronsDraft?.finish()
    this.deckDraft?.finish()
    return state
  }

  /** The parts that are written at once, as they are now. */
  get now(): Pick<GameState, 'pack' | 'turn' | 'ships' | 'table' | 'pending'> {
    return this.next
  }

  get markers(): KeyedList<Marker> {
    return (this.markerList ??= new KeyedList(this.next.markers))
  }

  get sides(): KeyedList<Side> {
    return (this.sideList ??= new KeyedList(this.next.sides))
  }

  get dialogues(): DialoguesDraft {
    return (this.dialoguesDraft ??= new DialoguesDraft(this.next.dialogues))
  }

  get squadrons(): SquadronsDraft {
    return (this.squadronsDraft ??= new SquadronsDraft(this.next.squadrons))
  }

  get decks(): DeckDraft {
    return (this.deckDraft ??= new DeckDraft(this.next.decks))
  }

  set<Key extends 'turn' | 'phase' | 'pending'>(key: Key, value: GameState[Key]): void {
    this.next[key] = value
  }

  ship(id: ShipId): ShipInPlay | undefined {
    return Object.hasOwn(this.next.ships, id) ? this.next.ships[id] : undefined
  }

  putShip(ship: ShipInPlay): void {
    this.ownShips()[ship.id] = ship
  }

  /** Notes that a ship joined in play; one that comes again is the same ship. */
  noteJoined(id: ShipId, name: string): void {
    this.next.joined ??= {}
    const joined = this.copies.own(this.next as Required<GameState>, 'joined') as Record<ShipId, string>
    if (!Object.hasOwn(joined, id)) joined[id] = name
  }

  dropShip(id: ShipId): void {
    delete this.ownShips()[id]
  }

  /** One record of a ship (`boxes`, `tracks` or `fields`), free to be written to. */
  own<Key extends 'boxes' | 'tracks' | 'fields'>(id: ShipId, key: Key): Mutable<ShipInPlay[Key]> {
    const record = this.next.ships[id]?.[key]
    if (record && this.copies.has(record)) return record as Mutable<ShipInPlay[Key]>
    const ship = this.copies.own(this.ownShips(), id) as Mutable<ShipInPlay>
    // No prototype makes it a dictionary from the start: boxes are marked in any order, and each order of members would
    // otherwise become a hidden class of its own.
    const copy = Object.create(null) as Mutable<ShipInPlay[Key]>
    // Member by member: of a table that is three times as quick as to assign or to spread it.
    for (const name in ship[key]) copy[name] = ship[key][name]
    ship[key] = this.copies.add(copy)
    return copy
  }

  /** A marker whose values are free to be written to. */
  ownMarker(id: MarkerId): { readonly values: Record<string, Scalar> } | undefined {
    const marker = this.markers.get(id)
    if (!marker || this.copies.has(marker)) return marker
    const copy = this.copies.add({ ...marker, values: { ...marker.values } })
    this.markers.put(copy)
    return copy
  }

  /**
   * A part free to be written to, copied once: ten thousand notes, the damage that waits, what the table knows of every
   * gun that has fired.
   */
  ownPart<Key extends 'notes' | 'pending' | 'table' | 'houseRules'>(key: Key): Writable<GameState[Key]> {
    return this.copies.own(this.next, key) as Writable<GameState[Key]>
  }

  private ownShips(): Record<ShipId, ShipInPlay> {
    return this.copies.own(this.next, 'ships') as Record<ShipId, ShipInPlay>
  }
}

type OwnSquadron = { -readonly [Key in keyof Squadron]: Squadron[Key] } & { order: ShipId[] }

/** The squadrons of a state being folded: each is copied the first time it is written to. */
export class SquadronsDraft extends KeyedList<Squadron> {
  private readonly copies = new Copies()
  /** Where each ship sails; made when a ship first moves. */
  private places: Map<ShipId, SquadronId> | undefined

  /** What was returned is not written to again. */
  finish(): void {
    this.copies.forget()
  }

  /** A squadron, free to be written to. */
  own(id: SquadronId): OwnSquadron | undefined {
    const squadron = this.get(id)
    if (!squadron || this.copies.has(squadron)) return squadron as OwnSquadron | undefined
    const copy = this.copies.add({ ...squadron, order: [...squadron.order] })
    this.put(copy)
    return copy
  }

  /** Takes a ship out of the order of her squadron. */
  leave(ship: ShipId): OwnSquadron | undefined {
    const id = this.shipPlaces.get(ship)
    const squadron = id === undefined ? undefined : this.own(id)
    if (!squadron) return undefined
    squadron.order.splice(squadron.order.indexOf(ship), 1)
    this.shipPlaces.delete(ship)
    return squadron
  }

  join(squadron: OwnSquadron, ship: ShipId, index: number): void {
    squadron.order.splice(index, 0, ship)
    this.shipPlaces.set(ship, squadron.id)
  }

  private get shipPlaces(): Map<ShipId, SquadronId> {
    return (this.places ??= new Map(this.list.flatMap(({ id, order }) => order.map((ship) => [ship, id] as const))))
  }
}
