import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { documentFormats } from '../../documents/formats'
import { readDocument } from '../../json/envelope'
import type { ScenarioDocument, ScenarioSetup } from '../../documents/scenario'
import type { ShipDocument } from '../../documents/ship'

const folder = new URL('../', import.meta.url)

function texts(place: string, ending: string): readonly string[] {
  if (!existsSync(new URL(place, folder))) return []
  return readdirSync(new URL(place, folder))
    .filter((name) => name.endsWith(ending))
    .map((name) => readFileSync(new URL(`${place}/${name}`, folder), 'utf8'))
}

/** The starter ships of a pack, as a library would read them: none where the pack has none. */
export function starterShipDocuments(pack: string): readonly ShipDocument[] {
  return texts(`${pack}/ships`, '.ship.json').map((text) => {
    const read = readDocument(text, [documentFormats.ship])
    if (!read.ok) throw new Error(JSON.stringify(read))
    return read.value
  })
}

export function starterScenarioDocuments(pack: string): readonly ScenarioDocument[] {
  return texts(`${pack}/scenarios`, '.scenario.json').map((text) => {
    const read = readDocument(text, [documentFormats.scenario])
    if (!read.ok) throw new Error(JSON.stringify(read))
    return read.value
  })
}

/** A scenario with the documents of its ships, as the head of a journal holds it. */
export function setUp(scenario: ScenarioDocument, ships: readonly ShipDocument[]): ScenarioSetup {
  const { format: _format, version: _version, pack: _pack, unofficial: _unofficial, squadrons, ...rest } = scenario
  return {
    ...rest,
    squadrons: squadrons.map((squadron) => ({
      ...squadron,
      ships: squadron.ships.map(({ id, ship, fields }) => {
        const document = ships.find((known) => known.slug === ship)
        if (!document) throw new Error(`${scenario.slug}: no ship ${ship}`)
        return { id, document, ...(fields && { fields }) }
      }),
    })),
  }
}
