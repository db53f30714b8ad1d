import type { Effect } from './effect'
import { effectsOf } from './line-effects'
import type { Entry } from './journal-line'
import { codePointOf, hiddenInLine, hiddenInProse, isSeen } from '../kernel/seen-text'
import { refused, type Refusal } from '../kernel/result'

/**
 * What is wrong with a text that an entry brings to the table. Lines already in a journal are not checked: they stay
 * readable, and a sign shows what they hide. Labels name what is there, by any name it has.
 */
export function textProblem(entry: Entry): Refusal | undefined {
  if (entry.kind === 'note') {
    return isSeen(entry.text) ? hiddenIn(entry.text, hiddenInProse) : refused('entry-text-blank')
  }
  for (const effect of effectsOf(entry)) {
    const problem = effectTextProblem(effect)
    if (problem) return problem
  }
  return undefined
}

function effectTextProblem(effect: Effect): Refusal | undefined {
  switch (effect.type) {
    case 'fieldSet':
      return fieldProblem(effect.field, effect.to)
    case 'tableSet':
    case 'houseRuleSet':
      return hiddenIn(effect.to, hiddenInLine)
    case 'squadronAdded':
    case 'squadronNamed':
    case 'sideAdded':
    case 'sideNamed':
    case 'deckLaid':
      return nameOf(effect.name)
    case 'shipAdded':
      return (
        nameOf(effect.document.name) ??
        hiddenWithin([effect.document.navy, effect.document.data]) ??
        firstOf(Object.entries(effect.fields ?? {}).map(([field, to]) => fieldProblem(field, to)))
      )
    default:
      return undefined
  }
}

/** A name that is taken away is empty; the note on a card is prose. */
function fieldProblem(field: string, to: unknown): Refusal | undefined {
  if (field === 'name' && typeof to === 'string' && to !== '') return nameOf(to)
  return hiddenIn(to, field === 'note' ? hiddenInProse : hiddenInLine)
}

function nameOf(name: string): Refusal | undefined {
  return isSeen(name) ? hiddenIn(name, hiddenInLine) : refused('entry-text-blank')
}

function hiddenIn(text: unknown, hidden: RegExp): Refusal | undefined {
  const character = typeof text === 'string' ? hidden.exec(text)?.[0] : undefined
  return character === undefined ? undefined : refused('entry-text-hidden', { what: codePointOf(character) })
}

function hiddenWithin(value: unknown): Refusal | undefined {
  if (typeof value === 'object' && value !== null) return firstOf(Object.values(value).map(hiddenWithin))
  return hiddenIn(value, hiddenInLine)
}

function firstOf(refusals: readonly (Refusal | undefined)[]): Refusal | undefined {
  return refusals.find((each) => each !== undefined)
}
