import { constants } from 'node:fs'
import files from 'node:fs/promises'
import { beforeEach } from 'vitest'
import { replaceCalls } from './system-calls.testing'

type Files = typeof files

/**
 * What the disk refuses, by the call, with the code that the system gives: to open a file under way or to write to it,
 * half of which is there by then; to give a second name, or another one; writing at all, when it is asked whether it can.
 */
export const refuses = new Map<'open' | 'write' | 'link' | 'rename' | 'access', string>()

/** For the tests of this file the system's own files are on such a disk. */
export function onRefusingDisk(): void {
  beforeEach(() => refuses.clear())
  replaceCalls(files, refusing)
}

function refusing(real: Files): Partial<Files> {
  const obey = (call: Parameters<typeof refuses.get>[0]) => {
    const code = refuses.get(call)
    if (code !== undefined) throw Object.assign(new Error(code), { code, syscall: call })
  }
  return {
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
