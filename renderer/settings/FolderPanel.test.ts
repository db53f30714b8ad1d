import { flushPromises, mount } from '@vue/test-utils'
import { expect, test } from 'vitest'
import FolderPanel from './FolderPanel.vue'
import { bridgeKey } from '../bridge/use-bridge'
import { fakeBridge, useFakeBridge } from '../stores/bridge.testing'
import { useLibrary } from '../stores/library'
import { useSettings } from '../stores/settings'
import { useAnnouncements } from '../ui/announcements'
import type { LibraryListing } from '#shared/bridge/contract'
import { done, refused } from '#shared/kernel/result'

const listed = (folder: string): LibraryListing => {
  return { folder, ships: [], scenarios: [], games: [], decks: [], setAside: [] }
}

/** The question where the library lies, in a shell that has no picker; relative paths are refused. */
async function asked() {
  const wanted: string[] = []
  const { bridge } = fakeBridge({
    libraryList: async () => listed('/home/jellicoe/Spotting Top'),
    libraryUseFolder: async ({ folder }) => {
      wanted.push(folder)
      return folder.startsWith('/') ? done(listed(folder)) : refused('library-path-relative')
    },
    settingsRead: async () => useSettings().settings,
  })
  const pinia = useFakeBridge(bridge)
  await useLibrary().refresh()
  const choice = mount(FolderPanel, { global: { plugins: [pinia], provide: { [bridgeKey]: bridge } } })
  const enter = async (path: string) => {
    await choice.get('input[type=text]').setValue(path)
    await choice.get('input[type=text]').trigger('keydown', { key: 'Enter' })
    await flushPromises()
  }
  return { choice, enter, wanted }
}

test('a folder that cannot be used is refused beside its field, and the sentence goes with the next letter', async () => {
  const { choice, enter } = await asked()
  await enter('fleet')
  expect(choice.get('[role=alert]').text()).toContain('Give the full path of the folder')
  expect(useAnnouncements().shown).toEqual([])
  await choice.get('input[type=text]').setValue('/fleet')
  expect(choice.get('[role=alert]').text()).toBe('')
})

test('Enter uses the folder, and a sentence says that the old one stays and is no longer used', async () => {
  const { choice, enter, wanted } = await asked()
  await enter('  /club/Spotting Top ')
  expect(wanted).toEqual(['/club/Spotting Top'])
  expect(choice.get('.path').text()).toBe('/club/Spotting Top')
  expect(choice.get('[role=status]').text()).toContain('/home/jellicoe/Spotting Top were left as they are')
  await enter('   ')
  expect(wanted).toHaveLength(1)
})
