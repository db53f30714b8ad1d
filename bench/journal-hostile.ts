/**
 * Journals of valid lines that no evening would make: how long opening one keeps the program from anything else at a
 * stretch, beside one JSON.parse of the same bytes.
 */
import { appendFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { encodeLine } from '../electron/desk/journal/line-format'
import { longestBlock } from '../electron/desk/journal/longest-block.testing'
import { usualRules } from '#shared/decks/deck-rules'
import { deckId, markerId, sideId, squadronId } from '#shared/kernel/ids'
import type { Entry } from '#shared/game/journal-line'
import type { Effect } from '#shared/game/effect'
import { measured, roundsOf, rowsOf, shareOfPeer, type BenchRow, type BenchSize, type Measure } from './bench-row'
import { benchEntry, benchFolder, must, startedGame } from './game-material'

interface Hostile {
  readonly name: string
  /** Entries that do so many of the things the journal is full of. */
  readonly entries: (count: number) => readonly Entry[]
  readonly count: number
}

const perLine = 500
const strikesFor = 5_000

const hostile: readonly Hostile[] = [
  { name: 'markers', count: 40_000, entries: (count) => inLines(count, marker) },
  { name: 'decks', count: 5_000, entries: (count) => inLines(count, deck) },
  { name: 'sides', count: 20_000, entries: (count) => inLines(count, side) },
  { name: 'squadrons', count: 20_000, entries: (count) => inLines(count, squadron) },
  { name: `strikes of ${strikesFor} lines each`, count: 2_000, entries: strikes },
]

export const measure: Measure = async (size) => {
  const rows: BenchRow[] = []
  for (const journal of hostile) rows.push(...(await measureJournal(journal, size)))
  return rows
}

async function measureJournal({ name, count, entries }: Hostile, size: BenchSize): Promise<readonly BenchRow[]> {
  const written = size === 'full' ? count : 20
  const folder = await benchFolder()
  try {
    const { games, game, home } = await startedGame(folder.path)
    const lines = entries(written).map((entry, at) => encodeLine({ seq: at + 1, at: Date.now(), ...entry }).bytes)
    const bytes = Buffer.concat(lines)
    await appendFile(join(home, 'journal.jsonl'), bytes)
    const text = `[${bytes.toString().trimEnd().replaceAll('\n', ',')}]`
    const { ours, peer } = await measured(roundsOf(size, 3, 1), async () => {
      await rm(join(home, 'snapshot.json'), { force: true })
      const { block: ours } = await longestBlock(() => must(games.open(game)))
      const { block: peer } = await longestBlock(async () => JSON.parse(text))
      await must(games.close(game))
      return { ours, peer }
    })
    const row = `longest block while a journal of ${written} ${name} opens, against one JSON.parse of it`
    return rowsOf('ms', { [row]: shareOfPeer(3, ours, peer) })
  } finally {
    await folder.drop()
  }
}

function inLines(count: number, effect: (number: number) => Effect): readonly Entry[] {
  return Array.from({ length: Math.ceil(count / perLine) }, (_, line) =>
    step(Array.from({ length: Math.min(perLine, count - line * perLine) }, (_, at) => effect(line * perLine + at))),
  )
}

function step(effects: readonly Effect[]): Entry {
  return { kind: 'step', by: 'hand', label: { key: 'steps.mark.struck.on' }, effects }
}

function marker(number: number): Effect {
  const place = { kind: 'umpireMarker', of: 'umpire', turnLaid: 1 } as const
  return { type: 'markerLaid', marker: markerId(`m${number}`), ...place, values: { name: 'Smoke', where: 'at sea' } }
}

function deck(number: number): Effect {
  const sides = { of: sideId('red'), drawer: sideId('blue') }
  const cards = { rules: usualRules, contents: null, first: 1, cards: 36 }
  return { type: 'deckLaid', deck: deckId(`d${number}`), name: `Deck ${number}`, ...sides, ...cards }
}

function side(number: number): Effect {
  return { type: 'sideAdded', side: sideId(`s${number}`), name: `Side ${number}`, flag: '' }
}

function squadron(number: number): Effect {
  return {
    ...{ type: 'squadronAdded', squadron: squadronId(`q${number}`) },
    ...{ side: sideId('red'), name: `Squadron ${number}` },
  } as const
}

/** Five thousand marks, each struck out again and again. */
function strikes(count: number): readonly Entry[] {
  const marks = Array.from({ length: strikesFor }, (_, at) => benchEntry(at))
  const targets = marks.map((_, at) => at + 1)
  const all = { kind: 'strike', targets, cause: 'hand' } as const
  return [...marks, ...Array.from({ length: count }, () => all)]
}
