import { expect, test, describe } from 'vitest'
import { dice, play } from '../../../../kernel/script.testing'
import { draftOf, reasonsOf, target, targetOf, withCells, rules } from './action.testing'
import { hitByShell, hit } from './shell'
import { steeringDamaged, damageSteering, mendSteering } from './destroyed-cell'
import { RuleDraft } from '../../../../game/rule-draft'
import { boxId } from '../../../../kernel/ids'
import type { Scalar } from '../../../../kernel/scalar'
import { refusalOf } from '../../../run/run-procedure.testing'
import { perfidiousAlbion } from '../../index'
import { atSea, idOf, runs } from '../turn/fleet.testing'

type Draft = ReturnType<typeof draftOf>

/** One shell at `section-deck`; everything else as usual. */
function shellAt(draft: Draft, at: string, penetration: number, ...faces: number[]) {
  const [section = 0, deck = 0] = at.split('-').map(Number)
  play(hitByShell(draft, target, { section, deck, penetration }), dice(...faces))
  return targetOf(draft)
}

test('penetration factor equal to the armour of the cell: the cell and everything in it is destroyed', () => {
  const draft = draftOf()
  expect(shellAt(draft, '5-3', 5).marks('5-3')).toEqual(['struck'])
  expect(reasonsOf(draft)).toEqual([
    'Majestic 5·3: penetration 5 goes through armour 5.',
    'Majestic 5·3 is destroyed.',
    'B ×2 lost.',
  ])
})

test('otherwise no effect', () => {
  const draft = draftOf()
  expect(shellAt(draft, '4-3', 4).marks('4-3')).toEqual([])
  expect(draft.changes.effects).toEqual([])
  expect(reasonsOf(draft)).toEqual(['Majestic 4·3: armour 5 keeps the shell out (penetration 4).'])
})

test('armour still protects a cell that is already destroyed', () => {
  const draft = draftOf({ boxes: { '4-3': ['struck'] } })
  expect(shellAt(draft, '4-3', 4).track('fire')).toBe(0)
  expect(shellAt(draft, '4-3', 5).track('fire')).toBe(1)
})

test('level 4 armour covers levels 5 and 6 of the same section', () => {
  expect(shellAt(draftOf(), '5-5', 6).marks('5-5')).toEqual([])
  expect(shellAt(draftOf(), '5-6', 6).marks('5-6')).toEqual([])
  expect(shellAt(draftOf(), '5-6', 7).marks('5-6')).toEqual(['struck', 'flooded'])
  expect(shellAt(draftOf(), '2-6', 2).marks('2-6')).toEqual(['struck', 'flooded'])
})

test('the greater of the two values counts, and a belt that is destroyed still protects', () => {
  const deckArmour = withCells((cells) => cells.map((cell) => (cell.at === '2-6' ? { ...cell, armour: 4 } : cell)))
  expect(shellAt(draftOf({}, {}, deckArmour), '2-6', 3).marks('2-6')).toEqual([])
  expect(shellAt(draftOf({ boxes: { '5-4': ['struck'] } }), '5-5', 6).marks('5-5')).toEqual([])
})

test('a cell that is not part of the hull is void: a hit there does nothing', () => {
  const draft = draftOf()
  shellAt(draft, '1-1', 9)
  expect(draft.changes.effects).toEqual([])
  expect(reasonsOf(draft)).toEqual(['1·1 is not part of Majestic: no effect.'])
})

test('an above-water cell that is hit a second time: fire level +1, third and later hits like the second', () => {
  const draft = draftOf()
  expect(shellAt(draft, '1-3', 0).track('fire')).toBe(0)
  expect(shellAt(draft, '1-3', 0).track('fire')).toBe(1)
  expect(shellAt(draft, '1-3', 0)).toMatchObject({})
  expect(targetOf(draft).track('fire')).toBe(2)
  expect(targetOf(draft).marks('1-3')).toEqual(['struck', 'burning'])
})

test('a hit on an empty, unarmoured hull cell destroys it and counts as its first hit', () => {
  expect(shellAt(draftOf(), '1-3', 0).marks('1-3')).toEqual(['struck'])
})

test('a second hit below water raises no fire', () => {
  const draft = draftOf({ boxes: { '2-6': ['struck', 'flooded'] } })
  expect(shellAt(draft, '2-6', 2).track('fire')).toBe(0)
})

test('a cell with a Fire mark that is hit: fire level +1', () => {
  expect(shellAt(draftOf(), '6-1', 0).track('fire')).toBe(1)
})

test('a second hit on a Fire mark raises it by 1 in all (`fireMarkStacks: off`), or by 2', () => {
  const struck = { boxes: { '6-1': ['struck'] as const } }
  expect(shellAt(draftOf(struck), '6-1', 0).track('fire')).toBe(1)
  expect(shellAt(draftOf(struck, { houseRules: { fireMarkStacks: 'on' } }), '6-1', 0).track('fire')).toBe(2)
})

test('`fireNeedsPenetration: on`: a hit that armour keeps out raises no fire and counts as no first hit', () => {
  const draft = draftOf()
  shellAt(draft, '4-3', 4)
  expect(shellAt(draft, '4-3', 5).track('fire')).toBe(0)
})

test('`fireNeedsPenetration: off`: it counts as a first hit, and the next one raises the fire', () => {
  const draft = draftOf({}, { houseRules: { fireNeedsPenetration: 'off' } })
  expect(shellAt(draft, '4-3', 4).track('fire')).toBe(0)
  expect(shellAt(draft, '4-3', 4).track('fire')).toBe(1)
  expect(targetOf(draft).marks('4-3')).toEqual(['burning'])
  expect(shellAt(draft, '4-3', 5).track('fire')).toBe(2)
})

test('a shell that penetrates level 5 or 6: flooding level +1 and one flotation box crossed off, each time', () => {
  const draft = draftOf()
  expect(shellAt(draft, '2-6', 2).track('flooding')).toBe(1)
  expect(shellAt(draft, '2-6', 2).track('flooding')).toBe(2)
  expect(targetOf(draft).track('flotation')).toBe(28)
})

test('all boxes crossed off: the ship sinks, and nothing more happens to her', () => {
  const draft = draftOf({ tracks: { flotation: 1 } })
  expect(shellAt(draft, '2-6', 2)).toMatchObject({ standing: 'sunk' })
  expect(reasonsOf(draft).at(-1)).toBe('Majestic sinks.')
  const before = draft.changes.effects.length
  shellAt(draft, '5-1', 9)
  expect(draft.changes.effects).toHaveLength(before)
})

test('propulsion cell: maximum speed to the next level', () => {
  const draft = draftOf()
  expect(shellAt(draft, '5-5', 7).track('propulsion')).toBe(1)
  expect(reasonsOf(draft)).toContain('Majestic: one propulsion box lost, maximum speed now 13.')
  expect(reasonsOf(draft)).toContain('Majestic comes down to 13 in her next movement.')
})

test('`speedAfterLoss` changes her movement, never the speed she is making', () => {
  const draft = draftOf({}, { houseRules: { speedAfterLoss: 'by6' } })
  expect(shellAt(draft, '5-5', 7).track('speed')).toBe(16)
  expect(reasonsOf(draft)).toContain('Majestic slows towards 13 by 6 a turn.')
})

test('a propulsion cell struck again costs no second box; one that was restored costs it again', () => {
  expect(
    shellAt(draftOf({ boxes: { '5-5': ['struck'] }, tracks: { propulsion: 1 } }), '5-5', 7).track('propulsion'),
  ).toBe(1)
  for (const marks of [['struck', 'repaired'], ['repaired']] as const) {
    const restored = shellAt(draftOf({ boxes: { '5-5': marks } }), '5-5', 7)
    expect(restored.track('propulsion')).toBe(1)
    expect(restored.marks('5-5')).toEqual(['struck', 'flooded'])
  }
})

test('repairedEngineHit spared: the ring stays, and no box is lost; steering gear has no such luck', () => {
  const houseRules = { repairedEngineHit: 'spared' }
  const engines = draftOf({ boxes: { '5-5': ['struck', 'repaired'] } }, { houseRules })
  shellAt(engines, '5-5', 7)
  expect([targetOf(engines).track('propulsion'), targetOf(engines).marks('5-5')]).toEqual([
    0,
    ['struck', 'flooded', 'repaired'],
  ])
  expect(reasonsOf(engines)).toContain('Majestic 5·5 was destroyed before; the repair there still holds.')
  const gear = draftOf({ boxes: { '10-5': ['struck', 'repaired'] } }, { houseRules })
  expect(shellAt(gear, '10-5', 9).marks('10-5')).toEqual(['struck', 'flooded'])
  expect(steeringDamaged(gear.state, target)).toBe(true)
})

test('propulsion flooded by its neighbour is lost already', () => {
  const draft = draftOf({ boxes: { '5-5': ['flooded', 'out'] }, tracks: { propulsion: 1 } })
  expect(shellAt(draft, '5-5', 7).track('propulsion')).toBe(1)
})

test('with the last propulsion box she is dead in the water', () => {
  const draft = draftOf({ tracks: { propulsion: 4 } })
  shellAt(draft, '5-5', 7)
  expect(reasonsOf(draft)).toContain('Majestic is dead in the water.')
})

test('a hit on the conning tower or the steering gear may cause movement problems', () => {
  for (const at of ['4-1', '10-5']) {
    const draft = draftOf()
    shellAt(draft, at, 9)
    expect(draft.state.table[`steeringDamaged:${target}`], at).toBe(true)
    expect(reasonsOf(draft)).toContain('Majestic: steering damaged. The umpire says what her helm does.')
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

test('the mark goes when the gear is repaired', () => {
  const draft = draftOf({ boxes: { '10-5': ['struck'] } })
  damageSteering(draft, target)
  expect(steeringDamaged(draft.state, target)).toBe(true)
  mendSteering(draft, target)
  expect(steeringDamaged(draft.state, target)).toBe(false)
  expect(targetOf(draft).marks('10-5')).toEqual(['struck', 'repaired'])
})

test('gear that was struck by hand counts as damaged', () => {
  expect(steeringDamaged(draftOf({ boxes: { '10-5': ['struck'] } }).state, target)).toBe(true)
  for (const marks of [['repaired'], ['struck', 'repaired']] as const) {
    expect(steeringDamaged(draftOf({ boxes: { '10-5': marks } }).state, target)).toBe(false)
  }
})
