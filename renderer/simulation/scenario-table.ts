import type { ScenarioDocument } from '#shared/documents/scenario'
import type { ShipDocument } from '#shared/documents/ship'
import { initialState } from '#shared/game/fold'
import type { GameState } from '#shared/game/state'
import { done, refused, type Result } from '#shared/kernel/result'
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
  const { format: _, version: __, pack: ___, unofficial: ____, squadrons, ...description } = scenario
  const checked = pack.checkSetup({
    ...description,
    squadrons: squadrons.map((squadron) => ({
      ...squadron,
      ships: squadron.ships.map(({ ship, ...named }) => ({ ...named, document: bySlug.get(ship)! })),
    })),
  })
  if (!checked.ok) return checked
  return done(initialState(pack, { pack: pack.id, setup: checked.value }, pack.phases[0] ?? ''))
}
