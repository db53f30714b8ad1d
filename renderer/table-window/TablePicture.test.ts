import { mount } from '@vue/test-utils'
import { describe, expect, test } from 'vitest'
import TableDice from './TableDice.vue'
import TablePicture from './TablePicture.vue'
import { twoFleetsAtSea } from './two-fleets.testing'
import type { JournalLine } from '#shared/game/journal-line'
import { pictureOfGame } from '#shared/table-view/show-table'
import { freshTablePlan, layouts, type TablePlan } from '#shared/table-view/table-plan'
import type { GameState } from '#shared/game/state'
import { boxId, fieldId, shipId, trackId } from '#shared/kernel/ids'
import { perfidiousAlbion as pack } from '#shared/rules/perfidious-albion/index'
import { en } from '#shared/rules/words'
import { speaker } from '#shared/words/speak'

const majestic = shipId('majestic')
const noted = (text: string) => ({ key: 'steps.note', values: { text } })
const struck: JournalLine = {
  ...{ kind: 'step', seq: 1, at: 1, by: 'rule' },
  label: noted('Charles Martel straddles Majestic'),
  effects: [{ type: 'marked', ship: majestic, box: boxId('6-3'), mark: 'struck', on: true }],
  why: [noted('Casemate armour 5, penetration 8')],
  dice: [{ die: 'D10', rolled: 6, by: 'app' }],
}

/** Off Ushant with Majestic on fire, struck, and down by ten of her thirty boxes. */
const afterTheHit: GameState = (() => {
  const ship = twoFleetsAtSea.ships[majestic]!
  const tracks = { ...ship.tracks, [trackId('fire')]: 3, [trackId('flotation')]: 10 }
  const boxes = { ...ship.boxes, [boxId('6-3')]: ['struck'] as const, [boxId('3-5')]: ['flooded'] as const }
  return { ...twoFleetsAtSea, ships: { ...twoFleetsAtSea.ships, [majestic]: { ...ship, tracks, boxes } } }
})()

/** The same with a standing for Mars. */
function stateWith(standing: string) {
  const mars = afterTheHit.ships[shipId('mars')]!
  const ships = {
    ...afterTheHit.ships,
    [mars.id]: { ...mars, fields: { ...mars.fields, [fieldId('standing')]: standing } },
  }
  return { ...afterTheHit, ships }
}

function paint(changes: Partial<TablePlan> = {}, standing = 'afloat') {
  const plan = { ...freshTablePlan, ...changes }
  const words = { phase: 'Gunnery', weather: ['wind south-west', 'sea 3', 'visibility 40', 'noon'], windFrom: 225 }
  const game = { pack, state: stateWith(standing), lines: [struck], lostIn: new Map(), ship: majestic }
  const { picture } = pictureOfGame({ ...game, plan, page: 0, words: speaker(en), ...words })
  return mount(TablePicture, { props: { picture } })
}

describe('both fleets', () => {
  test('say of every ship how she is, and draw where she is hit', () => {
    const row = paint()
      .findAll('.ship-row')
      .find((each) => each.text().includes('Majestic'))!
    expect(row.text()).toContain('on fire 3')
    expect(row.classes()).toContain('marked')
    expect(row.findAll('.cross')).toHaveLength(1)
    expect(row.findAll('.flame')).toHaveLength(2)
    expect(row.findAll('.wave')).toHaveLength(1)
    expect(row.find('.flotation-lost').exists()).toBe(true)
  })
  test('are in columns under turn, step and the weather that fits', () => {
    const text = paint().text()
    expect(text).toContain('Turn 1')
    expect(text).toContain('visibility 40')
    expect(text).not.toContain('noon')
    expect(paint().findAll('.side')).toHaveLength(2)
  })
  test('are closer together at a size of type that leaves no room for five large', () => {
    expect(paint().findAll('.ship-row.wide')).toHaveLength(10)
    expect(paint({ textPx: 42 }).findAll('.ship-row.close')).toHaveLength(10)
  })
  test('of a ship that sinks show her stern going down, and of one that withdraws her other side', () => {
    const rowOf = (standing: string) =>
      paint({}, standing)
        .findAll('.ship-row')
        .find((each) => each.text().includes('Mars'))!
    expect(rowOf('sunk').find('.sinking').exists()).toBe(true)
    expect(rowOf('sunk').find('.swell').exists()).toBe(true)
    expect(rowOf('sunk').find('.floats').attributes('style')).toMatch(/--deep: \d/)
    expect(rowOf('withdrawing').find('.turned').exists()).toBe(true)
    expect(rowOf('afloat').find('.sinking, .turned').exists()).toBe(false)
  })
})

test('one ship large has her card, and her silhouette alone where her boxes are not shown', () => {
  expect(paint({ layout: 'ship' }).find('svg.card').exists()).toBe(true)
  const hidden = { ...freshTablePlan.disclosure, ships: { [majestic]: 'name' as const } }
  const alone = paint({ layout: 'ship', disclosure: hidden })
  expect(alone.find('svg.card').exists()).toBe(false)
  expect(alone.text()).toContain('Majestic')
  expect(alone.findAll('.cross')).toHaveLength(0)
})

test('the last result is under the ships with its dice, and large where it is asked for', () => {
  expect(paint().find('.table-result').text()).toContain('Charles Martel straddles Majestic')
  expect(paint().find('.table-dice').text()).toBe('6D10')
  expect(paint().find('.table-result .cross').exists()).toBe(true)
  const large = paint({ layout: 'result' })
  expect(large.find('.table-result').exists()).toBe(false)
  expect(large.find('.result-large').text()).toContain('penetration 8')
})

test('of many dice the last are shown beside a pile of blank ones: no figure that would read as one to throw', () => {
  const dice = Array.from({ length: 20 }, (_, n) => ({ die: 'D6', rolled: (n % 6) + 1 }) as const)
  const shown = mount(TableDice, { props: { dice, most: 4 } })
  expect(shown.findAll('b:not(.pile)').map((die) => die.text())).toEqual(['5D6', '6D6', '1D6', '2D6'])
  expect(shown.find('.pile').text()).not.toMatch(/\d/)
  expect(
    mount(TableDice, { props: { dice: dice.slice(0, 4), most: 4 } })
      .find('.pile')
      .exists(),
  ).toBe(false)
})

test.each(layouts)('the layout %s has something to show', (layout) => {
  expect(paint({ layout }).find('.table-body').element.childElementCount).toBe(1)
})

test('the picture has its theme from the operator, whatever that of the page is', () => {
  expect(paint({ layout: 'banner', theme: 'contrast' }).attributes('data-theme')).toBe('contrast')
})

test('a blank screen holds nothing, nor does one that has had no picture yet', () => {
  expect(paint({ isBlank: true }).element.childElementCount).toBe(0)
  expect(mount(TablePicture, { props: { picture: null } }).element.childElementCount).toBe(0)
})
