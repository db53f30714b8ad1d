import { describe, expect, test } from 'vitest'
import { RuleDraft } from '../../../../game/rule-draft'
import { boxId } from '../../../../kernel/ids'
import { dice, play } from '../../../../kernel/script.testing'
import type { Scalar } from '../../../../kernel/scalar'
import { refusalOf } from '../../../run/run-procedure.testing'
import { perfidiousAlbion } from '../../index'
import { atSea, idOf, runs } from '../turn/fleet.testing'
import { rules } from './action.testing'
import { hit, hitByShell } from './shell'

const shell = { ship: 'brennus', weapon: 'shell', penetration: 7, place: 'called', section: 4, deck: 3 }
const torpedo = { ship: 'brennus', weapon: 'torpedo', place: 'called', section: 8, deck: 6 }
const entered = (input: Readonly<Record<string, Scalar>>, faces: number[] = [], setup = {}) =>
  runs(hit, atSea(setup), input, dice(...faces))

describe('a hit called at the table is entered by itself', () => {
  test('a shell with its penetration and its place goes through the damage of a salvo', () => {
    const { label, on, why } = entered(shell)
    expect([label, on('Brennus').marks('4-3')]).toEqual(['Brennus, a called shell goes in at 4·3', ['struck']])
    const draft = new RuleDraft(rules, atSea())
    play(hitByShell(draft, idOf('Brennus'), { section: 4, deck: 3, penetration: 7 }), [])
    expect(why).toHaveLength(draft.changes.why.length)
    expect(draft.ship(idOf('Brennus')).boxes[boxId('4-3')]).toEqual(['struck'])
    expect(entered({ ...shell, penetration: 4 }).label).toBe('Brennus, a called shell at 4·3 does nothing')
  })

  test('its place may be rolled for, raked or not', () => {
    expect(
      entered({ ...shell, place: 'rolled' }, [5, 3])
        .on('Brennus')
        .marks('5-3'),
    ).toEqual(['struck'])
    expect(entered({ ...shell, place: 'rolled', rake: 'stern' }, [5, 3]).label).toContain('9·3')
  })

  test('a torpedo, at a place that is called or rolled for', () => {
    const alone = { houseRules: { adjacentFlooding: 0 } }
    const { on, label } = entered(torpedo, [], alone)
    expect([on('Brennus').track('flooding'), label]).toEqual([1, 'Brennus, a called torpedo at 8·6'])
    expect(
      entered({ ...torpedo, place: 'rolled' }, [6, 8], alone)
        .on('Brennus')
        .track('flooding'),
    ).toBe(1)
    expect(entered({ ...torpedo, deck: 2 }).label).toBe('Brennus, a called torpedo at 8·2 does nothing')
  })

  test('what is no place, no penetration and no weapon is refused by its field', () => {
    const state = atSea({ brest: { Brennus: {}, Hoche: { fields: { standing: 'sunk' } } } })
    const wrong = [{ section: 11 }, { deck: 0 }, { deck: 2.5 }, { penetration: 10 }, { penetration: 'much' }]
    for (const input of wrong) expect(refusalOf(hit, state, { ...shell, ...input })).toBe('answer-out-of-range')
    expect(refusalOf(hit, state, { ...shell, weapon: 'ram' })).toBe('no-such-hit')
    expect(refusalOf(hit, state, { ...shell, place: 'guessed' })).toBe('no-such-place')
    expect(refusalOf(hit, state, { ...shell, ship: 'hoche' })).toBe('ship-out-of-action')
    expect(refusalOf(hit, state, { ...shell, ship: 'nobody' })).toBe('no-such-ship')
  })
})

test('under simultaneous fire it can wait until all have fired', () => {
  const state = atSea({ houseRules: { fireTiming: 'simultaneous' } })
  const waits = hit.fields(state, {}).find(({ name }) => name === 'waits')
  expect(waits?.default).toBe(true)
  const draft = new RuleDraft(rules, state)
  play(hit.run(draft, shell), [])
  const parted = hit.parted!(state, { ...shell, waits: true }, draft.changes)
  expect(parted).toMatchObject({ until: 'gunnery', atOnce: { effects: [], given: [], why: [] }, waits: draft.changes })
  expect(hit.parted!(state, { ...shell, waits: false }, draft.changes)).toBeNull()
  expect(hit.fields(atSea(), {}).some(({ name }) => name === 'waits')).toBe(false)
})

test('it is there under the name that every pack with ships gives it', () => {
  expect(perfidiousAlbion.procedures.map(({ name }) => name)).toContain('hit')
})
