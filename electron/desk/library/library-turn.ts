import type { Library } from './library'

/** The last save of each library: the next one looks at what that has written, not at what lay there before. */
const turns = new WeakMap<Library, Promise<unknown>>()

/** Saves one after the other: of two windows that save at once the second sees what the first has done. */
export function inLibraryTurn<Value>(library: Library, save: () => Promise<Value>): Promise<Value> {
  const turn = (turns.get(library) ?? Promise.resolve()).then(save)
  turns.set(
    library,
    turn.catch(() => undefined),
  )
  return turn
}
