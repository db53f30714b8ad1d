import fc from 'fast-check'
import type { ShipDocument } from '../documents/ship'
import { sideId } from '../kernel/ids'
import { rulesPacks } from '../rules/index'
import { starterScenarioDocuments, starterShipDocuments } from '../rules/run/starter.testing'
import * as edit from './draft'
import { nextOfClass } from './sister-names'

export const allShips = rulesPacks.flatMap(({ id }) => starterShipDocuments(id))
export const allScenarios = rulesPacks.flatMap(({ id }) => starterScenarioDocuments(id))
export const lists = { ships: allShips, scenarios: allScenarios }
export const blank = edit.blankBattle({ title: 'Battle', sides: ['One', 'Other'], squadron: '1st' })

export const shipCalled = (slug: string, pack = 'perfidious-albion'): ShipDocument =>
  allShips.find((ship) => ship.pack === pack && ship.slug === slug)!

/** One edit of any kind, as a function of the battle: its numbers choose among what there is. */
type RandomEdit = (draft: edit.BattleDraft) => edit.BattleDraft

const at = <Item>(list: readonly Item[], number: number): Item => list[number % list.length]!

export function randomEdits(): fc.Arbitrary<readonly RandomEdit[]> {
  const number = fc.nat(500)
  const text = fc.string({ unit: 'grapheme', maxLength: 90 })
  const one: fc.Arbitrary<RandomEdit> = fc
    .record({ kind: fc.nat(17), number, other: number, text })
    .map(({ kind, number, other, text }): RandomEdit => (draft) => {
      const squadron = draft.squadrons[number % Math.max(1, draft.squadrons.length)]
      const ship = squadron?.ships[other % Math.max(1, squadron.ships.length)]
      const side = at(draft.sides, number)
      if (kind < 4 && squadron) {
        const ofRules = allShips.filter(({ pack }) => draft.pack === edit.noRules || pack === draft.pack)
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

export const [one, other] = [sideId('side-1'), sideId('side-2')]
