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

/** Another window, which writes to the same place and of which this one is notified. */
function otherWindow(text: string | null, key = 'spotting-top:battle:new'): void {
  if (text === null) localStorage.removeItem(key)
  else localStorage.setItem(key, text)
  dispatchEvent(new StorageEvent('storage', { key, newValue: text }))
}
const theirs = JSON.stringify({ draft: withText(blank, 'title', 'Off Dalny'), replaces: null, at: 5 })
const keptTitle = () => JSON.parse(localStorage.getItem('spotting-top:battle:new')!).draft.title as string

test.each([true, false])(
  'what another window keeps is not written over, and a choice is offered (notified: %s)',
  async (isNotified) => {
    const { history, elsewhere } = useBattleDrafts().opened('new', begin)
    history.change(named, 'ships')
    await pause()
    expect(elsewhere.isThere.value).toBe(false)
    if (isNotified) otherWindow(theirs)
    else localStorage.setItem('spotting-top:battle:new', theirs)
    history.change(withText(named, 'setting', 'Dusk'), 'texts')
    await pause()
    expect(elsewhere.isThere.value).toBe(true)
    expect(keptTitle()).toBe('Off Dalny')
    // Closed now, what is made here would be lost.
    expect(dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(false)
  },
)

test('going on with the other is one step, and undo is back at mine', async () => {
  const { history, elsewhere, keptAt } = useBattleDrafts().opened('new', begin)
  history.change(named, 'ships')
  await pause()
  otherWindow(theirs)
  elsewhere.goOn()
  expect([history.now.value.title, elsewhere.isThere.value, keptAt.value]).toEqual(['Off Dalny', false, 5])
  history.undo()
  await pause()
  expect(history.now.value.title).toBe('Off Shantung')
  expect(keptTitle()).toBe('Off Shantung')
})

test('mine is kept where that is chosen, and the other window is asked in its turn', async () => {
  const { history, elsewhere } = useBattleDrafts().opened('new', begin)
  history.change(named, 'ships')
  await pause()
  otherWindow(theirs)
  elsewhere.keepMine()
  expect([keptTitle(), elsewhere.isThere.value]).toEqual(['Off Shantung', false])
  // The same as here is nothing to ask about.
  otherWindow(localStorage.getItem('spotting-top:battle:new')!.replace(/"at":\d+/, '"at":7'))
  expect(elsewhere.isThere.value).toBe(false)
})

test('a window that lets go of its draft takes nothing of this one, and this one nothing of the other', async () => {
  const drafts = useBattleDrafts()
  const { history, elsewhere } = drafts.opened('new', begin)
  history.change(named, 'ships')
  await pause()
  otherWindow(null)
  expect(keptTitle()).toBe('Off Shantung')
  otherWindow(theirs)
  expect(elsewhere.isThere.value).toBe(true)
  drafts.discard('new')
  expect(keptTitle()).toBe('Off Dalny')
})

test.each([['{'], ['{"draft":{"format":"spotting-top/scenario"},"replaces":null,"at":1}']])(
  'what cannot be read of an older draft is left: %s',
  (text) => {
    localStorage.setItem('spotting-top:battle:new', text)
    expect(useBattleDrafts().opened('new', begin).history.now.value).toEqual(blank)
  },
)
