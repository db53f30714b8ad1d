import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { gameId } from '#shared/kernel/ids'
import { freshTablePlan, type TablePlan } from '#shared/table-view/table-plan'
import { folderForTest, writeFiles } from './desk.testing'
import { TablePlansFile } from './table-plans'

const now = Date.UTC(1898, 6, 12, 10, 30)
const beside = 'table-plans.unreadable-1898-07-12T10-30-00-000Z.json'
const monday = gameId('monday')
const dark: TablePlan = { ...freshTablePlan, isBlank: true }

async function plansOf(content?: string | object) {
  const folder = await folderForTest()
  if (content !== undefined) await writeFiles(folder, { 'table-plans.json': content })
  const file = new TablePlansFile(folder)
  return { folder, file, read: () => file.read(monday, now) }
}

test('a game that has none begins with a fresh plan', async () => {
  const { read } = await plansOf()
  expect(await read()).toEqual({ ok: true, value: { plan: freshTablePlan, setAside: null } })
})

test('plans are found again by their games, the last one kept of each', async () => {
  const { file, read, folder } = await plansOf()
  const tuesday = gameId('tuesday')
  const large: TablePlan = { ...freshTablePlan, textPx: 42 }
  await Promise.all([file.keep(monday, large, now), file.keep(tuesday, large, now), file.keep(monday, dark, now)])
  expect(await read()).toMatchObject({ value: { plan: dark } })
  expect(await new TablePlansFile(folder).read(tuesday, now)).toMatchObject({ value: { plan: large } })
  expect(await readdir(folder)).toEqual(['table-plans.json'])
})

test('a plan that another program on this machine has kept meanwhile stands beside ours', async () => {
  const { file, read, folder } = await plansOf()
  await file.keep(gameId('tuesday'), dark, now)
  await new TablePlansFile(folder).keep(monday, dark, now)
  await file.keep(gameId('sunday'), dark, now)
  expect(await read()).toMatchObject({ value: { plan: dark } })
})

test('of a game that is removed nothing is kept, and the others stand', async () => {
  const { file, read } = await plansOf()
  const tuesday = gameId('tuesday')
  await Promise.all([file.keep(monday, dark, now), file.keep(tuesday, dark, now)])
  expect(await file.forget(monday, now)).toEqual({ ok: true, value: null })
  expect(await file.forget(gameId('never-played'), now)).toEqual({ ok: true, value: null })
  expect(await read()).toMatchObject({ value: { plan: freshTablePlan } })
  expect(await file.read(tuesday, now)).toMatchObject({ value: { plan: dark } })
})

test('beyond a hundred games those kept longest ago go', async () => {
  const { file, read } = await plansOf({
    plans: Array.from({ length: 100 }, (_, i) => ({ game: i === 0 ? monday : `game-${i}`, plan: dark })),
  })
  expect(await read()).toMatchObject({ value: { plan: dark } })
  await file.keep(gameId('new'), dark, now)
  expect(await read()).toMatchObject({ value: { plan: freshTablePlan } })
  expect(await file.read(gameId('game-1'), now)).toMatchObject({ value: { plan: dark } })
})

test.each([
  ['a list', '[]', 'document-value-unfit'],
  ['far too much', ' '.repeat(1_100_000), 'document-too-large'],
])('plans that cannot be read are put beside: %s', async (_, content, code) => {
  const { read, folder } = await plansOf(content)
  expect(await read()).toMatchObject({ value: { plan: freshTablePlan, setAside: { path: beside, reason: { code } } } })
  expect(await readFile(join(folder, beside), 'utf8')).toBe(content)
  expect(await read()).toMatchObject({ value: { setAside: null } })
})

test('of plans some of which are unfit the sound ones stand', async () => {
  const unfit = { game: 'tuesday', plan: { ...dark, textPx: 6 } }
  const { read, folder } = await plansOf({ plans: [unfit, { game: monday, plan: dark }] })
  expect(await read()).toMatchObject({
    value: { plan: dark, setAside: { path: beside, reason: { values: { where: 'plans[0]' } } } },
  })
  expect(await read()).toEqual({ ok: true, value: { plan: dark, setAside: null } })
  expect((await readdir(folder)).sort()).toEqual(['table-plans.json', beside])
})
