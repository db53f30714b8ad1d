import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { startState } from './tables.testing'
import { disclosures, openTable, shows, type Disclosure, type DisclosurePlan } from './disclosure'
import { anyMarks, withMarks, planOf, planWith, withShip } from './random-plans.testing'
import { freshTablePlan, type TablePlan } from './table-plan'
import { showTable, type Attention } from './show-table'
import { conditionWord } from './ship-shown'
import type { Outcome } from '../game/journal-line'
import type { GameState } from '../game/state'
import { boxId, shipId, trackId, type ShipId } from '../kernel/ids'
import { perfidiousAlbion as pack } from '../rules/perfidious-albion'
import { en } from '../rules/words'
import { speaker } from '../words/speak'

const words = speaker(en)
const ids = Object.keys(startState.ships) as ShipId[]
const sides = startState.sides.map(({ id }) => id)

const plan = planOf(startState)

const nothingYet: Attention = { ship: null, results: [], card: null, lostIn: new Map(), page: 0 }

function seen(state: GameState, of: TablePlan, attention: Attention): string {
  const table = { pack, state, plan: of, words, phase: 'Gunnery', weather: ['wind 4'], windFrom: 45 }
  return JSON.stringify(showTable(table, attention))
}

/** A ship with one of the levels, all others as they come. */
const tableWithShip = fc.record({
  plan,
  ship: fc.constantFrom(...ids),
  one: anyMarks,
  other: anyMarks,
  looksAt: fc.constantFrom(...ids),
  page: fc.nat(5),
})

describe('anything that a level does not show makes no difference to the picture', () => {
  test('nothing: neither her marks nor her name, nor that she is there', () => {
    fc.assert(
      fc.property(tableWithShip, ({ plan, ship, one, looksAt, page }) => {
        const hidden = planWith(plan, ship, 'nothing')
        const attention = { ...nothingYet, ship: looksAt === ship ? null : looksAt, page }
        const marked = withShip(startState, ship, (each) => withMarks(each, one))
        const gone: GameState = {
          ...startState,
          squadrons: startState.squadrons.map((squadron) => ({
            ...squadron,
            order: squadron.order.filter((id) => id !== ship),
          })),
        }
        expect(seen(marked, hidden, attention)).toBe(seen(gone, hidden, attention))
      }),
    )
  })

  test('her name: nothing of what happened to her', () => {
    fc.assert(
      fc.property(tableWithShip, ({ plan, ship, one, other, looksAt, page }) => {
        const hidden = planWith(plan, ship, 'name')
        const [here, there] = [one, other].map((each) =>
          seen(
            withShip(startState, ship, (it) => withMarks(it, each)),
            hidden,
            { ...nothingYet, ship: looksAt, page },
          ),
        )
        expect(here).toBe(there)
      }),
    )
  })

  test('her condition in a word: not by which figures she came to it', () => {
    fc.assert(
      fc.property(tableWithShip, ({ plan, ship, one, other, looksAt, page }) => {
        const states = [one, other].map((each) => withShip(startState, ship, (it) => withMarks(it, each)))
        const [here, there] = states.map((state) => conditionWord(pack.condition(state.ships[ship]!), words).text)
        fc.pre(here === there)
        const hidden = planWith(plan, ship, 'condition')
        const shown = states.map((state) => seen(state, hidden, { ...nothingYet, ship: looksAt, page }))
        expect(shown[0]).toBe(shown[1])
      }),
    )
  })

  test('her boxes: not how high her fires are, how fast she is, nor who commands her', () => {
    fc.assert(
      fc.property(tableWithShip, ({ plan, ship, one, other, looksAt, page }) => {
        const { boxes, flotation } = one
        const states = [one, { ...other, boxes, flotation }].map((each) =>
          withShip(startState, ship, (it) => withMarks(it, each)),
        )
        const [here, there] = states.map((state) => conditionWord(pack.condition(state.ships[ship]!), words).text)
        fc.pre(here === there)
        const hidden = planWith(plan, ship, 'boxes')
        const shown = states.map((state) => seen(state, hidden, { ...nothingYet, ship: looksAt, page }))
        expect(shown[0]).toBe(shown[1])
      }),
    )
  })

  test('a blank screen shows nothing at all', () => {
    fc.assert(
      fc.property(tableWithShip, ({ plan, ship, one, looksAt }) => {
        const blank = { ...plan, isBlank: true }
        const state = withShip(startState, ship, (it) => withMarks(it, one))
        expect(seen(state, blank, { ...nothingYet, ship: looksAt })).toBe(seen(startState, blank, nothingYet))
      }),
    )
  })
})

describe('a result', () => {
  const majestic = shipId('majestic')
  const struck: Outcome = {
    label: { key: 'x' },
    by: 'rule',
    effects: [{ type: 'marked', ship: majestic, box: boxId('6-3'), mark: 'struck', on: true }],
  }
  const burning: Outcome = {
    label: { key: 'x' },
    by: 'rule',
    effects: [{ type: 'trackMoved', ship: majestic, track: trackId('fire'), by: 1 }],
  }
  const miss: Outcome = { label: { key: 'x' }, by: 'rule', effects: [] }
  const resultAt = (outcome: Outcome, at: Disclosure, lines: readonly string[] = []) => {
    const text = 'Charles Martel straddles Majestic'
    const attention = { ...nothingYet, results: [{ outcome, head: 'Gunnery', text, lines, dice: [] }] }
    const showing = planWith(freshTablePlan, majestic, at)
    const { picture } = showTable(
      { pack, state: startState, plan: showing, words, phase: 'Gunnery', weather: [], windFrom: null },
      attention,
    )
    return picture.is === 'shown' ? picture.result : null
  }
  const isShown = (...asked: Parameters<typeof resultAt>) => resultAt(...asked) !== null
  const reasons = (...asked: Parameters<typeof resultAt>) => resultAt(...asked)?.lines ?? []

  test.each(disclosures)('that marks a box is shown where boxes are shown: %s', (at) => {
    expect(isShown(struck, at)).toBe(shows(at, 'boxes'))
  })
  test.each(disclosures)('that moves a track is shown where all is shown: %s', (at) => {
    expect(isShown(burning, at)).toBe(shows(at, 'all'))
  })
  test.each(disclosures)('that did nothing is shown where she has a name, its reasons where all is shown: %s', (at) => {
    expect(isShown(miss, at)).toBe(shows(at, 'name'))
    for (const reason of ['Majestic is long: +1', 'She makes 3″ or more: +1']) {
      expect(isShown(miss, at, [reason])).toBe(shows(at, 'name'))
      expect(reasons(miss, at, [reason])).toEqual(shows(at, 'all') ? [`${reason}.`] : [])
    }
  })
})

test('a result that may not be shown leaves no gap: the one before it stays', () => {
  const majestic = shipId('majestic')
  const turned = {
    outcome: { label: { key: 'x' }, by: 'hand', effects: [] },
    head: 'Entry',
    text: 'Wind backs',
  } as const
  const hit = {
    outcome: { label: { key: 'x' }, by: 'hand', effects: [{ type: 'shipReset', ship: majestic }] },
    head: 'Entry',
    text: 'A fresh card',
  } as const
  const rest = { lines: [], dice: [] }
  const hidden = planWith(freshTablePlan, majestic, 'name')
  const before = seen(startState, hidden, { ...nothingYet, results: [{ ...turned, ...rest }] })
  expect(before).toContain('Wind backs')
  expect(
    seen(startState, hidden, {
      ...nothingYet,
      results: [
        { ...hit, ...rest },
        { ...turned, ...rest },
      ],
    }),
  ).toBe(before)
})

test('the setting of a ship goes before that of her side, and that before the usual', () => {
  const closed: DisclosurePlan = { ...openTable, usual: 'nothing' }
  const rows = (of: DisclosurePlan) => {
    const { picture } = showTable(
      {
        pack,
        state: startState,
        plan: { ...freshTablePlan, disclosure: of },
        words,
        phase: '',
        weather: [],
        windFrom: null,
      },
      nothingYet,
    )
    return picture.is === 'shown' && picture.body.layout === 'fleets'
      ? picture.body.sides.map((side) => [side.strength, side.rows.length])
      : []
  }
  expect(rows(closed)).toEqual([
    ['', 0],
    ['', 0],
  ])
  expect(rows({ ...closed, sides: { [sides[0]!]: 'name' } })).toEqual([
    ['', 5],
    ['', 0],
  ])
  expect(rows({ ...closed, sides: { [sides[0]!]: 'name' }, ships: { [ids[0]!]: 'condition' } })).toEqual([
    ['1 of 1 afloat', 5],
    ['', 0],
  ])
})

test('who fires is shown where every ship is shown whole, since the order depends on the state of each', () => {
  const squadron = startState.squadrons[1]!
  const firing = { ...pack, firingOrder: () => [{ squadron: squadron.id, is: 'next' as const }] }
  const firingCaption = (plan: TablePlan) => {
    const table = { pack: firing, state: startState, plan, words, phase: 'Gunnery', weather: [], windFrom: null }
    const { picture } = showTable(table, nothingYet)
    return picture.is === 'shown' ? picture.banner.phase : ''
  }
  expect(firingCaption(freshTablePlan)).toContain(`Gunnery: ${squadron.name}`)
  expect(firingCaption(planWith(freshTablePlan, ids[0]!, 'boxes'))).toBe('Gunnery')
})
