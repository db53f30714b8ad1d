import type { ShipDocument } from '../../../documents/ship'
import type { Words } from '../../../words/speak'
import type { ReferenceTable } from '../../pack/rules-pack'
import * as aircraft from './aircraft'
import * as criticals from './criticals'
import { cutTo, everything, type Cut } from './cut'
import * as damage from './damage'
import * as prose from './prose'
import * as shooting from './shooting'
import type { MakeCutTable } from './table'
import * as turn from './turn'

/** Every table of the reference sheet, in the order in which a turn needs them. */
const tables: readonly MakeCutTable[] = [
  turn.orderOfPlayTable,
  turn.progressiveScaleTable,
  turn.initiativeTable,
  shooting.mayFireTable,
  shooting.gunneryTable,
  shooting.gunneryModifiersTable,
  shooting.gunsAgainstTypeXTable,
  shooting.torpedoesTable,
  shooting.torpedoModifiersTable,
  shooting.crfMrfTable,
  shooting.crfMrfStandTable,
  shooting.crfMrfSaveTable,
  aircraft.aaTable,
  aircraft.aaSaveTable,
  aircraft.airDiceTable,
  aircraft.airAttackTable,
  aircraft.strafingTable,
  aircraft.airCombatTable,
  aircraft.airCombatantsTable,
  aircraft.airCombatSaveTable,
  damage.armourProtectionTable,
  damage.wreckTestTable,
  prose.criticalLoopTable,
  criticals.structuralWarshipTable,
  criticals.structuralMerchantTable,
  criticals.structuralCarrierTable,
  criticals.underwaterTable,
  damage.weaponLossTable,
  damage.valuableCargoTable,
  turn.moraleTable,
  turn.moraleModifiersTable,
  prose.rulingsTable,
  prose.errataTable,
]

/** Everything on the reference sheet. */
export function reference(words: Words): readonly ReferenceTable[] {
  return sheet(words, everything)
}

/** The reference sheet, limited to what these stands need; all of it without stands. */
export function referenceFor(documents: readonly ShipDocument[], words: Words): readonly ReferenceTable[] {
  return sheet(words, cutTo(documents))
}

function sheet(words: Words, cut: Cut): readonly ReferenceTable[] {
  return tables.flatMap((make) => make(words, cut) ?? [])
}
