import { describe, expect, test } from 'vitest'
import { RuleDraft } from '../../../../game/rule-draft'
import type { GameState } from '../../../../game/state'
import { usualPolicy } from '../../../../kernel/policy'
import { playOut } from '../../../../kernel/sampled-odds'
import { seededDice } from '../../../../kernel/seeded-dice'
import type { Input } from '../../../pack/input'
import { read } from '../../../run/run-procedure.testing'
import { isDoneThisTurn } from '../turn/acting'
import { channel, idOf, next, pairs, rules, sea } from '../turn/fleet.testing'
import { firingGuns, gunsOf, shipHasFired } from './guns'
import { salvo } from './salvo'
import { fired, meeting, refusal, sumsOf, usualOf, zGuns } from './salvo.testing'

const warned = (state: GameState, input: string) => salvo.warnings!(state, { ...zGuns, ...pairs(input) })

describe('a squadron that has fired all that it can has fired', () => {
  const aim = { squadron: 'channel', target: 'brennus', rangeInches: 24, sector: 'port' }
  const hasFired = (input: string, state = meeting()) => {
    const draft = new RuleDraft(rules, state)
    playOut(salvo.run(draft, usualOf(state, { ...aim, ...pairs(input) })), seededDice(1898), usualPolicy)
    return isDoneThisTurn(draft.state, 'squadronFired', channel)
  }

  test.each([
    ['the form as it stands is all', '', meeting(), true],
    ['a ship that holds her fire', 'ships=majestic', meeting(), false],
    ['a letter that is kept for another target', 'letters=Z', meeting(), false],
    ['some guns of a letter', 'gunsZ=4', meeting(), false],
    ['a ship that withdraws is not waited for', '', meeting('Magnificent standing=withdrawing'), true],
    ['guns that bear to the other side are not', 'sector=starboard', meeting(), true],
  ])('%s', (_, input, state, done) => expect(hasFired(input, state)).toBe(done))

  test('under simultaneous fire that counts at once, as the guns do', () => {
    const ofTheOrder = { type: 'tableSet', key: 'squadronFired:channel', to: 1 } as const
    const parted = salvo.parted!(meeting('fireTiming=simultaneous'), zGuns, {
      effects: [ofTheOrder],
      given: [],
      why: [],
    })
    expect(parted?.atOnce.effects).toEqual([ofTheOrder])
  })
})

describe('the dice', () => {
  test('four guns at 30 %, a 2 on the D10: two straddles, each one hit by D10 section and D6 deck level', () => {
    const { keys, marks, outcome } = fired('2 6 3 1 4')
    expect(keys).toEqual(['Z/oneMore', 'Z/1/section', 'Z/1/deck', 'Z/2/section', 'Z/2/deck'])
    expect([marks('6-3'), marks('1-4')]).toEqual([['struck'], ['struck']])
    expect(outcome.values).toEqual({ squadron: 'Channel', target: 'Brennus', rangeInches: 32, n: 2 })
  })

  test('a 3: the automatic straddle alone, and every result carries its reasons', () => {
    expect(fired('3 6 3').reasons).toEqual([
      'Brennus, speed 12: 0 %',
      'Z guns up to 32″: 30 %, penetration 8',
      'Majestic, Z guns × 4: 120 %',
      'Z guns together: 120 %, counted as 120 %',
      'Z guns: one straddle, 20 % for a second, 2 or less on D10.',
      'Z guns: no more straddles.',
      'Brennus 6·3: penetration 8 goes through armour 5.',
      'Brennus 6·3 is destroyed.',
      'B ×2 lost.',
    ])
  })

  test('several gun letters in one go: the heaviest first, each with its own penetration', () => {
    const { keys } = fired('6 10 8 1 1 1 1 1 1 1', 'letters=B+Z rangeInches=16')
    expect(keys.slice(0, 4)).toEqual(['Z/oneMore', 'B/oneMore', 'Z/1/section', 'Z/1/deck'])
  })

  test.each([
    ['bow', '3 6 3', '6-3'],
    ['stern', '3 6 3', '10-3'],
    ['stern', '3 1 3', '5-3'],
  ])('%s rake: D6 for the section, and 4 more from astern: %s at %s', (rake, faces, at) => {
    const { questions, marks } = fired(faces, `rake=${rake}`)
    expect(questions.find(({ key }) => key === 'Z/1/section')).toMatchObject({ die: 'D6' })
    expect(marks(at)).toEqual(['struck'])
  })

  test('a target that is lost takes no more straddles', () => {
    const { keys, reasons } = fired('1 3 5', 'rangeInches=24')
    expect(keys).toEqual(['Z/oneMore', 'Z/1/section', 'Z/1/deck'])
    expect(reasons.slice(-2)).toEqual(['Brennus blows up.', 'Brennus is gone: one straddle of the Z guns is wasted.'])
  })

  test('its premises: guns that were there to fire, standing of both, the cell as it was', () => {
    const { given } = fired('3 6 3').changes
    expect(given).toContainEqual({ of: 'mark', ship: 'majestic', box: '3-2', mark: 'struck', was: false })
    expect(given).toContainEqual({ of: 'field', ship: 'brennus', field: 'standing', was: 'afloat' })
    expect(given).toContainEqual({ of: 'mark', ship: 'brennus', box: '6-3', mark: 'struck', was: false })
  })
})

/** The Z guns of the target, from where she is fired at. */
const back = (sector: string) => `squadron=brest ships=brennus target=majestic sector=${sector}`

test('a gun fires once a turn: what was fired is booked, for ship and turn', () => {
  const { state } = fired('3 6 3').draft
  expect(state.table).toMatchObject({ 'fired:majestic:3-2:0': 1, 'fired:majestic:8-2:0': 1 })
  expect(['Majestic', 'Brennus'].map((name) => shipHasFired(state, idOf(name)))).toEqual([true, false])
  expect(refusal({}, state)).toEqual(['letters', 'nothing-left-to-fire'])
  expect(refusal({}, next(state))).toBe(null)
})

test('damage counts at once: a turret that is destroyed does not answer', () => {
  const { state } = fired('3 3 2', '', { said: 'Z/1/flash/3-5/choice=flood' }).draft
  expect(refusal(back('bow'), state)).toEqual(['letters', 'nothing-left-to-fire'])
  expect(refusal(back('stern'), state)).toBe(null)
})

describe('etiquette', () => {
  test('only E and Q guns fire at vessels under 2,000 tons: a warning that can be overruled', () => {
    const state = meeting('', { Brennus: { tonnage: 340 } })
    const etiquette = { kind: 'confirm', key: 'etiquette/smallCraft', to: 'england' }
    expect(fired('3 6 3', '', { state }).questions[0]).toMatchObject(etiquette)
    const heeded = fired('', '', { state, said: 'etiquette/smallCraft=no' })
    expect([heeded.outcome.key, heeded.changes.effects]).toEqual(['rules.perfidious-albion.gunnery.done.heldFire', []])
  })

  test.each<[string, string, string, string[]]>([
    ['the leading ship of the enemy', 'Brennus', 'letters=Z+B', []],
    ['another', 'Brennus', 'letters=Z+B target=hoche', ['leadingShip']],
    ['another, with guns that are not the main guns', 'Brennus', 'letters=B target=hoche', []],
    ...['sunk', 'blownUp', 'struck', 'left'].map((is): [string, string, string, string[]] => [
      `once she is ${is} the next one leads`,
      `Brennus standing=${is}`,
      'target=hoche',
      [],
    ]),
  ])('main guns fire at %s', (_, brennus, input, warnings) => {
    const said = warned(meeting(`${brennus}; Hoche speed=12`), input)
    expect(said.map(({ key }) => key.split('.').at(-1))).toEqual(warnings)
  })
})

/** Two English squadrons of one ship each, with six B guns a side, against two French ships. */
const fleet = () => sea('Majestic crewQuality=2; Royal crewQuality=2; Brennus speed=12; Hoche speed=12')
const bGuns = { ...zGuns, letters: 'B', rangeInches: 16 }
const withB = (input: string): Input => ({ ...bGuns, ...pairs(input) })

const sums = (state: GameState, input = '') => sumsOf(state, withB(input)).map(({ total }) => total.values?.['percent'])

function refused(state: GameState, input = '') {
  const checked = salvo.check(state, withB(input))
  return checked.ok ? '' : [checked.code, checked.values['field'], checked.values['most'] ?? ''].join(' ').trim()
}

function after(state: GameState, input: string): GameState {
  expect(refused(state, input)).toBe('')
  const draft = new RuleDraft(rules, state)
  playOut(salvo.run(draft, withB(input)), seededDice(1898), usualPolicy)
  return draft.state
}

describe('some guns of a letter', () => {
  /** How many B guns are proposed. */
  const left = (state: GameState, input = '') => usualOf(state, withB(input))['gunsB']
  const reserve = 'squadron=reserve ships=royal'

  test('four of six B guns fire, the two that are left fire at another ship, and then none is', () => {
    expect([sums(fleet()), sums(fleet(), 'gunsB=4')]).toEqual([[240], [160]])
    const split = after(fleet(), 'gunsB=4')
    expect([left(split), sums(split, 'target=hoche')]).toEqual([2, [80]])
    const done = after(split, 'target=hoche')
    expect([refused(done), left(next(done))]).toEqual(['nothing-left-to-fire letters', 6])
  })

  test('one gun of a turret fires, and the other may yet', () => {
    const ahead = 'letters=Z rangeInches=32 sector=bow gunsZ=1'
    const split = after(fleet(), ahead)
    const able = (sector: 'bow' | 'port') => {
      const [z] = firingGuns(split, [split.ships[idOf('Majestic')]!], ['Z'], { sector, rangeInches: 16 })
      return gunsOf(z!.ships[0]!.mounts)
    }
    expect([split.table['fired:majestic:3-2:0'], able('bow'), able('port')]).toEqual(['1:1', 1, 3])
    const done = after(split, ahead)
    expect([done.table['fired:majestic:3-2:0'], refused(done, ahead)]).toEqual([1, 'nothing-left-to-fire letters'])
  })

  test.each([
    ['none', 'gunsB=0', 'only-so-many-guns gunsB 6'],
    ['more than can fire', 'gunsB=7', 'only-so-many-guns gunsB 6'],
    ['a count of guns that do not fire is nobody’s business', 'gunsZ=99', ''],
    ['guns of the enemy', 'lent=brennus', 'no-such-ship lent'],
    ['guns of her own squadron', 'lent=majestic', 'no-such-ship lent'],
    ['guns of nobody', 'lent=nobody', 'no-such-ship lent'],
  ])('refused: %s', (_, input, code) => expect(refused(fleet(), input)).toBe(code))

  test('of several ships the first fire the few guns that were chosen, and the form says who holds fire', () => {
    const beside = (input: string) =>
      salvo
        .fields(fleet(), withB(`lent=royal ${input}`))
        .flatMap((field) => (field.kind === 'ships' ? Object.values(field.beside ?? {}).map(read) : []))
    expect([beside('gunsB=7'), beside('gunsB=6')]).toEqual([
      ['B ×6', 'B ×1'],
      ['B ×6', 'holds fire'],
    ])
  })

  test('another squadron of the side lends guns: added up, warned of, and fired for this turn', () => {
    expect(sums(fleet(), 'lent=royal')).toEqual([480])
    const said = 'The sheet adds guns up within a squadron, and Royal lends hers to Channel.'
    expect(salvo.warnings!(fleet(), withB('lent=royal')).map(read)).toContain(said)
    const done = after(fleet(), 'lent=royal gunsB=9')
    expect([left(done), left(done, reserve)]).toEqual([undefined, 3])
  })

  test('a ship that has struck lends nothing; where nobody is left to lend, nobody is asked', () => {
    const alone = sea('Majestic; Royal standing=struck; Brennus')
    expect(refused(alone, 'lent=royal')).toBe('ship-cannot-fire lent')
    expect(salvo.fields(alone, bGuns).map(({ name }) => name)).not.toContain('lent')
  })
})

describe('with `fireTiming: simultaneous`', () => {
  const state = meeting('fireTiming=simultaneous')
  const first = fired('3 1 3', '', { state })
  const parted = salvo.parted!(state, zGuns, first.changes)!

  test('what was fired is booked at once, damage waits; with `alternate` all of it counts at once', () => {
    expect(parted.atOnce.effects.every(({ type }) => type === 'tableSet')).toBe(true)
    expect(parted.atOnce.effects).toContainEqual({ type: 'tableSet', key: 'fired:majestic:3-2:0', to: 1 })
    expect(parted.waits.effects).toEqual([{ type: 'marked', ship: 'brennus', box: '1-3', mark: 'struck', on: true }])
    expect(parted.waits.given.every((premise) => 'ship' in premise && premise.ship === 'brennus')).toBe(true)
    expect(parted.waits.why).toEqual(first.changes.why)
    expect(salvo.parted!(meeting(), zGuns, first.changes)).toBe(null)
  })

  test('hits read damage that waits: second hits, fires', () => {
    const second = fired('3 1 3', 'ships=magnificent', { state, pending: parted.waits.effects })
    expect(second.track('fire')).toBe(1)
    expect(second.changes.effects).not.toContainEqual(parted.waits.effects[0])
    expect(second.changes.given).not.toContainEqual(expect.objectContaining({ box: '1-3' }))
  })

  test('firing does not read it: a turret that is pending fires; the flash choice is made at once', () => {
    const hit = fired('3 3 2', '', { state })
    expect(hit.keys).toContain('Z/1/flash/3-5/choice')
    const pending = salvo.parted!(state, zGuns, hit.changes)!.waits.effects
    const answer = fired('4 10 3', back('bow'), { state, pending })
    expect(answer.draft.state.table).toMatchObject({ 'fired:brennus:3-2:0': 1 })
  })

  test('a ship that is pending lost takes no more hits', () => {
    const pending = [{ type: 'fieldSet', ship: 'brennus', field: 'standing', to: 'blownUp' }] as never
    expect(fired('3', '', { state, pending }).keys).toEqual(['Z/oneMore'])
  })
})
