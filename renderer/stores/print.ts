import { defineStore } from 'pinia'
import { computed, ref, shallowRef } from 'vue'
import { useBridge } from './bridge'
import { useLibrary } from './library'
import { printRun } from './print-run'
import { useSettings } from './settings'
import type { PrintRequest } from '#shared/bridge/contract'
import { freshShip } from '#shared/game/apply-effect'
import { shipName } from '#shared/game/ship-name'
import type { ShipInPlay } from '#shared/game/state'
import { shipId } from '#shared/kernel/ids'
import { findPack } from '#shared/rules/index'

export type PrintWhat = PrintRequest['what']
export type PrintChoice = Omit<PrintRequest, 'job'>

/** Of one ship a roster says no more than her card. */
export function isOneShip(what: PrintWhat): boolean {
  return what.from !== 'scenario' && what.ships.length === 1
}

/** The print dialog: what to print, how, and how far it is. One job at a time. */
export const usePrint = defineStore('print', () => {
  const bridge = useBridge()
  const printing = printRun({
    begun: 'library.print.begun',
    progress: 'library.print.progress',
    cancelling: 'library.print.cancelling',
  })
  const settings = useSettings()
  const library = useLibrary()
  const open = ref(false)
  const choice = ref<PrintChoice>()
  const given = shallowRef<ShipInPlay>()

  /** The ship that shows how a card will look: the one given, else the first that is asked for, else one like them. */
  const sample = computed(() => given.value ?? (choice.value && firstOf(choice.value.what)))

  function firstOf(what: PrintWhat): ShipInPlay | undefined {
    const document = documentOf(what)
    const pack = document && findPack(document.pack)
    return pack && freshShip(pack, shipId(document.slug), document)
  }

  /** The ships of a game that is not open are not known here: any of its rules shows the size of them all. */
  function documentOf(what: PrintWhat) {
    if (what.from === 'library') return library.ship(what.pack, what.ships[0] ?? '')
    if (what.from === 'scenario') {
      const scenario = library.scenario(what.scenario)
      const slugs = scenario?.squadrons.flatMap(({ ships }) => ships.map(({ ship }) => ship)) ?? []
      return scenario && slugs.map((slug) => library.ship(scenario.pack, slug)).find((ship) => ship !== undefined)
    }
    const pack = library.games.find(({ game }) => game === what.game)?.pack
    return library.ships.find((ship) => ship.pack === pack)
  }

  /**
   * Opens the dialog for these ships; paper and ink are as they were last time. From a game in play one of its ships
   * can be given to be shown as she will be printed. A single card bears her name and wants no roster.
   */
  function ask(title: string, what: PrintWhat, shown?: ShipInPlay) {
    if (printing.busy.value) {
      open.value = true
      return
    }
    const { paper, printInk } = settings.settings
    const named = isOneShip(what) ? nameOfOne(title, what, shown) : title
    choice.value = { title: named.slice(0, 120), what, paper, perPage: 'fit', ink: printInk, roster: !isOneShip(what) }
    given.value = shown
    printing.again()
    open.value = true
  }

  function nameOfOne(title: string, what: PrintWhat, shown?: ShipInPlay): string {
    if (what.from === 'game') return shown ? `${shipName(shown)}, ${title}` : title
    return documentOf(what)?.name ?? title
  }

  async function start() {
    const asked = choice.value
    if (!asked || printing.busy.value) return
    void settings.change({ paper: asked.paper, printInk: asked.ink })
    await printing.run((job) => bridge.printCards({ job, ...asked }))
  }

  const { stage, busy, progress, follow, cancel, openFile, revealFile, again } = printing
  return { stage, busy, progress, follow, cancel, openFile, revealFile, again, open, choice, sample, ask, start }
})
