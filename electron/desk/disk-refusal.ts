import { refused, type Refusal, type Result } from '#shared/kernel/result'

/** What our own reading says of a journal that is a link, or a pipe or a folder, in the manner of the system's names. */
export const notPlain = { link: 'EJOURNALLINK', other: 'ENOTPLAIN' } as const

const codes: Readonly<Record<string, string>> = {
  ENOSPC: 'disk-full',
  EDQUOT: 'disk-full',
  EFBIG: 'disk-full',
  EACCES: 'disk-read-only',
  EPERM: 'disk-read-only',
  EROFS: 'disk-read-only',
  ENOENT: 'disk-gone',
  ENODEV: 'disk-gone',
  ENXIO: 'disk-gone',
  ENOTCONN: 'disk-gone',
  ESTALE: 'disk-gone',
  EIO: 'disk-gone',
  [notPlain.link]: 'journal-is-link',
  [notPlain.other]: 'journal-not-plain',
}

/** The name the system gives to a failure of the disk, or `undefined` for an error that is no such thing. */
export function systemCode(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('code' in error) || typeof error.code !== 'string') return undefined
  return 'syscall' in error || /^E[A-Z0-9]+$/.test(error.code) ? error.code : undefined
}

/**
 * For `catch`: gives the value in place of what the disk refuses, or only of failures with these names. Anything else is
 * thrown on.
 */
export function instead<Value>(value: Value, ...names: readonly string[]): (error: unknown) => Value {
  return (error) => {
    const code = systemCode(error)
    if (code === undefined || (names.length > 0 && !names.includes(code))) throw error
    return value
  }
}

/** A failed write as a refusal. Anything but a failure of the disk is a bug and is thrown on. */
export function diskRefusal(error: unknown): Refusal {
  const code = systemCode(error)
  if (code === undefined) throw error
  return refused(codes[code] ?? 'disk-trouble', { error: code })
}

/** Does the work and turns what the disk refuses into a refusal. */
export async function onDisk<Value>(work: () => Promise<Result<Value>>): Promise<Result<Value>> {
  try {
    return await work()
  } catch (error) {
    return diskRefusal(error)
  }
}

/** The same for work that only reads a journal: what is not allowed is the reading then. */
export async function onDiskReading<Value>(work: () => Promise<Result<Value>>): Promise<Result<Value>> {
  const read = await onDisk(work)
  return !read.ok && read.code === 'disk-read-only' ? refused('journal-not-readable', read.values) : read
}

const saveCodes: Readonly<Record<string, string>> = {
  'disk-full': 'save-disk-full',
  'disk-read-only': 'save-read-only',
  'disk-gone': 'save-disk-gone',
}

/** A failure to save by name. Even a bug of ours must not take the marks down with it. */
export function saveRefusal(error: unknown): Refusal {
  const system = systemCode(error)
  // When the journal is rewritten only its folder can be missing.
  if (system === 'ENOENT') return refused('game-folder-gone', { error: system })
  if (system === undefined) return refused('save-trouble', { error: String(error).slice(0, 200) })
  return refused(saveCodes[diskRefusal(error).code] ?? 'save-trouble', { error: system })
}
