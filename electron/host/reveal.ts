import { spawn } from 'node:child_process'
import { stat } from 'node:fs/promises'
import { dirname } from 'node:path'

/** The desktop's own command that shows a folder. */
const openers: Readonly<Partial<Record<NodeJS.Platform, string>>> = { darwin: 'open', win32: 'explorer.exe' }

/** Shows a folder, or the folder of a file, in the file manager. A desktop without one shows nothing. */
export async function revealFolder(path: string, platform: NodeJS.Platform = process.platform): Promise<void> {
  const folder = (await stat(path)).isDirectory() ? path : dirname(path)
  const child = spawn(openers[platform] ?? 'xdg-open', [folder], { stdio: 'ignore', detached: true })
  child.on('error', () => undefined)
  child.unref()
}
