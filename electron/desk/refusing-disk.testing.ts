import { constants } from 'node:fs'
import files from 'node:fs/promises'
import { syncBuiltinESMExports } from 'node:module'
import { afterAll, beforeAll, beforeEach, vi } from 'vitest'

/**
 * What the disk refuses, by the call, with the code that the system gives: to open a file under way or to write to it,
 * half of which is there by then; to give a second name, or another one; writing at all, when it is asked whether it can.
 */
export const refuses = new Map<'open' | 'write' | 'link' | 'rename' | 'access', string>()

/** For the tests of this file the system's own files are on such a disk. */
export function onRefusingDisk(): void {
  beforeAll(() => {
    const real = { ...files }
    const obey = (call: Parameters<typeof refuses.get>[0]) => {
      const code = refuses.get(call)
      if (code !== undefined) throw Object.assign(new Error(code), { code, syscall: call })
    }
    vi.spyOn(files, 'link').mockImplementation(async (...given) => (obey('link'), real.link(...given)))
    vi.spyOn(files, 'rename').mockImplementation(async (...given) => (obey('rename'), real.rename(...given)))
    // Permissions would not bind root, this does.
    vi.spyOn(files, 'access').mockImplementation(
      async (path, mode) => (mode === constants.W_OK && obey('access'), real.access(path, mode)),
    )
    vi.spyOn(files, 'open').mockImplementation(async (path, ...rest) => {
      const isUnderWay = String(path).endsWith('.part')
      if (isUnderWay) obey('open')
      const handle = await real.open(path, ...rest)
      if (isUnderWay && refuses.has('write'))
        handle.writeFile = async (content) => {
          const bytes = Buffer.from(content as Uint8Array)
          await handle.write(bytes.subarray(0, Math.ceil(bytes.length / 2)))
          obey('write')
        }
      return handle
    })
    syncBuiltinESMExports()
  })
  beforeEach(() => refuses.clear())
  afterAll(() => {
    vi.restoreAllMocks()
    syncBuiltinESMExports()
  })
}
