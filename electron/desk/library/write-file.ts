import { link, open, rename, rm } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { randomBytes } from 'node:crypto'
import { systemCode } from '../disk-refusal'
import { renamePatiently, syncFolder } from '../lasting-names'

/** Hidden, and with an ending that nothing in a library has: what a crash leaves behind is never read as a document. */
const temporaryEnding = '.part'

/** Replaces or makes a file so that it is whole at any moment: temp file, fsync, rename, fsync of the folder. */
export async function writeWhole(path: string, content: string | Uint8Array): Promise<void> {
  const temporary = await writeBeside(path, content)
  try {
    await renamePatiently({ rename }, temporary, path)
  } catch (error) {
    await rm(temporary, { force: true })
    throw error
  }
  await syncFolder(dirname(path))
}

/** Makes a file that must not be there yet; false if it is. As whole and as lasting as `writeWhole`. */
export async function writeNew(path: string, content: string | Uint8Array): Promise<boolean> {
  const temporary = await writeBeside(path, content)
  try {
    await appearAs(temporary, path)
  } catch (error) {
    if (systemCode(error) === 'EEXIST') return false
    throw error
  } finally {
    await rm(temporary, { force: true })
  }
  await syncFolder(dirname(path))
  return true
}

async function writeBeside(path: string, content: string | Uint8Array): Promise<string> {
  const temporary = join(dirname(path), `.${basename(path)}.${randomBytes(4).toString('hex')}${temporaryEnding}`)
  const handle = await open(temporary, 'wx')
  try {
    await handle.writeFile(content)
    await handle.sync()
  } catch (error) {
    await handle.close()
    await rm(temporary, { force: true })
    throw error
  }
  await handle.close()
  return temporary
}

/** A second name is refused where the first exists, a rename is not. Drives without second names claim the place first. */
async function appearAs(temporary: string, path: string): Promise<void> {
  try {
    await link(temporary, path)
  } catch (error) {
    if (systemCode(error) === 'EEXIST') throw error
    const claim = await open(path, 'wx')
    await claim.close()
    try {
      await rename(temporary, path)
    } catch (failed) {
      await rm(path, { force: true })
      throw failed
    }
  }
}
