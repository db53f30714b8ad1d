import { app } from 'electron'

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
