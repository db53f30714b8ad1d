import { expect, test } from 'vitest'
import { fakeBridge, useFakeBridge } from './bridge.testing'
import { useLibrary } from './library'
import type { LibraryListing } from '#shared/bridge/contract'

const listed = (folder: string): LibraryListing => ({ ...empty, folder })
const empty = { ships: [], scenarios: [], decks: [], games: [] } as unknown as LibraryListing

test('whoever asks for a listing that a newer one overtakes has the newer one', async () => {
  const answers: ((listing: LibraryListing) => void)[] = []
  const { bridge } = fakeBridge({ libraryList: () => new Promise((resolve) => answers.push(resolve)) })
  useFakeBridge(bridge)
  const library = useLibrary()

  const older = library.refresh().then(() => library.listing.folder)
  void library.refresh()
  answers[0]!(listed('/before'))
  await Promise.resolve()
  answers[1]!(listed('/after'))

  expect(await older).toBe('/after')
})
