import { computed } from 'vue'
import { useDecksPanel } from '../decks/table/deck-table'
import { deckNews } from '../decks/table/deck-sentences'
import { useGame } from '../stores/game'
import { useShipLetters } from '../stores/ship-letters'
import { useTableView } from '../table-operator/table-view'
import { useDeskPanel } from './desk-view'
import type { MenuEntry } from './menu-entry'
import { useAction } from '../ui'
import { say } from '../words'
import { shownKey } from '#shared/bridge/actions'

/** What the menu row names, in groups: what lies on the desk, what the rules and the scenario say, what is handed out. */
const groups = [
  ['card', 'fleetBoard', 'log', 'story'],
  ['briefing', 'houseRules', 'tables', 'weather', 'umpire'],
  ['decks', 'operateScreen', 'openTable', 'print'],
] as const
type Name = (typeof groups)[number][number]

/** The menu row of a game, from the one list of actions: what this game has not is left out. */
export function useDeskMenu(board: () => boolean) {
  const game = useGame()
  const desk = useDeskPanel()
  const decks = useDecksPanel()
  const screen = useTableView()
  const letters = useShipLetters()
  const actions = Object.fromEntries(groups.flat().map((name) => [name, useAction(name)])) as Record<
    Name,
    ReturnType<typeof useAction>
  >

  const shown = computed((): Name => {
    if (desk.lies) return desk.lies === 'reference' ? 'tables' : desk.lies
    if (decks.shown) return 'decks'
    return board() ? 'fleetBoard' : 'card'
  })
  const decksWait = computed(() =>
    game.live && game.pack && !game.pack.isShipless
      ? deckNews(game.live, game.pack.phases, game.head?.setup.decks?.length ?? 0)
      : undefined,
  )

  function noteOf(name: Name): Pick<MenuEntry, 'note' | 'waits'> {
    if (name === 'decks' && decksWait.value) return { note: decksWait.value.full, waits: true }
    if (name !== 'operateScreen' || !screen.screen.isOpen) return {}
    return { note: say(screen.plan?.isBlank === true ? 'tableOperator.isDark' : 'tableOperator.isOpen') }
  }

  return computed((): readonly MenuEntry[] =>
    groups.flatMap((names, group) =>
      names
        .filter((name) => actions[name].isPossible() && !(name === 'card' && game.pack?.isShipless))
        .map((name, i) => {
          const key = letters.unlessHers(shownKey(name))
          return {
            name,
            label: say(`app.menu.command.${name}`),
            ...noteOf(name),
            ...(key !== undefined && { key }),
            isShown: shown.value === name,
            startsGroup: group > 0 && i === 0,
            perform: actions[name].perform,
          }
        }),
    ),
  )
}
