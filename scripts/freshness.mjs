import { createHash } from 'node:crypto'
import { mkdir, readFile, readdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** One hash over the names and contents of files and folders; a path that does not exist counts as empty. */
export async function hashOf(root, paths) {
  const hash = createHash('sha256')
  for (const path of paths) {
    for (const file of await filesUnder(root, path)) {
      hash.update(file).update('\0')
      hash.update(await readFile(join(root, file))).update('\0')
    }
  }
  return hash.digest('hex')
}

async function filesUnder(root, path) {
  let entries
  try {
    entries = await readdir(join(root, path), { withFileTypes: true })
  } catch (problem) {
    if (problem.code === 'ENOTDIR') return [path]
    if (problem.code === 'ENOENT') return []
    throw problem
  }
  const below = await Promise.all(
    entries
      .filter((entry) => entry.isDirectory() || entry.isFile())
      .map((entry) => filesUnder(root, `${path}/${entry.name}`)),
  )
  return below.flat().sort()
}

/** Whether the stamp file says that its work was done for exactly this hash. */
export async function isFresh(stampFile, hash) {
  return (await readFile(stampFile, 'utf8').catch(() => '')) === hash
}

export async function writeStamp(stampFile, hash) {
  await mkdir(dirname(stampFile), { recursive: true })
  await writeFile(stampFile, hash)
}
