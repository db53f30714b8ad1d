import type { GameState, ShipInPlay, Squadron } from '../../../game/state'
import { shipField } from '../../../game/ship-fields'
import type { ShipId, SquadronId } from '../../../kernel/ids'
import { own } from '../../../kernel/own'
import type { Counts } from '../../pack/simulation'
import type { Standing } from '../../pack/standing'

/** What of a battle is counted: squadrons against each other, turn after turn. */
export interface CountedBattle {
  readonly sides: readonly { readonly squadron: Squadron }[]
  readonly turns: number
}

/** How a pack reports the fate of a ship. */
export interface Fates {
  /** Lost, or off the table. */
  isGone(ship: ShipInPlay): boolean
  isLost(ship: ShipInPlay): boolean
  /** Flotation left, in boxes or points. */
  flotation(ship: ShipInPlay): number
  /** Lost ships with this standing are counted separately: `blownUp` unless a pack names another. */
  readonly countedSeparately?: Standing
  /** What else a ship that is not lost can be in the end. */
  readonly others?: readonly OtherFate[]
}

export interface OtherFate {
  /** Its words: `rules.<pack>.simulation.plots.<key>`. */
  readonly key: string
  is(state: GameState, ship: ShipInPlay): boolean
}

const { standing } = shipField

/** Flotation is counted in tenths of what the squadron came with: 0, up to 1 tenth, up to 2 … up to all. */
export const tenths = 10

export const keys = {
  lostIn: (ship: ShipId, turn: number) => `lost ${ship} ${turn}`,
  blownUp: (ship: ShipId) => `blownUp ${ship}`,
  other: (fate: string, ship: ShipId) => `other ${fate} ${ship}`,
  shipsLost: (squadron: SquadronId, ships: number) => `shipsLost ${squadron} ${ships}`,
  firstLost: (squadron: SquadronId, turn: number) => `firstLost ${squadron} ${turn}`,
  flotation: (squadron: SquadronId, tenth: number) => `flotation ${squadron} ${tenth}`,
}

/** Counts what comes of battles. Ships that were lost before are no part of it. */
export class BattleTally {
  private readonly counts: Record<string, number> = {}
  private battles = 0
  private readonly squadrons: readonly {
    readonly id: SquadronId
    readonly ships: readonly ShipId[]
    readonly boxes: number
  }[]
  private readonly lost = new Map<ShipId, number>()

  constructor(
    state: GameState,
    { sides }: CountedBattle,
    private readonly fates: Fates,
  ) {
    this.squadrons = sides.map(({ squadron }) => {
      const ships = shipsOfBattle(state, squadron.order, fates)
      return { id: squadron.id, ships, boxes: this.boxesOf(state, ships) }
    })
  }

  endOfTurn(turn: number, state: GameState): void {
    for (const { ships } of this.squadrons) {
      for (const id of ships) if (!this.lost.has(id) && this.fates.isLost(state.ships[id]!)) this.lost.set(id, turn)
    }
  }

  endOfBattle(state: GameState): void {
    this.battles++
    for (const { id: squadron, ships, boxes } of this.squadrons) {
      const turns = ships.flatMap((id) => this.lost.get(id) ?? [])
      this.one(keys.shipsLost(squadron, turns.length))
      if (turns.length > 0) this.one(keys.firstLost(squadron, Math.min(...turns)))
      this.one(keys.flotation(squadron, Math.ceil((this.boxesOf(state, ships) * tenths) / boxes)))
      for (const id of ships) this.ship(state, id)
    }
    this.lost.clear()
  }

  get counted(): Counts {
    return { ...this.counts, battles: this.battles }
  }

  private ship(state: GameState, id: ShipId): void {
    const turn = this.lost.get(id)
    const ship = state.ships[id]!
    if (turn === undefined) {
      for (const { key, is } of this.fates.others ?? []) if (is(state, ship)) this.one(keys.other(key, id))
      return
    }
    this.one(keys.lostIn(id, turn))
    if (own(ship.fields, standing) === (this.fates.countedSeparately ?? 'blownUp')) this.one(keys.blownUp(id))
  }

  /** Lost ships count with all boxes, whatever their track says. */
  private boxesOf(state: GameState, ships: readonly ShipId[]): number {
    return ships.reduce((sum, id) => {
      const ship = state.ships[id]!
      return this.fates.isLost(ship) ? sum : sum + this.fates.flotation(ship)
    }, 0)
  }

  private one(key: string): void {
    this.counts[key] = (this.counts[key] ?? 0) + 1
  }
}

/** Ships of a squadron that are there when the battle begins. */
export function shipsOfBattle(
  state: GameState,
  order: readonly ShipId[],
  { isGone }: Pick<Fates, 'isGone'>,
): readonly ShipId[] {
  return order.filter((id) => state.ships[id] !== undefined && !isGone(state.ships[id]))
}
