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
import { signed, span, type ReferenceRow as Row } from '../../kit/reference-sheet'
import { byScale, prose, range, table, type InTable, type MakeCutTable } from './table'
import { fireCost, helmTurns, sizeCostBase, type Result } from '../tables/critical-results'
import {
  columns,
  structural,
  structuralTables,
  underwater,
  type Row as TableRow,
  type StructuralTable,
  type UnderwaterRow,
} from '../tables/criticals'

const criticalTables: readonly MakeCutTable[] = [
  ...structuralTables.map((name) =>
    table(
      name,
      {
        when: (cut) => cut.structural.includes(name),
        columns: ['D20', 'area', 'armour', 'whatIsDone', 'left'],
        notes: ['loop', ...(name === 'structuralCarrier' ? ['ashore'] : []), 'ruling'],
      },
      (sheet) => structural[name].flatMap((row) => structuralRows(sheet, name, row)),
    ),
  ),
  table(
    'underwater',
    {
      when: 'ships',
      columns: [...columns.map((column) => `underwater.columns.${column}`), 'area', 'whatIsDone', 'left'],
      notes: ['loop', 'ruling'],
    },
    (sheet) => underwater.flatMap((row) => underwaterRows(sheet, row)),
  ),
]

export const damageTables: readonly MakeCutTable[] = [
  table(
    'armourProtection',
    {
      when: 'targets',
      columns: ['area', 'armourProtection.vertical', 'armourProtection.horizontal'],
      notes: ({ aircraft }) => ['vertically', 'horizontally', ...(aircraft ? ['ruling'] : []), 'asked'],
    },
    (sheet) =>
      armouredAreas
        .filter((area) => area !== 'armouredFlightDeck' || sheet.cut.carriers)
        .map((area) => ({
          key: area,
          cells: [sheet.say(`areas.${area}`), plate(sheet, area, 'vertical'), plate(sheet, area, 'horizontal')],
        })),
  ),
  table('wreckTest', { when: 'targets', columns: ['when', wreckTest.die], notes: ['occasion', 'ruling'] }, (sheet) => [
    sheet.row('crewQuality', range(2, -2)),
    sheet.row('damageControlTeams', byScale(sheet, wreckTest.teamsCount)),
    sheet.cut.carriers && sheet.row('poorCarrierSafety', signed(wreckTest.poorCarrierSafety)),
    sheet.row('poorUnderwaterProtection', signed(wreckTest.poorUnderwaterProtection)),
    sheet.row('fires', byScale(sheet, wreckTest.firesCount)),
    sheet.row('badWeather', sheet.say('wreckTest.again')),
  ]),
  prose('criticalLoop', ['value', 'steps', 'size', 'again', 'cannot', 'end'], 'targets'),
  ...criticalTables,
  table('weaponLoss', { columns: ['mount', 'cost'], notes: ['order', 'erratum'] }, ({ cut, row, say }) =>
    weaponLoss
      .filter(({ kind }) => cut.mounts.includes(kind))
      .map(({ kind, cost, armour }) => row(kind, armour ? say('weaponLoss.beaten', { cost }) : String(cost))),
  ),
  table('valuableCargo', { columns: ['cargo', 'whatIsDone'], notes: ['warship'] }, ({ cut, say }) =>
    cut.valuableCargo.map((kind) => ({
      key: kind,
      cells: [
        say(`valuableCargo.names.${kind}`),
        say(`valuableCargo.rows.${kind}`, { fires: valuableCargo.fuel.fires }),
      ],
    })),
  ),
]

function plate({ say }: InTable, area: ArmouredArea, from: 'vertical' | 'horizontal'): string {
  const found = armourOfArea[area][from]
  if (!found) return say('armourProtection.none')
  if (found.of === 'flightDeck') return say('armourProtection.special')
  const name = say(`plates.${found.of}`)
  return found.share === 'half' ? say('armourProtection.half', { plate: name }) : name
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
    const armour = sheet.say(`results.armour.${is.armour ?? 'none'}`)
    return { key: is.key, cells: [faces, area(sheet, is), armour, effect(sheet, is, of), left(sheet, is)] }
  })
}

function underwaterRows(sheet: InTable, row: UnderwaterRow): readonly Row[] {
  const faces = columns.map((column) => span(row[column].from, row[column].to))
  const made = (result: Result, where: string): Row => ({
    key: result.key,
    cells: [...faces, where, effect(sheet, result, 'underwater'), left(sheet, result)],
  })
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
    .map(({ result, who }) =>
      made(result, sheet.say(`underwater.who.${who}`, { area: area(sheet, result), die: carrier.die })),
    )
}

const area = ({ say }: InTable, { id }: Result) => say(`results.areas.${id}`)
const left = ({ say }: InTable, { after }: Result) => say(`results.after.${after}`)

/** What a result does, with the figures of its table. */
function effect({ say }: InTable, result: Result, of: StructuralTable | 'underwater'): string {
  const [step] = result.steps ?? []
  const costs = Object.fromEntries((result.sequence ?? []).map(({ lose, cost }) => [lose, cost]))
  return say(`results.effects.${effectName(result, of)}`, {
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
