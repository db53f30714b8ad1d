import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { documentFormats } from '../documents/formats'
import { readDocument } from '../json/envelope'
import { packId, sideId, squadronId } from '../kernel/ids'
import { findPack } from '../rules/index'
import { blank, cardsOf, lists, one, other, problemsOf, randomEdits, shipCalled } from './battle.testing'
import {
  noRules,
  placeOfShip,
  withOrders,
  withoutShip,
  withoutSide,
  withShipAcross,
  withShipChanged,
  withShips,
  withShipStepped,
  withSide,
  withSquadron,
  withText,
  withVictoryFigures,
  type BattleDraft,
} from './draft'
import { nextOfClass } from './sister-names'
import { wholeSetup } from './strength'

const first = { squadron: squadronId('squadron-1'), index: 0 }
const grown = (slugs: readonly string[], draft: BattleDraft = blank) =>
  withShips(
    draft,
    first,
    slugs.map((slug) => ({ card: shipCalled(slug) })),
    'Royal Navy',
  ).draft
const names = (draft: BattleDraft) => draft.squadrons.map(({ ships }) => ships.map(({ id }) => id).join(' '))

describe('any edits whatever', () => {
  test('keep a document of the library, which reads as it was written', () => {
    fc.assert(
      fc.property(randomEdits(), (edits) => {
        const draft = edits.reduce((each, edit) => edit(each), blank)
        const document = { ...draft, pack: draft.pack === noRules ? packId('perfidious-albion') : draft.pack }
        expect(readDocument(JSON.stringify(document), [documentFormats.scenario])).toEqual({
          ok: true,
          value: document,
        })
      }),
    )
  })

  test('make a battle that its rules accept wherever nothing is said to stop it', () => {
    let sound = 0
    fc.assert(
      fc.property(randomEdits(), (edits) => {
        const draft = edits.reduce((each, edit) => edit(each), blank)
        if (problemsOf(draft).some(({ refuses }) => refuses)) return
        sound++
        const setup = wholeSetup(draft, cardsOf(draft))!
        expect(findPack(draft.pack)!.checkSetup(setup)).toMatchObject({ ok: true })
      }),
      { numRuns: 200 },
    )
    expect(sound).toBeGreaterThan(10)
  })

  test('can be mended: what a mend is offered for is gone with it, and comes to an end', () => {
    fc.assert(
      fc.property(randomEdits(), (edits) => {
        let draft = edits.reduce((each, edit) => edit(each), blank)
        for (let step = 0; step < 300; step++) {
          const problem = problemsOf(draft).find(({ mends }) => mends.length > 0)
          if (!problem) return
          draft = problem.mends[0]!.after
          expect(problemsOf(draft)).not.toContainEqual(problem)
        }
        expect.fail('mended without end')
      }),
      { numRuns: 60 },
    )
  })
})

test('the first ship sets the rules and the navy of her side; ships of other rules stay out', () => {
  const draft = grown(['majestic'])
  expect([draft.pack, draft.sides[0]]).toEqual([
    'perfidious-albion',
    { id: one, name: 'Royal Navy', flag: 'royal-navy' },
  ])
  const exeter = shipCalled('exeter', 'fire-on-the-waters')
  expect(withShips(draft, first, [{ card: exeter }])).toEqual({ draft, ids: [] })
  expect(withoutShip(draft, draft.squadrons[0]!.ships[0]!.id).pack).toBe(noRules)
})

test('ships move through their line, into the next squadron and to the other side', () => {
  const begun = withSquadron(grown(['majestic', 'foam']), one, 'Cruisers').draft
  const majestic = begun.squadrons[0]!.ships[0]!.id
  const stepped = withShipStepped(begun, majestic, 1)
  expect(names(stepped)).toEqual(['foam majestic', '', ''])
  expect(names(withShipStepped(stepped, majestic, 1))).toEqual(['foam', 'majestic', ''])
  expect(names(withShipStepped(begun, majestic, -1))).toEqual(names(begun))
  expect(placeOfShip(withShipAcross(begun, majestic), majestic)).toEqual({ squadron: 'squadron-2', index: 0 })
})

test('a second of one card has an id of her own', () => {
  expect(names(grown(['foam', 'foam']))[0]).toBe('foam foam-2')
})

test('a side goes with all that is its own, and two always stay', () => {
  const three = withOrders(withSide(blank, 'Third', 'Fleet'), sideId('side'), 'Wait.')
  expect(withoutSide(three, sideId('side'))).toEqual(blank)
  expect(withoutSide(blank, other)).toBe(blank)
})

test('what nobody could see is no title, and what is pasted loses what is hidden', () => {
  expect(withText(blank, 'title', ' \u200b ')).toEqual(blank)
  expect(withText(blank, 'title', 'Off\u202e Ushant').title).toBe('Off Ushant')
})

test('victory has figures, each by itself, and none that no count needs', () => {
  const counted = withVictoryFigures(blank, { turns: 12, counts: 'tons', lead: 25 })
  expect(counted.victoryFigures).toEqual({ turns: 12, counts: 'tons', lead: 25 })
  expect(withVictoryFigures(counted, { counts: null }).victoryFigures).toEqual({ turns: 12 })
  expect(withVictoryFigures(withVictoryFigures(counted, { counts: null }), { turns: null })).toEqual(blank)
})

describe('several of a class', () => {
  const called = (slug: string, count: number, taken: readonly string[] = []) =>
    nextOfClass(shipCalled(slug), count, taken, lists).map(({ card, name }) => name ?? card.name)

  test('take the next sisters: those with cards of their own, those that scenarios name, the one the class is called after', () => {
    expect(called('majestic', 2)).toEqual(['Majestic', 'Magnificent'])
    expect(called('sazanami', 3)).toEqual(['Sazanami', 'Ikazuchi', 'Oboro'])
    expect(called('sazanami', 2, ['Sazanami', 'Akebono'])[0]).toBe('Ikazuchi')
    expect(called('canopus', 2)).toEqual(['Canopus', 'Canopus 2'])
  })
})

describe('what is wrong', () => {
  const twoSides = withShips(grown(['sazanami']), { squadron: squadronId('squadron-2'), index: 0 }, [
    { card: shipCalled('novik') },
  ]).draft
  /** The sides of these tests are not alike, which is said of all of them. */
  const codes = (draft: BattleDraft) => problemsOf(draft).flatMap(({ code }) => (code === 'unequal' ? [] : code))

  test('nothing, with a ship on each side', () => expect(codes(twoSides)).toEqual([]))
  test('a battle without ships, or a side without', () => {
    expect(codes(blank)).toEqual(['no-ships'])
    expect(codes(grown(['foam']))).toEqual(['side-empty'])
  })
  test('two of one name on one side: names of the class mend it', () => {
    const [problem] = problemsOf(withShips(twoSides, first, [{ card: shipCalled('sazanami') }]).draft)
    expect(problem).toMatchObject({ code: 'name-twice', values: { name: 'Sazanami' } })
    expect(problem!.mends.map(({ values }) => values['name'])).toHaveLength(2)
    expect(codes(problem!.mends[0]!.after)).toEqual([])
  })
  test('a ship that is not in the library can be left out', () => {
    const { id } = twoSides.squadrons[0]!.ships[0]!
    const [problem] = problemsOf(
      withShipChanged(withShips(twoSides, first, [{ card: shipCalled('foam') }]).draft, id, { ship: 'gone' }),
    )
    expect(problem).toMatchObject({ code: 'ship-missing', values: { ship: 'Gone', file: 'gone' }, at: { ship: id } })
    expect(codes(problem!.mends[0]!.after)).toEqual([])
  })
  test('a speed that she cannot make', () => {
    const { id } = twoSides.squadrons[0]!.ships[0]!
    const [problem] = problemsOf(withShipChanged(twoSides, id, { speed: 40 }))
    expect(problem).toMatchObject({ code: 'too-fast', values: { speed: 40, most: 31 } })
    expect(problem!.mends[0]!.after.squadrons[0]!.ships[0]!.speed).toBe(31)
  })
  test('ships that cannot keep together are pointed out only', () => {
    const [problem] = problemsOf(withShips(twoSides, first, [{ card: shipCalled('majestic') }]).draft)
    expect(problem).toMatchObject({ code: 'mixed-speeds', refuses: false, values: { slow: 'Majestic', speed: 16 } })
    expect(problem!.mends.map(({ after }) => codes(after))).toEqual([[], []])
    expect(names(problem!.mends[1]!.after)).toEqual(['majestic', 'sazanami', 'novik'])
  })
  test('all who are quicker than the slowest are given one squadron together', () => {
    const fast = ['sazanami', 'sazanami', 'majestic'].map((slug) => ({ card: shipCalled(slug) }))
    const mixed = withShips(twoSides, first, fast).draft
    const found = problemsOf(mixed).find(({ code }) => code === 'mixed-speeds')!
    const mend = found.mends.find(({ name }) => name === 'own-squadron-with')!
    expect(mend.values).toMatchObject({ n: 2 })
    const { squadrons } = mend.after
    expect(squadrons).toHaveLength(mixed.squadrons.length + 1)
    expect(squadrons.map(({ ships }) => ships.map(({ ship }) => ship)).slice(0, 2)).toEqual([
      ['majestic'],
      ['sazanami', 'sazanami', 'sazanami'],
    ])
    expect(codes(mend.after)).not.toContain('mixed-speeds')
  })
  test('a side without orders where others have some', () => {
    expect(codes(withOrders(twoSides, one, 'Wait.'))).toEqual(['orders-empty'])
  })
  test('a side with less than a third of the other', () => {
    expect(problemsOf(twoSides)).toMatchObject([{ code: 'unequal', refuses: false }])
    const alike = withShips(twoSides, first, [{ card: shipCalled('dupuy-de-lome') }]).draft
    expect(problemsOf(alike).map(({ code }) => code)).not.toContain('unequal')
  })
  test('what its rules refuse is said with its place', () => {
    expect(problemsOf({ ...twoSides, table: { windForce: 99 } })[0]).toMatchObject({
      code: 'scenario-fact-unfit',
      at: { part: 'weather' },
      refuses: true,
    })
  })
})
