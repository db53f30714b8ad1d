import { describe, expect, test } from 'vitest'
import type { GameState } from '../../../../game/state'
import { dice } from '../../../../kernel/script.testing'
import { words } from '../../../kit/worded.testing'
import type { Input } from '../../../pack/input'
import { read, withUsualValues } from '../../../run/run-procedure.testing'
import { askedIn, atNight, fieldsOf, idOf, japan, runs, type NightSetup } from '../night-action.testing'
import { sightCard } from '../../aids/sight-card'
import { launchTorpedoes } from '../torpedoes/launch'
import { dueNow } from '../turn/turn'
import { lookOuts } from './look-outs'
import { radarSearch } from './radar'
import { sightOf } from './sight'
import { spot } from './spot'

const table = (setup: NightSetup = {}) => atNight({ phase: 'spotting', ...setup })
const looks = (state: GameState, input: Input = {}, ...faces: number[]) =>
  runs(lookOuts, state, withUsualValues(lookOuts, state, input), dice(...faces))
const sees = (state: GameState, spotter: string, target: string) =>
  sightOf(state, { spotter: state.ships[idOf(spotter)]!, target: state.ships[idOf(target)]! })
/** Who sees whom to which range, without the sums. */
const rangesIn = ({ why }: { readonly why: readonly string[] }) => why.filter((said) => / to \d+″: /.test(said))
/** The sheet as the form shows it, with what each range is made of. */
const linesOf = (state: GameState) =>
  lookOuts.reckoning!(state, {})[0]!.lines.map(({ say, beside, figure }) => {
    const reasons = [beside ?? []].flat().map(read).join(', ')
    return `${read(say)}${reasons && ` (${reasons})`}: ${read(figure)}`
  })

describe('one die a side gives the whole sheet', () => {
  test('of who sees whom, and at which range', () => {
    // Both sides make 3″ and more: 1 each; alert Japanese look-outs 3.
    const ran = looks(table(), {}, 4, 2)
    expect(askedIn(ran)).toEqual(['japan/lookOuts', 'allies/lookOuts'])
    expect(ran.label).toBe('look-outs: Japan 14″, Allies 9″')
    expect(ran.why).toEqual([
      'Japan: die 4 and visibility base 6 make 10″.',
      'Japan, all ships to 14″: Astoria, Quincy.',
      'Alert Japanese look-outs by night: 3 more.',
      'She makes 3″ or more by night: 1 more.',
      'Allies: die 2 and visibility base 6 make 8″.',
      'Allies, all ships to 9″: Furutaka, Kako.',
      'She makes 3″ or more by night: 1 more.',
    ])
    expect([sees(ran.state, 'Kako', 'Quincy'), sees(ran.state, 'Quincy', 'Kako')]).toEqual([14, 9])
  })

  test('ships that are seen farther or see less have lines of their own', () => {
    const form = { nation: 'USN' } as const
    const burning = { Astoria: { form, boxes: { 's-25': ['burning'] as const } }, Quincy: { form } }
    const fires = { 'fired:kako': 1, 'fired:kako:main': '1 quincy 6 12 90' }
    const ran = looks(table({ turn: 2, allies: burning, table: fires }), {}, 4, 2)
    expect(rangesIn(ran)).toEqual([
      ...['Furutaka to 24″: Astoria.', 'Kako to 21″: Astoria.', 'Japan, all ships to 14″: Quincy.'],
      ...['Allies, all ships to 14″: Kako.', 'Allies, all ships to 9″: Furutaka.'],
    ])
  })

  test('the form has it all before the dice, and the ranges after them', () => {
    const [alert, fast] = ['alert by night +3', '3″ or more by night +1']
    expect(linesOf(table())).toEqual([
      ...['for all look-outs: 6″', 'Die of Japan: D6', `All at Astoria, Quincy (${alert}, ${fast}): D6 + 10″`],
      ...['Die of Allies: D6', `All at Furutaka, Kako (${fast}): D6 + 7″`],
    ])
    expect(linesOf(looks(table(), {}, 4, 2).state).slice(1)).toEqual([
      ...['Die of Japan: 4', `All at Astoria, Quincy (${alert}, ${fast}): 14″`],
      ...['Die of Allies: 2', `All at Furutaka, Kako (${fast}): 9″`],
    ])
  })

  test('ships of a side that see the same for the same reasons share a line', () => {
    const form = { nation: 'USN' } as const
    const allies = { Astoria: { form }, Quincy: { form }, Vincennes: { form }, Chicago: { form }, Canberra: { form } }
    const fires = { 'fired:astoria:main': '1 furutaka 6 12 90', 'fired:quincy:main': '1 furutaka 6 12 90' }
    const lines = linesOf(table({ turn: 2, allies, table: fires }))
    expect(lines.slice(lines.indexOf('Die of Allies: D6') + 1)).toEqual([
      'All at Furutaka (3″ or more by night +1): D6 + 7″',
      'Vincennes, Chicago, Canberra at Kako (3″ or more by night +1): D6 + 7″',
      'Astoria, Quincy at Kako (3″ or more by night +1, spotter fires at another −3): D6 + 4″',
    ])
  })

  test('more than are named are the others of their side', () => {
    const form = { nation: 'USN' } as const
    const allies = Object.fromEntries(['One', 'Two', 'Three', 'Four', 'Five', 'Six'].map((name) => [name, { form }]))
    const setup = table({ turn: 2, allies, table: { 'fired:one:main': '1 furutaka 6 12 90' } })
    const ran = looks(setup, {}, 4, 2)
    expect(ran.label, 'a side sees Kako as far as the others do').toBe('look-outs: Japan 15″, Allies 9″')
    expect(rangesIn(ran).slice(1)).toEqual([
      ...['Allies, all ships to 9″: Furutaka.', 'Allies, all others to 9″: Kako.', 'One to 6″: Kako.'],
    ])
  })

  test('what the players say of ships holds for the turn', () => {
    const said = { targetLit: 'quincy', targetBeforeShore: 'astoria', spotterFineOnBow: 'furutaka', alert: false }
    const ran = looks(table(), said, 4, 2)
    expect(rangesIn(ran)).toEqual([
      ...['Japan, all ships to 21″: Quincy.', 'Japan, all ships to 9″: Astoria.'],
      ...['Allies, all ships to 9″: Kako.', 'Allies, all ships to 7″: Furutaka.'],
    ])
    expect(sees({ ...ran.state, turn: 2 }, 'Kako', 'Quincy'), 'a new turn has new dice').toBeUndefined()
    expect(fieldsOf(lookOuts, { ...ran.state, turn: 2 })['targetLit']?.default).toBe('')
  })

  test('played again nobody throws, and what holds of the ships is changed', () => {
    const first = looks(table(), { targetLit: 'quincy' }, 4, 2).state
    const again = looks(first, { targetLit: '' })
    expect([again.label, askedIn(again)]).toEqual([
      'look-outs: conditions have changed, the dice of this turn hold',
      [],
    ])
    expect(sees(again.state, 'Kako', 'Quincy')).toBe(14)
  })

  test('a ship that fires or burns later in the turn is seen as far as that at once', () => {
    const { state } = looks(table(), {}, 4, 2)
    expect(sees({ ...state, table: { ...state.table, 'fired:quincy': 1 } }, 'Kako', 'Quincy')).toBe(19)
  })

  test('one pair that was looked at by itself has its own range for the turn', () => {
    const { state } = looks(table(), {}, 4, 2)
    const pair = { spotter: 'kako', target: 'quincy', targetBeforeShore: true }
    const ran = runs(spot, state, withUsualValues(spot, state, pair), dice())
    expect([sees(ran.state, 'Kako', 'Quincy'), sees(ran.state, 'Kako', 'Astoria')]).toEqual([12, 14])
    expect(linesOf(ran.state)).toContain('Kako at Quincy (looked at by itself): 12″')
  })

  test('a range below 0 is kept, and sees nothing', () => {
    const said = { targetBeforeShore: 'furutaka kako', spotterFineOnBow: 'furutaka kako' }
    const ran = looks(table({ table: { visibilityBase: 0 } }), said, 1, 1)
    expect(ran.why).toContain('Allies, no ship can see: Furutaka, Kako.')
  })

  test('only what the cards do not know is asked', () => {
    const asked = (setup: NightSetup) => Object.keys(fieldsOf(lookOuts, table(setup)))
    const always = ['targetLit', 'targetBeforeShore', 'spotterFineOnBow']
    expect(asked({})).toEqual(['alert', ...always])
    expect(asked({ table: { light: 'day' } }), 'by day nobody is alert').toEqual(always)
  })

  test('is due in its phase until every side has thrown', () => {
    const due = (state: GameState) => dueNow(state).map(({ say }) => read(say))
    expect(due(table())).toEqual(['A die for the look-outs of Japan, Allies'])
    expect(due(table({ table: { [`spottingDie:${japan}`]: '1:3' } }))).toEqual(['A die for the look-outs of Allies'])
    expect([due(looks(table(), {}, 4, 2).state), due(table({ phase: 'plotting' }))]).toEqual([[], []])
  })
})

test('a ship has the ranges of her own to look into, before the die and after it', () => {
  const rows = (state: GameState) => sightCard.tables(state, idOf('Kako') as never, words)[0]!.rows
  expect(rows(table())).toEqual([
    ['Astoria', 'D6 + 10″', 'D6 + 7″'],
    ['Quincy', 'D6 + 10″', 'D6 + 7″'],
  ])
  expect(rows(looks(table(), {}, 4, 2).state)[1]).toEqual(['Quincy', '14″', '9″'])
})

test('whom a radar has found, the look-outs look for', () => {
  const base = table()
  const furutaka = base.ships[idOf('Furutaka')]!
  const places = (furutaka.document.data['places'] as { at: number; above: unknown }[]).map((place) =>
    place.at === 25 ? { ...place, above: { kind: 'searchRadar', set: 'SG' } } : place,
  )
  const state = table({ japan: { Furutaka: { form: { places: places as never } }, Kako: {} } })
  const search = { spotter: 'furutaka', set: 'SG', target: 'quincy' }
  const found = runs(radarSearch, state, search, dice()).state
  const radarDue = (each: GameState) =>
    dueNow(each)
      .slice(1)
      .map(({ say, input: given }) => [read(say), given])
  expect([base, state, found].map(radarDue)).toEqual([
    ...[[], [['Radar can search first: Furutaka', { spotter: 'furutaka' }]], []],
  ])
  expect(radarDue({ ...found, turn: 2 }), 'a new turn, a new search').toHaveLength(1)
  expect(dueNow(looks(state, {}, 4, 2).state), 'once all have thrown').toEqual([])
  expect([state, found].map((each) => fieldsOf(lookOuts, each)['onRadar']?.default)).toEqual(['', 'quincy'])
  expect(looks(found, {}, 4, 2).why).toContain('Japan, all ships to 15″: Quincy.')
})

test('torpedoes are launched at what cannot be seen with a warning', () => {
  const launch = { ship: 'furutaka', target: 'astoria', rangeInches: 12 }
  const warned = (die: number) => {
    const state = atNight({ table: { [`spottingDie:${japan}`]: `1:${die}` } })
    return launchTorpedoes.warnings!(state, withUsualValues(launchTorpedoes, state, launch)).map(read)
  }
  expect(warned(1)).toContain('Furutaka sees Astoria to 11″ and no farther.')
  expect(warned(2).join(' ')).not.toContain('no farther')
})
