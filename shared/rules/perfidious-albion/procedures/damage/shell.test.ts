import { expect, test } from 'vitest'
import { RuleDraft } from '../../../../game/rule-draft'
import { play } from '../../../../kernel/script.testing'
import { draftOf, expectOutcome, idOf, rows, rules, runs, sea, shellAt, withCell } from '../turn/fleet.testing'
import { readiness } from '../turn/readiness'
import { damageSteering, mendSteering, steeringDamaged } from './hull'
import { hit } from './shell'

const brennus = idOf('Brennus')

test('penetration equal to the armour of the cell: the cell and everything in it is destroyed', () => {
  const { after, why } = shellAt(draftOf(), '5-3', 5)
  expect(after).toBe('Brennus 5-3=struck')
  expect(why).toEqual(['Brennus 5·3: penetration 5 goes through armour 5.', 'Brennus 5·3 is destroyed.', 'B ×2 lost.'])
})

test('damage depends on what the cell was, never on how many boxes are left', () => {
  const draft = draftOf()
  shellAt(draft, '2-6', 2)
  expect(draft.changes.given).toContainEqual({ of: 'mark', ship: brennus, box: '2-6', mark: 'struck', was: false })
  expect(draft.changes.given.some((premise) => premise.of === 'track')).toBe(false)
})

/** Shells on Brennus, marked so, one after another at one place; what the last of them does. */
function shells(scene: string, at: string, penetrations: string, card = {}) {
  const draft = draftOf(`Brennus ${scene}`, { Brennus: card })
  return penetrations
    .split(' ')
    .map((penetration) => shellAt(draft, at, Number(penetration)))
    .at(-1)!
}

const off = '; fireNeedsPenetration=off'

test.each(
  rows(`
    armour that is greater                    |            | 4-3 | 4 | - "Brennus 4·3: armour 5 keeps the shell out (penetration 4)."
    a cell that is void                       |            | 1-1 | 9 | - "1·1 is not part of Brennus: no effect."
    level 4 covers level 5 of its section     |            | 5-5 | 6 | -
    level 4 covers level 6                    |            | 5-6 | 6 | -
    as far as it goes                         |            | 5-6 | 7 | 5-6=struck,flooded
    thin ends                                 |            | 2-6 | 2 | 2-6=struck,flooded
    a belt that is destroyed still protects   | 5-4=struck | 5-5 | 6 | -
    an empty, unarmoured cell                 |            | 1-3 | 0 | 1-3=struck
    a second hit above water raises the fire  |            | 1-3 | 0 0 | fire=1 1-3=struck,burning
    third and later hits like the second      |            | 1-3 | 0 0 0 | fire=2
    armour still protects a destroyed cell    | 4-3=struck | 4-3 | 4 | -
    until it is gone through                  | 4-3=struck | 4-3 | 5 | fire=1
    a second hit below water raises none      | 2-6=struck | 2-6 | 2 | 2-6=struck,flooded flooding=1 flotation=29
    a Fire mark                               |            | 6-1 | 0 | fire=1
    a second hit on a Fire mark, by 1 in all  | 6-1=struck | 6-1 | 0 | fire=1
    fireMarkStacks: by 2                      | 6-1=struck; fireMarkStacks=on | 6-1 | 0 | fire=2
    a hit kept out is no first hit            |            | 4-3 | 4 5 | 4-3=struck
    fireNeedsPenetration off: it is one       | ${off}     | 4-3 | 4 4 | 4-3=burning fire=1
    and so is the one that goes in            | ${off}     | 4-3 | 4 4 5 | fire=2
    below water each time                     |            | 2-6 | 2 2 | flooding=2 flotation=28
    all boxes crossed off                     | flotation=1 | 2-6 | 2 | standing=sunk "Brennus sinks."
    nothing more happens to her               | flotation=1 | 2-6 | 2 2 | -
    engines: speed to the next level          |            | 5-5 | 7 | propulsion=1 "Brennus comes down to 13 in her next movement."
    speedAfterLoss                            | ; speedAfterLoss=by6 | 5-5 | 7 | propulsion=1 "Brennus slows towards 13 by 6 a turn."
    struck again costs no second box          | 5-5=struck propulsion=1 | 5-5 | 7 | flooding=1 "Brennus 5·5 was destroyed before."
    flooded by its neighbour it is lost already | 5-5=flooded,out propulsion=1 | 5-5 | 7 | flooding=1 "Brennus 5·5 is destroyed."
    one that was restored costs it again      | 5-5=struck,repaired | 5-5 | 7 | 5-5=struck,flooded propulsion=1 "Brennus 5·5 was destroyed before; the repair there is lost."
    so does a ring alone, of older journals   | 5-5=repaired | 5-5 | 7 | propulsion=1 "the repair there is lost."
    repairedEngineHit                         | 5-5=struck,repaired; repairedEngineHit=spared | 5-5 | 7 | 5-5=struck,flooded,repaired "the repair there still holds."
    with the last box she is dead in the water | propulsion=4 | 5-5 | 7 | propulsion=5 "Brennus is dead in the water."
    the conning tower                         |            | 4-1 | 9 | "Brennus: steering damaged. The umpire says what her helm does."
    the steering gear                         |            | 10-5 | 9 | "Brennus: steering damaged."
    gear that was repaired is hit again       | 10-5=struck,repaired | 10-5 | 9 | 10-5=struck,flooded "Brennus: steering damaged."
  `),
)('%s', (_, scene, at, penetrations, outcome) => expectOutcome(shells(scene!, at!, penetrations!), outcome))

test('the greater of two values counts: belt or cell', () => {
  expectOutcome(shells('', '2-6', '3', withCell('2-6', { armour: 4 })), '-')
})

test('struck again she loses no second propulsion box, nor one that is spared', () => {
  for (const scene of ['5-5=struck propulsion=1', '5-5=struck,repaired; repairedEngineHit=spared']) {
    expect(shells(scene, '5-5', '7').after).not.toContain('propulsion')
  }
})

const shell = 'ship=brennus weapon=shell penetration=7 place=called section=4 deck=3'
const rolled = 'ship=brennus weapon=shell penetration=7 place=rolled'
const torpedo = 'ship=brennus weapon=torpedo place=called section=8 deck=6'
const alone = 'adjacentFlooding=0'

test.each(
  rows(`
    ${shell}                    |          |     | 4-3=struck "Brennus, a called shell goes in at 4·3"
    ${shell} penetration=4      |          |     | - "Brennus, a called shell at 4·3 does nothing"
    ${rolled}                   |          | 5 3 | 5-3=struck
    ${rolled} rake=stern        |          | 5 3 | "9·3"
    ${torpedo}                  | ${alone} |     | flooding=1 "Brennus, a called torpedo at 8·6"
    ${torpedo} place=rolled     | ${alone} | 6 8 | flooding=1
    ${torpedo} deck=2           | ${alone} |     | - "Brennus, a called torpedo at 8·2 does nothing"
  `),
)('a hit called at the table: %s', (input, scene, faces, outcome) => {
  expectOutcome(runs(hit, sea(scene), input, faces), outcome)
})

test('under simultaneous fire it can wait until all have fired', () => {
  const state = sea('fireTiming=simultaneous')
  const waits = (of = state) => hit.fields(of, {}).find(({ name }) => name === 'waits')?.default
  expect([waits(), waits(sea())]).toEqual([true, undefined])
  const draft = new RuleDraft(rules, state)
  const called = { ship: brennus, weapon: 'shell', penetration: 7, place: 'called', section: 4, deck: 3 }
  play(hit.run(draft, called), [])
  const parted = hit.parted!(state, { ...called, waits: true }, draft.changes)
  expect(parted).toMatchObject({ until: 'gunnery', atOnce: { effects: [], given: [], why: [] }, waits: draft.changes })
  expect(hit.parted!(state, { ...called, waits: false }, draft.changes)).toBeNull()
})

test('the mark of damaged gear goes when it is repaired', () => {
  const draft = draftOf('Brennus 10-5=struck')
  damageSteering(draft, brennus)
  expect(steeringDamaged(draft.state, brennus)).toBe(true)
  expect(readiness(draft.state, draft.ship(brennus)).says).toHaveLength(1)
  mendSteering(draft, brennus)
  expect(steeringDamaged(draft.state, brennus)).toBe(false)
  expect(readiness(draft.state, draft.ship(brennus)).says).toBeUndefined()
  expect(draft.ship(brennus).boxes).toMatchObject({ '10-5': ['struck', 'repaired'] })
})

test.each([
  ['struck', true],
  ['repaired', false],
  ['struck,repaired', false],
])('gear that was marked %s by hand is damaged: %s', (marks, is) => {
  expect(steeringDamaged(sea(`Brennus 10-5=${marks}`), brennus)).toBe(is)
})
