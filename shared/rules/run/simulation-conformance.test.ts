import { describe, expect, test } from 'vitest'
import { rulesPacks } from '../index'
import { hasWords, phraseSaid } from '../kit/worded.testing'
import { addCounts, noBattles } from '../pack/simulation'
import { starterTable } from './starter.testing'

const played = rulesPacks.flatMap((pack) =>
  pack.simulation ? [{ id: pack.id, pack, simulation: pack.simulation }] : [],
)

describe.each(played)('battles of $id played many times over', ({ id, pack, simulation }) => {
  const state = starterTable(pack)
  const close = { rangeInches: 4, turns: 5 }
  const usual = (name: string) => simulation.inputs(state, {}).find((field) => field.name === name)?.default ?? null

  test('have words for every field, and for all that they take for granted', () => {
    for (const { name } of simulation.inputs(state, {})) {
      const label = simulation.label(state, name)
      if (label) phraseSaid(label)
      else hasWords(`rules.${id}.procedures.simulation.${name}`)
    }
    ;[simulation.policy, ...simulation.assumes(state, {})].forEach(phraseSaid)
    expect(simulation.check(state, {})).toMatchObject({ ok: true })
  })

  test.each([
    [{ second: usual('first') }, 'second', 'battle-own-side'],
    [{ first: 'nobody' }, 'first', 'no-such-squadron'],
    [{ rangeInches: 'far' }, 'rangeInches', 'range-unreadable'],
    [{ turns: 0 }, 'turns', 'battle-turns'],
    [{ firstAim: 'wildly' }, 'firstAim', 'battle-no-such-aim'],
    [{ secondAim: 'wildly' }, 'secondAim', 'battle-no-such-aim'],
  ])('%j is refused by its field', (input, field, code) => {
    expect(simulation.check(state, input)).toMatchObject({ ok: false, code, values: { field } })
  })

  test('are the same in pieces as in one run, and others from another seed', () => {
    const play = simulation.play(state, close, 7)
    const whole = simulation.play(state, close, 7)(0, 30)
    expect([play(0, 10), play(10, 15), play(25, 5)].reduce(addCounts, noBattles)).toEqual(whole)
    expect(simulation.play(state, close, 8)(0, 30)).not.toEqual(whole)
  })

  test('come to chances of each side that add up to 1, in words; no ship is lost twice', () => {
    const counts = simulation.play(state, close, 7)(0, 60)
    const plots = simulation.plots(state, close, counts)
    expect(plots.map(({ key }) => key).slice(0, 4)).toEqual(['shipsLost', 'flotation', 'firstLost', 'eachShip'])
    for (const { key, title, over, steps, series } of plots) {
      ;[title, over, ...steps, ...series.map(({ label }) => label)].forEach(phraseSaid)
      for (const { chances } of series) {
        expect(chances).toHaveLength(steps.length)
        const sum = chances.reduce((all, { chance }) => all + chance, 0)
        if (key !== 'eachShip' && key !== 'afloat') expect(sum, key).toBeCloseTo(1, 9)
      }
    }
    const lost = Object.entries(counts).filter(([key]) => key.startsWith('shipsLost '))
    expect(lost.reduce((sum, [, count]) => sum + count, 0)).toBe(2 * counts.battles)
  })
})
