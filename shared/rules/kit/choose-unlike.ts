import { choose, type Dialogue, type Prompt } from '../../kernel/dialogue'
import type { Option } from '../../kernel/question'

/** An option, and everything that can ever come of it as one word: options of the same `comesTo` are the same choice. */
export interface UnlikeOption<Value extends string> extends Option {
  readonly value: Value
  readonly comesTo: string
}

/**
 * One of several. Of options that come to the same only one is offered, the usual one or the first; where all of them do,
 * nobody is asked. What may matter later belongs to `comesTo` too: armour, arcs, what was struck before.
 */
export function* chooseUnlike<Value extends string>(
  key: string,
  options: readonly UnlikeOption<Value>[],
  usual: Value,
  prompt: Prompt,
): Dialogue<Value> {
  const usualComesTo = options.find(({ value }) => value === usual)?.comesTo
  const offered = options.flatMap(({ value, comesTo, say }, at) => {
    const isFirst = options.findIndex((each) => each.comesTo === comesTo) === at
    return (comesTo === usualComesTo ? value === usual : isFirst) ? [{ value, say }] : []
  })
  return yield* choose(key, offered, usual, prompt)
}
