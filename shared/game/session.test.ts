import { expect, test } from 'vitest'
import { Session } from './session'
import type { JournalLine, Outcome } from './journal-line'
import { mikasa, tinyBoxes, tinyHead, tinyRules } from './tiny-fleet.testing'

const struck: Outcome = {
  label: { key: 'steps.mark.struck.on' },
  by: 'hand',
  effects: [{ type: 'marked', ship: mikasa, box: tinyBoxes[0]!, mark: 'struck', on: true }],
}
const burning: Outcome = {
  ...struck,
  effects: [{ type: 'marked', ship: mikasa, box: tinyBoxes[0]!, mark: 'burning', on: true }],
}

/** Counts the effects that are folded: each asks once for the shape of its ship. */
function counting() {
  let folded = 0
  const rules = {
    ...tinyRules,
    shape: () => {
      folded++
      return tinyRules.shape()
    },
  }
  return { rules, folded: () => folded }
}

test('a journal whose every line amends its first is folded about once, however many pieces it is read in', () => {
  const { rules, folded } = counting()
  const session = new Session(rules, tinyHead, 'movement')
  const steps = Array.from({ length: 4000 }, (_, i): JournalLine => ({ seq: i + 1, at: 0, kind: 'step', ...struck }))
  session.extend(steps)
  const before = folded()
  for (let piece = 0; piece < 100; piece++) {
    const { lastSeq } = session
    session.extend(
      Array.from({ length: 50 }, (_, i): JournalLine => {
        return { seq: lastSeq + 1 + i, at: 0, kind: 'amend', target: 1, outcome: burning }
      }),
    )
  }
  const { state } = session
  expect(folded() - before).toBeLessThan(3 * steps.length)
  expect(state).toEqual(new Session(tinyRules, tinyHead, 'movement', session.lines.slice(1)).state)
  session.append({ seq: session.lastSeq + 1, at: 0, kind: 'step', ...struck })
  expect(folded() - before).toBeLessThan(3 * steps.length)
})
