import { computed, onScopeDispose, ref, watch } from 'vue'
import { useRouter } from 'vue-router'
import { freshCard } from '../card/fresh-card'
import { keepWhileChanged, readKept } from '../editing/kept-drafts'
import { useKeeping } from '../editing/keeping'
import { useLibrary } from '../stores/library'
import { usePrint } from '../stores/print'
import { printableShips } from '../stores/print-at-hand'
import { useAnnouncements } from '../ui/announcements'
import { useActions } from '../ui/use-actions'
import { say } from '../words'
import type { shipDraft, ShipToBuild, YardOrder } from './edited-ship'
import { shipDocument, type ShipDocument } from '#shared/documents/ship'
import { lineOfText } from '#shared/json/plain-text'
import { sameValue } from '#shared/kernel/same-value'

interface Of<Problem> {
  readonly edited: ShipToBuild
  readonly draft: ReturnType<typeof shipDraft>
  readonly problems: () => readonly Problem[]
  readonly show: (problem: Problem) => void
  /** The way of the address that goes on with her once she has a file. */
  readonly way: 'edit' | 'figures'
  /** As she goes into the library. */
  readonly ready?: (ship: ShipDocument) => ShipDocument
  /** Saves her, and goes on. */
  readonly save: () => Promise<void>
  /** After a step back or forth: the part that it was made on. */
  readonly onStep?: (part: string | undefined) => void
}

/** Keeps the ship of an editor in the library: all that is done there with the whole of her. */
export function useShipKeeping<Problem extends { readonly refuses: boolean; readonly sentence: string }>({
  edited,
  draft,
  problems,
  show,
  way,
  ready = (ship) => ship,
  save,
  onStep = () => undefined,
}: Of<Problem>) {
  const library = useLibrary()
  const print = usePrint()
  const router = useRouter()
  let place = placeOf(edited.order)
  const left = leftAt(place, edited)
  const keptAt = ref<number | null>(left?.at ?? null)
  if (left) {
    draft.goOn(left.ship)
    useAnnouncements().announce(say('shipyard.goesOn', { name: left.ship.name || say('shipyard.nameless') }))
  }
  const keeping = useKeeping<ShipDocument, Problem>({
    words: 'shipyard',
    draft,
    replaces: left ? left.replaces : edited.replaces,
    problems,
    show,
    ready: (given) => ready({ ...given, name: given.name.trim() }),
    refresh: library.refresh,
    isDraftKept: () => keptAt.value !== null,
    stays: (to, kept) => to.name === 'shipyard' && to.params['way'] === way && to.params['ship'] === kept?.slug,
  })
  const elsewhere = keepWhileChanged({
    ...{ history: draft, keptAt, place: () => place },
    content: () => ({ draft: draft.now.value, replaces: keeping.replaces.value }),
    goOn() {
      const theirs = leftAt(place, edited)
      if (!theirs) return
      draft.goOn(theirs.ship)
      if (theirs.replaces && !sameValue(theirs.replaces, keeping.replaces.value))
        keeping.replaces.value = theirs.replaces
    },
  })
  // Once she has a file she goes on under its address.
  watch(keeping.replaces, (kept) => {
    const before = place
    place = placeOf({ pack: edited.pack.id, way, ship: kept!.slug })
    if (before !== place) localStorage.removeItem(before)
  })
  // Who leaves the editor was asked; a window that is closed or loaded again comes past this.
  onScopeDispose(() => {
    elsewhere.stop()
    if (!elsewhere.isThere.value) localStorage.removeItem(place)
  })

  function printCard(): void {
    const kept = keeping.replaces.value
    if (kept) print.ask(printableShips(kept.name, kept.pack, [kept.slug]))
  }
  /** To the list of ships, where she is shown, or whom she was made after. */
  function goBack(): void {
    const from = keeping.replaces.value ?? edited.original
    void router.push({ name: 'ships', params: from ? { pack: from.pack, ship: from.slug } : {} })
  }
  useActions(
    'shipEditor',
    {
      undo: { isPossible: () => draft.canUndo.value, perform: () => onStep(draft.undo()) },
      redo: { isPossible: () => draft.canRedo.value, perform: () => onStep(draft.redo()) },
      save: { isPossible: () => !keeping.saving.value, perform: save },
      print: { isPossible: () => keeping.state.value === 'saved', perform: printCard },
    },
    { inText: true },
  )
  return { ...keeping, elsewhere, isKept: computed(() => keptAt.value !== null), goBack }
}

const placeOf = ({ pack, way, ship }: YardOrder) => `spotting-top:ship:${pack}/${way}/${ship}`

/** A draft may have no name yet. */
const draftOfShip = shipDocument.extend({ name: lineOfText(0, 60) })

/** The ship as she was left; nothing where what was kept cannot be drawn, as by an older program. */
function leftAt(place: string, { pack, editing }: ShipToBuild) {
  return readKept(place, ({ draft, replaces, at }) => {
    const ship = draftOfShip.parse(draft)
    editing.problems(ship, say)
    freshCard(ship, 'day')
    if (ship.figures) pack.recipe?.make(ship, ship.figures)
    return { ship, replaces: replaces === null ? null : shipDocument.parse(replaces), at: Number(at) }
  })
}
