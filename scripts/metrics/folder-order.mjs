/**
 * Which folder may import which, lowest first: a file imports its own folder and those before it. Folders that share a
 * line do not import each other. The linter and the metrics read this one list.
 */
export const folderOrder = {
  shared: [
    'kernel',
    'words',
    'json',
    'card',
    'plot',
    'profile',
    'decks',
    'documents',
    'chart',
    'game',
    'umpire',
    'sharing',
    'rules',
    'battle',
    'log',
    'report',
    'print',
    'table-view',
    'companion',
    'bridge',
  ],
  'shared/rules': [
    'pack',
    'kit',
    'event-cards',
    ['field-battle', 'fire-on-the-waters', 'perfidious-albion', 'squadron-d20', 'template'],
    'index.ts',
    'run',
  ],
  renderer: [
    'theme',
    'loaded-packs.ts',
    'words',
    'keyboard',
    'bridge',
    'ui',
    'card',
    'editing',
    'stores',
    'finder',
    'odds',
    'new-game',
    'reference',
    'briefing',
    'umpire',
    'print',
    'decks',
    'dialogue',
    'table-window',
    'table-operator',
    'companion',
    'open-table',
    'fleet-board',
    'play',
    'field',
    'report',
    'simulation',
    'shipyard',
    'sharing',
    'library',
    'battle',
    'settings',
    'pages',
  ],
}

/** Imports that run against the order: `from folder > to folder` -> the imports, as `file -> file`. */
export function arrowsUp(graph) {
  const found = new Map()
  for (const [from, targets] of graph) {
    for (const to of targets) {
      for (const parent of Object.keys(folderOrder)) {
        const here = placeIn(parent, from)
        const there = placeIn(parent, to)
        if (here === undefined || there === undefined || here.folder === there.folder || there.at < here.at) continue
        if (here.at === folderOrder[parent].length) continue
        const arrow = `${parent}/${here.folder} > ${there.folder}`
        found.set(arrow, [...(found.get(arrow) ?? []), `${from} -> ${to}`])
      }
    }
  }
  return found
}

/** The folders that a folder of the order may not import: those above it and those beside it. */
export function foldersAbove(parent, folder) {
  const order = folderOrder[parent]
  return order
    .slice(rank(order, folder))
    .flat()
    .filter((other) => other !== folder && !other.includes('.'))
}

/** The folder below `parent` that a path lies in, and its rank; what the order does not name lies above all of it. */
function placeIn(parent, path) {
  if (!path.startsWith(`${parent}/`)) return undefined
  const [folder] = path.slice(parent.length + 1).split('/')
  const at = rank(folderOrder[parent], folder)
  return { folder, at: at < 0 ? folderOrder[parent].length : at }
}

function rank(order, folder) {
  return order.findIndex((entry) => entry === folder || (Array.isArray(entry) && entry.includes(folder)))
}
