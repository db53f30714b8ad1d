import { cutShort } from './fit'
import { faceOf, measure } from './measure'
import type { Anchor, Face, Ink, Operation } from './operations'

/** A piece of a line in its own face and size. */
export interface Run {
  readonly text: string
  readonly face: Face
  /** Mm. */
  readonly size: number
  readonly ink: Ink
  /** Space before it in mm. */
  readonly before?: number
}

/**
 * Sets runs one after the other on one baseline. A line longer than `room` is set smaller, down to `smallest` of its
 * size; if that is not enough, its longest run is cut at the end.
 */
export function textLine(
  x: number,
  y: number,
  room: number,
  runs: readonly Run[],
  { anchor = 'start', smallest = 0.6 }: { readonly anchor?: Anchor; readonly smallest?: number } = {},
): Operation[] {
  const shown = runs.flatMap((run) => (run.text === '' ? [] : [{ ...run, face: faceOf(run.face, run.text) }]))
  const width = widthOf(shown)
  const scale = width <= room ? 1 : Math.max(smallest, Math.floor((room / width) * 1000) / 1000)
  const set = cutTo(
    room,
    shown.map((run) => ({ ...run, size: run.size * scale, before: (run.before ?? 0) * scale })),
  )
  let at = anchor === 'start' ? x : x - widthOf(set) / (anchor === 'middle' ? 2 : 1)
  return set.map(({ text, face, size, ink, before }) => {
    const operation: Operation = { op: 'text', x: at + before, y, text, size, face, ink }
    at += before + measure(face, size, text)
    return operation
  })
}

/** Width of runs in mm as they would be set without a limit. */
export function widthOf(runs: readonly Run[]): number {
  return runs.reduce((sum, { text, face, size, before = 0 }) => sum + before + measure(face, size, text), 0)
}

type SetRun = Run & { readonly before: number }

function cutTo(room: number, runs: readonly SetRun[]): readonly SetRun[] {
  const over = widthOf(runs) - room
  if (over <= 0.001) return runs
  const longest = runs.reduce((best, run) => (run.text.length > best.text.length ? run : best))
  const { face, size } = longest
  const keep = measure(face, size, longest.text) - over
  const text = cutShort(longest.text, (each) => measure(face, size, each) <= keep) || '…'
  return runs.map((run) => (run === longest ? { ...run, text } : run))
}
