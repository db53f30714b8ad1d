import { useBridge } from '../bridge/use-bridge'
import { useKeeping } from '../editing/keeping'
import { useLibrary } from '../stores/library'
import type { shipDraft, ShipToBuild } from './edited-ship'
import type { ShipDocument } from '#shared/documents/ship'
import { mapped } from '#shared/kernel/result'

interface Of<Problem> {
  readonly edited: ShipToBuild
  readonly draft: ReturnType<typeof shipDraft>
  readonly problems: () => readonly Problem[]
  readonly show: (problem: Problem) => void
  /** The way of the address that goes on with her once she has a file. */
  readonly way: 'edit' | 'figures'
  /** As she goes into the library. */
  readonly ready?: (ship: ShipDocument) => ShipDocument
}

/** Keeps the ship of an editor in the library. */
export function useShipKeeping<Problem extends { readonly refuses: boolean; readonly sentence: string }>({
  edited,
  draft,
  problems,
  show,
  way,
  ready = (ship) => ship,
}: Of<Problem>) {
  const bridge = useBridge()
  const library = useLibrary()
  return useKeeping<ShipDocument, Problem>({
    words: 'shipyard',
    draft,
    replaces: edited.replaces,
    nameOf: (kept) => kept.name,
    problems,
    show,
    ready: (given) => ready({ ...given, name: given.name.trim() }),
    async write(text, was) {
      const answer = await bridge.librarySaveShip({ text, replaces: was && { ship: was.slug, was: was.text } })
      return mapped(answer, ({ path, ship: slug }) => ({ path, slug }))
    },
    refresh: library.refresh,
    stays: (to, kept) => to.name === 'shipyard' && to.params['way'] === way && to.params['ship'] === kept?.slug,
  })
}
