import { computed, ref, shallowRef, watch, type Ref } from 'vue'
import { eveningOf, whyPlayed, withoutOne, type Playing, type WhyPlayed, type TunedDeck } from './tuned-deck'
import { useEvenings, type StartEvenings, type EveningsToPlay } from './use-evenings'
import { exactFigures, playedFigures, type DeckFigures } from './figures'
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
  const played = ref(games)
  const whys = computed(() => asked.value.map(({ deck }) => (deck.ok ? whyPlayed(deck.value, playing.value) : null)))
  /** Each deck that must be played, and after it the same with one red for a black. */
  const toPlay = computed(() =>
    asked.value.flatMap(({ deck, swap }, index) =>
      deck.ok && whys.value[index] ? [deck.value, ...(swap === null ? [] : [withoutOne(deck.value, swap)])] : [],
    ),
  )
  const order = computed((): EveningsToPlay | null =>
    toPlay.value.length === 0
      ? null
      : {
          decks: toPlay.value.map((deck) => eveningOf(deck, playing.value)),
          turns: turns.value,
          games: played.value,
          seed,
        },
  )
  const evenings = useEvenings(order, start)

  /** The known figures of each deck; `null` where it cannot be shuffled or is still being played. */
  const fresh = computed((): readonly (Answer | null)[] => {
    let place = 0
    return asked.value.map(({ deck, swap }, index) => {
      const why = whys.value[index] ?? null
      if (!deck.ok) return null
      const without = swap === null ? null : withoutOne(deck.value, swap)
      if (why === null || evenings.is.value === 'absent') {
        const swapped = without && exactFigures(without, turns.value)
        return { figures: exactFigures(deck.value, turns.value), swapped, isOld: why !== null, why }
      }
      const at = place
      place += without ? 2 : 1
      const found = evenings.found.value
      const of = found?.of === order.value ? found?.findings[at] : undefined
      if (!of) return null
      const ofSwapped = found?.findings[at + 1]
      const swapped = without && ofSwapped ? playedFigures(without, ofSwapped) : null
      return { figures: playedFigures(deck.value, of), swapped, isOld: false, why }
    })
  })
  const lastGood = shallowRef<readonly Answer[]>([])
  watch(
    fresh,
    (now, before) => {
      lastGood.value = now.map((answer, index) => answer ?? before?.[index] ?? lastGood.value[index] ?? nothing)
    },
    { immediate: true, flush: 'sync' },
  )
  const answers = computed((): readonly Answer[] =>
    fresh.value.map(
      (answer, index) =>
        answer ?? { ...(lastGood.value[index] ?? nothing), isOld: true, why: whys.value[index] ?? null },
    ),
  )
  return { answers, evenings, games }
}

const nothing: Answer = { figures: null, swapped: null, isOld: true, why: null }
