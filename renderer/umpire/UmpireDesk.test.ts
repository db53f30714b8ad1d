import { flushPromises, mount } from '@vue/test-utils'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { nextTick } from 'vue'
import RunningClocksPanel from './RunningClocksPanel.vue'
import UmpireDesk from './UmpireDesk.vue'
import { tableWith } from '../dialogue/dialogue-table.testing'
import { useClock } from './clock'
import { deskOf } from '../play/ship-desk.testing'
import SquadronPanel from '../play/SquadronPanel.vue'
import { labelOf } from '#shared/game/label'
import type { ShipId } from '#shared/kernel/ids'

beforeEach(() => localStorage.clear())

async function desk() {
  const at = await tableWith(UmpireDesk)
  const view = at.render()
  const part = (name: string) => view.get(`section[aria-label="${name}"]`)
  const button = (name: string) =>
    view.findAll('button').find((each) => (each.attributes('aria-label') ?? each.text()) === name)!
  const newest = () => {
    const line = at.machine.session.lines.at(-1)!
    return { key: labelOf(line).key, line }
  }
  return { ...at, view, part, button, newest }
}

describe('the dice tray', () => {
  it('writes a typed throw in the log, and nothing changes', async () => {
    const { part, game, newest } = await desk()
    const before = game.live
    const [formula, faces] = part('Dice').findAll('input')
    await formula!.setValue('2D6+1')
    await faces!.setValue('3 5')
    await part('Dice').get('form').trigger('submit')
    await flushPromises()
    expect(part('Dice').text()).toContain('2D6+1: 3 + 5, together 9')
    const lying = part('Dice').findAll('.last .thrown-die')
    expect(lying.map((die) => die.findAll('circle').length)).toEqual([3, 5])
    expect(newest().key).toBe('umpire.log.thrown')
    expect(game.live?.ships).toBe(before?.ships)
    game.undo()
    await flushPromises()
    expect(newest().key).toBe('steps.strike.undo')
  })

  it('refuses with a sentence what is no formula and what is no face', async () => {
    const { part } = await desk()
    const [formula, faces] = part('Dice').findAll('input')
    await formula!.setValue('2D1')
    await part('Dice').get('form').trigger('submit')
    expect(part('Dice').get('[role="alert"]').text()).toBe('There is no D1. A die has 2 to 1000 faces.')
    await formula!.setValue('2D6')
    await faces!.setValue('3 9')
    await part('Dice').get('form').trigger('submit')
    expect(part('Dice').get('[role="alert"]').text()).toBe('A D6 has no face 9.')
  })

  it('tosses a coin and throws a direction', async () => {
    const { part, button, newest } = await desk()
    await button('It shows tails').trigger('click')
    await flushPromises()
    expect(newest().key).toBe('umpire.log.coin.tails')
    await button('Throw a direction').trigger('click')
    await flushPromises()
    expect(newest().key).toBe('umpire.log.direction')
    const [, direction] = part('Dice').findAll('form')
    await direction!.get('select').setValue('degrees')
    await direction!.get('input').setValue('235')
    await direction!.trigger('submit')
    await flushPromises()
    expect(part('Dice').text()).toContain('A direction: 235°, SW')
    await direction!.get('input').setValue('400')
    await direction!.trigger('submit')
    expect(part('Dice').get('[role="alert"]').text()).toBe('“400” is not a direction. Enter degrees from 0 to 360.')
  })
})

describe('markers', () => {
  it('are placed for some turns, moved on, and lifted when their time is over', async () => {
    const { part, button, game } = await desk()
    const [name, where, turns] = part('Markers').findAll('input')
    await name!.setValue('Smoke')
    await where!.setValue('off the point')
    await turns!.setValue('2')
    await part('Markers').get('form').trigger('submit')
    expect(part('Markers').text()).toContain('2 turns left')
    await button('Move on: Smoke').trigger('click')
    await part('Markers').get('li input').setValue('to leeward')
    await part('Markers').get('li form').trigger('submit')
    expect(part('Markers').text()).toContain('to leeward')
    game.goTo(3, 'gunnery')
    await nextTick()
    expect(part('Markers').text()).toContain('its time is over')
    await button('Lift Smoke').trigger('click')
    expect(part('Markers').text()).toContain('There is no marker on the table.')
  })
})

describe('notes', () => {
  it('are pinned to ships, and seen together', async () => {
    const { part, game } = await desk()
    const section = part('Notes on ships')
    await section.get('input').setValue('Steering by engines')
    await section.get('select').setValue(Object.keys(game.live!.ships)[0])
    await section.get('form').trigger('submit')
    expect(section.get('li').text()).toContain('Steering by engines')
  })

  it('that are hidden reach no window until the cover is lifted, and are read out on purpose', async () => {
    const { part, button, machine, view, newest } = await desk()
    const section = part('Hidden notes')
    await section.get('input').setValue('Mines off the shoal')
    await section.get('form').trigger('submit')
    await flushPromises()
    expect(view.text()).not.toContain('shoal')
    await button('Show 1 hidden note').trigger('click')
    await flushPromises()
    expect(section.text()).toContain('Mines off the shoal')
    window.dispatchEvent(new Event('blur'))
    await nextTick()
    expect(view.text()).not.toContain('shoal')
    await button('Show 1 hidden note').trigger('click')
    await flushPromises()
    await button('Read it out: Mines off the shoal').trigger('click')
    await flushPromises()
    expect(newest().key).toBe('umpire.log.noteOpened')
    expect(machine.session.state.markers).toEqual([])
  })
})

it('hidden notes that were asked for stay covered when the umpire has looked away before they came', async () => {
  const { part, button, view } = await desk()
  const section = part('Hidden notes')
  await section.get('input').setValue('Mines off the shoal')
  await section.get('form').trigger('submit')
  await flushPromises()
  const asked = button('Show 1 hidden note').trigger('click')
  window.dispatchEvent(new Event('blur'))
  await asked
  await flushPromises()
  expect(view.text()).not.toContain('shoal')
})

describe('a hidden note about a ship', () => {
  it('is a pin on her while the cover is lifted, on this page alone', async () => {
    const { part, button, game, machine } = await desk()
    const [ship, other] = Object.keys(game.live!.ships) as ShipId[]
    const section = part('Hidden notes')
    await section.get('input').setValue('Magazine half flooded')
    await section.get('select').setValue(ship)
    await section.get('form').trigger('submit')
    await flushPromises()
    const card = mount(deskOf(ship!))
    const rails = game.live!.squadrons.map((squadron) =>
      mount(SquadronPanel, { props: { squadron, firing: false, open: null } }),
    )
    const sign = (of: ShipId) => {
      const rows = rails.map((rail) => rail.find(`[data-ship="${of}"] .pin-sign`))
      return rows.find((row) => row.exists())?.text() ?? ''
    }
    const pins = () => card.find('.ship-pins')
    const seen = () => [sign(ship!), pins().exists() ? pins().text() : '', sign(other!)]
    expect(seen()).toEqual(['', '', ''])
    await button('Show 1 hidden note').trigger('click')
    await flushPromises()
    expect(seen()).toEqual(['11 hidden note', 'For the umpire’s eyes: Magazine half flooded', ''])
    // Nothing that a picture of the table is made of knows of it.
    expect(JSON.stringify([game.live, game.shown])).not.toMatch(/Magazine half|note-[^"]*"[^}]*"ship"/)
    expect(machine.session.state.markers[0]?.values).toEqual({})
    window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }))
    await nextTick()
    expect(seen()).toEqual(['', '', ''])
  })
})

describe('the clocks', () => {
  it('run for one side, warn by a word, and are kept over a reload', async () => {
    vi.useFakeTimers({ now: 1_000_000, toFake: ['Date', 'setInterval', 'clearInterval'] })
    const at = await tableWith(RunningClocksPanel)
    const clock = useClock()
    clock.set({ minutes: 1, warnSeconds: 20 })
    const strip = at.render()
    expect(strip.find('section').exists()).toBe(false)
    const [side, other] = at.game.live!.sides
    clock.turnOver(side!.id)
    await nextTick()
    vi.advanceTimersByTime(45_000)
    await nextTick()
    const face = () => strip.findAll('button')[0]!.attributes('aria-label')
    expect(face()).toBe(`${side!.name} 0:15 time is short. Pause the clock of ${side!.name}`)
    vi.advanceTimersByTime(20_000)
    await nextTick()
    expect(face()).toContain('over by 0:05')
    clock.turnOver(other!.id)
    await nextTick()
    expect(strip.findAll('button').map((each) => each.classes('running'))).toEqual([false, true])
    expect(JSON.parse(localStorage.getItem(Object.keys(localStorage)[0]!)!)).toMatchObject({ minutes: 1 })
  })
})
