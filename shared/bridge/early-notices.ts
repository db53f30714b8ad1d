/** How many notices of one name wait for a first listener. */
const kept = 16

type Listener = (payload: unknown) => void

/**
 * Passes notices to listeners. What comes before the first listener of its name waits for it, so that a file opened
 * while the page was still loading is not lost.
 */
export function noticeBoard<Name extends string>(names: readonly Name[]) {
  const listeners = new Map<Name, Set<Listener>>(names.map((name) => [name, new Set()]))
  const early = new Map<Name, unknown[]>(names.map((name) => [name, []]))
  return {
    notify(name: Name, payload: unknown): void {
      const waiting = early.get(name)
      if (!waiting) for (const listen of [...(listeners.get(name) ?? [])]) listen(payload)
      else if (waiting.push(payload) > kept) waiting.shift()
    },
    /** Returns the way to stop listening. */
    listen(name: Name, listener: Listener): () => void {
      listeners.get(name)?.add(listener)
      const waiting = early.get(name) ?? []
      early.delete(name)
      for (const payload of waiting) listener(payload)
      return () => {
        listeners.get(name)?.delete(listener)
      }
    },
  }
}
