import {
  armouredAreas,
  armourOfArea,
  attacks,
  kamikazeVertical,
  protectionAgainst,
  valuableCargo,
  warshipCargo,
  weaponLoss,
  wreckTest,
  type ArmouredArea,
} from '../tables/damage'
import { partsPicture } from '../../kit/reference-pictures'
import { pictured, signed, span, type ReferenceRow as Row } from '../../kit/reference-sheet'
import { byScale, range, where, type InTable, type Tables } from './cut'
import { fireCost, helmTurns, sizeCostBase, type Result } from '../tables/critical-results'
import {
  columns,
  columnsByDie,
  structural,
  structuralTables,
  underwater,
  type Row as TableRow,
  type StructuralTable,
  type UnderwaterRow,
} from '../tables/criticals'

const criticalTables: Tables = {
  ...Object.fromEntries(
    structuralTables.map((name): [string, Tables[string]] => [
      name,
      (page) =>
        page.cut.structural.includes(name) &&
        page.table(
          'D20 area armour whatIsDone left',
          structural[name].flatMap((row) => structuralRows(page, name, row)),
          `loop ${name === 'structuralCarrier' ? 'ashore' : ''} ruling`,
        ),
    ]),
  ),
  underwater: (page) =>
    page.cut.ships &&
    pictured(
      page.table(
        [...columns.map((column) => page.say(`columns.${column}`)), ...page.heads('area whatIsDone left')],
        underwater.flatMap((row) => underwaterRows(page, row)),
        'loop ruling',
      ),
      partsPicture(
        columns.map((column) => {
          const { from, to } = columnsByDie[column]
          return `${page.say(`columns.${column}`)} ${span(from, to)}`
        }),
      ),
    ),
}

export const damageTables: Tables = {
  ...where('targets', {
    armourProtection: (page) =>
      page.table(
        [...page.heads('area'), page.say('vertical'), page.say('horizontal')],
        armouredAreas.map(
          (area) =>
            (area !== 'armouredFlightDeck' || page.cut.carriers) && [
              area,
              page.general(`areas.${area}`),
              plate(page, area, 'vertical'),
              plate(page, area, 'horizontal'),
            ],
        ),
        `vertically horizontally ${page.cut.aircraft ? 'ruling' : ''} asked`,
      ),
    wreckTest: (page) =>
      page.table(
        `when ${wreckTest.die}`,
        [
          page.row('crewQuality', range(2, -2)),
          page.row('damageControlTeams', byScale(page, wreckTest.teamsCount)),
          page.cut.carriers && page.row('poorCarrierSafety', signed(wreckTest.poorCarrierSafety)),
          page.row('poorUnderwaterProtection', signed(wreckTest.poorUnderwaterProtection)),
          page.row('fires', byScale(page, wreckTest.firesCount)),
          page.row('badWeather', page.say('again')),
        ],
        'occasion ruling',
      ),
    criticalLoop: ({ prose }) => prose('value steps size again cannot end'),
  }),
  ...criticalTables,
  weaponLoss: ({ table, cut, row, say }) =>
    table(
      'mount cost',
      weaponLoss.map(
        ({ kind, cost, armour }) =>
          cut.mounts.includes(kind) && row(kind, armour ? say('beaten', { cost }) : String(cost)),
      ),
      'order erratum',
    ),
  valuableCargo: ({ table, cut, say }) =>
    table(
      'cargo whatIsDone',
      cut.valuableCargo.map((kind) => [
        kind,
        say(`names.${kind}`),
        say(`rows.${kind}`, { fires: valuableCargo.fuel.fires }),
      ]),
      'warship',
    ),
}

function plate({ say, general }: InTable, area: ArmouredArea, from: 'vertical' | 'horizontal'): string {
  const found = armourOfArea[area][from]
  if (!found) return say('none')
  if (found.of === 'flightDeck') return say('special')
  const name = general(`plates.${found.of}`)
  return found.share === 'half' ? say('half', { plate: name }) : name
}

/** What the notes of these tables say in figures: held against the tables by a test. */
export const figuresSaid = {
  kamikaze: span(kamikazeVertical.from, kamikazeVertical.to),
  cargo: span(warshipCargo.from, warshipCargo.to),
  horizontally: attacks.filter((attack) => protectionAgainst[attack] === 'horizontal'),
} as const

function structuralRows(sheet: InTable, of: StructuralTable, row: TableRow): readonly Row[] {
  const face = span(row.from, row.to)
  const parts =
    'is' in row
      ? [{ face, is: row.is }]
      : row.sub.rows.map((sub) => ({ face: `${face} (${span(sub.from, sub.to)})`, is: sub.is }))
  return parts.map(({ face: faces, is }) => {
    const armour = sheet.general(`results.armour.${is.armour ?? 'none'}`)
    return [is.key, faces, area(sheet, is), armour, effect(sheet, is, of), left(sheet, is)]
  })
}

function underwaterRows(sheet: InTable, row: UnderwaterRow): readonly Row[] {
  const faces = columns.map((column) => span(row[column].from, row[column].to))
  const made = (result: Result, where: string): Row => [
    result.key,
    ...[...faces, where, effect(sheet, result, 'underwater'), left(sheet, result)],
  ]
  if ('is' in row) return [made(row.is, area(sheet, row.is))]
  const { warship, carrier, merchant } = row.oneOf
  const reads = (of: StructuralTable) => sheet.cut.structural.includes(of)
  const rows = [
    { result: warship, who: 'warship', isRead: reads('structuralWarship') || reads('structuralCarrier') },
    { result: carrier.upToHull, who: 'carrier', isRead: reads('structuralCarrier') },
    { result: merchant, who: 'merchant', isRead: reads('structuralMerchant') },
  ]
  return rows
    .filter(({ isRead }) => isRead)
    .map(({ result, who }) => made(result, sheet.say(`who.${who}`, { area: area(sheet, result), die: carrier.die })))
}

const area = ({ general }: InTable, { id }: Result) => general(`results.areas.${id}`)
const left = ({ general }: InTable, { after }: Result) => general(`results.after.${after}`)

/** What a result does, with the figures of its table. */
function effect({ general }: InTable, result: Result, of: StructuralTable | 'underwater'): string {
  const [step] = result.steps ?? []
  const costs = Object.fromEntries((result.sequence ?? []).map(({ lose, cost }) => [lose, cost]))
  return general(`results.effects.${effectName(result, of)}`, {
    cost: typeof step?.cost === 'number' ? step.cost : sizeCostBase,
    fire: fireCost === 'size' ? sizeCostBase : fireCost,
    n: result.speedDice?.free ?? 0,
    port: span(helmTurns.port.from, helmTurns.port.to),
    starboard: span(helmTurns.starboard.from, helmTurns.starboard.to),
    factors: (result.weapons?.factorOrder ?? []).map((factor) => factor.toUpperCase()).join(', '),
    ...costs,
  })
}

function effectName({ key: name, id, speedDice, sequence }: Result, of: StructuralTable | 'underwater'): string {
  if (id === 'hull' && of === 'structuralCarrier') return 'hullOrBase'
  if (id === 'engineRoom' && of === 'underwater') return speedDice?.free ? 'enginesFree' : 'engines'
  if (id === 'sensors' && sequence?.length === 2) return 'sensorsOfCarrier'
  return name
}
