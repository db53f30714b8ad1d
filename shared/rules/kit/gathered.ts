/** Things by kind: kinds and things in the order in which they come. */
export function gathered<Key, Thing>(
  things: Iterable<Thing>,
  kindOf: (thing: Thing) => Key,
): ReadonlyMap<Key, Thing[]> {
  const kinds = new Map<Key, Thing[]>()
  for (const thing of things) {
    const kind = kindOf(thing)
    const known = kinds.get(kind)
    if (known) known.push(thing)
    else kinds.set(kind, [thing])
  }
  return kinds
}

/** Things in a row, parted where one does not join the one before it. */
export function inRuns<Thing>(things: readonly Thing[], joins: (last: Thing, next: Thing) => boolean): Thing[][] {
  const runs: Thing[][] = []
  for (const thing of things) {
    const run = runs.at(-1)
    if (run && joins(run.at(-1)!, thing)) run.push(thing)
    else runs.push([thing])
  }
  return runs
}
