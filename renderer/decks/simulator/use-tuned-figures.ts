import { computed, onScopeDispose, ref, shallowRef, watch, type Ref } from 'vue'
import { eveningOf, whyPlayed, withoutOne, type Playing, type WhyPlayed, type TunedDeck } from './tuned-deck'
import type { EveningsNews, EveningsOrder } from './evenings'
import { exactFigures, playedFigures, type DeckFigures } from './figures'
import type { Findings } from '#shared/decks/evenings/findings'
import type { Face } from '#shared/decks/face'
import type { Result } from '#shared/kernel/result'

/** A deck of the desk, and the red that is thought away for a black. */
export interface Asked {
  readonly deck: Result<TunedDeck>
  readonly swap: Face | null
}

/** What is known of one deck just now. */
export interface Answer {
  readonly figures: DeckFigures | null
  readonly swapped: DeckFigures | null
  /** The figures are of the deck as it was before: it cannot be shuffled now, or is still being played. */
  readonly isOld: boolean
  /** Why there is no closed form. */
  readonly why: WhyPlayed | null
}

const games = 100_000
/** The same evenings every time: a figure that is looked up again is the same figure. */
const seed = 1905

/** The figures of decks side by side: closed forms where they hold, evenings played beside the page where not. */
export function useTunedFigures(
  asked: Ref<readonly Asked[]>,
  turns: Ref<number>,
  playing: Ref<Playing>,
  start?: StartEvenings,
) {
  /** Each deck, after it the same with one red for a black, why they must be played, and where among those that must. */
  const cases = computed(() => {
    let first = 0
    return asked.value.map(({ deck, swap }) => {
      if (!deck.ok) return null
      const decks = [deck.value, ...(swap === null ? [] : [withoutOne(deck.value, swap)])]
      const of = { decks, why: whyPlayed(deck.value, playing.value), first }
      if (of.why) first += decks.length
      return of
    })
  })
  const order = computed((): EveningsToPlay | null => {
    const decks = cases.value.flatMap((each) => (each?.why ? each.decks : []))
    if (decks.length === 0) return null
    return { decks: decks.map((deck) => eveningOf(deck, playing.value)), turns: turns.value, games, seed }
  })
  const evenings = useEvenings(order, start)

  const answers = shallowRef<readonly Answer[]>([])
  watch(
    [cases, evenings.found, evenings.is, turns],
    () => (answers.value = cases.value.map((each, index) => known(each) ?? outdated(index, each?.why ?? null))),
    { immediate: true, flush: 'sync' },
  )
  return { answers, evenings, games }

  /** The figures of a deck as it is; nothing where it cannot be shuffled or is still being played. */
  function known(of: (typeof cases.value)[number]): Answer | null {
    if (!of) return null
    const { decks, why, first } = of
    const isExact = why === null || evenings.is.value === 'absent'
    const found = evenings.found.value?.of === order.value ? evenings.found.value : null
    if (!isExact && !found) return null
    const [figures = null, swapped = null] = decks.map((deck, at) =>
      isExact ? exactFigures(deck, turns.value) : playedFigures(deck, found!.findings[first + at]!),
    )
    return { figures, swapped, isOld: isExact && why !== null, why }
  }

  /** What was known last, greyed. */
  function outdated(index: number, why: WhyPlayed | null): Answer {
    return { ...(answers.value[index] ?? nothing), isOld: true, why }
  }
}

const nothing: Answer = { figures: null, swapped: null, isOld: true, why: null }

interface EveningWorker {
  /** Gives up what it plays and plays this; `null` stops it. */
  play(order: EveningsOrder | null): void
  end(): void
}

export type StartEvenings = (onNews: (news: EveningsNews) => void) => EveningWorker | undefined

/** Plays evenings beside the page; `undefined` where there are no workers. */
const startEvenings: StartEvenings = (onNews) => {
  if (typeof Worker === 'undefined') return undefined
  const worker = new Worker(new URL('./evenings.worker.ts', import.meta.url), { type: 'module' })
  worker.onmessage = ({ data }: MessageEvent<EveningsNews>) => onNews(data)
  worker.onerror = ({ message }) => onNews({ kind: 'failed', because: message })
  return {
    // Without the watching proxies of the library's decks, which no message can carry.
    play: (order) => worker.postMessage(JSON.parse(JSON.stringify(order)) as EveningsOrder | null),
    end: () => worker.terminate(),
  }
}

type EveningsToPlay = Omit<EveningsOrder, 'ask'>

/**
 * Evenings on their way beside the page. They follow what is asked: a newer question gives up the one before, and the
 * figures of that one are kept, as old ones, until the first of the new are here.
 */
function useEvenings(asked: Ref<EveningsToPlay | null>, start: StartEvenings = startEvenings) {
  const is = ref<'idle' | 'playing' | 'done' | 'stopped' | 'failed' | 'absent'>('idle')
  const played = ref(0)
  const found = shallowRef<{ readonly of: EveningsToPlay; readonly findings: readonly Findings[] } | null>(null)
  let worker: EveningWorker | undefined
  let ask = 0

  function play(): void {
    const of = asked.value
    ask++
    played.value = 0
    if (!of) {
      worker?.play(null)
      found.value = null
      is.value = 'idle'
      return
    }
    worker ??= started()
    if (!worker) {
      is.value = 'absent'
      return
    }
    is.value = 'playing'
    worker.play({ ...of, ask })
  }

  function started(): EveningWorker | undefined {
    return start((news) => {
      if (news.kind !== 'failed' && news.ask !== ask) return
      if (news.kind !== 'played') {
        is.value = 'failed'
        found.value = null
        worker?.end()
        worker = undefined
        return
      }
      const of = asked.value
      if (!of || is.value === 'stopped') return
      played.value = news.games
      found.value = { of, findings: news.findings }
      if (news.games >= of.games) is.value = 'done'
    })
  }

  /** What was played until now is kept. */
  function stop(): void {
    if (is.value !== 'playing') return
    worker?.play(null)
    is.value = 'stopped'
  }

  watch(asked, play, { immediate: true })
  onScopeDispose(() => worker?.end())
  return { is, played, found, stop, again: play }
}
