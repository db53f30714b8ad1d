import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { usualSettings } from '../../electron/desk/settings'
import { bundleText } from '../../shared/documents/bundle'
import type { LibraryDocument } from '../../shared/documents/formats'
import { rulesPacks } from '../../shared/rules'
import { freshTablePlan } from '../../shared/table-view/table-plan'
import { root } from '../root.mjs'

interface Written {
  readonly from: string
  readonly value: unknown
}

const starterFolders = [
  ...rulesPacks.flatMap(({ id }) => [`shared/rules/${id}/ships`, `shared/rules/${id}/scenarios`]),
  'shared/decks/starter',
]
const games = join(root, 'electron/desk/journal/written-games')
const ending = '.jsonl.gz'

/** Documents of every kind as the program writes them, by the name of the schema that describes them. */
export function writtenDocuments(): Readonly<Record<string, readonly Written[]>> {
  const ships = starters('.ship.json')
  const packs = rulesPacks.filter(({ shipData }) => shipData !== undefined).map(({ id }) => id)
  const lines = writtenLines()
  const place = { x: 40, y: 60, width: 1366, height: 768 }
  const screen = { id: 2, label: 'Projector', width: 1920, height: 1080 }
  return {
    ship: ships,
    ...Object.fromEntries(packs.map((pack) => [`ship-${pack}`, ships.filter(({ value }) => hasPack(value, pack))])),
    scenario: starters('.scenario.json'),
    deck: starters('.deck.json'),
    bundle: [bundled(ships), bundled([...starters('.scenario.json').slice(0, 2), ...starters('.deck.json')])],
    'journal-line': lines,
    head: lines.filter(({ value }) => (value as { kind: string }).kind === 'head'),
    settings: [usualSettings('/library'), withPrinter()].map((value) => ({ from: 'settings', value })),
    'table-plans': [{ from: 'plans', value: { plans: [{ game: 'off-ushant', plan: freshTablePlan }] } }],
    window: [{ from: 'window', value: { bounds: place, maximized: false } }],
    'table-window': [{ from: 'table window', value: { screen, isFullScreen: true, window: place } }],
  }
}

function bundled(documents: readonly Written[]): Written {
  const values = documents.map(({ value }) => value as LibraryDocument)
  const made = bundleText({ from: 'Bertie', saved: 1_700_000_000_000, documents: values, games: [] })
  if (!made.ok) throw new Error(made.code)
  return { from: 'a bundle', value: JSON.parse(made.value) }
}

function hasPack(value: unknown, pack: string): boolean {
  return (value as { pack: string }).pack === pack
}

function withPrinter() {
  const marginsMm = { top: 5, right: 5, bottom: 12.5, left: 5 }
  const backOffset = { acrossMm: -0.5, downMm: 1 }
  return { ...usualSettings('/library'), printProfiles: [{ name: 'Club', paper: 'A5', marginsMm, backOffset }] }
}

function starters(end: string): Written[] {
  const folders = starterFolders.map((folder) => join(root, folder)).filter((folder) => existsSync(folder))
  return folders.flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => name.endsWith(end))
      .map((name) => ({ from: name, value: JSON.parse(readFileSync(join(folder, name), 'utf8')) })),
  )
}

function writtenLines(): Written[] {
  const names = readdirSync(games).filter((name) => name.endsWith(ending))
  return names.flatMap((name) => {
    const lines = gunzipSync(readFileSync(join(games, name)))
      .toString('utf8')
      .split('\n')
      .filter((line) => line !== '')
    return lines.map((line, at) => ({ from: `${name}, line ${at}`, value: JSON.parse(line) as unknown }))
  })
}

interface Spoiled {
  readonly how: string
  readonly copy: unknown
}

type Step = string | number

/** Of nothing that is written: no member of a document is a list of lists of lists. */
const wrong: unknown = [[['wrong']]]

/** Copies of a document, each with one value of another type or beyond all bounds, one member gone or one too many. */
export function* spoiledCopies(document: unknown): Generator<Spoiled> {
  for (const path of pathsIn(document, [])) {
    const where = path.join('.')
    yield { how: `${where} of another type`, copy: replaced(document, path, () => wrong) }
    for (const worse of beyondBounds(valueAt(document, path))) {
      yield { how: `${where}: ${String(worse).slice(0, 20)}`, copy: replaced(document, path, () => worse) }
    }
    if (typeof path.at(-1) === 'string') {
      yield { how: `without ${where}`, copy: replaced(document, path, () => undefined) }
    }
    yield {
      how: `${where} with a member of no meaning`,
      copy: replaced(document, path, (value) => (isRecord(value) ? { ...value, 'no meaning': wrong } : value)),
    }
  }
}

/** Values of the same type that a member with any bounds does not have. */
function beyondBounds(value: unknown): readonly unknown[] {
  if (typeof value === 'number') return [-1e12, 1e12, 0.123]
  return typeof value === 'string' ? ['', 'no such \u2603', 'x'.repeat(150_000)] : []
}

function valueAt(value: unknown, path: readonly Step[]): unknown {
  return path.reduce<unknown>((at, step) => (at as Readonly<Record<Step, unknown>>)[step], value)
}

function* pathsIn(value: unknown, path: readonly Step[]): Generator<readonly Step[]> {
  if (path.length > 0) yield path
  if (Array.isArray(value)) {
    // What the first of a list shows the others do not show better.
    if (value.length > 0) yield* pathsIn(value[0], [...path, 0])
  } else if (isRecord(value)) {
    for (const [key, inner] of Object.entries(value)) yield* pathsIn(inner, [...path, key])
  }
}

function replaced(value: unknown, [step, ...rest]: readonly Step[], by: (old: unknown) => unknown): unknown {
  if (step === undefined) return by(value)
  if (Array.isArray(value)) return value.map((each, at) => (at === step ? replaced(each, rest, by) : each))
  if (!isRecord(value)) return value
  const inner = replaced(value[step], rest, by)
  const others = Object.entries(value).filter(([key]) => key !== step)
  return Object.fromEntries(inner === undefined ? others : [...others, [step, inner]])
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
