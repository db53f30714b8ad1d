import { describe, expect, test } from 'vitest'
import type { Input } from '../../../pack/input'
import { read } from '../../../run/run-procedure.testing'
import { figureNow } from '../../table/table-facts'
import { proposedRake } from '../damage/shell'
import { idOf, next, pairs, rows, sea, withCell } from '../turn/fleet.testing'
import { mountsOf } from './guns'
import { salvo } from './salvo'
import { fired, meeting, refusal, usualOf, zGuns } from './salvo.testing'
import { lightLetters } from './targets'

const channel = { squadron: 'channel' }
const field = (name: string, state = meeting(), input: Input = {}) =>
  salvo.fields(state, { ...channel, ...input }).find((each) => each.name === name)

describe('the defaults', () => {
  test('the whole squadron at the enemy’s leading ship, with all that bears; not refused', () => {
    const usual = usualOf(meeting(), channel)
    expect(usual).toEqual({
      ...{
        squadron: 'channel',
        ships: 'majestic magnificent',
        target: 'brennus',
        rangeInches: 32,
        sector: 'starboard',
      },
      ...{ letters: 'Z B C E', gunsZ: 8, gunsB: 12, gunsC: 4, gunsE: 8, bearingDegrees: 90, rake: 'none' },
    })
    expect(salvo.check(meeting(), usual)).toEqual({ ok: true, value: null })
  })

  test('last turn’s target, range and bearing', () => {
    const { state } = fired('3 6 3', 'bearingDegrees=170 rangeInches=30').draft
    const last = pairs('target=brennus rangeInches=30 sector=port bearingDegrees=170 rake=stern')
    expect(usualOf(next(state), channel)).toMatchObject(last)
  })

  test('a reply begins at the range at which she was fired at this turn', () => {
    const reply = { squadron: 'brest', target: 'majestic' }
    const { state } = fired('3 6 3', 'rangeInches=30').draft
    // The salvo was at Brennus, of the squadron that replies.
    expect(usualOf(state, reply)).toMatchObject({ rangeInches: 30 })
    expect(usualOf(next(state), reply)).toMatchObject({ rangeInches: 32 })
  })

  test('ships that cannot fire are listed with the reason; one that withdraws fires by itself where none stays', () => {
    const state = sea('Majestic standing=struck; Magnificent standing=withdrawing; Brennus')
    const cannot = { majestic: { key: 'rules.perfidious-albion.gunnery.silent.struck' } }
    expect(field('ships', state)).toMatchObject({ default: 'magnificent', cannot })
    const stays = sea('Majestic; Magnificent standing=withdrawing; Brennus')
    expect(field('ships', stays)).toMatchObject({ default: 'majestic' })
  })

  test('guns that do not bear, or are out of range, are listed with the reason', () => {
    expect(field('letters', meeting(), { sector: 'bow', rangeInches: 41 })).toMatchObject({
      among: ['Z', 'B', 'C', 'E'],
      default: 'Z B',
      cannot: { C: { key: 'refused.gun-cannot-bear' }, E: { key: 'refused.out-of-range' } },
    })
  })

  test('at small craft only light guns are proposed: E and Q, with `lightGuns: EFQ` F as well', () => {
    const light = { kind: 'gun', letter: 'F', count: 2, arc: 'sidesAhead', mount: 'light' } as const
    const cards = { Majestic: withCell('2-3', { holds: [light] }), Brennus: { tonnage: 340 } }
    const proposed = (scene: string) => field('letters', sea(`Majestic; Brennus; ${scene}`, cards), { rangeInches: 8 })
    expect([proposed('')?.default, proposed('lightGuns=EFQ')?.default]).toEqual(['E', 'E F'])
    expect(lightLetters(sea('lightGuns=EFQ'))).toEqual(['E', 'F', 'Q'])
  })

  test('a rake is proposed within so many degrees of the line of the target’s keel (`rakeArcDegrees`)', () => {
    expect([30, 31, 149, 150].map((bearing) => proposedRake(bearing, 30))).toEqual(['bow', 'none', 'none', 'stern'])
    const rake = (scene: string) => field('rake', meeting(scene), { bearingDegrees: 40 })?.default
    expect([rake('rakeArcDegrees=45'), rake('')]).toEqual(['bow', 'none'])
  })
})

test.each(
  rows(`
    all that fits                                  |                           | |
    several ships and letters                      | ships=majestic+magnificent letters=Z+B+C rangeInches=16 | |
    a ship that withdraws                          |    | Majestic standing=withdrawing |
    as far as the table goes                       | rangeInches=64            | |
    a ship that is nothing                         | ships=constructor         | | no-such-ship
    one of the enemy                               | ships=brennus             | | no-such-ship
    a range off the table                          | rangeInches=64.5          | | beyond-the-table
    or beyond everything                           | rangeInches=Infinity      | | beyond-the-table
    a letter that does not reach                   | letters=Z+B rangeInches=57 | | out-of-range
    a range that is no figure                      | rangeInches=far           | | range-unreadable
    guns that do not bear                          | letters=C rangeInches=16 sector=bow | | gun-cannot-bear
    guns that she has not                          | letters=Y                 | | no-such-gun
    nor anybody                                    | letters=W                 | | no-such-gun
    a friend                                       | target=magnificent        | | target-own-side
    a firer that is sunk                           |      | Majestic standing=sunk      | ship-cannot-fire
    blown up                                       |      | Majestic standing=blownUp   | ship-cannot-fire
    that has struck                                |      | Majestic standing=struck    | ship-cannot-fire
    or left                                        |      | Majestic standing=left      | ship-cannot-fire
    a target that is sunk                          |      | Brennus standing=sunk       | target-sunk
    blown up                                       |      | Brennus standing=blownUp    | target-sunk
    without flotation                              |      | Brennus flotation=0         | target-sunk
    or left                                        |      | Brennus standing=left       | target-off-table
    guns that are all out                          |      | Majestic 3-2=struck 8-2=noSupply | nothing-left-to-fire
    a target out of sight                          | rangeInches=25 | visibilityInches=24 | beyond-visibility
  `),
)('may or may not: %s', (_, input, scene, code) => {
  expect(refusal(input!, meeting(scene))?.[1] ?? '').toBe(code)
  if (input!.includes('far')) expect(refusal({ rangeInches: Number.NaN })?.[1]).toBe(code)
})

test('visibility is the scenario’s figure, 64 inches where it names none', () => {
  const hazy = meeting('visibilityInches=24')
  expect([meeting(), hazy].map((state) => figureNow(state, 'visibilityInches'))).toEqual([64, 24])
  expect(field('rangeInches', hazy)).toMatchObject({ mostInches: 24, default: 24 })
})

describe('beside the fields', () => {
  function beside(input = '', state = meeting()) {
    const fields = salvo.fields(state, { ...zGuns, ...pairs(input) })
    const [ships, aim, range] = ['ships', 'ship', 'range'].map((kind) => fields.find((each) => each.kind === kind))
    const said = (of: typeof ships, ship: string) =>
      of && 'beside' in of && of.beside ? read(of.beside[idOf(ship)]!) : undefined
    const inBands = range?.kind === 'range' ? range.inBands : undefined
    return {
      ...{ majestic: said(ships, 'Majestic'), magnificent: said(ships, 'Magnificent'), target: said(aim, 'Brennus') },
      range: inBands && [read(inBands.say), ...inBands.figures],
    }
  }

  const firedAll = 'fired:majestic:3-2:0=1 fired:majestic:8-2:0=1'
  const both = (mark: string) => `Majestic 3-2=${mark} 8-2=${mark}`
  test.each(
    rows(`
      Z ×4            |                            |
      Z4 B6           | letters=Z+B                |
      Z ×2            | sector=bow                 |
      out of range    | letters=E rangeInches=48   |
      none bears      | letters=C sector=bow       |
      has fired       |                            | ${firedAll}
      no gun left     |                            | ${both('struck')}
      out of action   |                            | ${both('out')}
      no ammunition   |                            | ${both('noSupply')}
      no aim yet      | sector=nowhere             |
      none bears      | letters=C+E sector=bow rangeInches=41 |
      out of range    | letters=C sector=bow rangeInches=62   |
    `),
  )('%s: %s %s', (said, input, scene) => expect(beside(input, meeting(scene)).majestic).toBe(said))

  test('none of that letter carried; without letters she is judged by all her guns', () => {
    const y = { kind: 'gun', letter: 'Y', count: 2, arc: 'fore', mount: 'turret' } as const
    const withY = meeting('', { Magnificent: withCell('3-2', { holds: [y] }) })
    expect(beside('letters=Y ships=majestic+magnificent', withY).majestic).toBe('has no such gun')
    const { document } = meeting().ships[idOf('Majestic')]!
    const spent = mountsOf(document).map(({ key }) => `fired:majestic:${key}=1`)
    expect(beside('letters=', meeting(spent.join(' '))).majestic).toBe('has fired')
  })

  test('a ship that is left out with all that she would bring; while the letters are refused, every ship', () => {
    expect(beside('ships=majestic').magnificent).toMatch(/^Z4 B6/)
    expect(beside('letters=Y').majestic).toMatch(/^Z4 B6/)
  })

  test('the target with her place and her speed, and the chance by range of the heaviest letter', () => {
    const { target, range } = beside('letters=B')
    expect(target).toBe('leading ship, speed 12')
    expect(range).toEqual(['B gun, hit % by range', '50', '40', '30', '20', '10', '5', '0'])
  })
})
