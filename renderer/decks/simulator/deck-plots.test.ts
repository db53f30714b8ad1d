import { describe, expect, test } from 'vitest'
import { chancesByTurn, distribution } from './deck-plots'
import type { Figure } from '../../ui/plot/plot'

const figures = (...list: readonly number[]): readonly Figure[] => list.map((figure) => ({ figure, error: null }))
const deck = (name: string, ...list: readonly number[]) => ({ name, isOld: false, figures: figures(...list) })
const counts = { key: 'count', title: 'Events in 3 turns', over: 'events in a game', steps: ['0', '1', '2', '3'] }

describe('the sentence over a distribution', () => {
  const says = (...series: readonly ReturnType<typeof deck>[]) => distribution({ ...counts, series })(90).sentence
  const often = 'The number that comes most often: '

  test('names of each deck the step that comes most often, and its chance', () => {
    const both = [deck('Royal Navy', 0.2, 0.5, 0.3, 0), deck('Kriegsmarine', 0, 0.1, 0.2, 0.7)]
    expect(says(...both)).toBe(`${often}Royal Navy 1 (50 %), Kriegsmarine 3 (70 %).`)
  })
  test('names steps that come alike, and of many the first and the last', () => {
    expect(says(deck('Fleet', 0.4, 0.4, 0.2, 0))).toBe(`${often}Fleet 0 / 1 (40 %).`)
    expect(says(deck('Fleet', 0.25, 0.25, 0.25, 0.25))).toBe(`${often}Fleet 0 … 3 (25 %).`)
  })
  test('of what never comes says so, of one it knows nothing of nothing', () => {
    expect(says(deck('Fleet', 0, 0, 0, 0))).toBe(`${often}Fleet none.`)
    expect(says()).toBe('')
  })
  test('leaves aside what lies beyond the steps that are drawn', () => {
    expect(says(deck('Fleet', 0.1, 0.2, 0.1, 0.1, 0.5))).toBe(`${often}Fleet 1 (20 %).`)
  })
})

test('over chances by turn it says those of the turn that is read off, of the decks that have one', () => {
  const series = [deck('Royal Navy', 0.25, 0.5), deck('Kriegsmarine', 0.1)]
  const plot = { key: 'by', title: 'At least one event', over: 'by the end of turn', steps: ['4', '5'], series }
  const says = (step: number, turn: number) => chancesByTurn(plot, { step, turn })(90).sentence
  expect(says(1, 4)).toBe('An event comes by turn 4: Royal Navy in 25 %, Kriegsmarine in 10 % of games.')
  expect(says(2, 5)).toBe('An event comes by turn 5: Royal Navy in 50 % of games.')
})
