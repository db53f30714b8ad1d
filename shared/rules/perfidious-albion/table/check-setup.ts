import type { ScenarioSetup } from '../../../documents/scenario'
import { done, type Result } from '../../../kernel/result'
import { own } from '../../../kernel/own'
import { setupProblem, type SetupRules } from '../../kit/setup-problem'
import { checkHouseRules, fireTrackRule } from './house-rules'
import { checkShip } from '../ship/check-ship'
import { shape } from '../ship/shape'
import { shipOf } from '../ship/ship-data'
import { tableFacts } from './table-facts'

const rules: SetupRules = { pack: 'perfidious-albion', table: tableFacts, checkHouseRules, checkShip, shape }

/**
 * Checks a scenario against the pack: its weather, its rulings, its squadrons and every ship in them. The result
 * is placed on the table.
 */
export function checkSetup(setup: ScenarioSetup): Result<ScenarioSetup> {
  return setupProblem(rules, setup) ?? done(withFireTracks(setup))
}

/** `fireTrackBoxes`: a card at the usual figure takes the scenario's; any other figure is the card's own word. */
function withFireTracks(setup: ScenarioSetup): ScenarioSetup {
  const { name, fresh } = fireTrackRule
  const boxes = own(setup.houseRules, name) ?? fresh
  if (boxes === fresh) return setup
  return {
    ...setup,
    squadrons: setup.squadrons.map((squadron) => ({
      ...squadron,
      ships: squadron.ships.map((ship) => {
        if (shipOf(ship.document).fireTrackBoxes !== fresh) return ship
        const data = { ...ship.document.data, fireTrackBoxes: boxes }
        return { ...ship, document: { ...ship.document, data } }
      }),
    })),
  }
}
