import { resolve } from 'node:path'
import { app, dialog } from 'electron'
import type { Result } from '#shared/kernel/result'
import { sayRefusal } from '#shared/words/say-refusal'
import type { Words } from '#shared/words/speak'

/**
 * What the program opens by double click or as an argument; switches and folders among the arguments are not. Windows and
 * macOS offer it for any JSON file: what is none of ours is refused with a sentence, and not passed over.
 */
const opened = /(\.json|[\\/]journal\.jsonl)$/i

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
