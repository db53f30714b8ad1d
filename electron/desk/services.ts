import { randomBytes } from 'node:crypto'
import { realpath } from 'node:fs/promises'
import { basename, join, relative } from 'node:path'
import type { Abilities, AppDescription, NoticePayloads } from '#shared/bridge/contract'
import { bundleLimits } from '#shared/documents/bundle-sign'
import { done, refused, type Result } from '#shared/kernel/result'
import { findPack } from '#shared/rules/index'
import { en } from '#shared/rules/words'
import { companionRefused } from '#shared/words/en/companion-refused'
import { speaker } from '#shared/words/speak'
import { Companions } from '../companions/companions'
import { Desk, type DeskParts, type Notify } from './desk'
import { instead } from './disk-refusal'
import { gameServices, isAppended, notifyTable } from './game-services'
import type { Page, Unsaved } from './games-in-turn'
import { dispatch, ReadsInTurn, type ChannelServices } from './gateway'
import { openGames } from './journal/games'
import type { Library } from './library/library'
import { isWithin } from './library/place'
import { readFileText } from './library/plain-file'
import { saveOwn, saveScenarioDecks } from './library/save-own'
import { gamesFolder, shelves } from './library/shelves'
import { PrintJobs } from './print-jobs'
import { Sharing } from './sharing-services'
import { secondScreenServices, type SecondScreen } from './second-screen'
import { TablePlansFile } from './table-plans'

/** Folders that come with the program: the starter library, and the fonts of printed pages. */
export type BundledFolders = Pick<ServiceDeps, 'starterFolder' | 'fontsFolder' | 'companionFolder'>

/**
 * What a shell brings: its places, its clock, and the ways it has to reach the person and the system. A way that is missing
 * is an ability the shell does not have.
 */
export interface ServiceDeps extends Omit<DeskParts, 'findPack' | 'gamesIn'> {
  readonly fontsFolder: string
  /** The built page of a companion. */
  readonly companionFolder: string
  readonly appVersion: string
  readonly shell: AppDescription['shell']
  readonly abilities: Abilities
  /** Lets a person choose a folder; null when they think better of it. */
  readonly pickFolder?: () => Promise<string | null>
  /** Shows a file or folder in the system's file manager. */
  readonly reveal?: (path: string) => Promise<void>
  /** Opens a finished print in the system's own program; `print-not-opened` where it has none. */
  readonly openExternally?: (path: string) => Promise<Result<null>>
  /** The address under which the shell itself serves a finished print. */
  readonly printAddress?: (job: string) => string
  readonly secondScreen?: SecondScreen
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
  /** A file opened by double click or as an argument: notified as `openRequested`, and nothing is changed. */
  readonly openFile: (path: string) => ReturnType<typeof openFile>
  /** Where a finished print lies, for the shell that serves it; null for a job that is not known or not done. */
  readonly printPath: (job: string) => string | null
  /** Cancels prints, flushes and closes games, stops watching. What could not be saved is named. */
  readonly dispose: () => Promise<readonly Unsaved[]>
}

/** The services that both shells run, over the real journals, rules and printer. Ready at once; channels wait for the library. */
export function createServices(deps: ServiceDeps): Services {
  const { clock, reportFault } = deps
  const notify: Notify = (notice, payload) => {
    deps.notify(notice, payload)
    if (isAppended(notice, payload)) companions.appended(payload.game)
  }
  const gamesIn = (library: string) =>
    openGames({
      gamesFolder: join(library, gamesFolder),
      rulesOf: findPack,
      clock,
      notify: notifyTable(notify),
      ...(reportFault ? { report: reportFault } : {}),
    })
  const desk = new Desk({ ...deps, notify, findPack, gamesIn })
  const library = async () => (await desk.opened()).library
  const prints = new PrintJobs(desk, { ...deps, findPack, words: speaker(en) })
  const sharing = new Sharing(desk, { findPack, clock, notify })
  const reads = new ReadsInTurn()
  const plans = new TablePlansFile(deps.dataFolder)
  const companions = new Companions({
    ...{
      findPack,
      plans,
      clock,
      words: speaker({ ...en, refused: { ...en.refused, ...companionRefused } }),
      pageFolder: deps.companionFolder,
      dataFolder: deps.dataFolder,
    },
    games: async () => (await desk.opened()).games,
    notify: (table) => deps.notify('openTableChanged', table),
    reportFault: (problem) => reportFault?.(problem),
  })
  const randomWord = () => randomBytes(4).readUInt32LE()
  const reportingFaults = (work: Promise<void>) => work.catch((problem: unknown) => reportFault?.(problem))

  const games = gameServices(desk, { findPack, randomWord, removed: (game) => plans.forget(game, clock()) })
  const screen = secondScreenServices({ ...deps, plans })

  const services: ChannelServices = {
    appDescribe: async () => ({
      name: 'Spotting Top',
      version: deps.appVersion,
      shell: deps.shell,
      abilities: deps.abilities,
      settings: await desk.settings(),
    }),
    settingsRead: () => desk.settings(),
    settingsChange: (change) => desk.changeSettings(change),

    libraryList: () => desk.listing(),
    libraryReadShip: async ({ pack, ship }) => (await library()).readShip(pack, ship),
    libraryReadScenario: async ({ scenario }) => (await library()).readScenario(scenario),
    libraryReadDeck: async ({ deck }) => (await library()).readDeck(deck),
    librarySave: async (asked) => saveOwn(await library(), asked, findPack),
    librarySaveScenarioDecks: async (asked) => saveScenarioDecks(await library(), asked),
    libraryChooseFolder: async () => {
      if (!deps.pickFolder) return refused('not-able-here')
      const folder = await deps.pickFolder()
      return done(folder === null ? null : { folder })
    },
    libraryUseFolder: async ({ folder, copy }) => {
      const used = await desk.useFolder(folder, copy)
      return used.ok ? done(await desk.listing()) : used
    },
    libraryReveal: async ({ path }) => {
      if (!deps.reveal) return refused('not-able-here')
      const found = await (await library()).find(path)
      if (!found.ok) return found
      await deps.reveal(found.value)
      return done(null)
    },

    ...sharing.services,
    ...games,
    gameOpen: async (asked, page) => {
      const opened = await games.gameOpen(asked, page)
      if (opened.ok) await companions.gameOpened(asked.game)
      return opened
    },

    printReport: (request) => prints.printReport(request),
    printBook: (request) => prints.printBook(request),
    printPreview: (request) => prints.printPreview(request),
    printCancel: async ({ job }) => prints.cancel(job),
    printOpen: ({ job }) => prints.open(job),

    ...screen,
    tablePlanKeep: (asked) => {
      companions.planChanged(asked.game, asked.plan)
      return screen.tablePlanKeep(asked)
    },
    openTable: (asked) => companions.ask(asked),
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
    openFile: async (path) => openFile(path, await library(), notify, sharing),
    printPath: (job) => prints.pathOf(job),
    dispose: async () => {
      await companions.end()
      await prints.dispose()
      return desk.dispose()
    },
  }
}

/**
 * A file someone opened by double click or as an argument. One that is in the library, or a journal in its games, is opened
 * where it lies; one from elsewhere waits for the page, which shows it before anything of it is taken.
 */
async function openFile(path: string, library: Library, notify: Notify, sharing: Sharing): Promise<Result<null>> {
  const place = await placeIn(library.folder, path)
  const there = place === null ? null : named(place)
  if (there) {
    notify('openRequested', there)
    return done(null)
  }
  const name = basename(path)
  const file = await readFileText(path, bundleLimits.bytes)
  if (!file.ok) return refused(file.code, { ...file.values, path: name })
  sharing.offer({ name, text: file.value.text })
  notify('openRequested', { kind: 'file', name })
  return done(null)
}

/** The path of a file inside the library, `/` between its parts; null for one that is not in it. */
async function placeIn(library: string, path: string): Promise<string | null> {
  const [root, real] = await Promise.all([library, path].map((each) => realpath(each).catch(instead(null))))
  return root && real && isWithin(root, real) ? relative(root, real).replaceAll('\\', '/') : null
}

/** What a place in the library holds, by its path: `ships/perfidious-albion/mikasa.ship.json` is the ship mikasa of that pack. */
function named(place: string): NoticePayloads['openRequested'] | null {
  const parts = place.split('/')
  if (parts[0] === gamesFolder && parts.length === 3 && parts[2] === 'journal.jsonl') {
    return { kind: 'game', name: parts[1] ?? '' }
  }
  for (const { kind, folder, ending } of Object.values(shelves)) {
    const file = parts.at(-1) ?? ''
    if (parts[0] !== folder || !file.endsWith(ending)) continue
    const name = file.slice(0, -ending.length)
    return kind === 'ship' ? { kind, name, pack: parts[1] ?? '' } : { kind, name }
  }
  return null
}
