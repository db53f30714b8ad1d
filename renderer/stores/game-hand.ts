import { shipName } from '../play/ship-name'
import type { ShipDocument } from '#shared/documents/ship'
import type { Effect } from '#shared/game/effects'
import type { Entry, Phrase } from '#shared/game/journal-line'
import type { GameState, Mark } from '#shared/game/state'
import { fieldId, shipId, sideId, squadronId } from '#shared/kernel/ids'
import type { BoxId, FieldId, ShipId, SideId, SquadronId, TrackId } from '#shared/kernel/ids'
import type { Scalar } from '#shared/kernel/scalar'

/** Everything the hand does at the table, as entries of the journal. */
export function handOf(state: () => GameState | undefined, send: (...entries: readonly Entry[]) => void) {
  const called = (ship: ShipId): string => {
    const inPlay = state()?.ships[ship]
    return inPlay ? shipName(inPlay) : ship
  }
  const squadronName = (id: SquadronId) => state()?.squadrons.find((each) => each.id === id)?.name ?? id
  const sideName = (id: SideId) => state()?.sides.find((each) => each.id === id)?.name ?? id

  return {
    mark(ship: ShipId, box: BoxId, mark: Mark, on: boolean): void {
      const label = { key: `steps.mark.${mark}.${on ? 'on' : 'off'}`, values: { ship: called(ship), box } }
      send(step(label, { type: 'marked', ship, box, mark, on }))
    },
    setTrack(ship: ShipId, track: TrackId, to: number): void {
      if (state()?.ships[ship]?.tracks[track] === to) return
      send(
        step({ key: 'steps.track', values: { ship: called(ship), track, to } }, { type: 'trackSet', ship, track, to }),
      )
    },
    nameShip(ship: ShipId, name: string): void {
      const label = { key: 'steps.renamed', values: { was: called(ship), name } }
      send(step(label, { type: 'fieldSet', ship, field: fieldId('name'), to: name }))
    },
    /** Fields that belong together, as one entry named after the first. */
    setFields(ship: ShipId, fields: Readonly<Record<FieldId, Scalar>>): void {
      const now = state()?.ships[ship]?.fields
      const effects = (Object.entries(fields) as [FieldId, Scalar][])
        .filter(([field, to]) => now?.[field] !== to)
        .map(([field, to]) => ({ type: 'fieldSet', ship, field, to }) as const)
      const [first] = effects
      if (!first) return
      const { field, to } = first
      const label =
        to === null
          ? { key: 'steps.fieldCleared', values: { ship: called(ship), field } }
          : { key: 'steps.field', values: { ship: called(ship), field, to } }
      send(step(label, ...effects))
    },
    note(text: string, ship?: ShipId, box?: BoxId): void {
      send({ kind: 'note', text, ...(ship === undefined ? {} : { ship }), ...(box === undefined ? {} : { box }) })
    },
    goTo(turn: number, phase: string): void {
      send({ kind: 'turn', turn, phase })
    },
    restartTurn(): void {
      send({ kind: 'strike', targets: [], cause: 'restartTurn' })
    },
    strike(targets: readonly number[]): void {
      send({ kind: 'strike', targets, cause: 'hand' })
    },
    restore(targets: readonly number[]): void {
      send({ kind: 'restore', targets, cause: 'hand' })
    },
    resetShips(of: 'ship' | 'squadron' | 'side', name: string, ships: readonly ShipId[]): void {
      if (ships.length === 0) return
      const label = {
        ship: { key: 'steps.reset', values: { ship: name } },
        squadron: { key: 'steps.resetSquadron', values: { squadron: name } },
        side: { key: 'steps.resetSide', values: { side: name } },
      }[of]
      send(step(label, ...ships.map((ship) => ({ type: 'shipReset', ship }) as const)))
    },
    addShip(squadron: SquadronId, document: ShipDocument): void {
      const taken = (id: string) => state()?.ships[shipId(id)] !== undefined
      const ship = shipId(freeId(document.slug, taken))
      const label = { key: 'steps.shipAdded', values: { ship: document.name, squadron: squadronName(squadron) } }
      send(step(label, { type: 'shipAdded', ship, squadron, document }))
    },
    removeShip(ship: ShipId): void {
      send(step({ key: 'steps.shipRemoved', values: { ship: called(ship) } }, { type: 'shipRemoved', ship }))
    },
    moveShip(ship: ShipId, squadron: SquadronId, index: number): void {
      const label = {
        key: 'steps.shipMoved',
        values: { ship: called(ship), squadron: squadronName(squadron), place: index + 1 },
      }
      send(step(label, { type: 'shipMoved', ship, squadron, index }))
    },
    addSquadron(side: SideId, name: string): void {
      const taken = (id: string) => state()?.squadrons.some((each) => each.id === id) ?? false
      const squadron = squadronId(freeId(slugOf(name), taken))
      send(
        step(
          { key: 'steps.squadronAdded', values: { squadron: name } },
          { type: 'squadronAdded', squadron, side, name },
        ),
      )
    },
    nameSquadron(squadron: SquadronId, name: string): void {
      const label = { key: 'steps.squadronNamed', values: { was: squadronName(squadron), name } }
      send(step(label, { type: 'squadronNamed', squadron, name }))
    },
    removeSquadron(squadron: SquadronId): void {
      const label = { key: 'steps.squadronRemoved', values: { squadron: squadronName(squadron) } }
      send(step(label, { type: 'squadronRemoved', squadron }))
    },
    addSide(name: string): void {
      const taken = (id: string) => state()?.sides.some((each) => each.id === id) ?? false
      const side = sideId(freeId(slugOf(name), taken))
      send(step({ key: 'steps.sideAdded', values: { side: name } }, { type: 'sideAdded', side, name, flag: '' }))
    },
    nameSide(side: SideId, name: string): void {
      send(step({ key: 'steps.sideNamed', values: { was: sideName(side), name } }, { type: 'sideNamed', side, name }))
    },
    setFact(key: string, to: Scalar): void {
      send(step({ key: 'steps.fact', values: { fact: key, to } }, { type: 'tableSet', key, to }))
    },
  }
}

/** A step done by hand: absolute effects, and the name undo and the log call it by. */
function step(label: Phrase, ...effects: readonly Effect[]): Entry {
  return { kind: 'step', label, by: 'hand', effects }
}

/** `majestic`, `majestic-2`, … */
function freeId(wanted: string, taken: (id: string) => boolean): string {
  for (let n = 1; ; n++) {
    const id = n === 1 ? wanted : `${wanted}-${n}`
    if (!taken(id)) return id
  }
}

function slugOf(name: string): string {
  const plain = name
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
  return plain.replace(/^-+|-+$/g, '').slice(0, 40) || 'new'
}
