import { refused } from '#shared/kernel/result'
import type { Journals } from './journals'
import { servicesOver, type Services, type ServicesParts } from './services-over'

export type { Services } from './services-over'

/** What a shell brings: its places, its clock, and the ways it has to reach the person and the system. */
export type ServiceDeps = Omit<ServicesParts, 'findPack' | 'printer' | 'journalsIn'>

/** The services that both shells run, over the real journals, rules and printer. Ready at once; channels wait for the library. */
export function createServices(deps: ServiceDeps): Services {
  return servicesOver({
    ...deps,
    findPack: () => undefined,
    printer: async () => refused('not-able-here'),
    journalsIn: () => noJournals,
  })
}

const noJournals: Journals = {
  start: async () => refused('not-able-here'),
  open: async () => refused('not-able-here'),
  close: async () => refused('not-able-here'),
  append: async () => refused('not-able-here'),
  lines: async () => refused('not-able-here'),
  stateAt: async () => refused('not-able-here'),
  remove: async () => refused('not-able-here'),
  list: async () => ({ games: [], setAside: [] }),
  anyOpen: false,
  dispose: async () => undefined,
}
