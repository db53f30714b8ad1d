import { app, dialog } from 'electron'
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
