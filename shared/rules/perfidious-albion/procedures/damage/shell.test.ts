import { describe, expect, test } from 'vitest'
import { RuleDraft } from '../../../../game/rule-draft'
import { boxId } from '../../../../kernel/ids'
import type { Scalar } from '../../../../kernel/scalar'
import { dice, play } from '../../../../kernel/script.testing'
import { atSea, idOf, runs } from '../turn/fleet.testing'
import { draftOf, rules, shellAt, target, targetOf, withCell } from './action.testing'
import { damageSteering, mendSteering, steeringDamaged } from './hull'
import { hit, hitByShell } from './shell'

test('penetration factor equal to the armour of the cell: the cell and everything in it is destroyed', () => {
  const { marks, reasons } = shellAt(draftOf(), '5-3', 5)
  expect(marks('5-3')).toEqual(['struck'])
  expect(reasons).toEqual([
    'Majestic 5·3: penetration 5 goes through armour 5.',
    'Majestic 5·3 is destroyed.',
    'B ×2 lost.',
  ])
})

test.each([
  ['otherwise no effect', '4-3', 4, 'Majestic 4·3: armour 5 keeps the shell out (penetration 4).'],
  ['a cell that is not part of the hull is void', '1-1', 9, '1·1 is not part of Majestic: no effect.'],
])('%s', (_, at, penetration, reason) => {
  const draft = draftOf()
  expect(shellAt(draft, at, penetration).reasons).toEqual([reason])
  expect(draft.changes.effects).toEqual([])
})

const struckBelt = draftOf({ boxes: { '5-4': ['struck'] } })
const armouredBelow = draftOf({}, {}, withCell('2-6', { armour: 4 }))

test.each([
  ['level 4 covers level 5 of its section', draftOf(), '5-5', 6, []],
  ['level 4 covers level 6', draftOf(), '5-6', 6, []],
  ['as far as it goes', draftOf(), '5-6', 7, ['struck', 'flooded']],
  ['thin ends', draftOf(), '2-6', 2, ['struck', 'flooded']],
  ['the greater of the two values counts', armouredBelow, '2-6', 3, []],
  ['a belt that is destroyed still protects', struckBelt, '5-5', 6, []],
  ['an empty, unarmoured cell is destroyed like any other', draftOf(), '1-3', 0, ['struck']],
])('armour: %s', (_, draft, at, penetration, marked) => {
  expect(shellAt(draft, at, penetration).marks(at)).toEqual(marked)
})

/** What the fire comes to, hit after hit, in the same cell. */
const fires = (at: string, penetrations: readonly number[], damage = {}, houseRules = {}) => {
  const draft = draftOf(damage, { houseRules })
  return penetrations.map((penetration) => shellAt(draft, at, penetration).track('fire'))
}
const struck = (at: string) => ({ boxes: { [at]: ['struck'] } })

test.each([
  ['a second hit above water raises it, third and later hits like the second', '1-3', [0, 0, 0], {}, {}, [0, 1, 2]],
  ['armour still protects a cell that is destroyed', '4-3', [4, 5], struck('4-3'), {}, [0, 1]],
  ['a second hit below water raises none', '2-6', [2], struck('2-6'), {}, [0]],
  ['a Fire mark raises it', '6-1', [0], {}, {}, [1]],
  ['a second hit on a Fire mark, by 1 in all', '6-1', [0], struck('6-1'), {}, [1]],
  ['`fireMarkStacks: on`: by 2', '6-1', [0], struck('6-1'), { fireMarkStacks: 'on' }, [2]],
  ['a hit that armour keeps out is no first hit', '4-3', [4, 5], {}, {}, [0, 0]],
  ['`fireNeedsPenetration: off`: it is one', '4-3', [4, 4, 5], {}, { fireNeedsPenetration: 'off' }, [0, 1, 2]],
])('fire: %s', (_, at, penetrations, damage, houseRules, levels) => {
  expect(fires(at, penetrations, damage, houseRules)).toEqual(levels)
})

test('a cell whose hit raised the fire burns, also where armour kept the shell out', () => {
  const draft = draftOf({}, { houseRules: { fireNeedsPenetration: 'off' } })
  shellAt(draft, '4-3', 4)
  expect(shellAt(draft, '4-3', 4).marks('4-3')).toEqual(['burning'])
  expect(shellAt(draftOf(struck('1-3') as never), '1-3', 0).marks('1-3')).toEqual(['struck', 'burning'])
})

test('a shell that penetrates level 5 or 6: flooding level +1 and one flotation box crossed off, each time', () => {
  const draft = draftOf()
  expect([shellAt(draft, '2-6', 2).track('flooding'), shellAt(draft, '2-6', 2).track('flooding')]).toEqual([1, 2])
  expect(targetOf(draft).track('flotation')).toBe(28)
})

test('all boxes crossed off: the ship sinks, and nothing more happens to her', () => {
  const draft = draftOf({ tracks: { flotation: 1 } })
  const { standing, reasons } = shellAt(draft, '2-6', 2)
  expect([standing, reasons.at(-1)]).toEqual(['sunk', 'Majestic sinks.'])
  const before = draft.changes.effects.length
  shellAt(draft, '5-1', 9)
  expect(draft.changes.effects).toHaveLength(before)
})

const idle = { boxes: { '5-5': ['struck'] }, tracks: { propulsion: 1 } } as const
const wet = { boxes: { '5-5': ['flooded', 'out'] }, tracks: { propulsion: 1 } } as const
const ringed = { boxes: { '5-5': ['struck', 'repaired'] } } as const
const ring = { boxes: { '5-5': ['repaired'] } } as const
const spared = { repairedEngineHit: 'spared' }
const undone = 'Majestic 5·5 was destroyed before; the repair there is lost.'

test.each([
  ['maximum speed to the next level', {}, {}, 1, 'Majestic comes down to 13 in her next movement.'],
  ['`speedAfterLoss: by6`', {}, { speedAfterLoss: 'by6' }, 1, 'Majestic slows towards 13 by 6 a turn.'],
  ['struck again costs no second box', idle, {}, 1, 'Majestic 5·5 was destroyed before.'],
  ['flooded by its neighbour it is lost already', wet, {}, 1, 'Majestic 5·5 is destroyed.'],
  ['one that was restored costs it again', ringed, {}, 1, undone],
  ['so does a ring alone, of older journals', ring, {}, 1, undone],
  [
    '`repairedEngineHit: spared`',
    ringed,
    spared,
    0,
    'Majestic 5·5 was destroyed before; the repair there still holds.',
  ],
  [
    'with the last box she is dead in the water',
    { tracks: { propulsion: 4 } },
    {},
    5,
    'Majestic is dead in the water.',
  ],
])('propulsion: %s', (_, damage, houseRules, propulsion, reason) => {
  const { track, marks, reasons } = shellAt(draftOf(damage, { houseRules }), '5-5', 7)
  expect([track('propulsion'), track('speed')]).toEqual([propulsion, 16])
  expect(reasons).toContain(reason)
  expect(marks('5-5').includes('repaired')).toBe(houseRules === spared)
})

test('a hit on the conning tower or the steering gear may cause movement problems', () => {
  for (const at of ['4-1', '10-5']) {
    const draft = draftOf()
    expect(shellAt(draft, at, 9).reasons).toContain('Majestic: steering damaged. The umpire says what her helm does.')
    expect(draft.state.table[`steeringDamaged:${target}`], at).toBe(true)
  }
})

test('damage depends on what the cell was, never on how many boxes are left', () => {
  const draft = draftOf()
  shellAt(draft, '2-6', 2)
  expect(draft.changes.given).toContainEqual({ of: 'mark', ship: target, box: '2-6', mark: 'struck', was: false })
  expect(draft.changes.given.some((premise) => premise.of === 'track')).toBe(false)
})

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

test('the mark goes when the gear is repaired', () => {
  const draft = draftOf({ boxes: { '10-5': ['struck'] } })
  damageSteering(draft, target)
  expect(steeringDamaged(draft.state, target)).toBe(true)
  mendSteering(draft, target)
  expect(steeringDamaged(draft.state, target)).toBe(false)
  expect(targetOf(draft).marks('10-5')).toEqual(['struck', 'repaired'])
})

test('gear that was struck by hand counts as damaged, until it is repaired; hit again it is so once more', () => {
  const marked = (...marks: ('struck' | 'repaired')[]) => draftOf({ boxes: { '10-5': marks } }, { houseRules: spared })
  const isDamaged = (draft: RuleDraft) => steeringDamaged(draft.state, target)
  expect([marked('struck'), marked('repaired'), marked('struck', 'repaired')].map(isDamaged)).toEqual([
    true,
    false,
    false,
  ])
  const again = marked('struck', 'repaired')
  expect(shellAt(again, '10-5', 9).marks('10-5')).toEqual(['struck', 'flooded'])
  expect(isDamaged(again)).toBe(true)
})
