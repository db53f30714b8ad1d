import { mount } from '@vue/test-utils'
import { describe, expect, test } from 'vitest'
import { nextTick, ref } from 'vue'
import DisclosureTable from './DisclosureTable.vue'
import { screenInWords, useTableOperator } from './use-table-operator'
import { bridgeKey } from '../bridge/use-bridge'
import { openGame, ship } from '../stores/opened-game.testing'
import { useTableView } from './table-view'
import { twoFleetsAtSea } from '../table-window/two-fleets.testing'
import { shipId, sideId, type ShipId } from '#shared/kernel/ids'
import { openTable, type DisclosurePlan } from '#shared/table-view/disclosure'

describe('what the table may see', () => {
  function operatedTable(plan: DisclosurePlan) {
    const table = mount(DisclosureTable, { props: { plan, state: twoFleetsAtSea } })
    const choice = (name: string) => table.get<HTMLInputElement>(`input[aria-label="${name}"]`)
    const chosen = async (name: string) => {
      await choice(name).setValue(true)
      return table.emitted<[DisclosurePlan]>('change')!.at(-1)![0]
    }
    return { table, choice, chosen }
  }

  test('has a row for everybody, for each side and for each ship', () => {
    const { table, choice } = operatedTable(openTable)
    expect(table.findAll('tbody tr')).toHaveLength(1 + 2 + 10)
    expect(choice('Everybody: All').element.checked).toBe(true)
    expect(choice('Brennus: as above').element.checked).toBe(true)
  })
  test('is set for one ship, and taken back', async () => {
    const { chosen } = operatedTable(openTable)
    const hidden = await chosen('Brennus: Nothing')
    expect(hidden).toEqual({ ...openTable, ships: { brennus: 'nothing' } })
    expect(await operatedTable(hidden).chosen('Brennus: as above')).toEqual(openTable)
  })
  test('of a side counts for her ships without a choice of their own', () => {
    const { table } = operatedTable({
      ...openTable,
      sides: { [sideId('mn')]: 'name' },
      ships: { [shipId('carnot')]: 'boxes' },
    })
    const follows = table.findAll('.ship').map((row) => row.find('.follows input').exists())
    expect(follows.filter((isFollowing) => !isFollowing)).toHaveLength(1)
    expect(table.get('input[aria-label="Brennus: Name"]').element.parentElement!.className).toContain('follows')
  })
})

describe('one key', () => {
  async function operated() {
    const { machine } = await openGame()
    const openShip = ref<ShipId | null>(ship)
    mount(
      { setup: () => ({ isOpen: useTableOperator(openShip) }), template: '<i></i>' },
      { global: { provide: { [bridgeKey as symbol]: machine.bridge } } },
    )
    const table = useTableView()
    await expect.poll(() => table.plan).not.toBeNull()
    return { table, openShip }
  }

  test('makes the screen dark and light again, a choice of the dialog in hand too', async () => {
    const { table } = await operated()
    const choice = document.body.appendChild(document.createElement('input'))
    choice.type = 'radio'
    const press = async (on: EventTarget) => {
      on.dispatchEvent(new KeyboardEvent('keydown', { key: 'F8', bubbles: true }))
      await nextTick()
    }
    await press(window)
    expect(table.picture.is).toBe('blank')
    await press(choice)
    expect(table.picture.is).toBe('shown')
  })

  test('the screen follows the ship on the desk', async () => {
    const { table, openShip } = await operated()
    await table.change({ layout: 'ship' })
    expect(table.picture).toMatchObject({ body: { ship: { row: { name: 'Majestic' } } } })
    openShip.value = shipId('mars')
    expect(table.picture).toMatchObject({ body: { ship: { row: { name: 'Mars' } } } })
  })
})

test('the operator sees where the window is and that its screen has gone', () => {
  const there = { isOpen: true, isFullScreen: true, screens: 2, screen: 'Screen 2', isDisplaced: false }
  expect(screenInWords({ ...there, isOpen: false }, false)).toBe(
    'The second screen is closed. Only you see this picture.',
  )
  expect(screenInWords(there, false)).toBe('The second screen is on Screen 2. It fills the screen.')
  expect(screenInWords({ ...there, screens: 1, isDisplaced: true }, true)).toMatch(
    /It is dark\. The second screen has been disconnected/,
  )
  expect(screenInWords({ ...there, screens: null, screen: null }, false)).toContain('press F11')
})
