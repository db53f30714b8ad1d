import { app, dialog } from 'electron'
import type { Words } from '#shared/words/speak'

/** A start that fails says so in a dialog of the system, since there may be no window, and ends the program. */
export function endFailedStart(problem: unknown, words: Words): void {
  console.error(problem)
  const error = problem instanceof Error ? problem.message : String(problem)
  dialog.showErrorBox(words('app.shell.failed'), words('app.shell.failedText', { error }))
  app.exit(1)
}
