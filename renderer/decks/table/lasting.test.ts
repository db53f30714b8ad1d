import { enableAutoUnmount, flushPromises } from '@vue/test-utils'
import { afterEach, expect, it } from 'vitest'
import { navy, press, tableOfDecks } from './deck-table.testing'
import FleetPanel from '../../play/FleetPanel.vue'
import { deskOf } from '../../play/ship-desk.testing'
import { phraseInWords } from '../../words/phrase'
import { eventMarker } from '#shared/game/decks/lasting'
import type { Marker } from '#shared/game/mark'
import { markerId, shipId, trackId } from '#shared/kernel/ids'

enableAutoUnmount(afterEach)
afterEach(() => {
  document.body.innerHTML = ''
})

const majestic = shipId('majestic')

/** A table with lasting events: by their faces, on Majestic unless given otherwise. */
async function tableWithEvents(
  component: Parameters<typeof tableOfDecks>[0],
  events: readonly Marker['values'][],
  props = {},
) {
  const at = await tableOfDecks(component, props)
  at.machine.write(
    events.map((values, number) => ({
      kind: 'step',
      by: 'rule',
      label: { key: 'eventDialogues.done.radarOutage', values: { on: 'Majestic' } },
      effects: [
        {
          type: 'markerLaid',
          marker: markerId(`event-1-${number + 1}`),
          kind: eventMarker,
          of: navy,
          turnLaid: 1,
          ...(values['endsBy'] === 'turn' ? { livesTurns: 1 } : {}),
          values: { deck: 'mn', ship: majestic, ...values },
        },
      ],
    })),
  )
  const shown = at.shown()
  await flushPromises()
  return { ...at, shown }
}

const rail = { open: null, board: false }
const silent = { face: '3H', endsBy: 'turn', applied: true }
const radar = { face: '7H', endsBy: 'repair', applied: false }

it('a slip says what the event is, what it does, until when, and whether it is a reminder', async () => {
  const { shown } = await tableWithEvents(deskOf(majestic), [silent, radar])
  const slips = shown.findAll('.lasting li').map((slip) => slip.text().replace(/\s+/g, ' '))
  expect(slips[0]).toMatch(/^Main battery casualty ?this turn ?main battery silent$/)
  expect(slips[1]).toMatch(/^Radar outage ?until repaired ?reminder ?radars out$/)
  expect(shown.findAll('svg.suit')).toHaveLength(2)
})

it('lifted by hand it is gone, and undo names what comes back', async () => {
  const { shown, game } = await tableWithEvents(deskOf(majestic), [radar])
  await press('Lift Radar outage')
  expect(shown.find('.lasting li').exists()).toBe(false)
  expect(phraseInWords(game.undoes!.label, game.live)).toBe('Radar outage repaired: Majestic')
  game.undo()
  await flushPromises()
  expect(shown.text()).toContain('Radar outage')
})

it('an event of this turn leaves no slip in the next', async () => {
  const { shown, game } = await tableWithEvents(deskOf(majestic), [silent])
  game.goTo(2, game.live!.phase)
  await flushPromises()
  expect(shown.find('.lasting li').exists()).toBe(false)
})

it('the row of a ship counts what lies on her; another ship has no sign', async () => {
  const { shown } = await tableWithEvents(FleetPanel, [silent, radar], rail)
  const signs = shown.findAll('.lasting-sign')
  expect(signs.map((sign) => sign.get('.unseen').text())).toEqual([
    '2 events: Main battery casualty (this turn), Radar outage (until repaired)',
  ])
  expect(shown.find('[data-ship="majestic"] .lasting-sign').exists()).toBe(true)
})

it('the rail lists every event with whom it lies on, and opens her card', async () => {
  const { shown } = await tableWithEvents(FleetPanel, [silent, { ...radar, ship: null, squadron: 'french' }], rail)
  expect(shown.findAll('.rail-decks li').map((row) => row.get('small').text())).toEqual([
    'Majestic, this turn',
    '1re Division, until repaired, reminder',
  ])
  await press('Main battery casualty')
  await press('Radar outage')
  expect(shown.emitted('open')).toEqual([[majestic], [shipId('brennus')]])
})

it('an event that slows a ship is in her figures for as long as it lasts, and in no other ship’s', async () => {
  const rowOf = (at: Awaited<ReturnType<typeof tableWithEvents>>, name: string) =>
    at.shown.get(`[data-ship="${name}"] .speed`)
  const at = await tableWithEvents(FleetPanel, [{ face: '5H', endsBy: 'turn', applied: true }], rail)
  expect(rowOf(at, 'majestic').text()).toBe('8')
  expect(rowOf(at, 'majestic').attributes('title')).toBe('She can make 8 now; she made 16')
  expect(rowOf(at, 'brennus').attributes('title')).toBe('Speed 16 of 16')
  const slowed = at.game.ship(majestic)
  at.game.setTrack(shipId('brennus'), trackId('fire'), 2)
  expect(at.game.ship(majestic)).toBe(slowed)
  at.game.goTo(2, at.game.live!.phase)
  await flushPromises()
  expect(rowOf(at, 'majestic').attributes('title')).toBe('Speed 16 of 16')
})
