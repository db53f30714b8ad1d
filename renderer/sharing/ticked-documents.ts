import { computed, ref, type Ref } from 'vue'
import type { MenuItem } from '../ui'
import { say } from '../words'
import { useSharing } from './share'
import type { LibraryDocument } from '#shared/documents/formats'

interface Listed<Row, Document> {
  readonly all: () => readonly Row[]
  /** What a filter leaves of them: all that can be ticked in one go. */
  readonly shown: () => readonly Row[]
  readonly keyOf: (row: Row) => string
  readonly documentOf: (row: Row) => Document
  /** What a file of all that are ticked is called. */
  readonly nameOf: (ticked: readonly Row[]) => string
  /** What else can be done with them. */
  readonly more?: () => readonly MenuItem[]
}

/** Several of a list chosen by their ticks, and what is done with all of them together. */
export function useTickedDocuments<Row, Document extends LibraryDocument>(of: Listed<Row, Document>) {
  const sharing = useSharing()
  const ticked: Ref<ReadonlySet<string>> = ref(new Set<string>())
  const rows = computed(() => of.all().filter((row) => ticked.value.has(of.keyOf(row))))
  const documents = computed(() => rows.value.map(of.documentOf))

  function tick(key: string, on: boolean): void {
    const next = new Set(ticked.value)
    if (on) next.add(key)
    else next.delete(key)
    ticked.value = next
  }
  async function remove(): Promise<void> {
    if (await sharing.remove(documents.value)) ticked.value = new Set()
  }
  const items = computed((): readonly MenuItem[] => [
    {
      id: 'share',
      label: say('sharing.shareN', { n: rows.value.length }),
      perform: () => sharing.share(documents.value, of.nameOf(rows.value)),
    },
    ...(of.more?.() ?? []),
    { id: 'duplicate', label: say('sharing.duplicate'), perform: () => void sharing.duplicate(documents.value) },
    { id: 'remove', label: say('sharing.remove'), separated: true, perform: () => void remove() },
    {
      id: 'all',
      label: say('sharing.all', { n: of.shown().length }),
      separated: true,
      perform: () => (ticked.value = new Set(of.shown().map(of.keyOf))),
    },
    { id: 'none', label: say('library.ships.clear'), perform: () => (ticked.value = new Set()) },
  ])
  return { ticked, tick, rows, documents, items }
}
