import { describe, expect, test } from 'vitest'
import { shell, struck, torpedo } from './struck.testing'

const burns = (box: string, hit: ReturnType<typeof struck>) => hit.marks(box).includes('burning')

describe('fires', () => {
  test('a listed place burns at or under its figure', () => {
    expect(burns('s-55', struck(shell(8, 5), {}, [2, 55, 1, 2]))).toBe(true)
    expect(burns('s-55', struck(shell(8, 5), {}, [2, 55, 1, 3]))).toBe(false)
    expect(burns('s-51', struck(shell(8, 5), {}, [2, 51, 1, 4]))).toBe(true)
    expect(burns('h-52', struck(shell(8, 10), {}, [1, 52, 1, 5]))).toBe(true)
  })

  test('an unlisted place has no red die', () => {
    expect(struck(shell(8, 5), {}, [2, 26]).asked).not.toContain('red-above-26')
  })

  test('a fuel tank that floods can burn all the same', () => {
    const hit = struck(shell(8, 10), {}, [1, 15, 6, 3])
    expect(hit.marks('h-15')).toEqual(['struck', 'flooded', 'burning'])
  })

  test('a main mount that burns is tried for an explosion, a secondary is not', () => {
    const main = struck(shell(8, 5), {}, [2, 21, 2, 2, 2])
    expect(main.asked).toContain('explosion-above-21')
    expect(main.standing).toBe('afloat')
    const secondary = struck(shell(8, 5), {}, [2, 34, 1, 2])
    expect(secondary.asked).not.toContain('explosion-above-34')
  })

  test('an explosion sinks her', () => {
    const hit = struck(shell(8, 5), {}, [2, 21, 2, 2, 1])
    expect(hit.standing).toBe('blownUp')
    expect(hit.why.slice(-2)).toEqual(['Furutaka 21 explodes.', 'Furutaka blows up.'])
  })
})

describe('magazines', () => {
  test('one that is hit and stays dry puts its mounts out, and may burn and explode', () => {
    const hit = struck(shell(8, 10), {}, [1, 55, 1, 1, 3, 2])
    expect(hit.marks('h-55')).toEqual(['struck', 'burning'])
    expect(hit.marks('s-53')).toEqual(['out'])
  })

  test('one that floods keeps no fire, but may explode as if it had not flooded', () => {
    const dry = struck(shell(8, 10), {}, [1, 55, 1, 6, 3, 2])
    expect(dry.marks('h-55')).toEqual(['struck', 'flooded'])
    expect(dry.standing).toBe('afloat')
    expect(struck(shell(8, 10), {}, [1, 55, 1, 6, 3, 1]).standing).toBe('blownUp')
  })

  test('one that flooded before is not tried any more', () => {
    const has = { boxes: { 'h-55': ['struck', 'flooded'] as const } }
    expect(struck(shell(8, 10), has, [1, 55, 1]).asked).not.toContain('red-hull-55')
  })

  test('flooding puts out a fire in a magazine, and no other', () => {
    const burning = { boxes: { 'h-55': ['burning'] as const, 'h-11': ['burning'] as const } }
    expect(struck(shell(8, 10), burning, [1, 55, 1, 6, 9]).marks('h-55')).toEqual(['struck', 'flooded'])
    expect(struck(shell(8, 10), burning, [1, 11, 6]).marks('h-11')).toEqual(['struck', 'flooded', 'burning'])
  })

  test('a mount whose magazine is flooded burns and never explodes', () => {
    const hit = struck(shell(8, 5), { boxes: { 'h-54': ['flooded'] } }, [2, 53, 1, 2])
    expect(hit.marks('s-53')).toContain('burning')
    expect(hit.why).toContain('Furutaka: the magazine of mount Y is flooded, no explosion.')
  })

  test('a torpedo tries each magazine space that it floods', () => {
    const hit = struck(torpedo(21), {}, [54, 9, 9, 9, 9, 9, 9, 41])
    expect(hit.asked.filter((key) => key.startsWith('red'))).toEqual([
      ...['red-hull-52', 'red-hull-53', 'red-hull-54', 'red-hull-55', 'red-hull-56', 'red-hull-61'],
    ])
  })
})
