import { defineStore } from 'pinia'
import { onScopeDispose, ref, shallowRef, type Ref } from 'vue'
import type { FoundGroup } from '../ui/found'

/** What a page lets be found for the words typed; called while the finder is set up. */
export type FindSource = (wanted: Ref<string>) => Readonly<Ref<readonly FoundGroup[]>>

/** The finder and the list of commands, which every page opens by the same keys. */
export const useFinder = defineStore('finder', () => {
  const shows = ref<'places' | 'commands' | null>(null)
  const wanted = ref('')
  /** Enter was pressed before there was anything to pick: the first that is found is meant. */
  const isEntered = ref(false)
  const sources = shallowRef<readonly FindSource[]>([])

  /** A page with a finder of its own answers for this one; it says whether it has. */
  let instead: (() => boolean) | undefined
  function useInstead(own: () => boolean): void {
    instead = own
    onScopeDispose(() => (instead = undefined))
  }

  function open(what: 'places' | 'commands'): void {
    if (what === 'places' && instead?.()) return
    wanted.value = ''
    isEntered.value = false
    shows.value = what
  }

  return { shows, wanted, isEntered, sources, open, useInstead }
})

/** What can be found for as long as this page is there. */
export function useFindSource(source: FindSource): void {
  const finder = useFinder()
  finder.sources = [...finder.sources, source]
  onScopeDispose(() => (finder.sources = finder.sources.filter((each) => each !== source)))
}
