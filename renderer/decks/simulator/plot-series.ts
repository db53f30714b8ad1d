import type { DeckFigures, Figure } from './figures'
import type { TunedDeck } from './tuned-deck'
import type { DeckPlan } from '#shared/decks/deck-plan'
import { useElementSize, type MaybeComputedElementRef } from '@vueuse/core'
import { computed, type ComputedRef } from 'vue'

/** The figures of one deck in a plot; `isOld` draws them grey. */
export interface PlotSeries {
  readonly name: string
  readonly figures: readonly Figure[]
  readonly isOld: boolean
}

/** A deck that is shown, by the name it has in plots and tables. */
export interface ShownDeck {
  /** Its place among all decks. */
  readonly index: number
  readonly name: string
  readonly kind: DeckPlan['kind']
  /** `null` where it cannot be shuffled, or was built in secret. */
  readonly deck: TunedDeck | null
  readonly figures: DeckFigures | null
  readonly isOld: boolean
}

/** A list of figures of each deck whose figures are known. */
export function seriesOf(
  decks: readonly Pick<ShownDeck, 'name' | 'figures' | 'isOld'>[],
  list: (figures: DeckFigures) => readonly Figure[],
): readonly PlotSeries[] {
  return decks.flatMap(({ name, figures, isOld }) => (figures ? [{ name, isOld, figures: list(figures) }] : []))
}

const usualWidth = 340
const usualRem = 16

/**
 * How wide a drawing is, in the units of its own drawing: a sixteenth of the reader's letter each, so that figures stay
 * as large as the words beside them however wide the window is.
 */
export function usePlotWidth(drawing: MaybeComputedElementRef): ComputedRef<number> {
  const { width } = useElementSize(drawing)
  return computed(() => {
    if (width.value <= 0) return usualWidth
    const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || usualRem
    return Math.max(usualWidth / 2, Math.round((width.value / rem) * usualRem))
  })
}
