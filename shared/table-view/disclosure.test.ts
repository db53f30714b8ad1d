import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { disclosures, openTable, shows, type Disclosure, type DisclosurePlan } from './disclosure'
import { anyMarks, withMarks, planOf, planWith, withShip } from './random-plans.testing'
import { freshTablePlan, type TablePlan } from './table-plan'
import { pictureOfGame, type GameShown } from './show-table'
import type { Effect } from '../game/effect'
import type { JournalLine } from '../game/journal-line'
import type { GameState } from '../game/state'
import { boxId, shipId, trackId, type ShipId } from '../kernel/ids'
import { perfidiousAlbion as pack } from '../rules/perfidious-albion'
import { starterTable } from '../rules/run/starter.testing'
import { words } from '../rules/kit/worded.testing'

const startState = starterTable(pack, 'off-ushant')
const ids = Object.keys(startState.ships) as ShipId[]
const sides = startState.sides.map(({ id }) => id)

const plan = planOf(startState)

type Looks = Partial<Pick<GameShown, 'ship' | 'page' | 'lines' | 'pack' | 'asks'>>

function shown(state: GameState, of: TablePlan, looks: Looks = {}) {
  const banner = { words, phase: 'Gunnery', weather: ['wind 4'], windFrom: 45 }
  const nothingYet = { pack, ship: null, page: 0, lines: [], lostIn: new Map<ShipId, number>() }
  return pictureOfGame({ ...banner, ...nothingYet, state, plan: of, ...looks })
}
const seen = (...of: Parameters<typeof shown>) => JSON.stringify(shown(...of))

/** A ship, her marks, and what is looked at. */
const tableWithShip = fc.record({
  plan,
  ship: fc.constantFrom(...ids),
  one: anyMarks,
  looksAt: fc.constantFrom(...ids),
  page: fc.nat(5),
})

test('the banner says whom the table waits for', () => {
  const looks = { asks: 'Royal Navy' }
  expect(seen(startState, freshTablePlan, looks)).toContain('"phase":"Gunnery: Royal Navy decides"')
  expect(seen(startState, freshTablePlan)).toContain('"phase":"Gunnery"')
})

describe('a picture', () => {
  test('of a table with a hidden ship is that of one without her', () => {
    fc.assert(
      fc.property(tableWithShip, ({ plan, ship, one, looksAt, page }) => {
        const hidden = planWith(plan, ship, 'nothing')
        const looks = { ship: looksAt === ship ? null : looksAt, page }
        const marked = withShip(startState, ship, (each) => withMarks(each, one))
        const gone: GameState = {
          ...startState,
          squadrons: startState.squadrons.map((squadron) => ({
            ...squadron,
            order: squadron.order.filter((id) => id !== ship),
          })),
        }
        expect(seen(marked, hidden, looks)).toBe(seen(gone, hidden, looks))
      }),
    )
  })

  test('that is blank shows nothing at all', () => {
    fc.assert(
      fc.property(tableWithShip, ({ plan, ship, one, looksAt }) => {
        const blank = { ...plan, isBlank: true }
        const state = withShip(startState, ship, (it) => withMarks(it, one))
        expect(seen(state, blank, { ship: looksAt })).toBe(seen(startState, blank))
      }),
    )
  })
})

/** An entry that says a text, and gives its reasons. */
function stepOf(text: string, effects: readonly Effect[], reasons: readonly string[] = []): JournalLine {
  const [label, ...why] = [text, ...reasons].map((text) => ({ key: 'steps.note', values: { text } }))
  return { kind: 'step', seq: 1, at: 1, label: label!, by: 'rule', effects, why }
}

describe('a result', () => {
  const majestic = shipId('majestic')
  const struck: Effect[] = [{ type: 'marked', ship: majestic, box: boxId('6-3'), mark: 'struck', on: true }]
  const burning: Effect[] = [{ type: 'trackMoved', ship: majestic, track: trackId('fire'), by: 1 }]
  const miss: Effect[] = []
  const resultAt = (effects: readonly Effect[], at: Disclosure, reasons: readonly string[] = []) => {
    const lines = [stepOf('Charles Martel straddles Majestic', effects, reasons)]
    const { picture } = shown(startState, planWith(freshTablePlan, majestic, at), { lines })
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
      expect(reasons(miss, at, [reason])).toEqual(shows(at, 'all') ? [`note: ${reason}.`] : [])
    }
  })
})

test('a result that may not be shown leaves no gap: the one before it stays', () => {
  const majestic = shipId('majestic')
  const turned = stepOf('Wind backs', [])
  const hit = stepOf('A fresh card', [{ type: 'shipReset', ship: majestic }])
  const hidden = planWith(freshTablePlan, majestic, 'name')
  const before = seen(startState, hidden, { lines: [turned] })
  expect(before).toContain('Wind backs')
  expect(seen(startState, hidden, { lines: [hit, turned] })).toBe(before)
})

test('the setting of a ship goes before that of her side, and that before the usual', () => {
  const closed: DisclosurePlan = { ...openTable, usual: 'nothing' }
  const rows = (of: DisclosurePlan) => {
    const { picture } = shown(startState, { ...freshTablePlan, disclosure: of })
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
    const { picture } = shown(startState, plan, { pack: firing })
    return picture.is === 'shown' ? picture.banner.phase : ''
  }
  expect(firingCaption(freshTablePlan)).toContain(`Gunnery: ${squadron.name}`)
  expect(firingCaption(planWith(freshTablePlan, ids[0]!, 'boxes'))).toBe('Gunnery')
})
