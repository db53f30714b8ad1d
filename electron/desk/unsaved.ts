import { sayRefusal } from '#shared/words/say-refusal'
import type { Words } from '#shared/words/speak'
import type { UnsavedLines } from './journal/games'

/** What a game would lose if the program ended now, and why. */
export interface Unsaved extends UnsavedLines {
  /** Lines in pages that wait for the journal to be well again. */
  readonly keptBack: number
}

/** What is lost for good as the program ends: what the journals could not save, and what pages held back that are gone now. */
export function lostBetween(before: readonly Unsaved[], left: readonly Unsaved[]): readonly Unsaved[] {
  const saved = before
    .filter(({ game }) => !left.some((each) => each.game === game))
    .map((each) => ({ ...each, lines: 0 }))
  const more = left.map((each) => ({ ...each, keptBack: before.find(({ game }) => game === each.game)?.keptBack ?? 0 }))
  return [...more, ...saved].filter((each) => marksIn([each]) > 0)
}

export function marksIn(unsaved: readonly Unsaved[]): number {
  return unsaved.reduce((sum, { lines, keptBack }) => sum + lines + keptBack, 0)
}

/** One sentence a game: how many marks, and why. */
export function sayUnsaved(words: Words, unsaved: readonly Unsaved[]): readonly string[] {
  return unsaved.map((each) => {
    const reason = sayRefusal(words, { ok: false, code: each.because.code, values: each.because.values })
    return words('app.unsavedOf', { title: each.title, n: marksIn([each]), reason })
  })
}
