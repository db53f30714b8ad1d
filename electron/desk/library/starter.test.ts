import { expect, it } from 'vitest'
import { deckProblems } from '#shared/decks/own/deck-problems'
import { findPack } from '#shared/rules/index'
import { en } from '#shared/rules/words'
import { speaker } from '#shared/words/speak'
import { folderForTest } from '../desk.testing'
import { setUp } from '../game-setup'
import { Library } from './library'
import { copyStarterLibrary } from '../../../scripts/starter-library.mjs'
import { copyStarters } from './copy-library'

it('the starters that are shipped can all be read, every scenario has its ships, and no deck has a fault', async () => {
  const [starterFolder, folder] = [await folderForTest(), await folderForTest()]
  await copyStarterLibrary(starterFolder)
  expect(await copyStarters(folder, starterFolder)).toBe(true)
  const library = new Library(folder, findPack)
  const { ships, scenarios, decks, setAside } = await library.list()
  expect(setAside).toEqual([])
  expect(ships.length).toBeGreaterThan(0)
  expect(decks.map(({ slug }) => slug)).toEqual(['weather-and-fortune'])
  for (const scenario of scenarios) {
    expect(await setUp(scenario, scenario.title, { library, findPack }), scenario.slug).toMatchObject({ ok: true })
  }
  for (const deck of decks) {
    expect(deckProblems(deck, speaker(en))).toEqual([])
    expect(deck.unofficial).toBe(true)
  }
  expect(await copyStarters(folder, starterFolder)).toBe(false)
})
