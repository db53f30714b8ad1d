import { mkdir, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { refused, type Refusal } from '#shared/kernel/result'
import { systemCode } from '../disk-refusal'

/**
 * Makes one folder, for what is to lie at `named`. Says so where there is nothing to make it in, and where the system lets
 * nobody make one, as in `/proc`. Other failures of the disk are thrown.
 */
export async function makeNewFolder(path: string, named = path): Promise<Refusal | null> {
  try {
    await mkdir(path)
    return null
  } catch (error) {
    if (systemCode(error) !== 'ENOENT') throw error
    const isParentThere = await stat(dirname(path)).then(
      () => true,
      () => false,
    )
    return isParentThere
      ? refused('library-folder-unmade', { folder: named })
      : refused('library-missing', { folder: named })
  }
}
