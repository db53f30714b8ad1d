import { placeDeck } from '../../game/decks/deal'
import type { Effect } from '../../game/effect'
import { shipField } from '../../game/ship-fields'
import type { FieldShape } from '../../game/shape'
import type { ShipInPlay } from '../../game/state'
import type { ScenarioSetup } from '../../documents/scenario'
import type { ShipDocument } from '../../documents/ship'
import { usualRules } from '../../decks/deck-rules'
import { navalEventIds } from '../../decks/naval/events'
import { bulkWords } from '../../kernel/bulk-words'
import { deckId, fieldId, type FieldId, type TrackId } from '../../kernel/ids'
import { onceEach } from '../../kernel/once-each'
import type { Answer, OverridableQuestion } from '../../kernel/question'
import type { Scalar } from '../../kernel/scalar'
import { deckProcedures } from '../event-cards/event-card'
import { headWith } from '../kit/battle-table.testing'
import { words } from '../kit/worded.testing'
import type { Input } from '../pack/input'
import type { Procedure } from '../pack/procedure'
import type { Due, RulesPack } from '../pack/rules-pack'
import { extremeShip, type End } from './extreme-ship.testing'
import { Chance, RandomPlay } from './random-play.testing'
import { withUsualValues } from './run-procedure.testing'
import { setUp, starterScenarioDocuments, starterShipDocuments } from './starter.testing'

/** Every procedure of a pack, those that decks bring to it among them. */
export const everyProcedure = onceEach((pack: RulesPack): readonly Procedure[] => [
  ...pack.procedures,
  ...deckProcedures(pack),
])

/** A figure is overridden up to here: thousands of hits in one salvo outgrow a journal line. */
const mostOverridden = 2_000

/** Chance that prefers the first and the last choice. Dice stay fair. */
class ChanceOfEnds extends Chance {
  override below(end: number): number {
    const which = super.below(5)
    if (which < 2) return 0
    return which < 4 ? end - 1 : super.below(end)
  }
}

/** `ends`: figures of documents, cards, table and forms are at the ends of their ranges. */
type Figures = 'usual' | 'ends'

interface BattleSetup {
  readonly figures?: Figures
  readonly rulings?: Readonly<Record<string, Scalar>> | undefined
  /** In place of one of its starter scenarios. */
  readonly setup?: ScenarioSetup
  /** Of which some take part, in place of ships of the starter fleet. */
  readonly fleet?: readonly ShipDocument[]
}

const mishaps = deckId('mishaps')

/**
 * A battle of any pack on a table made from its starter scenarios: any ships of the starter fleet, house rules and
 * weather, and a deck of event cards.
 */
export class Battle extends RandomPlay {
  /** Whatever is left to fair chance: dice, steps, values. */
  readonly by: Chance
  private readonly figures: Figures

  constructor(
    private readonly of: RulesPack,
    seed: number,
    { figures = 'usual', rulings = {}, setup, fleet = fleetOf(of) }: BattleSetup = {},
  ) {
    const chance = figures === 'ends' ? new ChanceOfEnds(seed) : new Chance(seed)
    super(of, chance, headWith(of, setup ?? anySetup(of, chance, { figures, rulings, fleet })))
    this.by = new Chance(seed)
    this.figures = figures
    this.setsTable()
    this.placesDeck()
    if (figures === 'ends') this.marksAll()
  }

  /** What waits for the end of a phase counts when the phase is left. */
  override goTo(turn: number, phase: string): void {
    if (phase !== this.state.phase || turn !== this.state.turn) this.settle(this.state.phase)
    super.goTo(turn, phase)
  }

  /** So many things, one after another: what is due, a blow, or any procedure; the phase and the turn change in between. */
  plays(steps: number): void {
    for (let step = 0; step < steps; step++) this.playsOne()
  }

  playsOne(): void {
    const { phases } = this.of
    if (this.by.below(8) === 0) this.goTo(this.state.turn + 1, phases[0]!)
    if (this.by.below(3) === 0) this.goTo(this.state.turn, this.by.anyOf(phases))
    const which = this.by.below(4)
    if (which === 0) this.playsDue()
    else this.startsAny(this.by.anyOf(which === 1 ? blows(this.of) : everyProcedure(this.of)))
  }

  /** Any of what the printed sequence asks for: nothing that it names itself is refused. */
  playsDue(): void {
    const due = this.of.due(this.state)
    if (due.length > 0) this.playsThis(this.by.anyOf(due))
  }

  /** What is due in this phase, one after another: each may call for more. What is left open can wait. */
  playsAllDue(): void {
    const left = new Set<string>()
    for (let done = 0; done < 60; done++) {
      const next = this.of
        .due(this.state)
        .find((due) => due.phase === this.state.phase && !left.has(JSON.stringify(due)))
      if (!next) return
      if (!this.playsThis(next)) left.add(JSON.stringify(next))
    }
    throw new Error(`still due: ${this.of.due(this.state)[0]?.procedure}`)
  }

  private playsThis({ procedure: name, input, phase }: Due): boolean {
    const procedure = everyProcedure(this.of).find((each) => each.name === name)!
    const usual = withUsualValues(procedure, this.state, input)
    if (this.starts(procedure, usual)) return true
    const checked = procedure.check(this.state, usual)
    const field = checked.ok ? '' : String(checked.values['field'])
    // What it leaves to the player may be open, or no longer possible.
    if (Object.hasOwn(usual, field) && !Object.hasOwn(input, field)) return false
    throw new Error(`${name} is due in ${phase} and refused: ${JSON.stringify(checked)}`)
  }

  startsAny(procedure: Procedure): boolean {
    return this.starts(procedure, this.startOf(procedure))
  }

  /** What the program itself would start it with. */
  startOf({ name, takes = [] }: Procedure): Input {
    if (takes.includes('face')) {
      return {
        deck: mishaps,
        card: 1,
        face: this.by.anyOf(navalEventIds),
        player: this.by.anyOf(this.state.sides).id,
      }
    }
    const due = this.of.due(this.state).filter(({ procedure }) => procedure === name)
    return due.length > 0 ? this.by.anyOf(due).input : {}
  }

  /** A mark on any part of her card that her shape allows, as a player sets it by hand; she stays afloat. */
  marksAll(): void {
    for (const ship of Object.values(this.state.ships)) this.marks(ship)
  }

  /** Ships are off the table or sunk: all of them, all but one, or those of one side. */
  sinks(who: 'all' | 'allButOne' | 'oneSide'): void {
    const [first] = this.state.sides
    const ships = this.state.squadrons.flatMap(({ side, order }) =>
      who === 'oneSide' && side !== first?.id ? [] : order,
    )
    const left = who === 'allButOne' ? this.anyOf(ships) : undefined
    const gone = ships.filter((ship) => ship !== left)
    const field = shipField.standing
    this.sets(gone.map((ship) => ({ type: 'fieldSet', ship, field, to: this.anyOf(['sunk', 'left']) })))
  }

  /** Entries by hand. */
  sets(effects: readonly Effect[]): void {
    if (effects.length > 0) this.write({ kind: 'step', label: { key: 'steps.settled' }, by: 'hand', effects })
  }

  /** Sometimes an end of the range. A question is overridden once: then it is answered. */
  protected override overruled({ within }: OverridableQuestion): Answer | undefined {
    if (this.figures === 'usual' || this.below(6) !== 1) return undefined
    return this.anyOf('least' in within ? [within.least, Math.min(within.most, mostOverridden)] : within)
  }

  private setsTable(): void {
    const facts = Object.entries(this.of.table).map(([key, fact]): Effect => {
      const to = fact.kind === 'choice' ? this.anyOf(fact.choices) : this.between(fact.minimum, fact.maximum, fact.step)
      return { type: 'tableSet', key, to }
    })
    this.sets(facts.filter(() => this.figures === 'ends' || this.by.below(2) === 0))
  }

  private placesDeck(): void {
    const [of, drawer] = this.state.sides.map(({ id }) => id)
    const newDeck = { deck: mishaps, name: 'Mishaps', of: of!, drawer: drawer!, rules: usualRules, isOpen: true }
    const contents = navalEventIds.map((face) => ({ face, copies: 1 }))
    const placed = placeDeck(this.state, { ...newDeck, contents }, bulkWords(1))
    if (!placed.ok) throw new Error(placed.code)
    placed.value.forEach((entry) => this.write(entry))
  }

  private marks(ship: ShipInPlay): void {
    const { tracks, fields } = this.of.shape(ship.document)
    const effects: Effect[] = []
    for (const [track, { minimum, maximum, step = 1 }] of Object.entries(tracks)) {
      const low = track === 'flotation' || track === 'aircraft' || track === 'vessels' ? minimum + step : minimum
      if (this.below(2) === 0)
        effects.push({ type: 'trackSet', ship: ship.id, track: track as TrackId, to: this.between(low, maximum, step) })
    }
    for (const [field, shape] of Object.entries(fields)) {
      if (field === 'standing' || this.below(2) === 0) continue
      effects.push({ type: 'fieldSet', ship: ship.id, field: field as FieldId, to: this.wordIn(ship, field, shape) })
    }
    this.sets(effects)
  }

  /** What a field may hold; of a text that is a list, some of its words. */
  private wordIn(ship: ShipInPlay, field: string, shape: FieldShape): Scalar {
    if (shape.kind === 'number') return this.between(shape.minimum, shape.maximum)
    if (shape.kind === 'choice') return this.anyOf(shape.choices)
    const adds = this.of.fieldWords?.(ship, fieldId(field), words)?.adds ?? []
    return adds.length > 0 ? `${this.anyOf(adds).value} ${this.anyOf(adds).value}` : 'An admiral'
  }

  private between(minimum: number, maximum: number, step = 1): number {
    if (this.figures === 'ends') return this.anyOf([minimum, maximum])
    return minimum + step * this.below((maximum - minimum) / step + 1)
  }
}

/** What is fired, thrown or struck has odds: ships are hurt by it. */
const blows = onceEach((pack: RulesPack): readonly Procedure[] => {
  const with_ = everyProcedure(pack).filter(({ odds, parted }) => odds !== undefined || parted !== undefined)
  return with_.length > 0 ? with_ : everyProcedure(pack)
})

const fleetOf = onceEach((pack: RulesPack) => starterShipDocuments(pack.id))
const scenariosOf = onceEach((pack: RulesPack) =>
  starterScenarioDocuments(pack.id).map((scenario) => setUp(scenario, fleetOf(pack))),
)

/** So that a battle stays short. */
const mostInSquadron = 3

/** A starter scenario with some ships replaced by others of the starter fleet, under any house rules that agree. */
function anySetup(
  pack: RulesPack,
  chance: Chance,
  { figures, rulings, fleet }: Required<Pick<BattleSetup, 'figures' | 'fleet'>> & Pick<BattleSetup, 'rulings'>,
): ScenarioSetup {
  const scenario = chance.anyOf(scenariosOf(pack))
  const few = {
    ...scenario,
    squadrons: scenario.squadrons.map((each) => ({ ...each, ships: each.ships.slice(0, mostInSquadron) })),
    houseRules: { ...agreeing(pack, chance), ...rulings },
  }
  let setup = few as ScenarioSetup
  for (const { ships } of few.squadrons) {
    for (const { id } of ships) {
      if (chance.below(2) === 0) continue
      const other = chance.anyOf(fleet)
      const document = figures === 'ends' ? extremeShip(pack, other, chance.anyOf<End>(['lowest', 'highest'])) : other
      const changed = withDocument(setup, id, document)
      if (pack.checkSetup(changed).ok) setup = changed
    }
  }
  return setup
}

const withDocument = (setup: ScenarioSetup, ship: string, document: ShipDocument): ScenarioSetup => ({
  ...setup,
  squadrons: setup.squadrons.map((squadron) => ({
    ...squadron,
    ships: squadron.ships.map((each) => (each.id === ship ? { ...each, document } : each)),
  })),
})

/** Any choice of every house rule, as far as they agree with one another. */
function agreeing(pack: RulesPack, chance: Chance): Readonly<Record<string, Scalar>> {
  const chosen: Record<string, Scalar> = {}
  for (const [rule, to] of Object.entries(chance.anyRulings(pack.houseRules))) {
    if (pack.checkHouseRule?.(chosen, rule, to).ok !== false) chosen[rule] = to
  }
  return chosen
}
