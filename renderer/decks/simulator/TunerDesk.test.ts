import { mount } from '@vue/test-utils'
import { expect, test, vi } from 'vitest'
import { nextTick } from 'vue'
import { asDrawn, deckOf } from './tuned-deck'
import { eveningsInPieces, type EveningsNews, type EveningsOrder } from './evenings'
import TunerDesk from './TunerDesk.vue'
import { useTuner } from './tuner-store'
import type { StartEvenings } from './use-tuned-figures'
import { percentText } from './figure-words'
import { exactFigures } from './figures'
import { freshPlan } from '../plan-changes'
import { freshPinia } from '../../stores/bridge.testing'
import type { DeckPlan } from '#shared/decks/deck-plan'
import { sideId } from '#shared/kernel/ids'

const onDesk = (plan: DeckPlan, name: string) => ({
  name: `${name} deck`,
  shortName: name,
  flag: '',
  drawer: 'Enemy',
  plan,
})

function desk(plans = [freshPlan(sideId('north')), freshPlan(sideId('south'))]) {
  const orders: (EveningsOrder | null)[] = []
  let onNews: (news: EveningsNews) => void = () => undefined
  const start: StartEvenings = (listen) => {
    onNews = listen
    return { play: (order) => orders.push(order), end: () => undefined }
  }
  const decks = plans.map((plan, at) => onDesk(plan, at === 0 ? 'North' : 'South'))
  freshPinia()
  const tuner = useTuner()
  const wrapper = mount(TunerDesk, { props: { decks, owned: [], start } })
  const column = (at: number) => wrapper.findAll('.side')[at]!
  const changes = () => (wrapper.emitted('change') ?? []) as [number, DeckPlan, string | null][]
  return { wrapper, tuner, orders, column, changes, deliver: (news: EveningsNews) => onNews(news), decks }
}

test('exact figures are shown at once, and nothing is played', () => {
  const { wrapper, orders, column } = desk()
  expect(column(0).text()).toContain('exact')
  expect(column(0).text()).toContain('events in 12 turns')
  expect(wrapper.text()).toContain('All figures are exact.')
  expect(orders.filter(Boolean)).toHaveLength(0)
  expect(wrapper.findAll('svg[role="img"]').length).toBeGreaterThan(1)
})

test('the turns that chances are read at are the player’s to choose', async () => {
  const { wrapper, tuner, column } = desk()
  const turns = () =>
    column(1)
      .findAll<HTMLSelectElement>('thead select')
      .map((select) => Number(select.element.value))
  expect(turns()).toEqual([3, 6, 9, 12])
  await column(0).findAll('thead select')[2]!.setValue('10')
  expect(tuner.turnsRead).toEqual([3, 6, 10, 12])
  expect(turns()).toEqual([3, 6, 10, 12])
  const byTurn10 = wrapper.findAll('tbody tr').filter((row) => row.text().startsWith('any event'))
  const deck = deckOf(freshPlan(sideId('north')), [])
  if (!deck.ok) throw new Error(deck.code)
  const tenth = exactFigures(deck.value, 12).byTurn[9]!
  expect(byTurn10[0]!.findAll('td')[2]!.text()).toBe(percentText(tenth))
})

test('a card is taken out by a press, and arrows go along the row', async () => {
  const { column, changes, wrapper } = desk()
  const card = column(1).get('button[aria-label^="6 of hearts"]')
  const isIn = card.attributes('aria-pressed') === 'true'
  await card.trigger('click')
  expect(changes()[0]).toMatchObject([1, { side: 'south' }, null])
  expect((changes()[0]![1] as { reds: readonly string[] }).reds.includes('6H')).toBe(!isIn)
  await column(1).get('button[aria-label^="Q of diamonds"]').trigger('focus')
  expect(wrapper.get('.preview').attributes('aria-label')).toBe('Signalling error')
})

test('sliders emit while they move, under one name', async () => {
  const { column, changes } = desk()
  const blacks = column(0).get('input[type="range"][aria-label="Blacks"]')
  await blacks.setValue('25')
  await blacks.trigger('keydown', { key: '7' })
  expect(changes().map(([, plan, moving]) => [(plan as { blacks: number }).blacks, moving])).toEqual([
    [25, 'blacks'],
    [7, 'blacks'],
  ])
})

test('an impossible deck says so, and its last figures stay, greyed', async () => {
  const { wrapper, column, decks } = desk()
  const impossible = { ...freshPlan(sideId('north')), blacks: 1_000_000 }
  await wrapper.setProps({ decks: [onDesk(impossible, 'North'), decks[1]!] })
  expect(column(0).text()).toContain('A deck has 0 to 260 black cards')
  expect(column(0).get('.figures').classes()).toContain('old')
  expect(column(0).text()).toContain('events in 12 turns')
  expect(column(1).get('.figures').classes()).not.toContain('old')
})

test('warns of more reds than blacks, and calculates all the same', async () => {
  const { wrapper, column, decks } = desk()
  await wrapper.setProps({ decks: [onDesk({ ...freshPlan(sideId('north')), blacks: 2 }, 'North'), decks[1]!] })
  expect(column(0).get('.warning').text()).toContain('no more reds than blacks')
  expect(column(0).get('.figures').classes()).not.toContain('old')
})

test('cards that wait for their moment are played for; figures carry their errors', async () => {
  const { wrapper, tuner, orders, column, deliver } = desk()
  tuner.playing = { ...asDrawn, momentPercent: 50 }
  await nextTick()
  const order = orders.at(-1)!
  expect(order).toMatchObject({ games: 100_000, turns: 12 })
  expect(column(0).get('.figures').classes()).toContain('old')
  expect(wrapper.get('[role="progressbar"]').attributes('aria-valuemax')).toBe('100000')
  deliver(eveningsInPieces({ ...order, games: 2_000 }).next().value as EveningsNews)
  await nextTick()
  expect(column(0).get('.figures').classes()).not.toContain('old')
  expect(column(0).text()).toMatch(/played 100,000 times|± \d/)
  await wrapper
    .findAll('button')
    .find((button) => button.text() === 'Stop')!
    .trigger('click')
  expect(orders.at(-1)).toBeNull()
  expect(wrapper.text()).toContain('Stopped after 2,000 of 100,000 evenings')
})

test('arrows move the marker of the curves', async () => {
  const { wrapper, tuner } = desk()
  await wrapper.get('.plot [role="slider"]').trigger('keydown', { key: 'ArrowRight' })
  expect(tuner.markedTurn).toBe(5)
})

test('a formula that gives no deck is refused with a sentence', async () => {
  const { column, changes } = desk()
  const input = column(0).get('input[aria-label="Blacks, at the middle"]')
  await input.setValue('400')
  expect(changes()).toHaveLength(0)
  expect(column(0).text()).toContain('The formula gives no usable figure')
  await input.setValue('30')
  expect(changes()[0]![1]).toMatchObject({ blacks: 30, preset: { formula: { blacks: { atMiddle: 30 } } } })
})

test('a table is handed out as a file', async () => {
  const { wrapper } = desk()
  const clicked = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => undefined }))
  await wrapper
    .findAll('button')
    .find((button) => button.text() === 'Save as CSV')!
    .trigger('click')
  expect(clicked).toHaveBeenCalledOnce()
  vi.unstubAllGlobals()
  clicked.mockRestore()
})
