/**
 * Which folder may import which, lowest first: a file imports its own folder and those before it. A folder within
 * another is named with its path. The linter, the metrics and electron/layers.test.ts all read this one list.
 */
export const folderOrder = {
  shared: [
    'kernel',
    'card',
    'words',
    'documents',
    'game',
    'decks',
    'umpire',
    'rules',
    'log',
    'report',
    'print',
    'table-view',
    'bridge',
  ],
  renderer: [
    'theme',
    'words.ts',
    'bridge',
    'keyboard',
    'ui',
    'card',
    'stores',
    'odds',
    'dialogue',
    'reference',
    'umpire',
    'print',
    'table-window',
    'table-operator',
    'play',
    'report',
    'field',
    'decks',
    'simulation',
    'shipyard',
    'library',
    'settings',
    'pages',
  ],
}

/** The folder of the order that a path lies in, and its place there; `undefined` outside the order. */
export function placeOf(path) {
  const [top, second] = path.split('/')
  const order = folderOrder[top]
  if (order === undefined || second === undefined) return undefined
  const at = order.indexOf(second)
  return { top, folder: second, at: at < 0 ? order.length : at }
}

/** Imports that run against the order: `from folder > to folder` -> the imports, as `file -> file`. */
export function arrowsUp(graph) {
  const found = new Map()
  for (const [from, targets] of graph) {
    const here = placeOf(from)
    if (here === undefined) continue
    for (const to of targets) {
      const there = placeOf(to)
      if (there === undefined || there.top !== here.top || there.at <= here.at) continue
      const arrow = `${here.top}/${here.folder} > ${there.folder}`
      found.set(arrow, [...(found.get(arrow) ?? []), `${from} -> ${to}`])
    }
  }
  return found
}
