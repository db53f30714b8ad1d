import type { ShipDocument } from '../../../documents/ship'
import type { Words } from '../../../words/speak'
import type { ReferenceTable } from '../../pack/rules-pack'
import { phases } from '../table/table-facts'
import { damageTables } from './damage'
import { gunfireTables } from './gunfire'
import { spottingTables } from './spotting'
import { cutTo, everything, pageOf, type Cut, type Tables } from './table'
import { torpedoTables } from './torpedoes'

/** The turn itself, and how the sheet is read. */
const ownTables: Tables = {
  turn: ({ table, heads, say, words }) =>
    table(
      heads('step', 'phase', 'whatIsDone'),
      phases.map((phase, index) => [
        phase,
        String(index + 1),
        words(`rules.fire-on-the-waters.phases.${phase}`),
        say(`rows.${phase}`),
      ]),
      'ruling',
    ),

  /** What the sheet leaves open and how it is read. */
  rulings: ({ prose }) =>
    prose([
      ...['types', 'sizes', 'planes', 'torpedoOnTable', 'rounding', 'order', 'greenDice', 'fires', 'markers'],
      'merchants',
    ]),

  /** What it prints wrong. */
  errata: ({ prose }) => prose(['hitTable', 'aspect', 'lead', 'armour', 'furutaka', 'arethusa', 'speeds', 'chits']),
}

const tables: Tables = { ...ownTables, ...spottingTables, ...gunfireTables, ...torpedoTables, ...damageTables }

/** Every table of the sheet, in the order in which a turn asks for them. */
const order = [
  'turn',
  'visualSpotting',
  'searchRadars',
  'radarRangeModifiers',
  'independentMovement',
  'initialRoll',
  'gunneryTargetSize',
  'gunneryBasicModifiers',
  'gunneryOptionalModifiers',
  'fireControlRadars',
  'hitResolution',
  'hitResolutionHigh',
  'hitResolutionLow',
  'chits',
  'chitCup',
  'gunfireMishaps',
  'friendlyFire',
  'torpedoLaunch',
  'leadEstimator',
  'leadArcs',
  'torpedoTypes',
  'torpedoTargetSize',
  'torpedoRangeModifiers',
  'torpedoAspectModifiers',
  'torpedoBasicModifiers',
  'torpedoOptional',
  'damageSequence',
  'hitLocation',
  'excessDamage',
  'gunPower',
  'armourFactors',
  'fireAndExplosion',
  'steeringHit',
  'bridgeHit',
  'propulsionHit',
  'torpedoShock',
  'shockEffects',
  'floodingLoss',
  'plantLoss',
  'generalEffects',
  'fireContinuation',
  'rulings',
  'errata',
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
  return order.flatMap((name) => tables[name]?.(pageOf(name, words, cut)) ?? [])
}
