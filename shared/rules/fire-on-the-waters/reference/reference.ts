import type { ShipDocument } from '../../../documents/ship'
import type { Words } from '../../../words/speak'
import type { ReferenceTable } from '../../pack/rules-pack'
import { phases } from '../table/table-facts'
import { cutTo, everything, type Cut, key, proseTable, tableOf, head, type MakeTable } from './table'
import * as damage from './damage'
import * as gunfire from './gunfire'
import * as spotting from './spotting'
import * as torpedoes from './torpedoes'

const turnTable: MakeTable = (words) =>
  tableOf(
    words,
    'turn',
    [head(words, 'step'), head(words, 'phase'), head(words, 'whatIsDone')],
    phases.map((phase, index) => ({
      key: phase,
      cells: [String(index + 1), words(`rules.fire-on-the-waters.phases.${phase}`), words(key(`turn.rows.${phase}`))],
    })),
    'ruling',
  )

/** What the sheet leaves open and how it is read, what it prints wrong. */
const rulingsTable: MakeTable = (words) =>
  proseTable(words, 'rulings', [
    'types',
    'sizes',
    'planes',
    'torpedoOnTable',
    'rounding',
    'order',
    'greenDice',
    'fires',
    'markers',
    'merchants',
  ])

const errataTable: MakeTable = (words) =>
  proseTable(words, 'errata', ['hitTable', 'aspect', 'lead', 'armour', 'furutaka', 'arethusa', 'speeds', 'chits'])

/** Every table of the sheet, in the order in which a turn asks for them. */
const tables: readonly MakeTable[] = [
  turnTable,
  spotting.visualSpottingTable,
  spotting.searchRadarsTable,
  spotting.radarRangeModifiersTable,
  spotting.independentMovementTable,
  gunfire.initialRollTable,
  gunfire.gunneryTargetSizeTable,
  gunfire.gunneryBasicModifiersTable,
  gunfire.gunneryOptionalModifiersTable,
  spotting.fireControlRadarsTable,
  gunfire.hitResolutionTable,
  gunfire.hitResolutionHighTable,
  gunfire.hitResolutionLowTable,
  gunfire.chitsTable,
  gunfire.chitCupTable,
  gunfire.gunfireMishapsTable,
  spotting.friendlyFireTable,
  torpedoes.torpedoLaunchTable,
  torpedoes.leadEstimatorTable,
  torpedoes.leadArcsTable,
  torpedoes.torpedoTypesTable,
  torpedoes.torpedoTargetSizeTable,
  torpedoes.torpedoRangeModifiersTable,
  torpedoes.torpedoAspectModifiersTable,
  torpedoes.torpedoBasicModifiersTable,
  torpedoes.torpedoOptionalTable,
  damage.sequenceTable,
  damage.hitLocationTable,
  damage.excessDamageTable,
  damage.gunPowerTable,
  damage.armourFactorsTable,
  damage.fireAndExplosionTable,
  damage.steeringHitTable,
  damage.bridgeHitTable,
  damage.propulsionHitTable,
  damage.torpedoShockTable,
  damage.shockEffectsTable,
  damage.floodingLossTable,
  damage.plantLossTable,
  damage.generalEffectsTable,
  damage.fireContinuationTable,
  rulingsTable,
  errataTable,
]

/** Everything on the reference sheet. */
export function reference(words: Words): readonly ReferenceTable[] {
  return sheet(words, everything)
}

/** The sheet cut down to what these ships read, carry and can suffer; the whole of it without ships. */
export function referenceFor(documents: readonly ShipDocument[], words: Words): readonly ReferenceTable[] {
  return sheet(words, cutTo(documents))
}

function sheet(words: Words, cut: Cut): readonly ReferenceTable[] {
  return tables.flatMap((make) => make(words, cut) ?? [])
}
