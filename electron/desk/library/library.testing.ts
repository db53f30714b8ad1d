import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { findTrialPack, folderForTest, writeFiles } from '../desk.testing'
import { Library } from './library'

/** A library with these files in it, in a folder of its own. */
export async function libraryOf(files: Parameters<typeof writeFiles>[1] = {}) {
  const home = await folderForTest()
  const folder = join(home, 'library')
  await mkdir(folder)
  await writeFiles(folder, files)
  return { home, folder, library: new Library(folder, findTrialPack) }
}

/** Why a file was set aside, by its place. */
export async function reasons(library: Library) {
  const { setAside } = await library.list()
  return Object.fromEntries(setAside.map(({ path, reason }) => [path, reason.code]))
}

/** A deck of one card. */
export function deck(slug: string) {
  const cards = [{ id: 'check-fire', title: 'Check fire', text: 'She does not fire this turn.', copies: 1 }]
  return { format: 'spotting-top/deck', version: 1, slug, title: 'Events', notes: '', cards, unofficial: true }
}
