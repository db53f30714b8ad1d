import { defineStore } from 'pinia'
import { computed, ref } from 'vue'
import { say } from '../words'
import { useBridge } from './bridge'
import { useLibrary } from './library'
import { printRun } from './print-run'
import { useSettings } from './settings'
import type { DeckPrintRequest } from '#shared/bridge/contract'
import type { DeckSource } from '#shared/decks/paper/deck-contents'
import { deckPages, type DeckLayout } from '#shared/decks/paper/deck-pages'
import type { DeckPlan } from '#shared/documents/deck-plan'

export type DeckPrintWhat = DeckPrintRequest['what']
export type DeckPrintChoice = Omit<DeckPrintRequest, 'job'>

const largePapers: ReadonlySet<string> = new Set<DeckPrintChoice['paper']>(['A4', 'Letter'])

/** How a deck was printed last: bleed, marks and backs hold for the next deck too. */
type Habits = Pick<DeckPrintChoice, 'bleedMm' | 'cropMarks' | 'backs'>

/** The deck that a scenario plans, as it would lie on the table. */
export function whatOfPlan(plan: DeckPlan): DeckPrintWhat {
  return plan.kind === 'own'
    ? { from: 'own', deck: plan.deck }
    : { from: 'naval', reds: [...plan.reds], blacks: plan.blacks }
}

/** The ways in which a deck can be put on paper, the usual one first. Field events are rolled for, not drawn. */
export function waysToPrint({ from }: DeckPrintWhat): readonly DeckPrintChoice['as'][] {
  return from === 'field' ? ['reference', 'table'] : ['cards', 'table', 'reference']
}

/** The sheet that prints decks: what, how, and how far it is. */
export const usePrintDeck = defineStore('printDeck', () => {
  const bridge = useBridge()
  const settings = useSettings()
  const library = useLibrary()
  const printing = printRun({
    begun: 'printDeck.begun',
    progress: 'printDeck.progress',
    cancelling: 'printDeck.cancelling',
  })
  const open = ref(false)
  const choice = ref<DeckPrintChoice>()
  let habits: Habits = { bleedMm: 0, cropMarks: true, backs: null }

  /** Opens the sheet for a deck; paper and ink are as they were last time. */
  function ask(title: string, what: DeckPrintWhat) {
    open.value = true
    if (printing.busy.value) return
    const { paper, printInk } = settings.settings
    choice.value = {
      title: title.slice(0, 120),
      what,
      as: waysToPrint(what)[0] ?? 'table',
      paper: paper === 'Letter' || paper === 'half-letter' ? 'Letter' : 'A4',
      ink: printInk,
      ...habits,
    }
    printing.again()
  }

  /** The deck page by page as it will be printed; nothing while its document is not here. */
  const pages = computed(() => {
    const source = choice.value && sourceOf(choice.value.what)
    return choice.value && source ? deckPages({ ...layoutOf(choice.value), source }, say) : undefined
  })

  function sourceOf(what: DeckPrintWhat): DeckSource | undefined {
    if (what.from !== 'own') return what
    const deck = library.listing.decks.find(({ slug }) => slug === what.deck)
    return deck && { from: 'own', deck }
  }

  async function start() {
    const asked = choice.value
    if (!asked || printing.busy.value) return
    const { bleedMm, cropMarks, backs, paper, ink } = asked
    habits = { bleedMm, cropMarks, backs }
    // Decks take large paper; whoever prints ship cards on small paper goes on doing so.
    const isLarge = largePapers.has(settings.settings.paper)
    void settings.change({ printInk: ink, ...(isLarge ? { paper } : {}), ...(backs ? { backOffset: backs } : {}) })
    await printing.run((job) => bridge.printDeck({ job, ...asked }))
  }

  const { stage, busy, progress, follow, cancel, openFile, revealFile, again } = printing
  return { stage, busy, progress, follow, cancel, openFile, revealFile, again, open, choice, pages, ask, start }
})

/** All that a layout hangs on; what the deck is called by in the library is none of it. */
function layoutOf({ what: _, ...layout }: DeckPrintChoice): Omit<DeckLayout, 'source'> {
  return layout
}
