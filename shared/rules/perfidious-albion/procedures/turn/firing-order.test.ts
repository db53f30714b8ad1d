import { describe, expect, test } from 'vitest'
import { fieldId } from '../../../../kernel/ids'
import { refusalOf } from '../../../run/run-procedure.testing'
import { atSea, brest, channel, fired, idOf, reserve, runs, withFacts } from './fleet.testing'
import { firingOrder, hasFired } from './firing-order'

const three = (setup = {}) => atSea({ reserve: { Royal: {} }, ...setup })
const heldBy = (side: string) => withFacts(three(), { initiative: side, initiativeTurn: 1, movesFirst: 'england' })

describe('squadrons fire alternately', () => {
  test('the initiative holder’s first, whoever moves first', () => {
    expect(firingOrder(heldBy('france')).waiting).toEqual([brest, channel, reserve])
    expect(firingOrder(heldBy('england')).waiting).toEqual([channel, brest, reserve])
  })

  test('after one has fired the other side is next', () => {
    expect(firingOrder(fired(heldBy('france'), brest))).toEqual({ fired: [brest], waiting: [channel, reserve] })
    expect(firingOrder(fired(heldBy('england'), reserve)).waiting).toEqual([brest, channel])
  })

  test('a side with squadrons left over fires them one after another', () => {
    expect(firingOrder(fired(heldBy('france'), brest, channel)).waiting).toEqual([reserve])
  })

  test('a squadron without a ship that obeys orders does not fire', () => {
    const gone = { fields: { standing: 'sunk' } }
    const state = three({ channel: { Majestic: gone, Magnificent: { fields: { standing: 'struck' } } } })
    expect(firingOrder(state).waiting).toEqual([reserve, brest])
    expect(refusalOf(hasFired, state, { squadron: channel })).toBe('squadron-out-of-action')
  })

  test('a new turn begins with nobody having fired', () => {
    const state = fired(heldBy('france'), brest)
    expect(firingOrder({ ...state, turn: 2 }).fired).toEqual([])
  })
})

describe('a squadron has fired or passes', () => {
  test('it is next that stands under the finger', () => {
    expect(hasFired.fields(heldBy('france'), {})).toMatchObject([{ default: brest, among: [brest, channel, reserve] }])
  })

  test('and is on the list of those who have', () => {
    const { state, label } = runs(hasFired, heldBy('france'), { squadron: brest })
    expect(label).toBe('Brest passes')
    expect(firingOrder(state)).toEqual({ fired: [brest], waiting: [channel, reserve] })
    expect(refusalOf(hasFired, state, { squadron: brest })).toBe('squadron-has-fired')
  })

  test('the log says which of the two: one that fired a gun has fired, though the ship was lost since', () => {
    const begun = withFacts(heldBy('france'), { 'fired:hoche:3-2:0': 1 })
    expect(runs(hasFired, begun, { squadron: brest }).label).toBe('Brest has fired')
    const lost = { ...begun.ships[idOf('Hoche')]!, fields: { [fieldId('standing')]: 'sunk' } }
    const sunk = { ...begun, ships: { ...begun.ships, [lost.id]: lost } }
    expect(runs(hasFired, sunk, { squadron: brest }).label).toBe('Brest has fired')
    expect(runs(hasFired, { ...begun, turn: 2 }, { squadron: brest }, [], { outOfTurn: true }).label).toBe(
      'Brest passes',
    )
  })

  test('out of turn it is asked, never forbidden', () => {
    const input = { squadron: channel }
    expect(runs(hasFired, heldBy('france'), input).questions).toHaveLength(1)
    expect(firingOrder(runs(hasFired, heldBy('france'), input, [], { outOfTurn: false }).state).fired).toEqual([])
  })
})
