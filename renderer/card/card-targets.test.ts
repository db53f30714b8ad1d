import { describe, expect, it } from 'vitest'
import { aimedAt, nextGroup, scaleForTargets, stepFrom, targetAt } from './card-targets'
import { boxId, trackId } from '#shared/kernel/ids'
import type { CardTarget } from '#shared/rules/pack/card-target'
import { fireOnTheWaters } from '#shared/rules/fire-on-the-waters/index'
import { furutaka } from '#shared/rules/fire-on-the-waters/ship/furutaka.testing'

const box = (section: number, deck: number): CardTarget => ({
  x: section * 10 - 1,
  y: deck * 10 - 1,
  width: 12,
  height: 12,
  row: deck,
  column: section,
  group: 'grid',
  action: { kind: 'box', box: boxId(`${section}-${deck}`) },
})
const track = (value: number): CardTarget => ({
  x: value * 10,
  y: 60,
  width: 10,
  height: 8,
  row: 1,
  column: value,
  group: 'fire',
  action: { kind: 'track', track: trackId('fire'), value },
})
// Section 2 of deck 1 is void.
const targets = [box(1, 1), box(3, 1), box(1, 2), box(2, 2), box(3, 2), track(0), track(1)]

describe('where a pointer lands', () => {
  it('is the area it is in', () => expect(targetAt(targets, 15, 15)).toBe(0))
  it('is the nearer of two that overlap', () => expect(targetAt(targets, 15, 19.9)).toBe(0))
  it('is nothing between them', () => expect(targetAt(targets, 26, 14)).toBeUndefined())
})

describe('what a tap on several boxes means', () => {
  const boxes = [0, 1, 2].map((value) => ({ x: value * 4, y: 60, width: 4, height: 4, value }))
  const aimed: CardTarget = { ...track(0), width: 20, boxes, isAimed: true }
  const valueAt = (target: CardTarget, x: number) => {
    const { action } = aimedAt(target, x, 62)
    return action.kind === 'track' ? action.value : undefined
  }
  it('is the box under the pointer where they are aimed at', () =>
    expect([1, 6, 11].map((x) => valueAt(aimed, x))).toEqual([0, 1, 2]))
  it('is the nearest one beside them', () => expect(valueAt(aimed, 19)).toBe(2))
  it('is all of them where they are not', () => expect(valueAt({ ...track(0), boxes }, 11)).toBe(0))
  it('is the box itself where there is no track', () => expect(aimedAt(box(1, 1), 11, 11)).toEqual(box(1, 1)))
})

describe('where an arrow key moves', () => {
  it('is over a void cell', () => expect(stepFrom(targets, 0, 'right')).toBe(1))
  it('is down the same section', () => expect(stepFrom(targets, 1, 'down')).toBe(4))
  it('is up to the nearest section where there is none', () => expect(stepFrom(targets, 3, 'up')).toBeOneOf([0, 1]))
  it('is nowhere at the end of a row', () => expect(stepFrom(targets, 4, 'right')).toBe(4))
  it('is the end of the row for End', () => expect(stepFrom(targets, 2, 'last')).toBe(4))
  it('never leaves its group', () => expect(stepFrom(targets, 4, 'down')).toBe(4))
})

it('Tab goes from group to group and then off the card', () => {
  expect(nextGroup(targets, 3, 1)).toBe(5)
  expect(nextGroup(targets, 5, 1)).toBeUndefined()
  expect(nextGroup(targets, 6, -1)).toBe(0)
})

it('a card is scaled until its smallest target can be hit', () => {
  expect(scaleForTargets(targets, 44)).toBe(5.5)
})

it('over the flotation of a data form is its caption: a press on it opens the picker, and it makes no card larger', () => {
  const targets = fireOnTheWaters.card.targets(furutaka())
  const boxes = targets.findIndex(({ group }) => group === 'flotation')
  const caption = targets[stepFrom(targets, boxes, 'up')]!
  expect(caption).toMatchObject({ action: { kind: 'pick', track: 'flotation' }, isCaption: true })
  expect(targetAt(targets, caption.x + 6, caption.y + 3)).toBe(targets.indexOf(caption))
  expect(scaleForTargets(targets, 44)).toBe(
    scaleForTargets(
      targets.filter((each) => each !== caption),
      44,
    ),
  )
})
