import { defineStore } from 'pinia'
import { computed, ref, shallowRef } from 'vue'
import { sayReason } from '../ui/refusal'
import { say } from '../words'
import { useBridge } from './bridge'
import { useLibrary } from './library'
import { useSettings } from './settings'
import type { PrintedFile, PrintRequest } from '#shared/bridge/contract'
import { freshShip } from '#shared/game/apply-effect'
import { shipName } from '#shared/game/ship-name'
import type { ShipInPlay } from '#shared/game/state'
import { assertNever } from '#shared/kernel/assert-never'
import { shipId } from '#shared/kernel/ids'
import { refused } from '#shared/kernel/result'
import { findPack } from '#shared/rules/index'

export type PrintWhat = PrintRequest['what']
export type PrintChoice = Omit<PrintRequest, 'job'>

/** Where a print job stands. `refused` covers cancelled: both carry a sentence. */
export type PrintStage =
  | { readonly at: 'choosing' }
  | {
      readonly at: 'printing'
      readonly job: string
      readonly done: number
      readonly of: number
      readonly cancelling: boolean
    }
  | ({ readonly at: 'done'; readonly job: string } & PrintedFile)
  | { readonly at: 'refused'; readonly sentence: string }

/** The program behind the page has gone, or broke over this. */
const isBroken = () => refused('bridge-broken')

/** Of one ship a roster says no more than her card. */
export function isOneShip(what: PrintWhat): boolean {
  return what.from !== 'scenario' && what.ships.length === 1
}

/** The print dialog: what to print, how, and how far it is. One job at a time. */
export const usePrint = defineStore('print', () => {
  const bridge = useBridge()
  const settings = useSettings()
  const library = useLibrary()
  const open = ref(false)
  const choice = ref<PrintChoice>()
  const given = shallowRef<ShipInPlay>()
  const stage = ref<PrintStage>({ at: 'choosing' })

  const busy = computed(() => stage.value.at === 'printing')

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
    if (busy.value) {
      open.value = true
      return
    }
    const { paper, printInk } = settings.settings
    const named = isOneShip(what) ? nameOfOne(title, what, shown) : title
    choice.value = { title: named.slice(0, 120), what, paper, perPage: 'fit', ink: printInk, roster: !isOneShip(what) }
    given.value = shown
    stage.value = { at: 'choosing' }
    open.value = true
  }

  function nameOfOne(title: string, what: PrintWhat, shown?: ShipInPlay): string {
    if (what.from === 'game') return shown ? `${shipName(shown)}, ${title}` : title
    return documentOf(what)?.name ?? title
  }

  function follow(): () => void {
    return bridge.on.printProgress(({ job, done, of }) => {
      const now = stage.value
      if (now.at === 'printing' && now.job === job) stage.value = { ...now, done, of }
    })
  }

  async function start() {
    if (!choice.value || busy.value) return
    const job = crypto.randomUUID()
    stage.value = { at: 'printing', job, done: 0, of: 0, cancelling: false }
    const { paper, ink } = choice.value
    void settings.change({ paper, printInk: ink })
    const answer = await bridge.printCards({ job, ...choice.value }).catch(isBroken)
    if (answer.ok) stage.value = { at: 'done', job, ...answer.value }
    else stage.value = { at: 'refused', sentence: sayReason(answer) }
  }

  async function cancel() {
    const now = stage.value
    if (now.at !== 'printing') return
    stage.value = { ...now, cancelling: true }
    // Where the program has gone the job went with it, and its own answer says so.
    await bridge.printCancel({ job: now.job }).catch(isBroken)
  }

  /** Opens the finished file: by the system, or in a new window where the shell can only give an address. */
  async function openFile() {
    const now = stage.value
    if (now.at !== 'done') return
    const answer = await bridge.printOpen({ job: now.job }).catch(isBroken)
    if (!answer.ok) stage.value = { at: 'refused', sentence: sayReason(answer) }
    else if (answer.value.address) window.open(answer.value.address, '_blank', 'noopener')
  }

  /** The file's folder in the file manager; its path is relative to the library. */
  async function revealFile() {
    const now = stage.value
    if (now.at === 'done') await library.reveal(now.path)
  }

  function again() {
    if (!busy.value) stage.value = { at: 'choosing' }
  }

  /** How far the job is, in words. */
  const progress = computed(() => {
    const now = stage.value
    switch (now.at) {
      case 'printing':
        if (now.cancelling) return say('library.print.cancelling')
        return now.of > 0 ? say('library.print.progress', { done: now.done, of: now.of }) : say('library.print.begun')
      case 'choosing':
      case 'done':
      case 'refused':
        return ''
      default:
        return assertNever(now)
    }
  })

  return { open, choice, sample, stage, busy, progress, ask, follow, start, cancel, openFile, revealFile, again }
})
