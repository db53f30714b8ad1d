import fc from 'fast-check'
import type { ShipDocument } from '../documents/ship'
import { usualRules } from '../decks/deck-rules'
import { navalEventIds } from '../decks/naval/events'
import { setTrack, toggleMark } from '../game/commands'
import { boxId, sideId, trackId } from '../kernel/ids'
import { findPack, rulesPacks } from '../rules/index'
import { words } from '../rules/kit/worded.testing'
import type { RulesPack } from '../rules/pack/rules-pack'
import { starterScenarioDocuments, starterShipDocuments } from '../rules/run/starter.testing'
import * as edit from './draft'
import { battleProblems } from './problems'
import { nextOfClass } from './sister-names'
import { tableOfOne, withMarked } from './start-marks'
import { wholeSetup } from './strength'

export const allShips = rulesPacks.flatMap(({ id }) => starterShipDocuments(id))
export const allScenarios = rulesPacks.flatMap(({ id }) => starterScenarioDocuments(id))
export const lists = { ships: allShips, scenarios: allScenarios }
export const blank = edit.blankBattle({ title: 'Battle', sides: ['One', 'Other'], squadron: '1st' })

export const shipCalled = (slug: string, pack = 'perfidious-albion'): ShipDocument =>
  allShips.find((ship) => ship.pack === pack && ship.slug === slug)!

/** One edit of any kind, as a function of the battle: its numbers choose among what there is. */
type RandomEdit = (draft: edit.BattleDraft) => edit.BattleDraft

/** Any of these; where there are none, nothing. */
const at = <Item>(list: readonly Item[], number: number): Item => list[number % list.length]!

export function randomEdits(): fc.Arbitrary<readonly RandomEdit[]> {
  const number = fc.nat(500)
  const text = fc.string({ unit: 'grapheme', maxLength: 90 })
  const one: fc.Arbitrary<RandomEdit> = fc
    .record({ kind: fc.nat(23), number, other: number, text })
    .map(({ kind, number, other, text }): RandomEdit => (draft) => {
      const squadron = draft.squadrons[number % Math.max(1, draft.squadrons.length)]
      const ship = squadron?.ships[other % Math.max(1, squadron.ships.length)]
      const side = at(draft.sides, number)
      if (kind < 4 && squadron) {
        const ofRules = allShips.filter(({ pack }) => draft.pack === edit.noRules || pack === draft.pack)
        if (ofRules.length === 0) return draft
        const berths = nextOfClass(at(ofRules, other), 1 + (number % 3), [], lists)
        return edit.withShips(draft, { squadron: squadron.id, index: other % 4 }, berths, text).draft
      }
      switch (kind) {
        case 4:
          return edit.withSide(draft, text, text)
        case 5:
          return edit.withoutSide(draft, side.id)
        case 6:
          return edit.withSquadron(draft, side.id, text, squadron?.id).draft
        case 7:
          return other % 3 === 0 && squadron ? edit.withoutSquadron(draft, squadron.id) : draft
        case 8:
          return edit.withText(draft, at(Object.keys(edit.textLengths) as edit.TextOfDraft[], other), text)
        case 9:
          return edit.withOrders(draft, side.id, text)
        case 10:
          return edit.withSideChanged(draft, side.id, { name: text })
        default:
      }
      const pack = findPack(draft.pack)
      if (kind > 17 && pack) return ofItsRules(draft, pack, kind - 18, number, other)
      if (!squadron) return draft
      if (kind === 11) {
        return edit.withSquadronChanged(draft, squadron.id, {
          ...{ name: text, speed: number % 2 === 0 ? other % 30 : null, arrives: other % 2 === 0 ? 4 : null },
        })
      }
      if (!ship) return draft
      switch (kind) {
        case 12:
          return edit.withoutShip(draft, ship.id)
        case 13:
          return edit.withShipStepped(draft, ship.id, number % 2 === 0 ? 1 : -1)
        case 14:
          return edit.withShipAcross(draft, ship.id)
        case 15:
          return edit.withShipMoved(draft, ship.id, { squadron: at(draft.squadrons, other).id, index: number % 5 })
        case 16:
          return edit.withShipChanged(draft, ship.id, { fields: { name: edit.fitName(text) ?? null } })
        default:
          return edit.withShipChanged(draft, ship.id, { speed: number % 2 === 0 ? other % 20 : null })
      }
    })
  return fc.array(one, { maxLength: 40 })
}

/** Edits that only a battle with rules can have: weather, house rules, decks, entries, and what is on the card of a ship. */
function ofItsRules(draft: edit.BattleDraft, pack: RulesPack, kind: number, number: number, other: number) {
  const side = at(draft.sides, number)
  const facts = Object.entries(pack.table)
  if (kind === 0 && facts.length > 0) {
    const [key, fact] = at(facts, number)
    return {
      ...draft,
      table: { ...draft.table, [key]: fact.kind === 'choice' ? at(fact.choices, other) : within(fact, other) },
    }
  }
  if (kind === 1 && pack.houseRules.length > 0) {
    const { name, choices } = at(pack.houseRules, number)
    const to = 'minimum' in choices ? within(choices, other) : at(choices, other)
    return { ...draft, houseRules: { ...draft.houseRules, [name]: to } }
  }
  if (kind === 2 && number % 2 === 1) {
    const deck = { kind: 'naval', side: side.id, called: '', rules: usualRules, isOpen: other % 2 === 0 } as const
    return { ...draft, decks: [{ ...deck, reds: navalEventIds.slice(0, 1 + (other % 9)), blacks: other % 20 }] }
  }
  if (kind === 2 && number % 2 === 0) {
    return edit.withVictoryFigures(draft, {
      ...{ turns: other % 3 === 0 ? null : 1 + (other % 99), counts: at(['tons', 'left', null], other), lead: other },
    })
  }
  const squadron = at(draft.squadrons, number)
  if (kind === 3 && squadron) {
    const entry = { at: [number % 73, other % 49] as [number, number], course: other % 360 }
    return { ...draft, squadrons: draft.squadrons.map((each) => (each === squadron ? { ...each, entry } : each)) }
  }
  const ship = squadron?.ships[other % Math.max(1, squadron.ships.length)]
  const card = ship && cardsOf(draft)(ship.ship)
  if (!ship || !card) return draft
  const { boxes, tracks, fields } = pack.shape(card)
  if (kind === 4) {
    const [field, shape] = at(Object.entries(fields), number)
    if (shape.kind === 'text') return draft
    const to = shape.kind === 'choice' ? at(shape.choices, other) : within(shape, other)
    return edit.withShipChanged(draft, ship.id, { fields: { [field]: to } })
  }
  const table = tableOfOne(pack, draft, ship, card)
  const box = at(Object.entries(boxes), number)
  const [track, bounds] = at(Object.entries(tracks), other)
  const made =
    box === undefined || number % 3 === 0
      ? setTrack(table, ship.id, trackId(track), within(bounds, number))
      : toggleMark(table, ship.id, boxId(box[0]), at(box[1].marks, other))
  return withMarked(pack, draft, table, ship, made)
}

function within(bounds: { readonly minimum: number; readonly maximum: number; readonly step?: number }, n: number) {
  const { minimum, maximum, step = 1 } = bounds
  return minimum + step * (n % (Math.floor((maximum - minimum) / step) + 1))
}

/** The card of a ship of a battle, from the starters. */
export const cardsOf = (draft: edit.BattleDraft) => (slug: string) =>
  allShips.find((ship) => ship.pack === draft.pack && ship.slug === slug)
export const problemsOf = (draft: edit.BattleDraft) =>
  battleProblems(draft, { pack: findPack(draft.pack), cardOf: cardsOf(draft), words, ...lists })

/** A battle of these rules as the page begins it: a ship on each side, or where they have none a copy of a starter. */
function begunWith({ id, isShipless }: RulesPack): edit.BattleDraft {
  if (isShipless) return starterScenarioDocuments(id)[0]!
  const ships = starterShipDocuments(id)
  return blank.squadrons.reduce(
    (draft, { id: squadron }, n) => edit.withShips(draft, { squadron, index: 0 }, [{ card: at(ships, n) }]).draft,
    blank,
  )
}

/** What random edits and every mend make of a battle of these rules, with its ships; nothing where it cannot be started. */
export function madeBattle(pack: RulesPack, edits: readonly RandomEdit[]) {
  let draft = edits.reduce((each, edit) => edit(each), begunWith(pack))
  for (let step = 0; step < 100; step++) {
    const mend = problemsOf(draft).find(({ refuses, mends }) => refuses && mends.length > 0)
    if (!mend) break
    draft = mend.mends[0]!.after
  }
  if (draft.pack !== pack.id || problemsOf(draft).some(({ refuses }) => refuses)) return undefined
  return { draft, setup: wholeSetup(draft, cardsOf(draft))! }
}

export const [one, other] = [sideId('side-1'), sideId('side-2')]
