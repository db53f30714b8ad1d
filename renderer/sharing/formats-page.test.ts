import { expect, test } from 'vitest'
import page from '../../docs/FORMATS.md?raw'
import { fakeBridge, useFakeBridge } from '../stores/bridge.testing'
import { useBringingIn } from './bringing-in'
import { useRemarks } from './remarks'
import { useShipTable } from './ship-table'
import type { Input } from '#shared/bridge/contract'
import { flagNames, merchantFlags } from '#shared/card/flags'
import { scenarioDocument, setupOf } from '#shared/documents/scenario'
import { shipDocument } from '#shared/documents/ship'
import { done } from '#shared/kernel/result'
import { findPack, rulesPacks } from '#shared/rules/index'

const examples = (language: string) =>
  [...page.matchAll(/^```(\w+)\n([^]*?)^```$/gm)].flatMap(([, is, text = '']) => (is === language ? [text] : []))
const starters = import.meta.glob<unknown>('../../shared/rules/*/ships/*.ship.json', {
  eager: true,
  import: 'default',
})
const ships = Object.values(starters).map((starter) => shipDocument.parse(starter))

/** A library with the starter ships of a first start, and no battle. */
function newLibrary() {
  const changes: Input<'libraryChange'>[] = []
  const { bridge } = fakeBridge({
    libraryList: () => Promise.resolve({ folder: '', ships, scenarios: [], games: [], decks: [], setAside: [] }),
    libraryChange: (asked) => (changes.push(asked), Promise.resolve(done({ games: [] }))),
  })
  useFakeBridge(bridge)
  return changes
}

test('every document of the page on formats comes in, and a battle of it can be started', async () => {
  const changes = newLibrary()
  const bringing = useBringingIn()
  const texts = examples('json')
  expect(texts.length).toBeGreaterThan(1)
  const files = texts.map((text, at) => ({ name: `example ${at}.json`, size: text.length, text }))
  expect(await bringing.look(files)).toEqual([])
  expect(bringing.things.map(({ name, is }) => `${name}: ${is}`)).toEqual([
    'Dawn off the Roads: new',
    'Thistle: new',
    'Fog in the Narrows: new',
  ])
  expect(bringing.things.flatMap((thing) => useRemarks().remarksOn(thing))).toEqual([])
  expect(await bringing.bringIn()).toBe(true)
  const written = changes
    .flatMap(({ put }) => put.filter(({ text }) => text.includes('"spotting-top/scenario"')))
    .map(({ text }) => scenarioDocument.parse(JSON.parse(text)))
  expect(written).toHaveLength(2)
  for (const battle of written) {
    const setup = setupOf(battle, (slug) => ships.find((each) => each.slug === slug)!)
    expect(findPack(battle.pack)!.checkSetup(setup)).toMatchObject({ ok: true })
  }
})

test('it names every flag, and every member of weather and ships that the rules know', () => {
  const members = rulesPacks
    .filter(({ isShipless }) => isShipless !== true)
    .flatMap(({ id, table, shape }) => [
      ...Object.keys(table),
      ...ships.filter(({ pack }) => pack === id).flatMap((ship) => Object.keys(shape(ship).fields)),
    ])
  expect(members).toContain('crewQuality')
  const missing = [...flagNames, ...merchantFlags, ...members].filter((each) => !page.includes(`\`${each}\``))
  expect(new Set(missing)).toEqual(new Set())
})

test('every line of its table makes a card', async () => {
  newLibrary()
  const table = useShipTable()
  const texts = examples('csv')
  expect(texts).toHaveLength(1)
  await table.open({ name: 'ships.csv', size: texts[0]!.length, text: texts[0]! }, 'UTF-8')
  expect(table.lines.map(({ read }) => (read.ok ? read.value.ship.name : read))).toEqual(['Canopus', 'Glory'])
})
