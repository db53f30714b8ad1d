import { cp, mkdir, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from './root.mjs'

const rules = join(root, 'shared/rules')

/** It is no pack of the program: `npm run new-pack` makes packs of it. */
const template = 'template'

/** Copies the starter ships and scenarios of every rules pack, and the starter decks, to a folder with the order of a library. */
export async function copyStarterLibrary(to) {
  const packs = (await readdir(rules, { withFileTypes: true })).filter(
    (entry) => entry.isDirectory() && entry.name !== template,
  )
  for (const { name: pack } of packs) {
    await copyFiles(join(rules, pack, 'ships'), '.ship.json', join(to, 'ships', pack))
    await copyFiles(join(rules, pack, 'scenarios'), '.scenario.json', join(to, 'scenarios'))
  }
  await copyFiles(join(root, 'shared/decks/starter'), '.deck.json', join(to, 'decks'))
}

/** A folder that does not exist has no files. */
async function copyFiles(from, ending, to) {
  const entries = await readdir(from, { withFileTypes: true }).catch((problem) => {
    if (problem.code === 'ENOENT') return []
    throw problem
  })
  for (const { name } of entries.filter((entry) => entry.isFile() && entry.name.endsWith(ending))) {
    await mkdir(to, { recursive: true })
    await cp(join(from, name), join(to, name), { force: false, errorOnExist: true })
  }
}
