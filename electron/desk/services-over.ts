import type { Abilities } from '#shared/bridge/abilities'
import type { AppDescription } from '#shared/bridge/contract'
import type { RandomWord } from '#shared/kernel/dice'
import type { PackId } from '#shared/kernel/ids'
import { done, refused, type Result } from '#shared/kernel/result'
import type { RulesPack } from '#shared/rules/pack/rules-pack'
import type { Words } from '#shared/words/speak'
import { Desk, type DeskParts } from './desk'
import type { Page } from './game-holders'
import { openFile } from './open-file'
import { deckServices } from './deck-services'
import { gameServices } from './game-services'
import { dispatch, type ChannelServices } from './gateway'
import { saveOwnShip } from './library/save-own-ship'
import { PrintJobs, type Printer } from './print-jobs'
import { ReadsInTurn } from './reads-in-turn'
import { TablePlansFile } from './table-plans'
import { tableWindowServices } from './table-window-services'
import type { TableWindowControl } from './table-window-control'
import { umpireServices } from './umpire-services'
import type { Unsaved } from './unsaved'

/** What a shell can do for the services. A way that is missing is an ability the shell does not have. */
interface ShellCapabilities {
  /** Lets a person choose a folder; null when they think better of it. */
  readonly pickFolder?: () => Promise<string | null>
  /** Shows a file or folder in the system's file manager. */
  readonly reveal?: (path: string) => Promise<void>
  /** Opens a finished print in the system's own program; `print-not-opened` where it has none. */
  readonly openExternally?: (path: string) => Promise<Result<null>>
  /** The address under which the shell itself serves a finished print. */
  readonly printAddress?: (job: string) => string
  /** Shows the second screen. */
  readonly tableWindow?: TableWindowControl
}

export interface ServicesParts extends Omit<DeskParts, 'findPack'>, ShellCapabilities {
  readonly appVersion: string
  readonly shell: AppDescription['shell']
  readonly abilities: Abilities
  readonly findPack: (id: PackId) => RulesPack | undefined
  readonly words: Words
  /** The system's random source, for shuffling. */
  readonly randomWord: RandomWord
  readonly printer: Printer
}

/** One function per channel, and what only the shells ask for. Shells call `dispatch` alone for messages from a page. */
export interface Services extends ChannelServices {
  /** Checks the input and serves it; rejects with `BridgeRefusal` on anything that no page of ours sends. */
  readonly dispatch: (channel: string, input: unknown, page?: Page) => Promise<unknown>
  /** A page has gone away: whatever it had open it holds no longer. Rejects for nothing: nobody listens. */
  readonly pageGone: (page: Page) => Promise<void>
  /** What trouble with the disk keeps in memory now. */
  readonly unsaved: () => readonly Unsaved[]
  /** Checks for changes on disk: for shells to call when a window comes to the front. Never rejects. */
  readonly look: () => Promise<void>
  /** A file opened by double click or as an argument: added to the library, then notified as `openRequested`. */
  readonly openFile: (path: string) => ReturnType<typeof openFile>
  /** Where a finished print lies, for the shell that serves it; null for a job that is not known or not done. */
  readonly printPath: (job: string) => string | null
  /** Cancels prints, flushes and closes games, stops watching. What could not be saved is named. */
  readonly dispose: () => Promise<readonly Unsaved[]>
}

/** The services over given parts; `createServices` gives the real ones. */
export function servicesOver(parts: ServicesParts): Services {
  const desk = new Desk(parts)
  const prints = new PrintJobs(desk, parts)
  const reads = new ReadsInTurn()
  const plans = new TablePlansFile(parts.dataFolder)
  const reportingFaults = (work: Promise<void>) => work.catch((problem: unknown) => parts.reportFault?.(problem))
  const services: ChannelServices = {
    appDescribe: async () => ({
      name: 'Spotting Top',
      version: parts.appVersion,
      shell: parts.shell,
      abilities: parts.abilities,
      settings: await desk.settings(),
    }),
    settingsRead: () => desk.settings(),
    settingsChange: (change) => desk.changeSettings(change),

    libraryList: () => desk.listing(),
    libraryReadShip: async ({ pack, ship }) => (await desk.opened()).library.readShip(pack, ship),
    libraryReadScenario: async ({ scenario }) => (await desk.opened()).library.readScenario(scenario),
    libraryImport: async ({ text }) => (await desk.opened()).library.add(text),
    librarySaveShip: async (ship) => saveOwnShip((await desk.opened()).library, ship, parts.findPack),
    libraryChooseFolder: async () => {
      if (!parts.pickFolder) return refused('not-able-here')
      const folder = await parts.pickFolder()
      return done(folder === null ? null : { folder })
    },
    libraryUseFolder: async ({ folder, copy }) => {
      const used = await desk.useFolder(folder, copy)
      return used.ok ? done(await desk.listing()) : used
    },
    libraryReveal: async ({ path }) => {
      if (!parts.reveal) return refused('not-able-here')
      const found = await (await desk.opened()).library.find(path)
      if (!found.ok) return found
      await parts.reveal(found.value)
      return done(null)
    },

    ...gameServices(desk, { ...parts, removed: (game) => plans.forget(game, parts.clock()) }),
    ...deckServices(desk, parts),
    ...umpireServices(desk),

    printReport: (request) => prints.printReport(request),
    printBook: (request) => prints.printBook(request),
    printPreview: (request) => prints.printPreview(request),
    printCancel: async ({ job }) => prints.cancel(job),
    printOpen: ({ job }) => prints.open(job),

    ...tableWindowServices({ ...parts, plans }),
  }
  return {
    ...services,
    dispatch: (channel, input, page) => reads.run(channel, page, () => dispatch(services, channel, input, page)),
    pageGone: (page) => {
      reads.pageGone(page)
      return reportingFaults(desk.opened().then(({ games }) => games.pageGone(page)))
    },
    unsaved: () => desk.unsaved(),
    look: () => reportingFaults(desk.opened().then((library) => library.checkFolder())),
    openFile: async (path) => openFile(path, (await desk.opened()).library, parts.notify),
    printPath: (job) => prints.pathOf(job),
    dispose: async () => {
      await prints.dispose()
      return desk.dispose()
    },
  }
}
