import { folded } from '../documents/kin'
import type { ShipDocument } from '../documents/ship'
import type { ShipId, TrackId } from '../kernel/ids'
import type { RulesPack } from '../rules/pack/rules-pack'
import type { Words } from '../words/speak'
import {
  leastSides,
  noRules,
  withoutShip,
  withoutSide,
  withoutSquadron,
  withShipChanged,
  withShipMoved,
  withSquadron,
  withSquadronChanged,
  type BattleDraft,
  type ShipOfDraft,
  type SquadronOfDraft,
} from './draft'
import { doubtful, wrong, type BattleProblem, type Mend, type PlaceOfProblem } from './battle-problem'
import { chartProblems } from './chart-problems'
import { flagProblems } from './flag-problems'
import { freeNames, nameIn, type ClassLists } from './sister-names'
import { ruleProblems, strayProblems } from './rule-problems'
import { asBegun, strengthOfSide, type CardOf } from './strength'

/** What a battle is held against. */
export interface Known extends ClassLists {
  readonly pack: RulesPack | undefined
  readonly cardOf: CardOf
  readonly words: Words
}

/** All that is wrong with a battle, what stops it first; then what should be looked at. */
export function battleProblems(draft: BattleDraft, known: Known): readonly BattleProblem[] {
  const { pack } = known
  if (draft.pack === noRules) return [wrong('no-ships', { part: 'ships' })]
  if (!pack) return [wrong('no-pack', { part: 'ships' }, { values: { pack: draft.pack } })]
  const found = pack.isShipless
    ? []
    : [
        ...[...strayProblems(draft), ...shipProblems(draft, known, pack), ...sideProblems(draft)],
        ...[...flagProblems(draft, known.words), ...chartProblems(draft), ...unequalSides(draft, known, pack)],
      ]
  const written = silentOrders(draft)
  const refusing = found.filter(({ refuses }) => refuses)
  const refusedByRules = ruleProblems(draft, known.cardOf, pack)
  return [...refusing, ...refusedByRules, ...found.filter(({ refuses }) => !refuses), ...written]
}

/** Orders for some sides and not for all. */
function silentOrders(draft: BattleDraft): readonly BattleProblem[] {
  const silent = draft.sides.filter(({ id }) => (draft.orders[id] ?? '') === '')
  const unordered = silent.length < draft.sides.length ? silent : []
  return unordered.map(({ name }) => doubtful('orders-empty', { part: 'texts' }, { values: { side: name } }))
}

/** A side with less than a third of another's tons, or where the rules know none, of what its ships can take. */
function unequalSides(draft: BattleDraft, { cardOf, words }: Known, pack: RulesPack): readonly BattleProblem[] {
  const each = draft.sides.map(({ id, name }) => ({ name, ...strengthOfSide(pack, draft, id, cardOf, words) }))
  if (each.some(({ ships }) => ships === 0)) return []
  const by = each.every(({ tons }) => tons > 0) ? 'tons' : 'left'
  const [weakest, ...others] = each.toSorted((one, other) => one[by] - other[by])
  const strongest = others.at(-1)
  if (!weakest || !strongest || weakest[by] * 3 >= strongest[by]) return []
  const values = { weak: weakest.name, strong: strongest.name }
  return [doubtful('unequal', { part: 'ships' }, { values })]
}

function sideProblems(draft: BattleDraft): readonly BattleProblem[] {
  return draft.sides.flatMap(({ id, name }) => {
    const squadrons = draft.squadrons.filter(({ side }) => side === id)
    if (squadrons.every(({ ships }) => ships.length === 0)) {
      const mends =
        draft.sides.length > leastSides ? [{ name: 'leave-out', values: { name }, after: withoutSide(draft, id) }] : []
      return [wrong('side-empty', { part: 'ships', side: id }, { values: { side: name }, mends })]
    }
    return squadrons
      .filter(({ ships }) => ships.length === 0)
      .map((squadron) =>
        doubtful(
          'squadron-empty',
          { part: 'ships', side: id, squadron: squadron.id },
          {
            values: { squadron: squadron.name },
            mends: [{ name: 'leave-out', values: { name: squadron.name }, after: withoutSquadron(draft, squadron.id) }],
          },
        ),
      )
  })
}

function shipProblems(draft: BattleDraft, known: Known, pack: RulesPack): readonly BattleProblem[] {
  return draft.sides.flatMap(({ id: side }) => {
    const squadrons = draft.squadrons.filter((squadron) => squadron.side === side)
    const names = squadrons.flatMap(({ ships }) => ships.map((ship) => nameIn(ship, known.cardOf(ship.ship))))
    const seen = new Set<string>()
    return squadrons.flatMap((squadron) => [
      ...squadron.ships.flatMap((ship): readonly BattleProblem[] => {
        const at = { part: 'ships', side, squadron: squadron.id, ship: ship.id } as const
        const card = known.cardOf(ship.ship)
        const name = nameIn(ship, card)
        if (!card) return [missing(draft, ship, name, at)]
        const isSecond = seen.has(folded(name))
        seen.add(folded(name))
        return [
          ...(isSecond ? [twice(draft, ship, { name, card, names }, at, known)] : []),
          ...tooFast(draft, pack, squadron, ship, { name, card }, at),
        ]
      }),
      ...mixedSpeeds(draft, pack, squadron, known.cardOf),
    ])
  })
}

function missing(draft: BattleDraft, { id, ship: file }: ShipOfDraft, name: string, at: PlaceOfProblem): BattleProblem {
  const mends = [{ name: 'leave-out', values: { name }, after: withoutShip(draft, id) }]
  return wrong('ship-missing', at, { values: { ship: name, file }, mends })
}

function twice(
  draft: BattleDraft,
  { id }: ShipOfDraft,
  { name, card, names }: { readonly name: string; readonly card: ShipDocument; readonly names: readonly string[] },
  at: PlaceOfProblem,
  known: ClassLists,
): BattleProblem {
  const mends = freeNames(card, names, known).map((free) => ({
    ...{ name: 'rename', values: { name: free }, after: withShipChanged(draft, id, { fields: { name: free } }) },
  }))
  return wrong('name-twice', at, { values: { name }, mends })
}

/** The speed with which she begins, as a track of her card; nothing where her card has none. */
export function speedTrack(pack: RulesPack, card: ShipDocument) {
  const found = Object.entries(pack.shape(card).tracks).find(([, { isSpeedMade }]) => isSpeedMade)
  return found && { track: found[0] as TrackId, ...found[1] }
}

/** A speed of her own that she cannot make with what is struck. That of her squadron she makes as far as she can. */
function tooFast(
  draft: BattleDraft,
  pack: RulesPack,
  squadron: SquadronOfDraft,
  ship: ShipOfDraft,
  { name, card }: { readonly name: string; readonly card: ShipDocument },
  at: PlaceOfProblem,
): readonly BattleProblem[] {
  const most = fastest(pack, squadron, ship, card)
  if (ship.speed === undefined || most === undefined || ship.speed <= most) return []
  const mends = [
    { name: 'slow-down', values: { speed: most }, after: withShipChanged(draft, ship.id, { speed: most }) },
  ]
  return [wrong('too-fast', at, { values: { name, speed: ship.speed, most }, mends })]
}

/** What a ship can make as the battle begins; nothing where her card has no speed. */
export function fastest(
  pack: RulesPack,
  squadron: SquadronOfDraft,
  ship: ShipOfDraft,
  card: ShipDocument,
): number | undefined {
  if (!speedTrack(pack, card)) return undefined
  return pack.condition(asBegun(pack, squadron, ship, card)).maximumSpeed
}

/** Ships that sail together keep to the speed of the slowest. */
function mixedSpeeds(
  draft: BattleDraft,
  pack: RulesPack,
  squadron: SquadronOfDraft,
  cardOf: CardOf,
): readonly BattleProblem[] {
  const speeds = squadron.ships.flatMap((ship) => {
    const card = cardOf(ship.ship)
    const most = card && fastest(pack, squadron, ship, card)
    return card && most !== undefined && ship.speed === undefined
      ? [{ id: ship.id, name: nameIn(ship, card), most }]
      : []
  })
  const slowest = speeds.toSorted((one, other) => one.most - other.most)[0]
  const quickest = speeds.toSorted((one, other) => other.most - one.most)[0]
  if (!slowest || !quickest || quickest.most === slowest.most) return []
  if (squadron.speed !== undefined && squadron.speed <= slowest.most) return []
  const values = { fast: quickest.name, most: quickest.most, slow: slowest.name, speed: slowest.most }
  const after = withSquadronChanged(draft, squadron.id, { speed: slowest.most })
  const at = { part: 'ships', side: squadron.side, squadron: squadron.id } as const
  const quicker = speeds.filter(({ most }) => most > slowest.most)
  const mends = [{ name: 'keep-to', values, after }, ...onTheirOwn(draft, squadron, quicker, quickest)]
  return [doubtful('mixed-speeds', at, { values, mends })]
}

/** A squadron for all that are quicker, in the order of their line, called after the quickest. */
function onTheirOwn(
  draft: BattleDraft,
  { id: behind, side }: SquadronOfDraft,
  quicker: readonly { readonly id: ShipId }[],
  { name }: { readonly name: string },
): readonly Mend[] {
  const made = withSquadron(draft, side, name, behind)
  const squadron = made.id
  if (squadron === undefined) return []
  const after = quicker.reduce((now, { id }, index) => withShipMoved(now, id, { squadron, index }), made.draft)
  const others = quicker.length - 1
  return [{ name: others === 0 ? 'own-squadron' : 'own-squadron-with', values: { name, n: others }, after }]
}
