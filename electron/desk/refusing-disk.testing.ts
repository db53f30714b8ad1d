import { constants } from 'node:fs'
import { beforeEach } from 'vitest'

type Files = typeof import('node:fs/promises')

/**
 * What the disk refuses, by the call, with the code that the system gives: to open a file under way or to write to it,
 * half of which is there by then; to give a second name, or another one; writing at all, when it is asked whether it can.
 */
export const refuses = new Map<'open' | 'write' | 'link' | 'rename' | 'access', string>()
beforeEach(() => refuses.clear())

/** The system's files as such a disk has them, for `vi.mock('node:fs/promises', …)`. */
export async function refusingFiles(original: () => Promise<Files>): Promise<Files> {
  const real = await original()
  const obey = (call: Parameters<typeof refuses.get>[0]) => {
    const code = refuses.get(call)
    if (code !== undefined) throw Object.assign(new Error(code), { code, syscall: call })
  }
  return {
    ...real,
    link: async (...given) => (obey('link'), real.link(...given)),
    rename: async (...given) => (obey('rename'), real.rename(...given)),
    // Permissions would not bind root, this does.
    access: async (path, mode) => (mode === constants.W_OK && obey('access'), real.access(path, mode)),
    open: async (path, ...rest) => {
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
    },
  }
}
