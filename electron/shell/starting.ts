import { resolve } from 'node:path'
import { app, dialog } from 'electron'
import type { Result } from '#shared/kernel/result'
import { sayRefusal } from '#shared/words/say-refusal'
import type { Words } from '#shared/words/speak'

/**
 * Claims to be the one running program. A second start hands its files over to the first and has to quit: then this
 * is false.
 */
export function claimSingleInstance(files: readonly string[], onSecond: (files: readonly string[]) => void): boolean {
  if (!app.requestSingleInstanceLock({ files })) return false
  // The files come as data: Chromium reorders and adds to the arguments of a second start.
  app.on('second-instance', (_event, _argv, _folder, data) => onSecond(filesIn(data)))
  return true
}

function filesIn(data: unknown): string[] {
  const files = typeof data === 'object' && data !== null && 'files' in data ? data.files : []
  return Array.isArray(files) ? files.filter((file) => typeof file === 'string') : []
}

/** A start that fails says so in a dialog of the system, since there may be no window, and ends the program. */
export function endFailedStart(problem: unknown, words: Words): void {
  console.error(problem)
  const error = problem instanceof Error ? problem.message : String(problem)
  dialog.showErrorBox(words('app.shell.failed'), words('app.shell.failedText', { error }))
  app.exit(1)
}

/**
 * What the program opens by double click or as an argument; switches and folders among the arguments are not. Windows and
 * macOS offer it for any JSON file: what is none of ours is refused with a sentence, and not passed over.
 */
const opened = /(\.json|\.spotting|[\\/]journal\.jsonl)$/i

/** The documents named on a command line, as whole paths. */
export function filesAmong(argv: readonly string[], folder: string): string[] {
  return argv
    .filter((argument) => !argument.startsWith('-'))
    .map((argument) => resolve(folder, argument))
    .filter((path) => opened.test(path))
}

/** Files handed over by the system at any time: those that come before there is a window wait for it. */
export class FilesToOpen {
  readonly #early: string[]
  #open: ((path: string) => Promise<Result<null>>) | null = null

  constructor(
    early: readonly string[],
    private readonly words: Words,
  ) {
    this.#early = [...early]
    // macOS hands files over as events, the first of them before the app is ready.
    app.on('open-file', (event, file) => {
      event.preventDefault()
      void this.add([file])
    })
  }

  async add(files: readonly string[]): Promise<void> {
    if (this.#open === null) this.#early.push(...files)
    else for (const file of files) this.#report(file, await this.#open(file))
  }

  /** From now on files are opened as they come. */
  async openWith(open: (path: string) => Promise<Result<null>>): Promise<void> {
    this.#open = open
    await this.add(this.#early.splice(0))
  }

  #report(file: string, outcome: Result<null>): void {
    if (outcome.ok) return
    dialog.showErrorBox(this.words('app.shell.notOpened', { file }), sayRefusal(this.words, outcome))
  }
}
