import type { GameState } from '../game/state'
import type { Words } from '../words/speak'
import type { LogEntry } from './log-line'

/** A row of the log: one entry, or several that fold into one and can be opened. */
export type LogRow =
  | { readonly is: 'entry'; readonly entry: LogEntry }
  | { readonly is: 'undone' | 'moved'; readonly text: string; readonly entries: readonly LogEntry[] }

type Squadrons = Pick<GameState, 'squadrons'>

/**
 * The rows of a part of the log, newest first: what was undone folds away behind its number, many that move share a row,
 * and lines that say nothing of the battle have none. `entries` are newest first too.
 */
export function logRows(
  entries: readonly LogEntry[],
  isStruck: (seq: number) => boolean,
  table: Squadrons | undefined,
  say: Words,
): readonly LogRow[] {
  const rows: LogRow[] = []
  for (let at = 0; at < entries.length;) {
    const run = runFrom(entries, at, isStruck)
    const listed = run.entries.filter(({ isListed }) => isListed)
    const moving = listed.filter(({ moved }) => moved)
    at += run.entries.length
    if (run.is === 'undone') rows.push(...undone(listed, isStruck, say))
    else if (run.is === 'moved' && moving.length > 1)
      rows.push({ is: 'moved', text: movedText(moving, table, say), entries: moving })
    else
      for (const entry of listed) if (!entry.isRoutine && !isPassedOver(entry, rows)) rows.push({ is: 'entry', entry })
  }
  return rows
}

interface Run {
  readonly is: 'undone' | 'moved' | 'plain'
  readonly entries: readonly LogEntry[]
}

/** Neighbours of one kind; lines without a row are no gap between them. */
function runFrom(entries: readonly LogEntry[], from: number, isStruck: (seq: number) => boolean): Run {
  const kindOf = (entry: LogEntry): Run['is'] | 'silent' => {
    if (isStruck(entry.seq) || entry.kind === 'strike' || entry.kind === 'restore') return 'undone'
    if (!entry.isListed || entry.isRoutine) return 'silent'
    return entry.moved ? 'moved' : 'plain'
  }
  let is: Run['is'] | undefined
  let end = from
  for (let at = from; at < entries.length; at++) {
    const kind = kindOf(entries[at]!)
    if (kind === 'silent') continue
    if (is !== undefined && (kind !== is || is === 'plain')) break
    is = kind
    end = at + 1
  }
  return { is: is ?? 'plain', entries: entries.slice(from, is === undefined ? entries.length : end) }
}

function undone(entries: readonly LogEntry[], isStruck: (seq: number) => boolean, say: Words): readonly LogRow[] {
  const acted = entries.filter(({ seq, acts }) => acts && isStruck(seq))
  const n = acted.length
  if (n > 0)
    return [
      {
        is: 'undone',
        text: say('news.undone', { n, what: acted[0]!.text }),
        entries: entries.filter(({ acts, isRoutine }) => acts || !isRoutine),
      },
    ]
  return entries.filter(({ isRoutine, seq }) => !isRoutine && !isStruck(seq)).map((entry) => ({ is: 'entry', entry }))
}

/** A phase in which nothing happened: the phase after it says all that there is to say. */
function isPassedOver({ kind }: LogEntry, rows: readonly LogRow[]): boolean {
  const newer = rows.at(-1)
  return kind === 'turn' && newer?.is === 'entry' && newer.entry.kind === 'turn'
}

/** More speeds than these are in the row when it is opened. */
const mostSpeeds = 4

function movedText(entries: readonly LogEntry[], table: Squadrons | undefined, say: Words): string {
  const moved = entries.toReversed().flatMap(({ moved: each }) => each ?? [])
  const speeds = new Map(moved.map(({ who, speed }) => [who, speed]))
  const each = [...speeds].map(([who, speed]) => say('news.speed', { who, speed }))
  const said = each.slice(0, mostSpeeds).join(', ')
  const rest = each.length - mostSpeeds
  const values = { n: speeds.size, speeds: rest > 0 ? say('news.more', { said, n: rest }) : said }
  const manned = table?.squadrons.filter(({ order }) => order.length > 0) ?? []
  const isAll = manned.length > 1 && manned.every(({ name }) => speeds.has(name))
  return say(isAll ? 'news.allMoved' : 'news.moved', values)
}
