import { computed, onBeforeUnmount, onMounted, ref, type ComputedRef } from 'vue'
import { plain } from '../ui/found'

/** One way to narrow a list (its label: `sharing.filters`): what each thing is in it, one or several, and how that is called. */
interface Facet<Item> {
  readonly id: string
  of(item: Item): string | readonly string[]
  name(value: string): string
}

/** The choices of a facet, each with how many are left by the others, and how many are left without a choice. */
interface FacetChoices {
  readonly all: number
  readonly each: readonly { readonly value: string; readonly name: string; readonly count: number }[]
}

/**
 * Filters over a list, and words that occur in what each thing says. What a thing says and is in each facet is worked out once
 * for each, so that a key costs a look through short texts.
 */
export function useDocumentFilters<Item extends object>(
  items: () => readonly Item[],
  facets: readonly Facet<Item>[],
  textOf: (item: Item) => string,
) {
  const text = ref('')
  const chosen = ref<Readonly<Record<string, string>>>({})
  const texts = new WeakMap<Item, string>()
  const textIn = (item: Item): string => {
    const found = texts.get(item) ?? plain(textOf(item))
    texts.set(item, found)
    return found
  }
  const valuesOf = new WeakMap<Item, readonly (readonly string[])[]>()
  const valuesIn = (item: Item): readonly (readonly string[])[] => {
    const found = valuesOf.get(item) ?? facets.map((facet) => [facet.of(item)].flat())
    valuesOf.set(item, found)
    return found
  }

  // Before the first key, half a frame at a time: what each thing says takes longer to make than to look through.
  let left: number | undefined
  const warm = (from: number) => {
    const all = items()
    const until = performance.now() + 8
    let at = from
    for (; at < all.length && performance.now() < until; at++) textIn(all[at]!)
    left = at < all.length ? window.setTimeout(() => warm(at), 4) : undefined
  }
  onMounted(() => (left = window.setTimeout(() => warm(0), 200)))
  onBeforeUnmount(() => window.clearTimeout(left))

  const words = computed(() => plain(text.value).split(/\s+/).filter(Boolean))
  const fitting = computed(() =>
    items()
      .filter((item) => words.value.length === 0 || words.value.every((word) => textIn(item).includes(word)))
      .map((item) => ({ item, values: valuesIn(item) })),
  )
  const isWanted = (values: readonly string[], at: number) => {
    const wanted = chosen.value[facets[at]!.id] ?? ''
    return wanted === '' || values.includes(wanted)
  }
  const shown = computed(() =>
    fitting.value.filter(({ values }) => facets.every((_, at) => isWanted(values[at]!, at))).map(({ item }) => item),
  )

  /** The choices of each facet that anything is left for: counted where they are seen, and not at every key. */
  const choices: ComputedRef<readonly FacetChoices[]> = computed(() =>
    facets.map((facet, at) => {
      const counts = new Map<string, number>()
      let all = 0
      for (const { values } of fitting.value) {
        if (!facets.every((_, other) => other === at || isWanted(values[other]!, other))) continue
        all++
        for (const value of values[at]!) counts.set(value, (counts.get(value) ?? 0) + 1)
      }
      const wanted = chosen.value[facet.id]
      if (wanted && !counts.has(wanted)) counts.set(wanted, 0)
      const each = [...counts].map(([value, count]) => ({ value, count, name: facet.name(value) }))
      return { all, each: each.sort((one, other) => one.name.localeCompare(other.name, 'en', { numeric: true })) }
    }),
  )
  const isFiltered = computed(() => text.value !== '' || Object.values(chosen.value).some((value) => value !== ''))

  function choose(facet: string, value: string): void {
    chosen.value = { ...chosen.value, [facet]: value }
  }
  function clear(): void {
    text.value = ''
    chosen.value = {}
  }

  return { text, chosen, shown, choices, facets, isFiltered, choose, clear }
}

export type DocumentFilters = ReturnType<typeof useDocumentFilters<object>>
