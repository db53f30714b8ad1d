import { expect, test } from 'vitest'
import type { Answer } from '../../../../kernel/question'
import { dice, play } from '../../../../kernel/script.testing'
import type { Damage } from '../../../kit/marked-ship.testing'
import type { HullCell } from '../../ship/ship'
import {
  action,
  draftOf,
  reasonsOf,
  shipOfTests,
  target,
  targetOf,
  withCells,
  type ActionSetup,
} from './action.testing'
import { hitByShell } from './shell'
import { inSupply } from './destroyed-cell'
import { boxId } from '../../../../kernel/ids'
import type { ShipDocument } from '../../../../documents/ship'

interface Case extends ActionSetup {
  readonly damage?: Damage
  readonly said?: Record<string, Answer>
  readonly faces?: readonly number[]
  readonly document?: ShipDocument
}

function hit(at: string, penetration: number, { damage, said, faces = [], document, ...setup }: Case = {}) {
  const [section = 0, deck = 0] = at.split('-').map(Number)
  const draft = draftOf(damage, setup, document)
  const { questions } = play(hitByShell(draft, target, { section, deck, penetration }), dice(...faces), said)
  return { ...targetOf(draft), questions, keys: questions.map(({ key }) => key), reasons: reasonsOf(draft) }
}

const trust = { 'flash/3-5/choice': 'test' }

test('magazine penetrated: the ship blows up', () => {
  expect(hit('3-5', 7)).toMatchObject({ standing: 'blownUp', keys: [] })
  expect(hit('3-5', 6).standing).toBe('afloat')
})

test('a section above a magazine that is hit may flash: the owner is asked', () => {
  const [question] = hit('3-3', 9).questions
  expect(question).toMatchObject({ kind: 'choose', key: 'flash/3-5/choice', to: 'france', usual: 'flood' })
})

test('the hit must penetrate', () => {
  expect(hit('3-3', 8).keys).toEqual([])
})

test('floods the magazine: one flotation box, the magazine is lost, its guns are out of ammunition', () => {
  const { track, marks, reasons } = hit('3-4', 7, { houseRules: { supplyBlocked: 'never' } })
  expect([track('flotation'), marks('3-5'), marks('3-2')]).toEqual([29, ['flooded'], ['noSupply']])
  expect(reasons).toContain('Majestic: the guns at 3·2 have no magazine left.')
})

test('the last flotation box flooded with a magazine sinks her', () => {
  expect(hit('3-4', 7, { damage: { tracks: { flotation: 1 } } }).standing).toBe('sunk')
})

test('or takes a crew test, and on a failure the ship blows up', () => {
  expect(hit('3-3', 9, { said: trust, faces: [3] }).standing).toBe('afloat')
  expect(hit('3-3', 9, { said: trust, faces: [4] }).standing).toBe('blownUp')
})

test('the rating of a commander on board is added to the number to roll under', () => {
  const damage = { fields: { commander: 'Hervey', commanderRating: 2 } }
  expect(hit('3-3', 9, { said: trust, faces: [5], damage }).standing).toBe('afloat')
  expect(hit('3-3', 9, { said: trust, faces: [6], damage }).standing).toBe('blownUp')
})

test('`naturalSixFails`: a six fails whatever the number', () => {
  const damage = { fields: { commanderRating: 5 } }
  expect(hit('3-3', 9, { said: trust, faces: [6], damage }).standing).toBe('afloat')
  const houseRules = { naturalSixFails: 'on' }
  expect(hit('3-3', 9, { said: trust, faces: [6], damage, houseRules }).standing).toBe('blownUp')
})

test('`flashReach: section`: any higher level of the section; `nextLevel`: only the one above', () => {
  expect(hit('3-2', 8).keys).toContain('flash/3-5/choice')
  const houseRules = { flashReach: 'nextLevel' }
  expect(hit('3-2', 8, { houseRules }).keys).toEqual([])
  expect(hit('3-4', 7, { houseRules }).keys).toContain('flash/3-5/choice')
})

test('a magazine once lost neither flashes nor blows up', () => {
  const damage = { boxes: { '3-5': ['flooded'] as const } }
  expect(hit('3-2', 8, { damage }).keys).toEqual([])
  expect(hit('3-5', 7, { damage })).toMatchObject({ standing: 'afloat' })
})

const twoMagazines = withCells((cells) =>
  cells.map((cell): HullCell =>
    cell.at === '3-6' ? { ...cell, holds: [{ kind: 'magazine', feeds: ['3-2'], serves: 'Z too' }] } : cell,
  ),
)

test('two magazines below a hit are two questions, the nearest first', () => {
  expect(hit('3-2', 8, { document: twoMagazines }).keys).toEqual(['flash/3-5/choice', 'flash/3-6/choice'])
})

test('a ship that blew up with the first is not asked for the second', () => {
  const blown = hit('3-2', 8, { document: twoMagazines, said: trust, faces: [6] })
  expect(blown.keys).toEqual(['flash/3-5/choice', 'flash/3-5/test'])
})

test('a gun with a second magazine is not out of ammunition', () => {
  const said = { ...trust, 'flash/3-6/choice': 'flood' }
  expect(hit('3-2', 8, { document: twoMagazines, said, faces: [1] }).marks('3-2')).toEqual(['struck'])
})

test('a destroyed cell between a magazine and its gun may cut the ammunition: the umpire is asked', () => {
  const asked = hit('4-3', 5, { said: { 'flash/4-5/choice': 'test' }, faces: [1] })
  expect(asked.questions.at(-1)).toMatchObject({ kind: 'confirm', key: 'supply/4-2', to: 'umpire' })
  expect(asked.marks('4-2')).toEqual(['noSupply'])
})

test('the umpire may say that it does not', () => {
  const said = { 'flash/4-5/choice': 'test', 'supply/4-2': false }
  expect(hit('4-3', 5, { said, faces: [1] }).marks('4-2')).toEqual([])
})

test('`supplyBlocked: always | never` asks nobody', () => {
  const said = { 'flash/4-5/choice': 'test' }
  const always = hit('4-3', 5, { said, faces: [1], houseRules: { supplyBlocked: 'always' } })
  expect([always.keys.includes('supply/4-2'), always.marks('4-2')]).toEqual([false, ['noSupply']])
  const never = hit('4-3', 5, { said, faces: [1], houseRules: { supplyBlocked: 'never' } })
  expect([never.keys.includes('supply/4-2'), never.marks('4-2')]).toEqual([false, []])
})

test('between: above the magazine, up to below the gun', () => {
  const always = { houseRules: { supplyBlocked: 'always' }, said: { 'flash/4-5/choice': 'test' }, faces: [1] }
  expect(hit('4-1', 9, always).marks('4-2')).toEqual([])
  expect(hit('4-4', 7, always).marks('4-2')).toEqual(['noSupply'])
})

test('in the section of the magazine, also for a gun in another', () => {
  const feedsNext = withCells((cells) =>
    cells.map((cell): HullCell =>
      cell.at === '4-5' ? { ...cell, holds: [{ kind: 'magazine', feeds: ['5-3'], serves: 'B' }] } : cell,
    ),
  )
  const always = { houseRules: { supplyBlocked: 'always' }, document: feedsNext }
  expect(hit('5-4', 7, always).marks('5-3')).toEqual([])
  const said = { 'flash/4-5/choice': 'test' }
  expect(hit('4-4', 7, { ...always, said, faces: [1] }).marks('5-3')).toEqual(['noSupply'])
})

test('a gun fires from a magazine that is not lost, or ready ammunition', () => {
  const supplied = (damage: Damage, gun: string) => {
    const state = action([shipOfTests(target, damage)], [])
    return inSupply(state.ships[target]!, boxId(gun))
  }
  expect(supplied({}, '3-2')).toBe(true)
  expect(supplied({ boxes: { '3-5': ['flooded'] } }, '3-2')).toBe(false)
  expect(supplied({ boxes: { '3-2': ['noSupply'] } }, '3-2')).toBe(false)
  expect(supplied({ boxes: { '3-5': ['flooded'] } }, '6-1')).toBe(true)
})
