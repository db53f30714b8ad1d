import { setupOf, type ScenarioDocument, type ScenarioSetup } from '#shared/documents/scenario'
import type { ShipDocument } from '#shared/documents/ship'
import type { PackId } from '#shared/kernel/ids'
import { done, mapped, refused, type Result } from '#shared/kernel/result'
import type { RulesPack } from '#shared/rules/pack/rules-pack'
import type { Library } from './library/library'

export interface SetUp {
  readonly pack: RulesPack
  readonly setup: ScenarioSetup
}

interface From {
  readonly library: Pick<Library, 'readShip'>
  readonly findPack: (id: PackId) => RulesPack | undefined
}

/** A scenario with its ships read from the library, as the game starts; its rules pack has checked it. */
export async function setUp(scenario: ScenarioDocument, title: string, from: From): Promise<Result<SetUp>> {
  const pack = from.findPack(scenario.pack)
  if (!pack) return refused('pack-unknown', { pack: scenario.pack })
  const fleet = await readFleet(scenario, from.library)
  if (!fleet.ok) return fleet
  const setup = setupOf({ ...scenario, title }, (ship) => fleet.value.get(ship)!)
  return mapped(pack.checkSetup(setup), (setup) => ({ pack, setup }))
}

/** Every ship the scenario names, once each. */
async function readFleet(
  scenario: ScenarioDocument,
  library: From['library'],
): Promise<Result<ReadonlyMap<string, ShipDocument>>> {
  const slugs = new Set(scenario.squadrons.flatMap((squadron) => squadron.ships.map(({ ship }) => ship)))
  const fleet = new Map<string, ShipDocument>()
  for (const slug of slugs) {
    const read = await library.readShip(scenario.pack, slug)
    if (!read.ok) {
      const missing = read.code === 'library-ship-missing'
      return refused(missing ? 'scenario-ship-missing' : 'scenario-ship-unreadable', { ...read.values, ship: slug })
    }
    fleet.set(slug, read.value)
  }
  return done(fleet)
}
