import { computed, shallowRef, watch } from 'vue'
import { useDeskPanel } from './desk-view'
import { useLogReader } from './log-reader'
import { procedureWords } from '../dialogue/form/field-words'
import { rowsFound } from '../reference/looking-up'
import { useDialogues } from '../stores/dialogues'
import type { FindSource } from '../stores/finder'
import { useGame } from '../stores/game'
import { useGameLog } from '../stores/game-log'
import { useShipLetters } from '../stores/ship-letters'
import { matching, plain, type Found } from '../ui/found'
import { say } from '../words'
import { shipName } from '#shared/game/ship-name'
import type { ShipId } from '#shared/kernel/ids'

/** So many lines of the log are listed, the newest. */
const mostLines = 6

/** What can be found at the table: ships, squadrons, procedures, tables of the rules, lines of the log. */
export function findableAtTable(look: (ship: ShipId) => void): FindSource {
  const game = useGame()
  const log = useGameLog()
  const desk = useDeskPanel()
  const dialogues = useDialogues()
  const letters = useShipLetters()
  const read = useLogReader(() => game.live)

  const squadrons = computed(() => game.shown?.squadrons ?? [])
  const ships = computed(() =>
    squadrons.value.flatMap(({ name, order }) =>
      order.map((id): Found => {
        const key = letters.of(id)
        return {
          id,
          name: shipName(game.ship(id)!),
          line: name,
          glyph: 'afloat',
          ...(key && { key }),
          open: () => look(id),
        }
      }),
    ),
  )
  const inSquadrons = computed(() =>
    squadrons.value.flatMap(({ id, name, order: [first] }): Found[] => {
      const side = squadrons.value.find((each) => each.id === id)?.side
      const line = game.shown?.sides.find((each) => each.id === side)?.name ?? ''
      return first ? [{ id, name, line, glyph: 'admiral', open: () => look(first) }] : []
    }),
  )
  const procedures = computed(() => {
    const { pack, live } = game
    if (!pack || !live || game.readonly) return []
    return pack.procedures
      .filter(({ isPlayed }) => isPlayed?.(live) ?? true)
      .map(({ name }): Found => ({
        id: name,
        name: procedureWords(pack.id, name).title,
        glyph: 'die-10',
        open: () => dialogues.openForm(name),
      }))
  })
  const tables = computed(() => game.pack?.reference(say) ?? [])
  const tablesCalled = (wanted: string) =>
    tables.value.flatMap((table): Found[] => {
      const called = matching([{ name: table.title }], wanted).length > 0
      const n = called ? 0 : rowsFound(table, wanted).size
      const line = n > 0 ? { line: say('finder.rows', { n }) } : {}
      const open = () => desk.lookUp(table.key, called ? '' : wanted)
      return called || n > 0 ? [{ id: table.key, name: table.title, ...line, glyph: 'range', open }] : []
    })

  return (wanted) => {
    const lines = shallowRef<readonly Found[]>([])
    watch(wanted, async (text) => {
      const words = plain(text).split(/\s+/).filter(Boolean)
      const hits: Found[] = []
      if (words.length > 0) {
        await log.sweep((line) => {
          if (text !== wanted.value) return 'enough'
          const { isListed, isRoutine, text: name, seq, glyph } = read.value(line)
          const isHit = isListed && !isRoutine && words.every((word) => plain(name).includes(word))
          if (isHit) hits.push({ id: String(seq), name, glyph, open: () => game.lookAt(seq) })
          return hits.length < mostLines ? 'on' : 'enough'
        })
      }
      if (text === wanted.value) lines.value = hits
    })
    return computed(() => [
      { title: say('finder.ships'), items: matching(ships.value, wanted.value) },
      { title: say('finder.squadrons'), items: matching(inSquadrons.value, wanted.value) },
      { title: say('finder.procedures'), items: matching(procedures.value, wanted.value) },
      { title: say('finder.tables'), items: wanted.value.trim() === '' ? [] : tablesCalled(wanted.value).slice(0, 6) },
      { title: say('finder.log'), items: lines.value },
    ])
  }
}
