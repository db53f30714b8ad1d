import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { findPack } from '#shared/rules/index'
import { en } from '#shared/rules/words'
import { speaker } from '#shared/words/speak'
import { paintPrintJob, writePrintJob, writeReport } from '../pdf/index'
import { openGames } from './journal/games'
import { gamesFolder } from './library/shelf-kinds'
import { notifyTable } from './table-view'
import { servicesOver, type Services, type ServicesParts } from './services-over'

export type { Services } from './services-over'

/** Folders that come with the program: the starter library, and the fonts of printed pages. */
export type BundledFolders = Pick<ServiceDeps, 'starterFolder' | 'fontsFolder'>

/** What a shell brings: its places, its clock, and the ways it has to reach the person and the system. */
export type ServiceDeps = Omit<ServicesParts, 'findPack' | 'gamesIn' | 'printer' | 'randomWord' | 'words'> & {
  readonly fontsFolder: string
}

/** The services that both shells run, over the real journals, rules and printer. Ready at once; channels wait for the library. */
export function createServices(deps: ServiceDeps): Services {
  const { clock, notify, reportFault, fontsFolder: fonts } = deps
  const words = speaker(en)
  return servicesOver({
    ...deps,
    findPack,
    gamesIn: (library) =>
      openGames({
        gamesFolder: join(library, gamesFolder),
        rulesOf: findPack,
        clock,
        notify: notifyTable(notify),
        ...(reportFault ? { report: reportFault } : {}),
      }),
    printer: {
      book: (print, target, run) => writePrintJob(print, target, { fonts, ...run }),
      preview: (print, run) => paintPrintJob(print, { fonts, ...run }),
      report: (composed, as, target) => writeReport(composed, as, target, words),
    },
    words,
    randomWord: () => randomBytes(4).readUInt32LE(),
  })
}
