import { flushPromises } from '@vue/test-utils'
import { expect, it } from 'vitest'
import FieldBattlePage from './FieldBattlePage.vue'
import { press, renderOn } from '../dialogue/dialogue-table.testing'
import { useDeskPanel } from '../play/desk-view'
import { roomOf } from '../play/room'
import { openGame } from '../stores/opened-game.testing'
import { useDialogues } from '../stores/dialogues'
import type { Scalar } from '#shared/kernel/scalar'
import { fieldBattle } from '#shared/rules/field-battle/index'
import { landBattle } from '#shared/rules/field-battle/evening.testing'

/** The table of a land battle, with the dice and answers that are typed at it. */
async function ground(houseRules: Readonly<Record<string, Scalar>> = {}) {
  const { game, machine } = await openGame({ ...landBattle, houseRules: { ...houseRules } }, fieldBattle)
  const dialogues = useDialogues()
  const shown = renderOn(machine, FieldBattlePage, { room: roomOf({ wide: 90, high: 56 }, 'mouse') })
  const button = (name: string) => shown.findAll('button').find((each) => each.text().startsWith(name))
  const tap = async (name: string) => {
    await button(name)!.trigger('click')
    await flushPromises()
  }
  /** The die of the turn, typed; then it is let count. */
  const roll = async (...keys: readonly string[]) => {
    await tap('Roll')
    await press(...keys)
    dialogues.finish()
    await flushPromises()
  }
  const side = (name: string) => shown.get(`section[aria-label="${name}"]`)
  return { game, shown, button, tap, roll, side }
}

const hesitantToFrench = ['6', '1', '0', '3'] as const
const hesitantToAllies = ['1', '4', '0', '3'] as const

it('says whose turn it is, and takes the die of the turn once', async () => {
  const { shown, roll, button, game } = await ground()
  expect(shown.get('main h2').text()).toBe('The French to move')
  expect(button('Roll for the event of turn 1')).toBeDefined()
  await roll('3')
  expect(shown.text()).toContain('No event this turn.')
  expect(button('Roll for the event')).toBeUndefined()
  game.goTo(2, 'attackersTurn')
  await flushPromises()
  expect(button('Roll for the event of turn 2')).toBeDefined()
})

it('shows the event large while it is decided; its unit is typed on it, and picked the next time', async () => {
  const { shown, tap, roll, game, button } = await ground()
  await tap('Roll')
  expect(shown.get('main .question-panel').text()).toContain('Is there an event this turn?')
  await press(...hesitantToFrench)
  expect(shown.get('.event-card').text()).toContain('Being decided.')
  await press('1', '1')
  expect(button('Apply')!.attributes('disabled')).toBeUndefined()
  expect(shown.get('.event-card').text()).not.toContain('Being decided.')
  await tap('Apply')
  expect(shown.get('.event-card').text()).toContain('The French')

  const field = shown.get<HTMLInputElement>('.large input')
  expect(document.activeElement).toBe(field.element)
  await field.setValue(' Old Guard ')
  await shown.get('.large form').trigger('submit')
  expect(shown.get('.event-card').text()).toContain('Old Guard')
  expect(shown.get('.in-force').text()).toContain('The French, Old Guard')

  game.goTo(2, 'attackersTurn')
  await flushPromises()
  expect(shown.find('.in-force').exists()).toBe(false)
  await roll(...hesitantToFrench, '1', '1')
  expect(shown.get('.in-force').text()).toContain('Old Guard')
})

it('keeps an event under a cover: nothing of it is on the screen until it is asked for', async () => {
  const { shown, tap, roll, game, button, side } = await ground()
  await roll(...hesitantToAllies, '2')
  const secret = 'Hesitant'
  expect(side('The Allies').text()).toContain('Keeps an event')
  expect(side('The Allies').html()).not.toContain(secret)
  expect(shown.find('.event-card').exists()).toBe(false)
  expect(button('Play it')!.attributes('disabled')).toBeDefined()
  await tap('Look at it')
  expect(side('The Allies').text()).toContain(secret)
  game.goTo(1, 'defendersTurn')
  await flushPromises()
  expect(side('The Allies').html()).not.toContain(secret)

  await tap('Play it')
  expect(shown.get('.event-card').text()).toContain(secret)
  await press('1')
  await tap('Apply')
  expect(side('The Allies').text()).toContain('Keeps no event.')
  expect(shown.get('.in-force').text()).toContain(secret)
  game.undo()
  await flushPromises()
  expect(side('The Allies').text()).toContain('Keeps an event')
})

it('says why an event does not occur before it counts: on its card and beside its dice', async () => {
  const { shown, tap, roll, game } = await ground()
  await roll(...hesitantToAllies, '2')
  game.goTo(2, 'attackersTurn')
  await flushPromises()
  await tap('Roll')
  await press('1', '4', '0', '9')
  expect(shown.get('.event-card').text()).toContain('It does not occur')
  expect(shown.text()).toContain('An event is kept for The Allies already: one that helps does not occur.')
})

it('gives the sides names of their own, and writes units into their lists', async () => {
  const { game, side } = await ground()
  const name = side('The Allies').get<HTMLInputElement>('input.name')
  await name.setValue('  ')
  expect(game.live!.sides[1]!.name).toBe('The Allies')
  await name.setValue('Wellington')
  expect(game.live!.sides[1]!.name).toBe('Wellington')
  await side('Wellington').get('.units input').setValue('Scots Greys')
  await side('Wellington').get('.units form').trigger('submit')
  expect(side('Wellington').get('.units ul').text()).toContain('Scots Greys')
  await side('Wellington').get('.units li button').trigger('click')
  expect(side('Wellington').find('.units li').exists()).toBe(false)
})

it('shows the chances of the die that the house rolls, a row for a turn: no head of theirs is squeezed', async () => {
  const { shown, game } = await ground()
  const rows = () => shown.findAll('.chances tr').map((row) => row.findAll('th, td').map((cell) => cell.text()))
  expect(rows()).toHaveLength(5)
  expect(rows().slice(0, 2)).toEqual([
    ['By the end of turn', 'any event', 'one given side'],
    ['1', '33.3 %', '16.7 %'],
  ])
  game.setHouseRule('triggerRolled', 'playerTurn')
  await flushPromises()
  expect(rows()[1]![1]).toBe('55.6 %')
})

it('has the tables over the ground, open at the step of the die that waits, and the umpire’s tools', async () => {
  const { shown, tap } = await ground()
  const used = () => shown.findAll('.reference-desk [data-used] th').map((head) => head.text())
  await tap('Roll')
  useDeskPanel().turn('reference')
  await flushPromises()
  expect(shown.find('.middle').exists()).toBe(false)
  expect(used()[0]).toContain('D6')
  await press('6', '1')
  expect(used()[0]).toContain('D20')
  await press('0', '3')
  expect(used().map((row) => row.replace('In use now:', '').trim())).toEqual(['Keeping it', '3'])
  useDeskPanel().turn('umpire')
  await flushPromises()
  expect(shown.findAll('.umpire-desk section').map((part) => part.attributes('aria-label'))).not.toContain(
    'Notes on ships',
  )
  useDeskPanel().hide()
  await flushPromises()
  expect(shown.find('.middle').exists()).toBe(true)
})
