import { useIntervalFn, useTimeoutFn, watchThrottled } from '@vueuse/core'
import { defineStore } from 'pinia'
import { computed, onScopeDispose, ref, shallowRef, watch } from 'vue'
import { useBridge, useConnection } from '../bridge/use-bridge'
import { useDialogues } from '../stores/dialogues'
import { useGame } from '../stores/game'
import { useGameLog } from '../stores/game-log'
import { useSettings } from '../stores/settings'
import { countedBack, countedLines, needCountedLines } from './counted-lines'
import { lossesOf } from './losses-of-game'
import { useAnnouncements } from '../ui/announcements'
import { packWords, say } from '../words'
import { factsInWords, factValue } from '../words/table-facts'
import { pictureSender } from './picture-sender'
import type { TableWindowState } from '#shared/bridge/table-window'
import type { JournalLine } from '#shared/game/journal-line'
import type { GameId, ShipId } from '#shared/kernel/ids'
import { own } from '#shared/kernel/own'
import { refused } from '#shared/kernel/result'
import type { Report } from '#shared/report/report'
import { countedThen } from '#shared/table-view/results-in-words'
import type { Losses } from '#shared/table-view/losses'
import type { TablePicture } from '#shared/table-view/picture'
import { pictureOfGame } from '#shared/table-view/show-table'
import { freshTablePlan, type TablePlan } from '#shared/table-view/table-plan'
import { windBearing } from '#shared/chart/rose'

/** A page of the picture is shown this long. */
export const pageTurnsAfterMs = 8_000
/** A window that is away for so long has been closed: one that reloads its page is back before. */
export const goneAfterMs = 2_000
/** A plot is composed of the whole journal: between two of them the page has time for others. */
const plotRestsMs = 3_000

/** A replay of the game, as far as it is more than a table of the past. */
export interface Replayed {
  readonly lines: readonly JournalLine[]
  readonly lostIn: (seq: number) => Losses
}

const closedWindow: TableWindowState = {
  isOpen: false,
  isFullScreen: false,
  screens: null,
  screen: null,
  isDisplaced: false,
}

/**
 * The second screen: how the operator has set it, the picture made of that, and the window it is sent to. Without a
 * plan nothing is shown: until it is known what may be seen, nothing may.
 */
export const useTableView = defineStore('table-view', () => {
  const bridge = useBridge()
  const { link } = useConnection()
  const game = useGame()
  const log = useGameLog()
  const settings = useSettings()
  const dialogues = useDialogues()
  const announcements = useAnnouncements()

  const plan = shallowRef<TablePlan | null>(null)
  const screen = shallowRef<TableWindowState>(closedWindow)
  /** The operator's sheet lies open. */
  const isOperated = ref(false)
  const attended = shallowRef<ShipId | null>(null)
  /** The table sees what the operator looks back at. */
  const showsPast = ref(false)
  /** The table sees the replay. */
  const replayed = shallowRef<Replayed | null>(null)
  const page = ref(0)
  const report = shallowRef<Report>()
  /** The operator closed it, and knows. */
  let closedHere = false

  const past = computed(() => (showsPast.value || replayed.value ? game.lookingAt : null))
  const state = computed(() => (past.value === null ? game.live : game.shown))
  const lines = computed(() => {
    if (past.value === null) return countedLines(log)
    return replayed.value ? countedThen(replayed.value.lines, past.value) : countedBack(log, past.value)
  })
  const isWanted = computed(() => screen.value.isOpen || isOperated.value)
  const lostLately = lossesOf(game, log.all, isWanted)
  const lostIn = computed(() =>
    past.value !== null && replayed.value ? replayed.value.lostIn(past.value) : lostLately.value,
  )

  /** Whom the dialogue on the panel asks. */
  const asks = computed(() => {
    const to = past.value === null ? dialogues.question?.to : undefined
    if (to === undefined) return undefined
    return game.live?.sides.find(({ id }) => id === to)?.name ?? say('dialogue.answer.umpire')
  })

  const made = computed(() => {
    const { pack } = game
    if (!pack || !state.value || !plan.value) return null
    const now = past.value === null ? undefined : game.live
    const wind = own(pack.table, 'windFrom')
    return pictureOfGame({
      phase: packWords(pack.id).phase(state.value.phase),
      weather: factsInWords(pack, state.value, settings.settings.besideInches).map(({ text }) => text),
      windFrom: (wind && windBearing({ windFrom: factValue(state.value, 'windFrom', wind) })) ?? null,
      ...{
        pack,
        state: state.value,
        plan: plan.value,
        words: say,
        lines: lines.value,
        lostIn: lostIn.value,
        report: report.value,
        asks: asks.value,
        setup: game.head?.setup,
      },
      ...(now ? { now } : {}),
      ship: attended.value,
      page: page.value,
    })
  })
  const nothing = computed<TablePicture>(() => ({ is: 'blank', theme: plan.value?.theme ?? settings.theme }))
  const picture = computed(() => made.value?.picture ?? nothing.value)

  const send = pictureSender(async (shown) => {
    await bridge.tableShow({ picture: shown })
  })
  /** While nobody looks, no picture is made. */
  useIntervalFn(() => {
    if (isWanted.value && made.value && made.value.pages > 1) page.value++
  }, pageTurnsAfterMs)
  onScopeDispose(bridge.on.tableWindow((now) => (screen.value = now)))
  const goneAwhile = useTimeoutFn(sayClosed, goneAfterMs, { immediate: false })
  watch(
    () => screen.value.isOpen,
    (is) => {
      goneAwhile.stop()
      if (!is && !closedHere && game.id !== null) goneAwhile.start()
      closedHere = false
    },
  )
  // At once: what a mark changes is on its way to the table before it is drawn here.
  watch(
    () => (screen.value.isOpen ? picture.value : null),
    (shown) => void (shown && send(shown)),
    { flush: 'sync' },
  )
  watch(link, (is) => void (is === 'up' && readState()))
  watch([isWanted, () => log.lastSeq, past, () => game.id], () => {
    // A replay knows its lines; when it ends, those of now are wanted at once.
    if (isWanted.value && game.id !== null) needCountedLines(log, replayed.value ? null : past.value)
  })
  watchThrottled(() => (isWanted.value && plan.value?.layout === 'plot' ? log.lastSeq : null), compose, {
    ...{ throttle: plotRestsMs, trailing: true },
  })
  watch(() => game.id, take, { immediate: true, flush: 'sync' })
  watch([() => plan.value?.layout, () => plan.value?.textPx], () => (page.value = 0))
  void readState()

  /** Of a game that has been left meanwhile nobody misses the window. */
  function sayClosed(): void {
    if (game.id !== null) announcements.announce(say('tableOperator.wasClosed'))
  }

  /** After a lost connection it is not known what the table sees. */
  async function readState(): Promise<void> {
    const now = await bridge.tableState().catch(() => null)
    if (!now) return
    screen.value = now
    if (now.isOpen) send(picture.value, 'again')
  }

  async function take(id: GameId | null): Promise<void> {
    plan.value = null
    attended.value = null
    showsPast.value = false
    replayed.value = null
    report.value = undefined
    if (id === null) return
    const answer = await bridge.tablePlanRead({ game: id }).catch(() => refused('bridge-broken'))
    if (game.id !== id) return
    if (!answer.ok) announcements.announceRefusal(answer)
    const aside = answer.ok ? answer.value.setAside : null
    if (aside) announcements.announce(say('tableOperator.setAside', { path: aside.path }))
    // The hidden parts are no longer known: the screen stays dark until the operator lights it.
    plan.value = answer.ok && !aside ? answer.value.plan : { ...freshTablePlan, isBlank: true }
  }

  async function compose(last: number | null): Promise<void> {
    const { id } = game
    if (last === null) return
    const [all, { composeReport }] = await Promise.all([log.all(), import('#shared/report/compose-report')])
    if (all.ok && game.id === id)
      report.value = composeReport({ lines: all.value }, () => game.pack ?? undefined, say).report
  }

  async function change(changes: Partial<TablePlan>): Promise<void> {
    const { id } = game
    if (!plan.value || id === null) return
    plan.value = { ...plan.value, ...changes }
    await announcements.asked(bridge.tablePlanKeep({ game: id, plan: plan.value }))
  }

  async function open(): Promise<void> {
    // The window finds its picture there when it comes.
    send(picture.value, 'again')
    const answer = await announcements.asked(bridge.tableOpen())
    if (!answer.ok) return
    const { address } = answer.value
    // While the pages are being developed their server has them both, and enters the host with the address it gave.
    const at = address && import.meta.hot ? `/table.html?from=${encodeURIComponent(address)}` : address
    if (at) window.open(at, '_blank', 'noopener')
  }

  async function close(): Promise<void> {
    closedHere = screen.value.isOpen
    const answer = await announcements.asked(bridge.tableClose())
    if (!answer.ok) closedHere = false
  }

  return {
    ...{ plan, picture, screen, isOperated, showsPast, replayed, change, open, close },
    blank: () => void change({ isBlank: !plan.value?.isBlank }),
    attend: (ship: ShipId | null) => void (attended.value = ship),
  }
})
