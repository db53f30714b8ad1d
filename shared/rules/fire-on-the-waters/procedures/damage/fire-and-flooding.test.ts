import { describe, expect, test } from 'vitest'
import { leaves, shell, struck, torpedo } from './struck.testing'

const high = shell(8, 5)
const low = shell(8, 10)

describe('fires', () => {
  leaves([
    ['a listed place burns at its figure', high, [2, 55, 1, 2], { marks: { 's-55': ['struck', 'burning'] } }],
    ['and not above it', high, [2, 55, 1, 3], { marks: { 's-55': ['struck'] } }],
    ['aircraft at 4', high, [2, 51, 1, 4], { marks: { 's-51': ['struck', 'burning'] } }],
    ['aviation gas at 5', low, [1, 52, 1, 5], { marks: { 'h-52': ['struck', 'burning'] } }],
    ['an unlisted place has no red die', high, [2, 26], { unasked: 'red-above-26' }],
    ['a fuel tank floods and burns', low, [1, 15, 6, 3], { marks: { 'h-15': ['struck', 'flooded', 'burning'] } }],
    ['a main mount may explode', high, [2, 21, 2, 2, 2], { asked: 'explosion-above-21', standing: 'afloat' }],
    ['a secondary mount does not', high, [2, 34, 1, 2], { unasked: 'explosion-above-34' }],
  ])

  test('an explosion sinks her', () => {
    const hit = struck(high, {}, [2, 21, 2, 2, 1])
    expect(hit.standing).toBe('blownUp')
    expect(hit.why.slice(-2)).toEqual(['Furutaka 21 explodes.', 'Furutaka blows up.'])
  })
})

describe('magazines', () => {
  const burning = { boxes: { 'h-55': ['burning'], 'h-11': ['burning'] } } as const
  leaves([
    [
      'one that is hit and stays dry puts its mounts out, and may burn and explode',
      low,
      [1, 55, 1, 1, 3, 2],
      { marks: { 'h-55': ['struck', 'burning'], 's-53': ['out'] } },
    ],
    [
      'one that floods keeps no fire',
      low,
      [1, 55, 1, 6, 3, 2],
      { marks: { 'h-55': ['struck', 'flooded'] }, standing: 'afloat' },
    ],
    ['but may explode as if it had not flooded', low, [1, 55, 1, 6, 3, 1], { standing: 'blownUp' }],
    [
      'one that flooded before is not tried any more',
      low,
      [1, 55, 1],
      { unasked: 'red-hull-55' },
      { boxes: { 'h-55': ['struck', 'flooded'] } },
    ],
    ['flooding puts out a fire in one', low, [1, 55, 1, 6, 9], { marks: { 'h-55': ['struck', 'flooded'] } }, burning],
    ['and no other', low, [1, 11, 6], { marks: { 'h-11': ['struck', 'flooded', 'burning'] } }, burning],
    [
      'a mount whose magazine is flooded burns and never explodes',
      high,
      [2, 53, 1, 2],
      {
        marks: { 's-53': ['struck', 'burning'] },
        why: ['Furutaka: the magazine of mount Y is flooded, no explosion.'],
      },
      { boxes: { 'h-54': ['flooded'] } },
    ],
  ])

  test('a torpedo tries each magazine space that it floods', () => {
    const hit = struck(torpedo(21), {}, [54, 9, 9, 9, 9, 9, 9, 41])
    expect(hit.asked.filter((key) => key.startsWith('red'))).toEqual([
      ...['red-hull-52', 'red-hull-53', 'red-hull-54', 'red-hull-55', 'red-hull-56', 'red-hull-61'],
    ])
  })
})

describe('water', () => {
  leaves([
    [
      'the blue die floods from the figure of the gun up',
      low,
      [1, 11, 3],
      { marks: { 'h-11': ['struck', 'flooded'] } },
    ],
    ['and not below', low, [1, 11, 2], { marks: { 'h-11': ['struck'] } }],
    ['one more beyond 15 inches', shell(8, 16), [1, 11, 2], { marks: { 'h-11': ['struck', 'flooded'] } }],
    [
      'a space floods once',
      low,
      [1, 11],
      { flotation: 63 },
      { boxes: { 'h-11': ['struck', 'flooded'] }, tracks: { flotation: 63 } },
    ],
    [
      'ruling: she sinks with half of her points',
      low,
      [1, 11, 6],
      { standing: 'sunk' },
      { tracks: { flotation: 33 }, houseRules: { sinksWhen: 'halfFpLost' } },
    ],
    ['or with all of them', low, [1, 11, 6], { standing: 'afloat' }, { tracks: { flotation: 33 } }],
    [
      'a boiler room hit costs speed, and she slows down to what she can make',
      low,
      [1, 31, 1, 1],
      { speed: 3.75, why: ['2 of 10 boilers out, 10 %: 0.5″ off'] },
    ],
    ['if she made more', low, [1, 31, 1, 1], { speed: 2 }, { tracks: { speed: 2 } }],
    [
      'what was repaired is out again',
      low,
      [1, 31, 1, 1],
      { marks: { 'h-31': ['struck'] }, speed: 3.75 },
      { boxes: { 'h-31': ['struck', 'repaired'] } },
    ],
    ['a funnel costs speed', high, [2, 32, 1], { casualties: 'funnel:32', speed: 4 }],
    ['once', shell(8, 5, 2), [2, 32, 1, 2, 32, 1], { casualties: 'funnel:32', speed: 4 }],
  ])

  test('with the last point she sinks, and further hits do nothing', () => {
    const hit = struck(shell(8, 10, 3), { tracks: { flotation: 1 } }, [1, 11, 6])
    expect(hit.standing).toBe('sunk')
    expect(hit.why).toContain('Furutaka can take no more harm: 2 hits do nothing.')
    expect([hit.outcome, hit.standing]).toEqual([1, 'sunk'])
  })
})
