import { setupOf, type ScenarioDocument } from '#shared/documents/scenario'
import type { ShipDocument } from '#shared/documents/ship'
import { initialState } from '#shared/game/fold'
import type { GameState } from '#shared/game/state'
import { mapped, refused, type Result } from '#shared/kernel/result'
import type { RulesPack } from '#shared/rules/pack/rules-pack'

/** The table of a scenario before its first turn, with ships as the library holds them. Refused as starting it would be. */
export function tableOfScenario(
  pack: RulesPack,
  scenario: ScenarioDocument,
  library: readonly ShipDocument[],
): Result<GameState> {
  const bySlug = new Map(library.filter((ship) => ship.pack === scenario.pack).map((ship) => [ship.slug, ship]))
  const missing = scenario.squadrons.flatMap(({ ships }) => ships).find(({ ship }) => !bySlug.has(ship))
  if (missing) return refused('scenario-ship-missing', { ship: missing.ship })
  const checked = pack.checkSetup(setupOf(scenario, (ship) => bySlug.get(ship)!))
  return mapped(checked, (setup) => initialState(pack, { pack: pack.id, setup }, pack.phases[0] ?? ''))
}
