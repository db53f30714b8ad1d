import type { GlyphName } from '../card/glyphs'

/**
 * Where an action can be asked for: a page, or a part of it. `list`, `fleet`, `form` and `choice` are parts that read their
 * keys themselves while they have the focus.
 */
export type Surface =
  | 'app'
  | 'table'
  | 'report'
  | 'fleet'
  | 'secondScreen'
  | 'openTable'
  | 'card'
  | 'cardToEdit'
  | 'form'
  | 'dialogue'
  | 'choice'
  | 'library'
  | 'ships'
  | 'plate'
  | 'list'
  | 'shipEditor'
  | 'shipFigures'
  | 'deckEditor'
  | 'deckTuner'
  | 'scenarios'
  | 'battleEditor'
  | 'battleShips'
  | 'shelf'
  | 'bringIn'
  | 'record'

interface Action {
  readonly on: readonly Surface[]
  /** Any of these asks for it, in the signs of the help sheet: `Ctrl Z`. A button shows the first. */
  readonly keys?: readonly string[]
  /** Further keys that are not shown. */
  readonly alsoKeys?: readonly string[]
  /** Its line on the help sheet, where that is not named for it. */
  readonly help?: string
  /** Its place in the native menu: the menu, and the group between two lines. */
  readonly menu?: Exclude<(typeof menuGroups)[keyof typeof menuGroups][number], 'system'>
  readonly glyph?: GlyphName
  /** Its keys mean it in a text as well. */
  readonly inText?: true
  /** Its key means it whatever lies over the page, once for each press: nobody looks for a button in haste. */
  readonly always?: true
}

/** The native menus, and their groups in order; `system` is what the system itself offers. */
export const menuGroups = {
  file: ['file', 'file.print', 'file.settings', 'system'],
  edit: ['edit', 'system', 'edit.find'],
  view: ['view', 'system'],
  help: ['help'],
} as const

const editors = ['shipEditor', 'deckEditor', 'battleEditor'] as const
const cards = ['card', 'cardToEdit'] as const
const move = { on: cards, help: 'move' } as const
const mark = { on: ['card'], help: 'marks' } as const
const tab = { on: ['library'], help: 'tabs' } as const

/** Everything that a player can ask for by a key, a button of a bar or the native menu, in the order of the help sheets. */
const actions = {
  up: { ...move, keys: ['↑'] },
  down: { ...move, keys: ['↓'] },
  left: { ...move, keys: ['←'] },
  right: { ...move, keys: ['→'] },
  first: { on: cards, alsoKeys: ['Home'] },
  last: { on: cards, alsoKeys: ['End'] },
  tap: { on: ['card'], keys: ['Space'] },
  struck: { ...mark, keys: ['X'] },
  flooded: { ...mark, keys: ['W'] },
  burning: { ...mark, keys: ['B'] },
  out: { ...mark, keys: ['O'] },
  repaired: { ...mark, keys: ['M'] },
  note: { ...mark, keys: ['A'] },
  setTrack: { on: ['card'], keys: ['0 – 9'], help: 'digits' },
  boxMenu: { on: ['card'], keys: ['Enter'], help: 'menu' },
  group: { on: cards, keys: ['Tab'] },
  leaveCard: { on: ['card'], alsoKeys: ['Esc'] },

  openPart: { on: ['cardToEdit'], keys: ['Enter', 'Space'] },
  emptyPart: { on: ['cardToEdit'], keys: ['Del'], alsoKeys: ['Backspace'] },
  setPart: { on: ['cardToEdit'], keys: ['0 – 9'] },

  typeRange: { on: ['form'], keys: ['0 – 9', '.', ','], help: 'range' },
  digit: { on: ['dialogue'], keys: ['0 – 9'], help: 'digits' },
  takeFigures: { on: ['choice'], keys: ['Ctrl Enter'], help: 'figures' },
  choose: { on: ['choice'], keys: ['1 – 9'] },
  yes: { on: ['dialogue'], keys: ['Y'], help: 'choose' },
  no: { on: ['dialogue'], keys: ['N'], help: 'choose' },
  takeBack: { on: ['dialogue'], keys: ['Backspace'], help: 'back' },
  roll: { on: ['dialogue'], keys: ['R'] },
  apply: { on: ['dialogue'], keys: ['Enter'] },
  leave: { on: ['dialogue'], keys: ['Esc'] },

  nextPhase: { on: ['table'], keys: ['N'] },
  goOn: { on: ['table'], keys: ['G'] },
  pass: { on: ['table'], keys: ['P'] },
  passRest: { on: ['table'], keys: ['Shift P'] },
  card: { on: ['table', 'report'], keys: ['C'] },
  fleetBoard: { on: ['table'], keys: ['V'] },
  log: { on: ['table'], keys: ['L'] },
  story: { on: ['table'], keys: ['S'] },
  findShip: { on: ['table'], keys: ['F'] },
  briefing: { on: ['table'], keys: ['F2'], inText: true },
  houseRules: { on: ['table'], keys: ['F3'], inText: true },
  tables: { on: ['table'], keys: ['F4'], inText: true },
  weather: { on: ['table'], keys: ['F6'], inText: true },
  umpire: { on: ['table'], keys: ['F7'], inText: true },
  blank: { on: ['secondScreen'], keys: ['F8'], inText: true, always: true },
  operateScreen: { on: ['table'], keys: ['F9'], inText: true },
  openTable: { on: ['table'], keys: ['F10'], inText: true },
  letIn: { on: ['openTable'], keys: ['Y'] },
  newCode: { on: ['openTable'], keys: ['N'] },
  pauseMarks: { on: ['openTable'], keys: ['P'] },
  decks: { on: ['table'], keys: ['D'] },
  undo: { on: ['table', 'deckTuner', 'shelf', ...editors], keys: ['Ctrl Z'], menu: 'edit', glyph: 'undo' },
  redo: {
    on: ['table', 'deckTuner', ...editors],
    keys: ['Ctrl Y'],
    alsoKeys: ['Ctrl Shift Z'],
    menu: 'edit',
    glyph: 'redo',
  },
  restartTurn: { on: ['table'], menu: 'edit' },
  keepBattle: { on: ['table'] },
  previousShip: { on: ['table', 'plate'], keys: ['['], alsoKeys: ['PageUp'], help: 'ships' },
  nextShip: { on: ['table', 'plate'], keys: [']'], alsoKeys: ['PageDown'], help: 'ships' },
  larger: { on: ['table'], keys: ['+'], alsoKeys: ['='], help: 'zoom' },
  smaller: { on: ['table'], keys: ['−'], help: 'zoom' },
  find: { on: ['app'], keys: ['/'], menu: 'edit.find', glyph: 'search' },
  commands: { on: ['app'], keys: ['Ctrl K'], menu: 'edit.find', inText: true },
  games: { ...tab, keys: ['1'] },
  scenarios: { ...tab, keys: ['2'] },
  ships: { ...tab, keys: ['3'] },
  libraryDecks: { ...tab, keys: ['4'] },
  rules: { ...tab, keys: ['5'] },
  previousOfList: { on: ['list'], keys: ['↑'], help: 'move' },
  nextOfList: { on: ['list'], keys: ['↓'], help: 'move' },
  openChosen: { on: ['list'], keys: ['Enter'], help: 'open' },
  closePanel: { on: ['list'], keys: ['Esc'], help: 'escape' },
  moveUp: { on: ['fleet', 'deckEditor', 'battleShips'], keys: ['Alt ↑'], help: 'order', glyph: 'prev' },
  moveDown: { on: ['fleet', 'deckEditor', 'battleShips'], keys: ['Alt ↓'], help: 'order', glyph: 'next' },
  newBattle: { on: ['scenarios'], keys: ['N'], glyph: 'plus' },
  newSquadron: { on: ['battleShips'], keys: ['Q'], glyph: 'plus' },
  newSide: { on: ['battleEditor'], keys: ['Alt S'], glyph: 'plus' },
  rename: { on: ['battleShips'], keys: ['F2'], inText: true },
  otherSide: { on: ['battleShips'], keys: ['O'] },
  markShip: { on: ['battleShips'], keys: ['M'] },
  removeFromLine: { on: ['battleShips'], keys: ['Del'] },
  nextProblem: { on: ['battleEditor'], keys: ['F8'] },
  mend: { on: ['battleShips'], keys: ['1'] },
  mendOtherwise: { on: ['battleShips'], keys: ['2'] },
  save: { on: editors, keys: ['Ctrl S'], glyph: 'saved' },
  print: {
    on: ['table', 'report', 'ships', 'plate', ...editors],
    keys: ['Ctrl P'],
    menu: 'file.print',
    glyph: 'print',
    inText: true,
  },
  keepMine: { on: ['bringIn'], keys: ['K'] },
  takeTheirs: { on: ['bringIn'], keys: ['T'] },
  takeBoth: { on: ['bringIn'], keys: ['B'] },
  nextDiffering: { on: ['bringIn'], keys: ['↓'] },
  previousDiffering: { on: ['bringIn'], alsoKeys: ['ArrowUp'] },
  plate: { on: ['ships'], keys: ['P'] },
  editCard: { on: ['shipFigures'], keys: ['E'] },
  nextStep: { on: ['shipFigures'], keys: ['Ctrl Enter'], inText: true },
  theme: { on: ['library'], keys: ['T'] },
  settings: { on: ['app'], keys: ['Ctrl ,'], menu: 'file.settings', glyph: 'steering', inText: true },
  back: { on: ['table', 'report', 'plate', 'bringIn', 'record'], keys: ['Esc'], inText: true },
  keys: { on: ['table', 'library'], keys: ['?'], menu: 'help', glyph: 'why', help: 'help' },

  library: { on: ['app'], menu: 'file' },
  importDocument: { on: ['library'], menu: 'file' },
  themeDay: { on: ['app'], menu: 'view' },
  themeNight: { on: ['app'], menu: 'view' },
  themeContrast: { on: ['app'], menu: 'view' },
  about: { on: ['app'], menu: 'help' },
} as const satisfies Record<string, Action>

export type ActionName = keyof typeof actions

/** The actions that a surface answers. */
export type ActionOn<S extends Surface> = {
  [Name in ActionName]: S extends (typeof actions)[Name]['on'][number] ? Name : never
}[ActionName]

/** One action of the list, as whoever does not know its name reads it. */
export const actionOf = (name: ActionName): Action => actions[name]

export const actionNames = Object.keys(actions) as readonly ActionName[]

export const namesOn = <S extends Surface>(...surfaces: readonly S[]) =>
  actionNames.filter((name) => surfaces.some((surface) => actionOf(name).on.includes(surface))) as ActionOn<S>[]

/** The key of an action as a button shows it. */
export const shownKey = (name: ActionName): string | undefined => actionOf(name).keys?.[0]

/** The help sheets: their parts, and of which surfaces each lists the keys. */
export const keySheets = {
  table: { card: ['card'], dialogue: ['form', 'dialogue', 'choice'], table: ['table', 'fleet', 'secondScreen', 'app'] },
  library: { library: ['library', 'scenarios', 'ships', 'plate', 'list', 'app'] },
} as const satisfies Record<string, Record<string, readonly Surface[]>>

/** The lines of one part of a help sheet: keys that do the same share one. */
export function keyLines(
  surfaces: readonly Surface[],
): readonly { readonly help: string; readonly keys: readonly string[] }[] {
  const shown = namesOn(...surfaces).filter((name) => shownKey(name))
  const helpOf = (name: ActionName) => actionOf(name).help ?? name
  return [...new Set(shown.map(helpOf))].map((help) => ({
    help,
    keys: shown.filter((name) => helpOf(name) === help).flatMap((name) => actionOf(name).keys ?? []),
  }))
}
