import type { LookUp, Question } from '#shared/kernel/question'
import type { ReplayedProcedure } from '#shared/rules/run/replay-procedure'
import type { Procedure } from '#shared/rules/pack/procedure'
import type { ReferenceTable } from '#shared/rules/pack/rules-pack'

/** A piece of a cell: found words are marked. */
export interface Piece {
  readonly text: string
  readonly isHit: boolean
}

/** The rows of a table in which every wanted word is found; its title counts as of each row. */
export function rowsFound(table: ReferenceTable, wanted: string): ReadonlySet<number> {
  const words = wordsOf(wanted)
  const found = new Set<number>()
  if (words.length === 0) return found
  const head = `${table.title} ${table.columns.join(' ')}`.toLowerCase()
  for (const [at, row] of table.rows.entries()) {
    const text = row.join(' ').toLowerCase()
    const isFound = words.some((word) => text.includes(word))
    if (isFound && words.every((word) => text.includes(word) || head.includes(word))) found.add(at)
  }
  return found
}

/** A text cut where a wanted word begins and ends. */
export function piecesOf(text: string, wanted: string): readonly Piece[] {
  const words = wordsOf(wanted)
  if (words.length === 0) return [{ text, isHit: false }]
  const small = text.toLowerCase()
  // Where a letter has another length in small the places would not fit.
  if (small.length !== text.length) return [{ text, isHit: false }]
  const pieces: Piece[] = []
  let from = 0
  while (from < text.length) {
    const hit = firstHit(small, words, from)
    const until = hit ? hit.at : text.length
    if (until > from) pieces.push({ text: text.slice(from, until), isHit: false })
    if (!hit) break
    from = hit.at + hit.length
    pieces.push({ text: text.slice(hit.at, from), isHit: true })
  }
  return pieces
}

function firstHit(text: string, words: readonly string[], from: number) {
  let first: { readonly at: number; readonly length: number } | undefined
  for (const word of words) {
    const at = text.indexOf(word, from)
    const isBefore = at >= 0 && (!first || at < first.at || (at === first.at && word.length > first.length))
    if (isBefore) first = { at, length: word.length }
  }
  return first
}

function wordsOf(wanted: string): readonly string[] {
  return wanted.trim().toLowerCase().split(/\s+/).filter(Boolean)
}

interface Under {
  /** What waits for an answer. */
  readonly question: Question | undefined
  readonly replayed: Pick<ReplayedProcedure, 'progress' | 'procedure'> | undefined
  /** The procedure whose form is open. */
  readonly form: Procedure | null
  readonly phase: string
}

/**
 * Where the current rule is: that of the question asked now, else of the one answered last, else of the
 * procedure. With nothing under way it is the step of the turn.
 */
export function usedNow({ question, replayed, form, phase }: Under): readonly LookUp[] {
  if (replayed) {
    const last = replayed.progress.answered.findLast((answered) => answered.question.lookUp)
    return question?.lookUp ?? last?.question.lookUp ?? replayed.procedure.lookUp ?? []
  }
  return form?.lookUp ?? [{ table: 'turn', row: phase }]
}

/** Brings something into view inside of what scrolls, and moves nothing around it: a table beyond the edge stays put. */
export function scrollWithin(scrolls: HTMLElement, place: Element, at: 'start' | 'middle'): void {
  const frame = scrolls.getBoundingClientRect()
  const { top, height } = place.getBoundingClientRect()
  const above = at === 'start' ? 0 : Math.max(0, (frame.height - height) / 2)
  scrolls.scrollTop += top - frame.top - above
}
