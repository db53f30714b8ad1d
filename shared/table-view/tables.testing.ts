import { initialState } from '../game/fold'
import { perfidiousAlbion } from '../rules/perfidious-albion'
import { setUp, starterScenarioDocuments, starterShipDocuments } from '../rules/run/starter.testing'

const { id, phases } = perfidiousAlbion
const scenario = starterScenarioDocuments(id).find(({ slug }) => slug === 'off-ushant')!

/** Off Ushant as it begins: five ships a side. */
export const startState = initialState(
  perfidiousAlbion,
  { pack: id, setup: setUp(scenario, starterShipDocuments(id)) },
  phases[0]!,
)
