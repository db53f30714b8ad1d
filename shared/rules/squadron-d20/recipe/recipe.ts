import { own } from '../../../kernel/own'
import type { ShipDocument } from '../../../documents/ship'
import type { ShipFigures } from '../../../documents/ship-figures'
import { countIn, hundredth, knotsIn, metresIn, mountsIn, tonsIn } from '../../kit/figures/quantity'
import { derivedBy, figureReader, tooFast } from '../../kit/figures/reader'
import type { ComesTo, FigureField, FigureProblem, MadeOfFigures, Recipe } from '../../pack/recipe'
import { mountKinds, type MountKind, type Role, type ShipData } from '../ship/ship'
import type { ControlFacts, GunFacts, ShipFacts, TorpedoModel } from './facts'
import * as sums from './figures'
import { shipFromFacts } from './ship-from-facts'

const roles = ['warship', 'carrier', 'merchant', 'armedMerchantCruiser'] as const
const controlTables = ['none', 'early', 'good'] as const
const radarChoices = ['none', 'search', 'gunnery', 'dpaa'] as const

const models: Readonly<Record<string, TorpedoModel>> = {
  ...{ mk15: 'US Mk 15', mk8: 'US Mk 8', type93: 'Japanese type 93', mk9: 'British Mk IX', g7a: 'German G7a' },
  ...{ italian: 'Italian 53.3 cm' },
}
/** What each navy launched from its ships. */
const usualTorpedo = {
  usual: 'mk9',
  usualBy: { 'us-navy': 'mk15', 'imperial-japanese-navy': 'type93', 'regia-marina': 'italian', kriegsmarine: 'g7a' },
} as const

/** How the public facts of a ship become her data sheet, by the sums of the starter fleet. */
export const recipe: Recipe = {
  fields: [
    { name: 'units', step: 'hull', choices: ['imperial', 'metric'], usual: 'imperial' },
    { name: 'role', step: 'hull', choices: roles, usual: 'warship' },
    { name: 'year', step: 'hull' },
    { name: 'tons', step: 'hull' },
    { name: 'length', step: 'hull' },
    { name: 'knots', step: 'hull' },
    { name: 'men', step: 'hull' },
    { name: 'aircraft', step: 'hull' },
    ...(['belt', 'deck', 'conningTower', 'turret', 'casemate', 'flightDeck'] as const).map((name): FigureField => ({
      name,
      step: 'armour',
    })),
    { name: 'directors', step: 'armour' },
    { name: 'table', step: 'armour', choices: controlTables, usual: 'early' },
    { name: 'radars', step: 'armour', choices: radarChoices, usual: 'none' },
    ...(['heavy', 'medium', 'light', 'depthCharges'] as const).map((name): FigureField => ({ name, step: 'armour' })),
    { name: 'torpedo', step: 'armour', choices: Object.keys(models), ...usualTorpedo },
  ],
  gunFields: [
    { name: 'count', step: 'armour' },
    { name: 'calibre', step: 'armour' },
    { name: 'mounting', step: 'armour', choices: [...mountKinds, 'tubes'], usual: 'shielded' },
  ],
  readGunLine(text) {
    const { count, calibre, rest } = mountsIn(text)
    return { count, calibre, mounting: words.find(([said]) => said.test(rest))?.[1] ?? 'shielded' }
  },
  lists: {},
  make,
  shown: (data, path) => String(data[path] ?? '–'),
  partAt: (path) => parts[path] ?? 'figures',
}

const words: readonly (readonly [RegExp, MountKind | 'tubes'])[] = [
  [/tube|torpedo/, 'tubes'],
  [/turret.*without|unarmoured turret/, 'turretUnarmoured'],
  [/turret/, 'turretArmoured'],
  [/casemate.*without|unarmoured casemate/, 'casemateUnarmoured'],
  [/casemate/, 'casemateArmoured'],
  [/open/, 'open'],
]

/** Where places of her data are changed on the card. */
const parts: Readonly<Record<string, string>> = {
  ...{ flotation: 'strength', structure: 'strength', fireControl: 'control', steering: 'control', letter: 'type' },
  ...{
    damageControlTeams: 'control',
    spottingBands: 'control',
    gunneryModifier: 'control',
    role: 'type',
    kind: 'type',
  },
  ...{ armour: 'armour', weapons: 'weapons', factors: 'factors', profile: 'drawing', lengthMetres: 'drawing' },
  ...{ searchRadar: 'equipment', gunneryRadar: 'equipment', dpaaRadar: 'equipment', searchlights: 'equipment' },
}

const torpedoOf = (navy: string) => own<string, string>(usualTorpedo.usualBy, navy) ?? usualTorpedo.usual

const radarSets: Readonly<Record<string, ControlFacts['radars']>> = {
  ...{ search: ['search'], gunnery: ['search', 'gunnery'], dpaa: ['search', 'gunnery', 'dpaa'] },
}

interface ReadFigures {
  readonly facts: ShipFacts
  /** What each line of guns became. */
  readonly lines: readonly (string | undefined)[]
  readonly problems: readonly FigureProblem[]
}

const mostMounts = { guns: 24, tubes: 12 } as const
const mostIn = { guns: 4, tubes: 6 } as const
const mostBatteries = 4

function readFigures(document: ShipDocument, figures: ShipFigures): ReadFigures {
  const reader = figureReader(figures)
  const { figure, plate, choice } = reader
  const role = choice<Role>('role', roles, 'warship')
  const year = Math.round(figure('year', { least: 1850, most: 1960, usual: 1942 }))
  const tons = Math.round(figure('tons', { least: 100, most: 90_000, usual: 2000, read: tonsIn, unit: 't' }))
  const usual = Math.min(300, Math.round(9 * Math.cbrt(tons) - 5))
  const metres = figure('length', {
    ...{ least: 20, most: 300, usual, unit: 'm' },
    read: (text) => metresIn(text, reader.units),
  })
  const knots = Math.round(figure('knots', { least: 0, most: 60, usual: 30, read: knotsIn, unit: 'kn' }))
  const men = Math.round(
    figure('men', { least: 1, most: 5000, usual: Math.max(20, Math.round(tons / 12)), isOptional: true }),
  )
  const count = (name: string, most: number, usual = 0) =>
    Math.round(figure(name, { least: 0, most, usual, isOptional: true }))
  const aircraft = count('aircraft', 120, role === 'carrier' ? Math.max(6, Math.round(tons / 500)) : 0)
  const radars = radarSets[choice('radars', radarChoices, 'none')]
  const armour = {
    ...{ belt: plate('belt', 30), deck: plate('deck', 30), conningTower: plate('conningTower', 30) },
    ...{ turret: plate('turret', 30), casemate: plate('casemate', 30) },
    flightDeck: role === 'carrier' ? plate('flightDeck', 30) : 0,
  }
  const { main, other, tubes, lines } = arms(reader, radars?.includes('gunnery') === true, sums.armour(armour))
  for (const place of ['turret', 'casemate'] as const) {
    const kinds = [...main, ...other].map(({ kind }) => kind)
    if (armour[place] === 0 || kinds.includes(`${place}Armoured`) || !kinds.includes(`${place}Unarmoured`)) continue
    armour[place] = 0
    reader.problem('bare', place, {}, { refuses: false })
  }
  if (role === 'warship') reader.unarmed((mounting) => mounting === 'tubes')
  const table = choice('table', controlTables, 'early')
  const letter = typeLetter(role, tons)
  return {
    facts: {
      head: { ...document, year },
      figures: { role, tons, metres, knots, men, quality: 0, letter },
      control: {
        directors: count('directors', 5),
        gunnery: table === 'none' ? -1 : table === 'good' ? 1 : 0,
        ...(radars && { radars }),
      },
      plate: armour,
      main,
      other,
      ...(tubes !== '' && {
        torpedoes: {
          model: models[choice('torpedo', Object.keys(models), torpedoOf(document.navy))] ?? 'British Mk IX',
          mounts: tubes,
          kind: 'open' as const,
        },
      }),
      light: {
        ...{ heavy: count('heavy', 80), medium: count('medium', 160), light: count('light', 160) },
        depthCharges: count('depthCharges', 40),
      },
      ...(role === 'carrier'
        ? { carrier: { aircraft: Math.max(1, aircraft), catapults: 0 } }
        : { planes: { count: Math.min(8, aircraft), catapults: aircraft > 0 ? 1 : 0 } }),
      ...(role === 'merchant' && { cargo: { tons, kind: 'other' as const } }),
      looks: {},
    },
    lines,
    problems: reader.problems,
  }
}

/** The lines of guns as batteries: the heaviest and what comes near them are MAIN, the rest OTHER; tubes by themselves. */
function arms(reader: ReturnType<typeof figureReader>, hasRadar: boolean, armour: ShipData['armour']) {
  const read = reader.guns()
  const lines: (string | undefined)[] = []
  const batteries: { readonly gun: GunFacts; readonly index: number }[] = []
  const tubes: string[] = []
  let tubeMounts = 0
  for (const { index, inches, said } of read) {
    const isTubes = said('mounting') === 'tubes'
    const of = isTubes ? 'tubes' : 'guns'
    const [mounts, eachSaid] = countIn(said('count'))
    const each = eachSaid ?? 1
    const has = isTubes ? tubeMounts : 0
    const most = { mounts: mostMounts[of] - has, each: mostIn[of] }
    const mends = eachSaid === undefined ? reader.joined(index, mounts, most) : []
    if (mounts < 1 || mounts + has > mostMounts[of] || each < 1 || each > mostIn[of]) {
      reader.problem('mounts', index, { text: said('count'), most: mostMounts[of], each: mostIn[of] }, { mends })
      continue
    }
    if (eachSaid === undefined && mounts > 1 && /^(tubes|turret)/.test(said('mounting')))
      reader.problem('singles', index, { n: mounts }, { key: `singles:${index}:${mounts}`, refuses: false, mends })
    if (isTubes) {
      tubes.push(`${mounts}x${each}`)
      tubeMounts += mounts
      lines[index] = `T ×${mounts * each}`
      continue
    }
    if (inches > 18.1 || inches < 0.5 || batteries.length >= 2 * mostBatteries) {
      reader.problem(batteries.length >= 2 * mostBatteries ? 'batteries' : 'outsideBore', index, {
        most: mostBatteries,
      })
      continue
    }
    const asked = mountKinds.find((name) => name === said('mounting')) ?? 'shielded'
    const kind = withPlate(asked, armour)
    if (kind !== asked) reader.problem('noPlate', index, {}, { refuses: false })
    const id = batteries.length === 0 ? 'main' : `b${batteries.length + 1}`
    const gun = { id, inches, mounts: `${mounts}x${each}`, kind, ...(hasRadar && { radar: true as const }) }
    batteries.push({ gun, index })
    lines[index] = `IP ${sums.impact(inches)}`
  }
  const heaviest = Math.max(0, ...batteries.map(({ gun }) => gun.inches))
  const sorted = batteries.map(({ gun }) => gun).sort((one, another) => another.inches - one.inches)
  const near = sorted.filter(({ inches }) => inches >= heaviest * 0.8).slice(0, mostBatteries)
  const rest = sorted.filter((gun) => !near.includes(gun))
  for (const gun of rest.slice(mostBatteries)) {
    const { index } = batteries.find((each) => each.gun === gun)!
    reader.problem('batteries', index, { most: mostBatteries })
  }
  return { main: near, other: rest.slice(0, mostBatteries), tubes: tubes.join(' '), lines }
}

/** A turret or casemate whose plate is not given has none. */
function withPlate(kind: MountKind, { turret, casemate }: ShipData['armour']): MountKind {
  if (kind === 'turretArmoured' && turret === 0) return 'turretUnarmoured'
  return kind === 'casemateArmoured' && casemate === 0 ? 'casemateUnarmoured' : kind
}

/** The letters of the README, "The recipe". */
function typeLetter(role: Role, tons: number): string {
  if (role === 'merchant') return 'P'
  if (role === 'armedMerchantCruiser') return 'R'
  if (role === 'carrier') return tons < 10_000 ? 'K' : tons < 15_000 ? 'L' : 'M'
  return (
    [
      { to: 1200, letter: 'C' },
      { to: 3500, letter: 'A' },
      { to: 9500, letter: 'E' },
      { to: 20_000, letter: 'F' },
    ].find(({ to }) => tons < to)?.letter ?? 'H'
  )
}

function make(document: ShipDocument, figures: ShipFigures): MadeOfFigures {
  const { facts, lines, problems } = readFigures(document, figures)
  const data = shipFromFacts(facts).data as unknown as ShipData
  const { tons, metres, men } = facts.figures
  return {
    year: facts.head.year,
    data: { ...data },
    comesTo: comesTo(data),
    guns: figures.guns.map((line, index) => {
      const to = lines[index]
      const group =
        line['mounting'] === 'tubes'
          ? 'torpedoes'
          : facts.main?.some(({ inches }) => to === `IP ${sums.impact(inches)}`)
            ? 'main'
            : 'other'
      return { sum: undefined, to: to ?? '–', parts: to !== undefined && data.weapons[group] ? [group] : [] }
    }),
    derived: [
      derivedBy('flotation', { tons, exact: hundredth(Math.sqrt(tons) / 4) }),
      derivedBy('structure'),
      derivedBy('size', { metres }),
      derivedBy('mvr', { metres, exact: hundredth(metres / 25) }),
      derivedBy('damageControlTeams', { men }),
      derivedBy('fireControl', { n: facts.control.directors }),
      derivedBy('crewQuality'),
      derivedBy('letter'),
    ],
    problems: [...problems, ...tooFast(facts.figures, tons < 4000 ? 2.6 : 1.5)],
  }
}

/** What figures are printed as, on which part of the sheet. */
function comesTo({ armour, factors, knots, fireControl }: ShipData): Readonly<Record<string, ComesTo>> {
  const printed = (to: number, part: string): ComesTo => ({
    sum: undefined,
    to: to === 0 ? '–' : String(to),
    parts: [part],
  })
  const hasPlates = Object.values(armour).some((inches) => inches > 0)
  return {
    knots: printed(knots, 'figures'),
    ...Object.fromEntries(
      Object.entries(armour).map(([place, inches]): [string, ComesTo] => [
        place,
        { sum: undefined, to: inches === 0 ? '–' : String(inches), parts: hasPlates && inches > 0 ? ['armour'] : [] },
      ]),
    ),
    directors: printed(fireControl, 'control'),
    heavy: printed(factors.lrf, 'factors'),
    medium: printed(factors.mrf, 'factors'),
    light: printed(factors.crf, 'factors'),
    depthCharges: printed(factors.asw, 'factors'),
  }
}
