import { hasWords, say } from '../words'
import { shipName } from '#shared/game/ship-name'
import type { GameState } from '#shared/game/state'
import type { PackId, ShipId } from '#shared/kernel/ids'
import { own } from '#shared/kernel/own'
import type { Question } from '#shared/kernel/question'

/**
 * Short names of questions, which the pack gives by the parts of their keys: `asked.section`. With the ships of the table
 * a die whose key begins with one, or has one after its first part, says whose it is.
 */
export function questionNames(pack: PackId, ships?: GameState['ships']) {
  const wordsOf = (part: string) => `rules.${pack}.asked.${part.replace(/-\d+$/, '')}`

  /** The name of a single question, at another place if it is asked at many; `undefined` where its own sentence has to do. */
  function of({ key }: Pick<Question, 'key'>, at?: string): string | undefined {
    const parts = key.split('/')
    // `hit-main` of `hit/hiei/main/2-1`: a part may have a name of its own below the first.
    const known = parts.flatMap((part) => [part, `${parts[0]}-${part}`])
    const name = named(parts, wordsOf(known.findLast((part) => hasWords(wordsOf(part))) ?? ''), at)
    const ship = ships && parts.slice(0, 2).flatMap((part) => own(ships, part as ShipId) ?? [])[0]
    return name !== undefined && ship ? say('dialogue.row.hers', { ship: shipName(ship), name }) : name
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

function named(parts: readonly string[], words: string, at?: string): string | undefined {
  const count = at ?? /\d+$/.exec(parts.at(-1) ?? '')?.[0] ?? ''
  return hasWords(words) ? say(words, { first: parts[0] ?? '', count }) : undefined
}
