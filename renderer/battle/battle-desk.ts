import { computed, ref, shallowRef } from 'vue'
import { useAnnouncements } from '../ui/announcements'
import { say } from '../words'
import { sayProblem } from '../words/battle-problem'
import { claimsIn } from '../words/claims'
import type { OpenBattle, PartOfBattle } from './battle-drafts'
import { squadronName } from './battle-to-edit'
import * as edit from '#shared/battle/draft'
import { textProblems } from '#shared/battle/chart-problems'
import type { BattleProblem } from '#shared/battle/battle-problem'
import { battleProblems } from '#shared/battle/problems'
import { nameIn, nextOfClass } from '#shared/battle/sister-names'
import { strengthOfSide } from '#shared/battle/strength'
import type { ScenarioDocument } from '#shared/documents/scenario'
import type { ShipDocument } from '#shared/documents/ship'
import type { ShipId, SideId, SquadronId } from '#shared/kernel/ids'
import { findPack } from '#shared/rules/index'
import { navyName } from '#shared/words/navy-name'

/** What is chosen in the order of battle: a squadron, and a ship of it where one is open. */
interface ChosenInBattle {
  readonly squadron: SquadronId | undefined
  readonly ship: ShipId | undefined
}

/** What is dragged: a ship of the battle, or a card from the finder. */
type Dragged = { readonly ship: ShipId } | { readonly card: ShipDocument }

interface Lists {
  readonly ships: readonly ShipDocument[]
  readonly scenarios: readonly ScenarioDocument[]
}

export type BattleDesk = ReturnType<typeof useBattleDesk>

/** All that a player does to a battle, and what is known of it: its parts are given this, and know no store. */
export function useBattleDesk({ history }: OpenBattle, lists: () => Lists, bringIn: () => void) {
  const announcements = useAnnouncements()
  const draft = computed(() => history.now.value)
  const part = ref<PartOfBattle>('ships')
  const chosen = shallowRef<ChosenInBattle>({ squadron: draft.value.squadrons[0]?.id, ship: undefined })
  const dragged = shallowRef<Dragged>()
  const folded = ref<readonly SquadronId[]>([])

  const pack = computed(() => (draft.value.pack === edit.noRules ? undefined : findPack(draft.value.pack)))
  const cards = computed(
    () => new Map(lists().ships.flatMap((ship) => (ship.pack === draft.value.pack ? [[ship.slug, ship]] : []))),
  )
  const cardOf = (slug: string) => cards.value.get(slug)
  const known = computed(() => ({
    pack: pack.value,
    cardOf: cards.value.get.bind(cards.value),
    words: say,
    ...lists(),
  }))
  const problems = computed(() => [
    ...battleProblems(draft.value, known.value).map((problem) => ({
      ...problem,
      mends: problem.code === 'ship-missing' ? mendsOfMissing(problem) : problem.mends,
      sentence: sayProblem(problem),
    })),
    ...textProblems(draft.value, say, claimsIn),
  ])
  /** In the finder, by the next ship that is put in; or by a file that somebody has of her. */
  const mendsOfMissing = ({ values, mends }: BattleProblem) => [
    { name: 'another', values, after: draft.value },
    ...mends,
    { name: 'bring-in', values, after: draft.value },
  ]
  /** Whose place the next ship from the finder takes. */
  const toReplace = shallowRef<ShipId>()
  const refusing = computed(() => problems.value.filter(({ refuses }) => refuses))
  const sides = computed(() =>
    draft.value.sides.map((side) => ({
      ...side,
      squadrons: draft.value.squadrons.filter((squadron) => squadron.side === side.id),
      strength: pack.value && strengthOfSide(pack.value, draft.value, side.id, cardOf, say),
    })),
  )
  /** The squadron that a ship joins. */
  const squadron = computed(
    () => draft.value.squadrons.find(({ id }) => id === chosen.value.squadron) ?? draft.value.squadrons[0],
  )
  const nameOf = (ship: edit.ShipOfDraft) => nameIn(ship, cardOf(ship.ship))

  const change = (after: edit.BattleDraft, field?: string) => history.change(after, part.value, field)
  /** A field is left: it shows the name that is kept, since one that nobody can see was not taken. */
  function leaveName({ target }: Event, kept: string): void {
    ;(target as HTMLInputElement).value = kept
    history.settle()
  }
  function choose(squadron: SquadronId | undefined, ship?: ShipId): void {
    history.settle()
    toReplace.value = undefined
    chosen.value = { squadron, ship }
  }
  /** So that what is open is still there after an undo. */
  function chooseWhatIsThere(): void {
    const { squadron: at, ship } = chosen.value
    const place = ship && edit.placeOfShip(draft.value, ship)
    if (place) chosen.value = { squadron: place.squadron, ship }
    else if (ship || !draft.value.squadrons.some(({ id }) => id === at)) {
      chosen.value = { squadron: squadron.value?.id, ship: undefined }
    }
  }
  function goBack(way: 'undo' | 'redo'): void {
    const step = history[way]()
    if (step) part.value = step.at
    chooseWhatIsThere()
  }

  function addSquadron(side = squadron.value?.side ?? draft.value.sides[0]!.id): void {
    const n = draft.value.squadrons.filter((each) => each.side === side).length + 1
    const behind = squadron.value?.side === side ? squadron.value.id : undefined
    const made = edit.withSquadron(draft.value, side, squadronName(n), behind)
    change(made.draft)
    choose(made.id)
  }
  function addSide(): void {
    change(edit.withSide(draft.value, say('battle.sideName', { n: draft.value.sides.length + 1 }), squadronName(1)))
    choose(draft.value.squadrons.at(-1)?.id)
  }
  function removeSide(side: SideId): void {
    change(edit.withoutSide(draft.value, side))
    chooseWhatIsThere()
  }

  /** Who commands her and what she is called stay; what was marked on the other card, and its speed, do not. */
  function putInstead(ship: ShipId, card: ShipDocument): void {
    const before = nameOf(edit.shipIn(draft.value, ship)!)
    toReplace.value = undefined
    change(edit.withShipChanged(draft.value, ship, { ship: card.slug, speed: null, marks: null }))
    chooseWhatIsThere()
    said.value = say('battle.finder.instead', { ship: card.name, before })
  }
  /** Puts a card and the next of its class into a squadron, at its end or where it was dropped. */
  function putIn(card: ShipDocument, count = 1, at?: edit.PlaceInLine): void {
    const before = at ? undefined : toReplace.value
    if (before && edit.shipIn(draft.value, before) && card.pack === draft.value.pack) return putInstead(before, card)
    const to = draft.value.squadrons.find(({ id }) => id === (at?.squadron ?? squadron.value?.id))
    if (!to) return void announcements.announce(say('battle.finder.noSquadron'), 'refusal')
    if (draft.value.pack !== edit.noRules && card.pack !== draft.value.pack) {
      return void announcements.announce(say('battle.finder.otherRules', { ship: card.name }), 'refusal')
    }
    const taken = draft.value.squadrons.filter(({ side }) => side === to.side).flatMap(({ ships }) => ships.map(nameOf))
    const berths = nextOfClass(card, count, taken, lists())
    const place = at ?? { squadron: to.id, index: to.ships.length }
    const added = edit.withShips(draft.value, place, berths, navyName(card.navy, say))
    const values = { squadron: to.name, ships: berths.map((berth) => berth.name ?? berth.card.name).join(', ') }
    if (added.ids.length === 0) return void announcements.announce(say('battle.finder.full', values), 'refusal')
    change(added.draft)
    choose(to.id)
    said.value = say('battle.finder.added', values)
  }

  function moved(after: edit.BattleDraft, ship: ShipId): void {
    change(after)
    const place = edit.placeOfShip(draft.value, ship)
    const to = draft.value.squadrons.find(({ id }) => id === place?.squadron)
    if (!place || !to) return
    chosen.value = { squadron: to.id, ship }
    const values = { ship: nameOf(edit.shipIn(draft.value, ship)!), squadron: to.name, place: place.index + 1 }
    said.value = say('battle.order.moved', values)
  }
  function removeChosen(): void {
    const { ship, squadron: id } = chosen.value
    const what = ship ? edit.shipIn(draft.value, ship) : draft.value.squadrons.find((each) => each.id === id)
    if (!what) return
    const line = draft.value.squadrons.find((each) => each.id === id)?.ships ?? []
    const next = line[line.findIndex((each) => each.id === ship) + 1] ?? line.at(-2)
    change(ship ? edit.withoutShip(draft.value, ship) : edit.withoutSquadron(draft.value, id!))
    chosen.value = { squadron: id, ship: ship && next?.id !== ship ? next?.id : undefined }
    chooseWhatIsThere()
    said.value = say('battle.order.removed', { what: 'ship' in what ? nameOf(what) : what.name })
  }
  /** Drops what is dragged at a place, counted before she leaves her old one. */
  function drop(at: edit.PlaceInLine): void {
    const what = dragged.value
    dragged.value = undefined
    if (!what) return
    if ('card' in what) return putIn(what.card, 1, at)
    const from = edit.placeOfShip(draft.value, what.ship)
    const isBelow = from?.squadron === at.squadron && from.index < at.index
    moved(edit.withShipMoved(draft.value, what.ship, { ...at, index: at.index - (isBelow ? 1 : 0) }), what.ship)
  }
  function mend(problem: BattleProblem, which: number): void {
    const found = problem.mends[which]
    if (!found) return
    history.settle()
    if (found.name === 'bring-in') return bringIn()
    if (found.name === 'another') {
      choose(problem.at.squadron, problem.at.ship)
      toReplace.value = problem.at.ship
      return
    }
    change(found.after)
    chooseWhatIsThere()
    said.value = say('battle.mended')
  }

  /** What was done last, for screen readers. */
  const said = ref('')
  return {
    ...{ draft, pack, lists, cardOf, nameOf, sides, squadron, problems, refusing, said },
    ...{ part, chosen, dragged, folded, toReplace },
    ...{ change, settle: history.settle, leaveName, choose, goBack, mend },
    ...{ addSquadron, addSide, removeSide, putIn, removeChosen, drop },
    drag: (what: Dragged | undefined) => (dragged.value = what),
    fold: (id: SquadronId) =>
      (folded.value = folded.value.includes(id) ? folded.value.filter((each) => each !== id) : [...folded.value, id]),
    step: (ship: ShipId, way: -1 | 1) => moved(edit.withShipStepped(draft.value, ship, way), ship),
    across: (ship: ShipId) => moved(edit.withShipAcross(draft.value, ship), ship),
    changeShip: (ship: ShipId, how: Parameters<typeof edit.withShipChanged>[2], field?: string) =>
      change(edit.withShipChanged(draft.value, ship, how), field && `${ship} ${field}`),
    changeSquadron: (id: SquadronId, how: Parameters<typeof edit.withSquadronChanged>[2], field?: string) =>
      change(edit.withSquadronChanged(draft.value, id, how), field && `${id} ${field}`),
    countOf: (card: ShipDocument) =>
      draft.value.pack === card.pack
        ? draft.value.squadrons.flatMap(({ ships }) => ships).filter(({ ship }) => ship === card.slug).length
        : 0,
    problemsOf: (ship: ShipId) => problems.value.filter(({ at }) => at.ship === ship),
    problemsOfSquadron: (id: SquadronId) =>
      problems.value.filter(({ at }) => at.squadron === id && at.ship === undefined),
  }
}
