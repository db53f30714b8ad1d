import { expect, test } from 'vitest'
import { freshTablePlan, type TablePlan } from './table-plan'
import { pictureOfGame } from './show-table'
import type { ScenarioSetup } from '../documents/scenario'
import { shipId, sideId } from '../kernel/ids'
import { textBoxes } from '../card/text-boxes'
import { perfidiousAlbion as pack } from '../rules/perfidious-albion'
import { words } from '../rules/kit/worded.testing'
import { setUp, starterScenarioDocuments, starterShipDocuments, starterTable } from '../rules/run/starter.testing'

const state = starterTable(pack, 'off-ushant')
const scenario = starterScenarioDocuments('perfidious-albion').find(({ slug }) => slug === 'off-ushant')!
const setup = setUp(scenario, starterShipDocuments('perfidious-albion'))

function shown(
  disclosure: Partial<TablePlan['disclosure']> = {},
  of: ScenarioSetup = setup,
  turn = 1,
  textPx: TablePlan['textPx'] = 28,
) {
  const plan = {
    ...freshTablePlan,
    layout: 'chart',
    textPx,
    disclosure: { ...freshTablePlan.disclosure, ...disclosure },
  } as const
  const game = {
    pack,
    words,
    plan,
    ship: null,
    page: 0,
    lines: [],
    lostIn: new Map(),
    phase: '',
    weather: [],
    windFrom: null,
  }
  const { picture } = pictureOfGame({ ...game, state: { ...state, turn }, setup: of })
  if (picture.is !== 'shown' || picture.body.layout !== 'chart') throw new Error('no chart')
  const { card } = picture.body
  return { card, written: textBoxes(card?.operations ?? []).map(({ text }) => text) }
}

test('the table sees the chart of the battle, in letters that are read from two metres', () => {
  const { card, written } = shown()
  expect(written).toEqual(expect.arrayContaining(['Ushant', 'Royal Navy', 'Marine nationale']))
  expect(card!.text).toContain('48 inches from the French')
  const largest = shown({}, setup, 1, 42).card!
  expect(largest.text.length).toBeLessThan(120)
  expect(largest.text).toMatch(/\.$/)
  expect(1180 / card!.widthMm).toBeCloseTo(2, 1)
})

test('of a side or a squadron that the table may not know nothing is drawn or said', () => {
  const hidden = shown({ sides: { [sideId('marine-nationale')]: 'nothing' } })
  expect(hidden.written).toContain('Royal Navy')
  expect([hidden.card!.text, ...hidden.written].join()).not.toMatch(/Marine nationale|French|apart/)
  const ships = { [shipId('dupuy-de-lome')]: 'nothing', [shipId('forban')]: 'nothing' } as const
  const light = setup.squadrons.filter(({ id }) => id !== 'brest-light')
  expect(JSON.stringify(shown({ ships }))).toBe(JSON.stringify(shown({}, { ...setup, squadrons: light })))
})

test('a squadron that comes on later is not there before its turn', () => {
  const squadrons = setup.squadrons.map((each) => (each.side === 'marine-nationale' ? { ...each, arrives: 4 } : each))
  const late = { ...setup, squadrons }
  expect(shown({}, late, 3).written).not.toContain('Marine nationale')
  expect(shown({}, late, 4).written).toContain('Marine nationale')
})

test('under a long title fewer sentences stand beside the chart, so that all of it fits', () => {
  const short = shown({}, { ...setup, title: 'Ushant' }).card!.text
  const long = shown({}, { ...setup, title: 'The second day off the islands of Ushant, Molène and Béniguet, 1898' })
    .card!.text
  expect(short.startsWith(long)).toBe(true)
  expect(long.length).toBeLessThan(short.length)
})
