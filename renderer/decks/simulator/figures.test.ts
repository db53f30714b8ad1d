import { describe, expect, test } from 'vitest'
import { asDrawn, eveningOf, whyPlayed, ofContents, withoutOne, type TunedDeck } from './tuned-deck'
import { eveningsInPieces, type EveningsOrder } from './evenings'
import { difference, exactFigures, playedFigures, together } from './figures'
import { figureTable, errorText, percentText, signedText } from './figure-words'
import type { Figure } from '../../ui/plot/plot'
import { usualRules, type DeckRules } from '#shared/decks/deck-rules'
import { contentsOf } from '#shared/decks/naval/plan'

const deckOf = (blacks: number, rules: Partial<DeckRules> = {}): TunedDeck =>
  ofContents(
    { ...usualRules, ...rules },
    contentsOf({ reds: ['2H', '4H', '5H', '6H', '9H', '10H', 'JH', '6D', 'QD'], blacks }),
  )
const exact = (figure: number): Figure => ({ figure, error: null })

describe('figures of a fresh deck', () => {
  const figures = exactFigures(deckOf(27), 12)

  test('nine reds of 36 in twelve turns', () => {
    expect(figures).toMatchObject({ how: 'exact', eachTurn: { error: null } })
    expect(figures.eachTurn.figure).toBeCloseTo(0.25, 12)
    expect(figures.expected.figure).toBeCloseTo(3, 12)
    expect(figures.cardBy.get('QD')![11]!.figure).toBeCloseTo(12 / 36, 12)
    // No diamond in twelve of 36 with two of them.
    expect(figures.decisiveBy[11]!.figure).toBeCloseTo(1 - (24 * 23) / (36 * 35), 12)
  })

  test('one red for a black takes a third of an event away', () => {
    const swapped = exactFigures(withoutOne(deckOf(27), '2H'), 12)
    expect(difference(figures.expected, swapped.expected).figure).toBeCloseTo(-12 / 36, 12)
  })
})

describe('two decks together', () => {
  test('bring the events of both, and one at least where either does', () => {
    const [one, other] = [exactFigures(deckOf(27), 4), exactFigures(deckOf(9), 4)]
    const both = together(one, other)
    expect(both.expected).toEqual(exact(1 + 2))
    expect(both.byTurn[0]).toEqual({ figure: expect.closeTo(1 - 0.75 * 0.5, 12) as number, error: null })
  })

  test('err as squares do, each by what the other leaves open', () => {
    const played = exactFigures(deckOf(27), 1)
    const off = { ...played, byTurn: [{ figure: 0.25, error: 0.004 }], expected: { figure: 0.25, error: 0.003 } }
    const both = together(off, { ...off, expected: { figure: 0.25, error: 0.004 } })
    expect(both.byTurn[0]!.error).toBeCloseTo(Math.hypot(0.003, 0.003), 12)
    expect(both.expected.error).toBeCloseTo(0.005, 12)
  })
})

describe('figures with a closed form are not played', () => {
  test.each([
    [deckOf(27), asDrawn, null],
    [deckOf(27, { playMode: 'immediate' }), { ...asDrawn, policy: { kind: 'fromTurn', turn: 3 } }, null],
    [deckOf(27), { ...asDrawn, policy: { kind: 'fromTurn', turn: 3 } }, 'held'],
    [deckOf(27), { ...asDrawn, momentPercent: 60 }, 'moments'],
    [deckOf(27, { cardsPerTurn: 3, handLimit: 2 }), asDrawn, 'handLimit'],
    [deckOf(27, { cardsPerTurn: 2, handLimit: 2 }), asDrawn, null],
    [deckOf(2, { cardsPerTurn: 3 }), asDrawn, null],
    [deckOf(2, { cardsPerTurn: 3, reshuffle: 'everyTurn' }), asDrawn, null],
  ] as const)('%#', (deck, playing, why) => {
    expect(whyPlayed(deck, playing)).toBe(why)
  })
})

describe('evenings played in pieces', () => {
  const order = (deck: TunedDeck, change: Partial<EveningsOrder> = {}, momentPercent = 100): EveningsOrder => ({
    ask: 1,
    decks: [eveningOf(deck, { ...asDrawn, momentPercent })],
    turns: 12,
    games: 500,
    seed: 7,
    ...change,
  })
  const findingsOf = (...given: Parameters<typeof order>) => {
    const news = [...eveningsInPieces(order(...given))]
    const last = news.at(-1)
    if (last?.kind !== 'played') throw new Error('nothing was played')
    return { pieces: news.length, games: last.games, found: playedFigures(given[0], last.findings[0]!) }
  }

  test('agree with the closed forms within their errors, kinds and cards too', () => {
    const { pieces, games, found } = findingsOf(deckOf(27), { games: 40_000 })
    expect([pieces > 2, games]).toEqual([true, 40_000])
    const known = exactFigures(deckOf(27), 12)
    const near = (ours: readonly Figure[], theirs: readonly Figure[]) =>
      ours.forEach(({ figure, error }, at) => expect(Math.abs(figure - theirs[at]!.figure)).toBeLessThan(2.5 * error!))
    near(found.byTurn, known.byTurn)
    near(found.decisiveBy, known.decisiveBy)
    near(found.cardBy.get('QD')!, known.cardBy.get('QD')!)
    near([found.expected], [known.expected])
  })

  test('of a deck without diamonds show none for certain', () => {
    const harmless = ofContents(usualRules, contentsOf({ reds: ['2H', '4H'], blacks: 4 }))
    const { found } = findingsOf(harmless, { turns: 3 }, 60)
    expect(found.decisiveBy).toEqual([exact(0), exact(0), exact(0)])
    expect(found.byTurn[2]!.error).toBeGreaterThan(0)
  })

  test('that cannot be played are refused', () => {
    expect([...eveningsInPieces(order(deckOf(27), {}, 130))]).toEqual([{ kind: 'failed', because: 'evening-moment' }])
  })
})

describe('figures in words', () => {
  test('nearly certain is not certain', () => {
    expect([0.9993, 1, 0.001, 0, 0.254].map((chance) => percentText(exact(chance)))).toEqual([
      '99.9 %',
      '100 %',
      '0.1 %',
      '0 %',
      '25.4 %',
    ])
    expect(percentText({ figure: 1, error: 0.0001 })).toBe('>99.9 %')
  })

  test('an error is never shown as none, no change is shown as such', () => {
    expect(errorText({ figure: 0.5, error: 0.003 })).toBe('± 0.3')
    expect(errorText({ figure: 1, error: 0.00001 })).toBe('± 0.01')
    expect([-0.33, 0.01, 0.2].map((change) => signedText(change, 1))).toEqual(['−0.3', '±0', '+0.2'])
  })

  test('the table for a spreadsheet has percents, errors where there are any, and no formula', () => {
    const series = [
      { name: '=cmd|x', figures: [exact(0.25), exact(0.5)] },
      { name: 'French', figures: [{ figure: 0.1, error: 0.01 }, undefined] },
    ]
    const table = figureTable({ title: 'Events', over: 'events', steps: ['0', '1'], series })
    const lines = table.csv!().split(/\r?\n/)
    expect(lines[0]).toContain("'=cmd|x")
    expect(lines[0]).toContain('"French, ±"')
    expect(lines.slice(1, 3)).toEqual(['0,25,10,1', '1,50,,'])
  })
})
