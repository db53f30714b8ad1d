import { expect } from 'vitest'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { documentFormats } from '../../documents/formats'
import { initialState } from '../../game/fold'
import type { GameState } from '../../game/state'
import { readDocument, type DocumentFormat } from '../../json/envelope'
import { setupOf, type ScenarioDocument, type ScenarioSetup } from '../../documents/scenario'
import type { ShipDocument } from '../../documents/ship'
import type { RulesPack } from '../pack/rules-pack'

const folder = new URL('../', import.meta.url)

function texts(place: string, ending: string): readonly string[] {
  if (!existsSync(new URL(place, folder))) return []
  return readdirSync(new URL(place, folder))
    .filter((name) => name.endsWith(ending))
    .map((name) => readFileSync(new URL(`${place}/${name}`, folder), 'utf8'))
}

const known = new Map<string, readonly unknown[]>()

/** Every file of a folder, read once. */
function documentsIn<Value>(place: string, ending: string, format: DocumentFormat<Value>): readonly Value[] {
  const read = (text: string) => {
    const document = readDocument(text, [format])
    if (!document.ok) throw new Error(JSON.stringify(document))
    return document.value
  }
  const all = known.get(place) ?? texts(place, ending).map(read)
  known.set(place, all)
  return all as readonly Value[]
}

/** The starter ships of a pack, as a library would read them: none where the pack has none. */
export const starterShipDocuments = (pack: string): readonly ShipDocument[] =>
  documentsIn(`${pack}/ships`, '.ship.json', documentFormats.ship)

export const starterScenarioDocuments = (pack: string): readonly ScenarioDocument[] =>
  documentsIn(`${pack}/scenarios`, '.scenario.json', documentFormats.scenario)

/** The ships of a pack that are committed are those that its recipe makes. */
export function expectCommitted(pack: string, made: readonly ShipDocument[]): void {
  const bySlug = (one: ShipDocument, other: ShipDocument) => (one.slug < other.slug ? -1 : 1)
  expect(starterShipDocuments(pack).toSorted(bySlug)).toEqual(made.toSorted(bySlug))
}

/** The table of the first starter scenario of a pack, or of the one that is named, as it begins. */
export function starterTable(pack: RulesPack, slug?: string): GameState {
  const scenarios = starterScenarioDocuments(pack.id)
  const scenario = scenarios.find((each) => each.slug === slug) ?? scenarios[0]!
  const setup = setUp(scenario, starterShipDocuments(pack.id))
  return initialState(pack, { pack: pack.id, setup }, pack.phases[0]!)
}

/** A scenario with the documents of its ships, as the head of a journal holds it. */
export function setUp(scenario: ScenarioDocument, ships: readonly ShipDocument[]): ScenarioSetup {
  return setupOf(scenario, (ship) => {
    const document = ships.find(({ slug }) => slug === ship)
    if (!document) throw new Error(`${scenario.slug}: no ship ${ship}`)
    return document
  })
}
