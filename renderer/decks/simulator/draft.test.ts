import { expect, test } from 'vitest'
import { changed, freshDraft, redone, rested, undone } from './draft'
import { freshPlan } from './plan-changes'
import { sideId } from '#shared/kernel/ids'

const plan = freshPlan(sideId('north'))
const withBlacks = (blacks: number) => [{ ...plan, blacks }]

test('one drag is one step to undo, however often it emits', () => {
  let draft = freshDraft(withBlacks(24))
  for (const blacks of [25, 26, 27]) draft = changed(draft, withBlacks(blacks), 'blacks')
  expect(draft.before).toHaveLength(1)
  expect(undone(draft).plans).toEqual(withBlacks(24))
  expect(redone(undone(draft)).plans).toEqual(withBlacks(27))
})

test('a second drag of the same is another step', () => {
  const first = rested(changed(freshDraft(withBlacks(24)), withBlacks(30), 'blacks'))
  const second = changed(first, withBlacks(40), 'blacks')
  expect(undone(second).plans).toEqual(withBlacks(30))
})

test('what changes nothing is no step, and a change after an undo forgets what was undone', () => {
  const draft = freshDraft(withBlacks(24))
  expect(changed(draft, withBlacks(24))).toBe(draft)
  expect(undone(draft)).toBe(draft)
  expect(redone(draft)).toBe(draft)
  const forked = changed(undone(changed(draft, withBlacks(30))), withBlacks(5))
  expect(forked.after).toEqual([])
  expect(undone(forked).plans).toEqual(withBlacks(24))
})
