import { expect, test } from 'vitest'
import { dice, play } from '../../../../kernel/script.testing'
import { draftOf, reasonsOf, target, targetOf, withCells } from './action.testing'
import { hitByShell } from './shell'
import { steeringDamaged } from './destroyed-cell'

type Draft = ReturnType<typeof draftOf>

/** One shell at `section-deck`; everything else as usual. */
function hit(draft: Draft, at: string, penetration: number, ...faces: number[]) {
  const [section = 0, deck = 0] = at.split('-').map(Number)
  play(hitByShell(draft, target, { section, deck, penetration }), dice(...faces))
  return targetOf(draft)
}

test('penetration factor equal to the armour of the cell: the cell and everything in it is destroyed', () => {
  const draft = draftOf()
  expect(hit(draft, '5-3', 5).marks('5-3')).toEqual(['struck'])
  expect(reasonsOf(draft)).toEqual([
    'Majestic 5·3: penetration 5 goes through armour 5.',
    'Majestic 5·3 is destroyed.',
    'B ×2 lost.',
  ])
})

test('otherwise no effect', () => {
  const draft = draftOf()
  expect(hit(draft, '4-3', 4).marks('4-3')).toEqual([])
  expect(draft.changes.effects).toEqual([])
  expect(reasonsOf(draft)).toEqual(['Majestic 4·3: armour 5 keeps the shell out (penetration 4).'])
})

test('armour still protects a cell that is already destroyed', () => {
  const draft = draftOf({ boxes: { '4-3': ['struck'] } })
  expect(hit(draft, '4-3', 4).track('fire')).toBe(0)
  expect(hit(draft, '4-3', 5).track('fire')).toBe(1)
})

test('level 4 armour covers levels 5 and 6 of the same section', () => {
  expect(hit(draftOf(), '5-5', 6).marks('5-5')).toEqual([])
  expect(hit(draftOf(), '5-6', 6).marks('5-6')).toEqual([])
  expect(hit(draftOf(), '5-6', 7).marks('5-6')).toEqual(['struck', 'flooded'])
  expect(hit(draftOf(), '2-6', 2).marks('2-6')).toEqual(['struck', 'flooded'])
})

test('the greater of the two values counts, and a belt that is destroyed still protects', () => {
  const deckArmour = withCells((cells) => cells.map((cell) => (cell.at === '2-6' ? { ...cell, armour: 4 } : cell)))
  expect(hit(draftOf({}, {}, deckArmour), '2-6', 3).marks('2-6')).toEqual([])
  expect(hit(draftOf({ boxes: { '5-4': ['struck'] } }), '5-5', 6).marks('5-5')).toEqual([])
})

test('a cell that is not part of the hull is void: a hit there does nothing', () => {
  const draft = draftOf()
  hit(draft, '1-1', 9)
  expect(draft.changes.effects).toEqual([])
  expect(reasonsOf(draft)).toEqual(['1·1 is not part of Majestic: no effect.'])
})

test('an above-water cell that is hit a second time: fire level +1, third and later hits like the second', () => {
  const draft = draftOf()
  expect(hit(draft, '1-3', 0).track('fire')).toBe(0)
  expect(hit(draft, '1-3', 0).track('fire')).toBe(1)
  expect(hit(draft, '1-3', 0)).toMatchObject({})
  expect(targetOf(draft).track('fire')).toBe(2)
  expect(targetOf(draft).marks('1-3')).toEqual(['struck', 'burning'])
})

test('a hit on an empty, unarmoured hull cell destroys it and counts as its first hit', () => {
  expect(hit(draftOf(), '1-3', 0).marks('1-3')).toEqual(['struck'])
})

test('a second hit below water raises no fire', () => {
  const draft = draftOf({ boxes: { '2-6': ['struck', 'flooded'] } })
  expect(hit(draft, '2-6', 2).track('fire')).toBe(0)
})

test('a cell with a Fire mark that is hit: fire level +1', () => {
  expect(hit(draftOf(), '6-1', 0).track('fire')).toBe(1)
})

test('a second hit on a Fire mark raises it by 1 in all (`fireMarkStacks: off`), or by 2', () => {
  const struck = { boxes: { '6-1': ['struck'] as const } }
  expect(hit(draftOf(struck), '6-1', 0).track('fire')).toBe(1)
  expect(hit(draftOf(struck, { houseRules: { fireMarkStacks: 'on' } }), '6-1', 0).track('fire')).toBe(2)
})

test('`fireNeedsPenetration: on`: a hit that armour keeps out raises no fire and counts as no first hit', () => {
  const draft = draftOf()
  hit(draft, '4-3', 4)
  expect(hit(draft, '4-3', 5).track('fire')).toBe(0)
})

test('`fireNeedsPenetration: off`: it counts as a first hit, and the next one raises the fire', () => {
  const draft = draftOf({}, { houseRules: { fireNeedsPenetration: 'off' } })
  expect(hit(draft, '4-3', 4).track('fire')).toBe(0)
  expect(hit(draft, '4-3', 4).track('fire')).toBe(1)
  expect(targetOf(draft).marks('4-3')).toEqual(['burning'])
  expect(hit(draft, '4-3', 5).track('fire')).toBe(2)
})

test('a shell that penetrates level 5 or 6: flooding level +1 and one flotation box crossed off, each time', () => {
  const draft = draftOf()
  expect(hit(draft, '2-6', 2).track('flooding')).toBe(1)
  expect(hit(draft, '2-6', 2).track('flooding')).toBe(2)
  expect(targetOf(draft).track('flotation')).toBe(28)
})

test('all boxes crossed off: the ship sinks, and nothing more happens to her', () => {
  const draft = draftOf({ tracks: { flotation: 1 } })
  expect(hit(draft, '2-6', 2)).toMatchObject({ standing: 'sunk' })
  expect(reasonsOf(draft).at(-1)).toBe('Majestic sinks.')
  const before = draft.changes.effects.length
  hit(draft, '5-1', 9)
  expect(draft.changes.effects).toHaveLength(before)
})

test('propulsion cell: maximum speed to the next level', () => {
  const draft = draftOf()
  expect(hit(draft, '5-5', 7).track('propulsion')).toBe(1)
  expect(reasonsOf(draft)).toContain('Majestic: one propulsion box lost, maximum speed now 13.')
  expect(reasonsOf(draft)).toContain('Majestic comes down to 13 in her next movement.')
})

test('`speedAfterLoss` changes her movement, never the speed she is making', () => {
  const draft = draftOf({}, { houseRules: { speedAfterLoss: 'by6' } })
  expect(hit(draft, '5-5', 7).track('speed')).toBe(16)
  expect(reasonsOf(draft)).toContain('Majestic slows towards 13 by 6 a turn.')
})

test('a propulsion cell struck again costs no second box; one that was restored costs it again', () => {
  expect(hit(draftOf({ boxes: { '5-5': ['struck'] }, tracks: { propulsion: 1 } }), '5-5', 7).track('propulsion')).toBe(
    1,
  )
  for (const marks of [['struck', 'repaired'], ['repaired']] as const) {
    const restored = hit(draftOf({ boxes: { '5-5': marks } }), '5-5', 7)
    expect(restored.track('propulsion')).toBe(1)
    expect(restored.marks('5-5')).toEqual(['struck', 'flooded'])
  }
})

test('repairedEngineHit spared: the ring stays, and no box is lost; steering gear has no such luck', () => {
  const houseRules = { repairedEngineHit: 'spared' }
  const engines = draftOf({ boxes: { '5-5': ['struck', 'repaired'] } }, { houseRules })
  hit(engines, '5-5', 7)
  expect([targetOf(engines).track('propulsion'), targetOf(engines).marks('5-5')]).toEqual([
    0,
    ['struck', 'flooded', 'repaired'],
  ])
  expect(reasonsOf(engines)).toContain('Majestic 5·5 was destroyed before; the repair there still holds.')
  const gear = draftOf({ boxes: { '10-5': ['struck', 'repaired'] } }, { houseRules })
  expect(hit(gear, '10-5', 9).marks('10-5')).toEqual(['struck', 'flooded'])
  expect(steeringDamaged(gear.state, target)).toBe(true)
})

test('propulsion flooded by its neighbour is lost already', () => {
  const draft = draftOf({ boxes: { '5-5': ['flooded', 'out'] }, tracks: { propulsion: 1 } })
  expect(hit(draft, '5-5', 7).track('propulsion')).toBe(1)
})

test('with the last propulsion box she is dead in the water', () => {
  const draft = draftOf({ tracks: { propulsion: 4 } })
  hit(draft, '5-5', 7)
  expect(reasonsOf(draft)).toContain('Majestic is dead in the water.')
})

test('a hit on the conning tower or the steering gear may cause movement problems', () => {
  for (const at of ['4-1', '10-5']) {
    const draft = draftOf()
    hit(draft, at, 9)
    expect(draft.state.table[`steeringDamaged:${target}`], at).toBe(true)
    expect(reasonsOf(draft)).toContain('Majestic: steering damaged. The umpire says what her helm does.')
  }
})

test('damage depends on what the cell was, never on how many boxes are left', () => {
  const draft = draftOf()
  hit(draft, '2-6', 2)
  expect(draft.changes.given).toContainEqual({ of: 'mark', ship: target, box: '2-6', mark: 'struck', was: false })
  expect(draft.changes.given.some((premise) => premise.of === 'track')).toBe(false)
})
