import { hasWords, say } from '../words'
import type { Saved } from '../stores/game-saved'

/** Why marks are in memory only, in a sentence; the marks themselves are kept, unlike what was refused. */
export function whyUnsaved(saved: Saved): string {
  if (saved.is !== 'unsaved') return ''
  const key = `play.saved.because.${saved.code}`
  const reason = hasWords(key) ? say(key, saved.values) : say('play.saved.because.other', { code: saved.code })
  return say('play.saved.trouble', { reason })
}
