import { hasWords, say } from '../words'
import type { PackId } from '#shared/kernel/ids'
import type { Question } from '#shared/kernel/question'

/** Short names of questions, which the pack gives by the parts of their keys: `asked.section`. */
export function questionNames(pack: PackId) {
  const wordsOf = (part: string) => `rules.${pack}.asked.${part.replace(/-\d+$/, '')}`

  /** The name of a single question; `undefined` where its own sentence has to do. */
  function of({ key }: Pick<Question, 'key'>): string | undefined {
    const parts = key.split('/')
    return named(parts, wordsOf(parts.findLast((part) => hasWords(wordsOf(part))) ?? ''))
  }

  /** The name of dice that belong together; `undefined` where the pack knows of no such throw. */
  function together(questions: readonly Pick<Question, 'key'>[]): string | undefined {
    const keys = questions.map(({ key }) => key.split('/'))
    const before = keys[0]!.slice(0, -1)
    const isOnePlace = keys.every((parts) => parts.slice(0, -1).join('/') === before.join('/'))
    const dice = keys.map((parts) => parts.at(-1)).join('-')
    const joined = `rules.${pack}.asked.${dice}`
    if (!isOnePlace || !hasWords(joined)) return undefined
    const whose = `rules.${pack}.asked.${before.at(-1)?.replace(/-\d+$/, '')}-${dice}`
    if (hasWords(whose)) return named(before, whose)
    const own = before.findLast((part) => hasWords(wordsOf(part)))
    return named(before, own === undefined ? joined : wordsOf(own))
  }

  return { of, together }
}

export type QuestionNames = ReturnType<typeof questionNames>

function named(parts: readonly string[], words: string): string | undefined {
  const count = /\d+$/.exec(parts.at(-1) ?? '')?.[0] ?? ''
  return hasWords(words) ? say(words, { first: parts[0] ?? '', count }) : undefined
}
