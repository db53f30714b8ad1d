import { computed } from 'vue'
import type { madeOfFigures } from './made-of-figures'
import { sistersOf } from './class-keeping'
import type { Sister } from './ClassTable.vue'
import { useLibrary } from '../../stores/library'
import type { ShipDocument } from '#shared/documents/ship'
import { own } from '#shared/kernel/own'
import { sameValue } from '#shared/kernel/same-value'

type Made = ReturnType<typeof madeOfFigures>

interface OfClass {
  readonly ship: () => ShipDocument
  readonly name: () => string
  /** Names of sisters that are made with her. */
  readonly made: () => readonly string[]
  /** The figures of her hull. */
  readonly rows: () => readonly Made['rows']['value'][number]['row'][]
  readonly tiles: () => Made['tiles']['value']
  readonly recipe: Pick<Made['recipe'], 'shown'>
}

/** Her class as a table: she, sisters in the library, and those that are made with her; what differs from hers is theirs. */
export function useSisterRows({ ship, name, made, rows, tiles, recipe }: OfClass) {
  const library = useLibrary()
  const said = computed(() => rows().filter(({ choices }) => !choices))
  const classColumns = computed(() => [...said.value, ...tiles().slice(-2)])
  const sisters = computed<readonly Sister[]>(() => {
    const figuresOf = (of: ShipDocument) => [
      ...said.value.map(({ name }) => [name, own<string, string>(of.figures?.said ?? {}, name) ?? ''] as const),
      ...tiles()
        .slice(-2)
        .map(({ path }) => [path, recipe.shown(of.data, path)] as const),
    ]
    const hers = figuresOf(ship())
    const row = (of: ShipDocument, slug: string | undefined, isThis: boolean): Sister => ({
      ...{ name: of.name, slug, isThis },
      figures: figuresOf(of).map(([name, text], index) => ({ name, text, isOwn: !sameValue(text, hers[index]?.[1]) })),
    })
    return [
      row({ ...ship(), name: name() }, undefined, true),
      ...sistersOf(ship(), library.ships).map((sister) => row(sister, sister.slug, false)),
      ...made().map((sister) => row({ ...ship(), name: sister }, undefined, false)),
    ]
  })
  return { classColumns, sisters }
}
