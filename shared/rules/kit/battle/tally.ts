import type { GameState, ShipInPlay, Squadron } from '../../../game/state'
import { shipField } from '../../../game/ship-fields'
import type { ShipId, SquadronId } from '../../../kernel/ids'
import { own } from '../../../kernel/own'
import type { Counts, SeenChance, SeenSeries, SimulationPlot } from '../../pack/simulation'
import type { Standing } from '../../pack/standing'
import { shipName } from '../../../game/ship-name'
import { errorOf } from '../../../kernel/sampled-odds'
import type { Phrase } from '../../../kernel/phrase'
import type { Scalar } from '../../../kernel/scalar'
import { sentencesOf } from '../sentence'
import { sentencesOn } from './plot-sentences'

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

interface OtherFate {
  /** Its words: `rules.<pack>.simulation.plots.<key>`. */
  readonly key: string
  is(state: GameState, ship: ShipInPlay): boolean
}

const { standing } = shipField

/** Flotation is counted in tenths of what the squadron came with: 0, up to 1 tenth, up to 2 … up to all. */
const tenths = 10

const keys = {
  lostIn: (ship: ShipId, turn: number) => `lost ${ship} ${turn}`,
  blownUp: (ship: ShipId) => `blownUp ${ship}`,
  other: (fate: string, ship: ShipId) => `other ${fate} ${ship}`,
  shipsLost: (squadron: SquadronId, ships: number) => `shipsLost ${squadron} ${ships}`,
  firstLost: (squadron: SquadronId, turn: number) => `firstLost ${squadron} ${turn}`,
  flotation: (squadron: SquadronId, tenth: number) => `flotation ${squadron} ${tenth}`,
  /** Battles in which it lost a ship before any other squadron did, and more ships than any other. */
  before: (squadron: SquadronId) => `before ${squadron}`,
  more: (squadron: SquadronId) => `more ${squadron}`,
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
    const losses = this.squadrons.map(({ ships }) => ships.flatMap((id) => this.lost.get(id) ?? []))
    this.only(
      keys.before,
      losses.map((turns) => -Math.min(...turns)),
    )
    this.only(
      keys.more,
      losses.map((turns) => turns.length),
    )
    for (const [at, { id: squadron, ships, boxes }] of this.squadrons.entries()) {
      const turns = losses[at]!
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

  /** Counts the squadron that alone has the highest figure. */
  private only(key: (squadron: SquadronId) => string, figures: readonly number[]): void {
    const highest = Math.max(...figures)
    const [first, ...others] = this.squadrons.filter((_, at) => figures[at] === highest)
    if (first && others.length === 0) this.one(key(first.id))
  }

  private one(key: string): void {
    this.counts[key] = (this.counts[key] ?? 0) + 1
  }
}

/** Ships of a squadron that are there when the battle begins. */
function shipsOfBattle(
  state: GameState,
  order: readonly ShipId[],
  { isGone }: Pick<Fates, 'isGone'>,
): readonly ShipId[] {
  return order.filter((id) => state.ships[id] !== undefined && !isGone(state.ships[id]))
}

/**
 * The results of the battles: ships lost, flotation left, turns to the first loss, the fate of each ship, and for those
 * afloat the figures that the pack adds. The words are the pack's: `rules.<pack>.simulation.plots.<name>`.
 */
export function plotsOf(
  pack: string,
  state: GameState,
  battle: CountedBattle,
  fates: Fates,
  counts: Counts,
): readonly SimulationPlot[] {
  const say = sentencesOf(pack, 'simulation')
  const plot = (name: string, values: Readonly<Record<string, Scalar>> = {}): Phrase => say(`plots.${name}`, values)
  const heading = (key: string) => ({ key, title: plot(`${key}.title`), over: plot(`${key}.over`) })
  const seen = chancesIn(counts)
  const sides = battle.sides.map(({ squadron }) => ({ squadron, ships: shipsOfBattle(state, squadron.order, fates) }))
  const bySquadron = (chances: (squadron: Squadron, ships: number) => readonly SeenChance[]): readonly SeenSeries[] =>
    sides.map(({ squadron, ships }) => ({
      key: squadron.id,
      label: plain(squadron.name),
      chances: chances(squadron, ships.length),
    }))
  const most = Math.max(...sides.map(({ ships }) => ships.length))
  const turns = upTo(battle.turns).slice(1)
  const says = sentencesOn(say, counts)
  const both = (key: (squadron: SquadronId) => string) =>
    sides.map(({ squadron }) => ({ name: squadron.name, count: counts[key(squadron.id)] ?? 0 }))
  const ofShips = (count: (id: ShipId) => number) =>
    perShip.map((id) => ({ name: shipName(state.ships[id]!), count: count(id) }))
  const countOf = (...of: readonly string[]) => of.reduce((sum, key) => sum + (counts[key] ?? 0), 0)
  const anyTurn = (squadron: Squadron) => turns.map((turn) => keys.firstLost(squadron.id, turn))
  const perShip = sides.flatMap(({ ships }) => ships)
  const lostTurns = (id: (typeof perShip)[number]) => turns.map((turn) => keys.lostIn(id, turn))
  const afloat = (others: readonly OtherFate[]): SimulationPlot => ({
    ...{ as: 'rows', ...heading('afloat') },
    sentence: says.worst(
      'afloat',
      ofShips((id) => Math.max(...others.map(({ key }) => countOf(keys.other(key, id))))),
    ),
    steps: perShip.map((id) => plain(shipName(state.ships[id]!))),
    series: others.map(({ key }) => ({
      key,
      label: plot(key),
      chances: perShip.map((id) => seen(keys.other(key, id))),
    })),
  })
  return [
    {
      ...{ as: 'bars', ...heading('shipsLost') },
      sentence: says.versus('shipsLost', both(keys.more)),
      steps: upTo(most).map(plain),
      series: bySquadron(({ id }) => upTo(most).map((ships) => seen(keys.shipsLost(id, ships)))),
    },
    {
      ...{ as: 'bars', ...heading('flotation') },
      sentence: says.middle(
        sides.map(({ squadron: { id, name } }) => ({
          name,
          counts: upTo(tenths).map((tenth) => countOf(keys.flotation(id, tenth))),
        })),
      ),
      steps: upTo(tenths).map((tenth) => plot(tenth === 0 ? 'nothingLeft' : 'leftTo', { percent: tenth * 10 })),
      series: bySquadron(({ id }) => upTo(tenths).map((tenth) => seen(keys.flotation(id, tenth)))),
    },
    {
      ...{ as: 'bars', ...heading('firstLost') },
      sentence: says.versus('firstLost', both(keys.before)),
      steps: [...turns.map((turn) => plot('turn', { turn })), plot('none')],
      series: bySquadron((squadron) => [
        ...anyTurn(squadron).map((key) => seen(key)),
        seen(keys.shipsLost(squadron.id, 0)),
      ]),
    },
    {
      ...{ as: 'rows', ...heading('eachShip') },
      sentence: says.worst(
        'eachShip',
        ofShips((id) => countOf(...lostTurns(id))),
      ),
      steps: perShip.map((id) => plain(shipName(state.ships[id]!))),
      series: [
        { key: 'lost', label: plot('lost'), chances: perShip.map((id) => seen(...lostTurns(id))) },
        { key: 'blownUp', label: plot('ofThemBlownUp'), chances: perShip.map((id) => seen(keys.blownUp(id))) },
      ],
    },
    ...(fates.others ? [afloat(fates.others)] : []),
  ]
}

/** The chance that one of these, which exclude each other, was seen. */
function chancesIn(counts: Counts): (...of: readonly string[]) => SeenChance {
  const { battles } = counts
  return (...of) => {
    const chance = battles === 0 ? 0 : of.reduce((sum, key) => sum + (counts[key] ?? 0), 0) / battles
    return { chance, error: battles === 0 ? 1 : errorOf(chance, battles) }
  }
}

/** A name or a figure, as it is. */
const plain = (text: Scalar): Phrase => ({ key: 'simulation.plain', values: { text } })

const upTo = (last: number): readonly number[] => Array.from({ length: last + 1 }, (_, index) => index)
