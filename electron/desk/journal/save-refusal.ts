import { refused, type Refusal } from '#shared/kernel/result'
import { diskRefusal, systemCode } from '../disk-refusal'

const codes: Readonly<Record<string, string>> = {
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
  return refused(codes[diskRefusal(error).code] ?? 'save-trouble', { error: system })
}
