import { hasWords, say } from '../words'
import type { Saved } from '../stores/game-saved'

/** Why marks are in memory only, in a sentence; the marks themselves are kept, unlike what was refused. */
export function whyUnsaved(saved: Saved): string {
  if (saved.is !== 'unsaved') return ''
  const key = `play.saved.because.${saved.code}`
  const sentence = `refused.${saved.code}`
  if (!hasWords(key) && hasWords(sentence)) return `${say('play.saved.unsaved')}. ${say(sentence, saved.values)}`
  const reason = hasWords(key) ? say(key, saved.values) : say('play.saved.because.other', { code: saved.code })
  return say('play.saved.trouble', { reason })
}
