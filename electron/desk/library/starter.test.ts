import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { findPack } from '#shared/rules/index'
import { folderForTest } from '../desk.testing'
import { setUp } from '../game-setup'
import { Library } from './library'
import { layStarters } from './starter'

const starterFolder = fileURLToPath(new URL('../../../assets/starter', import.meta.url))

it('the starters that are shipped can all be read, and every scenario has its ships', async () => {
  const folder = await folderForTest()
  expect(await layStarters(folder, starterFolder)).toBe(true)
  const library = new Library(folder, findPack)
  const { ships, scenarios, setAside } = await library.list()
  expect(setAside).toEqual([])
  expect(ships.length).toBeGreaterThan(0)
  for (const scenario of scenarios) {
    expect(await setUp(scenario, scenario.title, { library, findPack }), scenario.slug).toMatchObject({ ok: true })
  }
  expect(await layStarters(folder, starterFolder)).toBe(false)
})
