import type { Words } from '#shared/words/speak'

const dayMs = 24 * 60 * 60 * 1000

/** When something was last played, in words: just now, today, yesterday, else the date. Times are Unix ms. */
export function momentInWords(then: number, now: number, words: Words): string {
  const date = new Date(then)
  const time = date.toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' })
  const days = Math.round((midnight(now) - midnight(then)) / dayMs)
  if (now - then < 60_000) return words('library.when.now')
  if (days <= 0) return words('library.when.today', { time })
  if (days === 1) return words('library.when.yesterday', { time })
  const day = date.toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric' })
  return words('library.when.day', { day })
}

function midnight(at: number): number {
  return new Date(at).setHours(0, 0, 0, 0)
}
