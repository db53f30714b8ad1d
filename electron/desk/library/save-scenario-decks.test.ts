import { chmod, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { blankDeck } from '#shared/decks/own/edit-deck'
import { usualRules } from '#shared/decks/deck-rules'
import type { DeckPlan, NavalPlan } from '#shared/decks/deck-plan'
import { sideId } from '#shared/kernel/ids'
import { asOrdinaryUser, scenario } from '../desk.testing'
import { libraryOf } from './library.testing'
import { saveScenarioDecks } from './save-own'

const raid = scenario('raid', ['majestic'])
const weather = (side: string): DeckPlan => ({
  kind: 'own',
  side: sideId(side),
  called: '',
  rules: usualRules,
  isOpen: true,
  deck: 'weather',
})

function naval(changed: Partial<NavalPlan>): DeckPlan {
  const { side, called, rules, isOpen } = weather('blue')
  return { kind: 'naval', side, called, rules, isOpen, reds: ['AH'], blacks: 2, ...changed }
}

async function desk() {
  const { library, folder, home } = await libraryOf({
    'scenarios/raid.scenario.json': raid,
    'decks/weather.deck.json': {
      ...blankDeck('Weather'),
      slug: 'weather',
      cards: [{ ...blankDeck('').cards[0]!, title: 'Squall' }],
    },
  })
  const file = join(folder, 'scenarios', 'raid.scenario.json')
  const save = (decks: readonly DeckPlan[], named = 'raid') => saveScenarioDecks(library, { scenario: named, decks })
  return { library, home, folder, file, save }
}

it('the decks of a scenario are kept in its file, in place of those it had, and nothing else of it changes', async () => {
  const { library, save } = await desk()
  expect(await save([weather('blue')])).toEqual({
    ok: true,
    value: { path: 'scenarios/raid.scenario.json' },
  })
  expect(await library.readScenario('raid')).toMatchObject({
    value: { ...raid, decks: [weather('blue')] },
  })
  await save([])
  expect(await library.readScenario('raid')).toMatchObject({ value: { ...raid, decks: [] } })
})

it('what another hand has changed in the scenario meanwhile stays', async () => {
  const { library, file, save } = await desk()
  await writeFile(file, JSON.stringify({ ...raid, title: 'Raid by night' }))
  await save([weather('blue')])
  expect(await library.readScenario('raid')).toMatchObject({
    value: { title: 'Raid by night', decks: [{ deck: 'weather' }] },
  })
})

it('a scenario that is gone or broken is named, and its file stays as it is', async () => {
  const { file, save } = await desk()
  expect(await save([], 'elsewhere')).toMatchObject({ ok: false })
  await writeFile(file, '{')
  expect(await save([weather('blue')])).toMatchObject({ code: 'document-cut-short' })
  expect(await readFile(file, 'utf8')).toBe('{')
})

it.each<[string, (good: DeckPlan) => readonly DeckPlan[], string]>([
  ['of a side that the scenario has not', (good) => [good, { ...good, side: sideId('nobody') }], 'scenario-deck-side'],
  ['that the library has not', (good) => [{ ...good, kind: 'own', deck: 'lost' } as DeckPlan], 'scenario-deck-missing'],
  ['that a side has already', (good) => [good, good], 'scenario-deck-twice'],
  ['with a red twice', () => [naval({ reds: ['AH', 'AH'] })], 'deck-red-twice'],
  ['without a card', () => [naval({ reds: [], blacks: 0 })], 'deck-empty'],
  ['beside another of the same side', () => [naval({}), naval({ blacks: 3 })], 'scenario-deck-twice'],
])('a deck %s is refused, and the scenario stays as it was', async (_, plans, code) => {
  const { file, save } = await desk()
  const before = await readFile(file, 'utf8')
  expect(await save(plans(weather('blue')))).toMatchObject({ ok: false, code })
  expect(await readFile(file, 'utf8')).toBe(before)
})

it('a deck of its own beside the naval one is kept', async () => {
  const { save } = await desk()
  expect(await save([naval({}), weather('blue')])).toMatchObject({ ok: true })
})

it('a folder that cannot be written to is named, and the scenario stays', async () => {
  const { home, folder, file, save } = await desk()
  const before = await readFile(file, 'utf8')
  await asOrdinaryUser(home, async () => {
    await chmod(join(folder, 'scenarios'), 0o500)
    expect(await save([weather('blue')])).toMatchObject({ code: 'disk-read-only' })
    await chmod(join(folder, 'scenarios'), 0o700)
  })
  expect(await readFile(file, 'utf8')).toBe(before)
})
