import { mount } from '@vue/test-utils'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { shallowRef } from 'vue'
import MarkableCard from './MarkableCard.vue'
import { holdMilliseconds } from './card-gestures'
import { freshShip } from '#shared/game/apply-effect'
import type { ShipInPlay } from '#shared/game/state'
import { boxId, shipId } from '#shared/kernel/ids'
import { perfidiousAlbion } from '#shared/rules/perfidious-albion/index'
import { majestic } from '#shared/rules/perfidious-albion/card/majestic.testing'
import type { CardTarget } from '#shared/rules/pack/card-target'

const ship = freshShip(perfidiousAlbion, shipId('majestic'), majestic())
const { card } = perfidiousAlbion
const targets = card.targets(ship.document)
const cell = targets.find(({ action }) => action.kind === 'box' && action.box === boxId('6-3'))!
const fire = targets.find(({ action }) => action.kind === 'track' && action.track === 'fire')!
const spot = ({ x, y, width, height }: CardTarget) => ({ clientX: x + width / 2, clientY: y + height / 2 })

function markableCard(more: object = {}) {
  const wrapper = mount(MarkableCard, {
    attachTo: document.body,
    props: {
      pen: { face: card, words: (key) => key },
      ship,
      describe: (_ship, { action }) => JSON.stringify(action),
      nameGroup: (group) => group,
      maximumOf: (_ship, { action }) => (action.kind === 'track' ? 12 : undefined),
      readonly: false,
      ...more,
    },
  })
  // One millimetre of the card is one pixel of this screen.
  vi.spyOn(wrapper.element, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, card.widthMm, card.heightMm))
  const pointer = (type: string, at: CardTarget) =>
    wrapper.trigger(type, { ...spot(at), button: 0, isPrimary: true, pointerId: 1 })
  const key = (pressed: string, more = {}) =>
    wrapper.find('[tabindex="0"]').trigger('keydown', { key: pressed, ...more })
  return { wrapper, pointer, key, asked: (event: string) => wrapper.emitted(event) ?? [] }
}

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  document.body.innerHTML = ''
})

/** The next frame is on the screen. */
const painted = () => vi.advanceTimersByTimeAsync(50)

describe('pointer', () => {
  it('marks with a tap', async () => {
    const { pointer, asked } = markableCard()
    await pointer('pointerdown', cell)
    await pointer('pointerup', cell)
    expect(asked('tap')).toEqual([[cell]])
    expect(asked('choose')).toEqual([[cell]])
  })

  it('opens the menu when held, and does not tap then', async () => {
    const { pointer, asked } = markableCard()
    await pointer('pointerdown', cell)
    vi.advanceTimersByTime(holdMilliseconds)
    await pointer('pointerup', cell)
    expect(asked('menu').map(([target]) => target)).toEqual([cell])
    expect(asked('tap')).toEqual([])
  })

  it('a press soon after a tap must last as long as any to be a hold, and sets no second timer', async () => {
    const { pointer, asked } = markableCard()
    await pointer('pointerdown', cell)
    await pointer('pointerup', cell)
    vi.advanceTimersByTime(holdMilliseconds - 100)
    const timers = vi.getTimerCount()
    await pointer('pointerdown', cell)
    expect(vi.getTimerCount()).toBe(timers)
    vi.advanceTimersByTime(holdMilliseconds - 1)
    expect(asked('menu')).toEqual([])
    vi.advanceTimersByTime(1)
    expect(asked('menu').map(([target]) => target)).toEqual([cell])
    await pointer('pointerup', cell)
    expect(asked('tap')).toEqual([[cell]])
  })

  it('opens the menu with the right button', async () => {
    const { wrapper, asked } = markableCard()
    await wrapper.trigger('contextmenu', spot(cell))
    expect(asked('menu').map(([target]) => target)).toEqual([cell])
  })

  it('does nothing when the finger slips away', async () => {
    const { wrapper, pointer, asked } = markableCard()
    await pointer('pointerdown', cell)
    await wrapper.trigger('pointerup', { clientX: spot(cell).clientX + 30, clientY: spot(cell).clientY })
    expect(asked('tap')).toEqual([])
  })

  it('chooses but does not mark when the card is only looked at', async () => {
    const { wrapper, pointer, asked } = markableCard()
    await wrapper.setProps({ readonly: true })
    await pointer('pointerdown', cell)
    await pointer('pointerup', cell)
    expect(asked('tap')).toEqual([])
    expect(asked('choose')).toEqual([[cell]])
  })
})

describe('a ship that the card follows by a getter', () => {
  it('is named as she is after a tap, and once', async () => {
    const inPlay = shallowRef(ship)
    const describeBox = vi.fn((of: ShipInPlay) => (of.boxes[boxId('6-3')] ?? ['sound']).join())
    const onTap = () => (inPlay.value = { ...ship, boxes: { [boxId('6-3')]: ['struck'] } })
    const { wrapper, pointer } = markableCard({ ship: () => inPlay.value, describe: describeBox, onTap })
    await pointer('pointerdown', cell)
    await pointer('pointerup', cell)
    await painted()
    expect(wrapper.find('.here').attributes('aria-label')).toBe('struck')
    expect(describeBox).toHaveBeenCalledTimes(1)
  })
})

describe('several taps before the next frame', () => {
  it('each mark at once; the ring is moved in the frame and the last target named after it, once', async () => {
    const describeBox = vi.fn((_: ShipInPlay, { action }: CardTarget) => JSON.stringify(action))
    const { wrapper, pointer, asked } = markableCard({ describe: describeBox })
    for (const target of [cell, fire]) {
      await pointer('pointerdown', target)
      await pointer('pointerup', target)
    }
    expect(asked('tap')).toEqual([[cell], [fire]])
    expect(wrapper.find('.card-ring').classes()).toContain('away')
    expect(wrapper.find('.here').exists()).toBe(false)
    await painted()
    const ring = wrapper.find<HTMLElement>('.card-ring')
    expect(ring.classes()).not.toContain('away')
    expect(ring.element.style.inset).toContain(`${((fire.y / card.heightMm) * 100).toFixed(3)}% `)
    const said = wrapper.find<HTMLElement>('[role="gridcell"].here')
    expect(said.attributes('aria-label')).toBe(JSON.stringify(fire.action))
    expect(said.element.style.inset).toBe(ring.element.style.inset)
    expect(wrapper.find('[role="grid"]').attributes('aria-activedescendant')).toBe(said.attributes('id'))
    expect(describeBox).toHaveBeenCalledTimes(1)
  })
})

describe('keys', () => {
  async function at(target: CardTarget) {
    const marked = markableCard()
    await marked.pointer('pointerdown', target)
    await marked.pointer('pointerup', target)
    await painted()
    return marked
  }

  it('arrows move, Space marks, letters mark with their tool', async () => {
    const { key, asked } = await at(cell)
    await key('ArrowRight')
    await key(' ')
    await key('w')
    await key('x')
    const next = targets.find(({ action }) => action.kind === 'box' && action.box === boxId('7-3'))
    expect(asked('tap').at(-1)).toEqual([next])
    expect(asked('mark')).toEqual([
      [next, 'flooded'],
      [next, 'struck'],
    ])
  })

  it('digits set a track at once when no other digit can follow', async () => {
    const { key, asked } = await at(fire)
    await key('5')
    expect(asked('set')).toEqual([[fire, 5]])
  })

  it('a digit that could go on waits for the next', async () => {
    const { key, asked } = await at(fire)
    await key('1')
    expect(asked('set')).toEqual([])
    await key('2')
    expect(asked('set')).toEqual([[fire, 12]])
  })

  it('and counts alone after a while', async () => {
    const { key, asked } = await at(fire)
    await key('1')
    vi.advanceTimersByTime(1000)
    expect(asked('set')).toEqual([[fire, 1]])
  })

  it('the ring follows the figure typed, and goes to the last box where the track continues beyond it', async () => {
    const onTrack = (track: string, value: number) =>
      targets.find(({ action }) => action.kind === 'track' && action.track === track && action.value === value)!
    const { key, asked } = await at(onTrack('fire', 1))
    await key('4')
    expect(asked('choose').at(-1)).toEqual([onTrack('fire', 4)])
    const flooding = await at(onTrack('flooding', 1))
    await flooding.key('9')
    expect(flooding.asked('choose').at(-1)).toEqual([onTrack('flooding', 5)])
  })

  it('leaves keys with Ctrl to others', async () => {
    const { key, asked } = await at(cell)
    await key('b', { ctrlKey: true })
    expect(asked('mark')).toEqual([])
  })

  it('begins in the hull', async () => {
    const { wrapper, key, asked } = markableCard()
    expect(wrapper.attributes('aria-label')).toBe('grid')
    await key('ArrowRight')
    expect(asked('choose')).toEqual([[targets.find(({ action }) => action.kind === 'box')]])
  })

  it('names the box under the focus once it has been painted', async () => {
    const { wrapper, key } = await at(cell)
    const focused = () => wrapper.find(`[id="${wrapper.attributes('aria-activedescendant')}"]`)
    expect(focused().attributes('aria-label')).toContain('6-3')
    await key('ArrowLeft')
    await painted()
    expect(focused().attributes('aria-label')).toContain('5-3')
  })
})
