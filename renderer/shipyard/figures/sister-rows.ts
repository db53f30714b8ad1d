import { computed, type Ref } from 'vue'
import type { madeOfFigures } from './made-of-figures'
import { sistersOf } from './class-keeping'
import type { Sister } from './ClassTable.vue'
import { useLibrary } from '../../stores/library'
import type { ShipFigures } from '#shared/documents/ship-figures'
import { withSaid } from '#shared/rules/kit/figures/follow'
import type { ShipDocument } from '#shared/documents/ship'
import { own } from '#shared/kernel/own'

type Made = ReturnType<typeof madeOfFigures>

interface OfClass {
  readonly ship: () => ShipDocument
  readonly name: () => string
  /** What the next save makes of her class. */
  readonly made: () => ShipFigures['sisters']
  /** The figures of her hull. */
  readonly rows: () => readonly Made['rows']['value'][number]['row'][]
  readonly tiles: () => Made['tiles']['value']
  readonly recipe: Made['recipe']
}

/** Her class as a table: she, sisters in the library, and those that are made with her; what differs from hers is theirs. */
export function useSisterRows({ ship, name, made, rows, tiles, recipe }: OfClass) {
  const library = useLibrary()
  const said = computed(() => rows().filter(({ choices }) => !choices))
  /** She, her sisters as they are after the next save, and those that are yet to be made. */
  const ships = computed(() => {
    const she = ship()
    const kept = sistersOf(ship(), library.ships)
    const saidOf = (name: string) => made().find((each) => each.name === name)?.said ?? {}
    const fresh = made().filter((each) => !kept.some((sister) => sister.name === each.name))
    return [
      { of: { ...she, name: name() }, said: {}, slug: undefined, isThis: true },
      ...kept.map((of) => ({ of, said: saidOf(of.name), slug: of.slug, isThis: false })),
      ...fresh.map((of) => ({ of: { ...she, name: of.name }, said: of.said, slug: undefined, isThis: false })),
    ].map(({ of, said, ...row }) => ({ of: withSaid(recipe, of, said), ...row }))
  })
  /** Of what the recipe makes only that in which they differ. */
  const differing = computed(() =>
    tiles().filter(({ path }) => new Set(ships.value.map(({ of }) => recipe.shown(of.data, path))).size > 1),
  )
  const classColumns = computed(() => [...said.value, ...differing.value].map(({ label }) => label))
  const sisters = computed<readonly Sister[]>(() => {
    const figuresOf = ({ figures, data }: ShipDocument) => [
      ...said.value.map(({ name, label }) => ({
        ...{ name, label, isSaid: true },
        text: own<string, string>(figures?.said ?? {}, name) ?? '',
      })),
      ...differing.value.map(({ path, label }) => ({
        ...{ name: path, label, isSaid: false },
        text: recipe.shown(data, path),
      })),
    ]
    const hers = figuresOf(ships.value[0]!.of)
    return ships.value.map(({ of, slug, isThis }) => ({
      ...{ name: of.name, slug, isThis },
      figures: figuresOf(of).map((figure, at) => ({ ...figure, isOwn: figure.text !== hers[at]?.text })),
    }))
  })
  return { classColumns, sisters }
}

interface ClassOf {
  readonly figures: Readonly<Ref<ShipFigures>>
  readonly rows: OfClass['rows']
  readonly follow: (to: ShipFigures, place: string) => void
  readonly settle: () => void
}

/** What is done to sisters in their rows; it is part of her own draft until she is saved. */
export function classEdits({ figures, rows, follow, settle }: ClassOf) {
  const others = (sister: string) => figures.value.sisters.filter(({ name }) => name !== sister)
  const saidOf = (sister: string) => figures.value.sisters.find(({ name }) => name === sister)?.said ?? {}
  const put = (name: string, said: ShipFigures['said'], place: string) => {
    const sisters = figures.value.sisters.some((each) => each.name === name)
      ? figures.value.sisters.map((each) => (each.name === name ? { name, said } : each))
      : [...figures.value.sisters, { name, said }]
    follow({ ...figures.value, sisters: sisters.slice(0, 20) }, place)
  }
  const add = (name: string) => (put(name, {}, 'sisters'), settle())
  const remove = (sister: string) => (follow({ ...figures.value, sisters: others(sister) }, 'sisters'), settle())
  const type = (sister: string, figure: string, to: string) =>
    put(sister, { ...saidOf(sister), [figure]: to }, `${figure} ${sister}`)
  /** All that the books say of her ship is said of the sister too. */
  function makeSame(sister: string, isFresh: boolean): void {
    const said = rows().map(({ name }) => [name, own<string, string>(figures.value.said, name) ?? ''])
    put(sister, isFresh ? {} : Object.fromEntries(said), `same ${sister}`)
    settle()
  }
  return { add, remove, type, makeSame }
}
