import { shallowRef } from 'vue'
import type { PackId } from '#shared/kernel/ids'
import type { RulesPack } from '#shared/rules/pack/rules-pack'

/** None until they have been fetched: whoever renders with them is rendered again then. */
const packs = shallowRef<readonly RulesPack[]>([])
let fetching: Promise<readonly RulesPack[]> | undefined

/** The rules are most of the program, so the first page is there before they are. */
export function fetchRules(): Promise<readonly RulesPack[]> {
  fetching ??= import('#shared/rules/index').then(
    ({ rulesPacks }) => (packs.value = rulesPacks),
    (problem) => {
      // The next who asks tries again.
      fetching = undefined
      throw problem
    },
  )
  return fetching
}

/** The packs fetched by now. */
export const loadedPacks = (): readonly RulesPack[] => packs.value

/** A pack, if it has been fetched by now. */
export const loadedPack = (id: PackId): RulesPack | undefined => packs.value.find((pack) => pack.id === id)
