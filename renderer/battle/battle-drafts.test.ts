import { createPinia, setActivePinia } from 'pinia'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { nextTick } from 'vue'
import { useBattleDrafts, type BattleToOpen } from './battle-drafts'
import { blank } from '#shared/battle/battle.testing'
import { withText } from '#shared/battle/draft'

beforeEach(() => (localStorage.clear(), vi.useFakeTimers(), setActivePinia(createPinia())))
afterEach(() => vi.useRealTimers())

const begin = (): BattleToOpen => ({ begun: blank, replaces: null })
const named = withText(blank, 'title', 'Off Shantung')
async function pause(): Promise<void> {
  await nextTick()
  vi.runAllTimers()
}
/** The page, opened again: nothing is left of it but what this machine keeps. */
const reload = () => (setActivePinia(createPinia()), useBattleDrafts())

test('a draft is kept as it is made, and there after a reload: one step back is where it began', async () => {
  const { history } = useBattleDrafts().opened('new', begin)
  history.change(named, 'ships')
  await pause()
  const after = reload().opened('new', begin)
  expect(after.history.now.value.title).toBe('Off Shantung')
  expect(after.keptAt.value).not.toBeNull()
  after.history.undo()
  expect(after.history.now.value).toEqual(blank)
})

test('it goes on where it was when its page is opened again, with every step', async () => {
  const drafts = useBattleDrafts()
  drafts.opened('new', begin).history.change(named, 'ships')
  expect(drafts.opened('new', begin).history.canUndo.value).toBe(true)
})

test('saved, nothing is kept: it goes on under the key of its file', async () => {
  const drafts = useBattleDrafts()
  const { history, replaces } = drafts.opened('new', begin)
  history.change(named, 'ships')
  await pause()
  replaces.value = { ...named, slug: 'off-shantung' }
  history.isKept(named, replaces.value)
  drafts.renamed('new', 'change:off-shantung')
  await pause()
  expect(localStorage.length).toBe(0)
  history.change(withText(named, 'title', 'Off Dalny'), 'ships')
  await pause()
  expect(Object.keys(localStorage)).toEqual(['spotting-top:battle:change:off-shantung'])
})

test.each([['{'], ['{"draft":{"format":"spotting-top/scenario"},"replaces":null,"at":1}']])(
  'what cannot be read of an older draft is left: %s',
  (text) => {
    localStorage.setItem('spotting-top:battle:new', text)
    expect(useBattleDrafts().opened('new', begin).history.now.value).toEqual(blank)
  },
)
