import { describe, expect, test } from 'vitest'
import { sideId } from '../kernel/ids'
import { freshClock, onFace, paused, readClock, readingOf, reckoned, setBack, started } from './clock'

const north = sideId('north')
const south = sideId('south')
const clock = { ...freshClock, minutes: 2, warnSeconds: 30 }

/** Looked at every ten seconds, as the page does more often. */
function runs(from: typeof clock, seconds: number, turn = 1, at = 0) {
  let now = from
  for (let past = 10; past <= seconds; past += 10) now = reckoned(now, turn, at + past * 1000)
  return now
}

describe('the clock of a side', () => {
  test('counts its turn down, warns, and is over', () => {
    const begun = started(clock, north, 1, 0)
    const face = (seconds: number) => readingOf(runs(begun, seconds), north, 1)
    expect(face(0)).toEqual({ seconds: 120, isRunning: true, is: 'plenty', leftSeconds: 120 })
    expect(face(90)).toMatchObject({ seconds: 30, is: 'soon' })
    expect(face(120)).toMatchObject({ seconds: 0, is: 'over', leftSeconds: 0 })
    expect(face(150)).toMatchObject({ seconds: 0, is: 'over', leftSeconds: -30 })
  })

  test('counts up where it is set so, and continues', () => {
    const up = runs(started({ ...clock, way: 'up' }, north, 1, 0), 130)
    expect(readingOf(up, north, 1)).toMatchObject({ seconds: 130, is: 'over' })
  })

  test('stops while the other runs, and while it is paused', () => {
    const first = runs(started(clock, north, 1, 0), 20)
    const second = runs(started(first, south, 1, 20_000), 30, 1, 20_000)
    expect([north, south].map((side) => readingOf(second, side, 1).seconds)).toEqual([100, 90])
    const still = runs(paused(second, 1, 50_000), 40, 1, 50_000)
    expect([north, south].map((side) => readingOf(still, side, 1).seconds)).toEqual([100, 90])
  })

  test('begins again with every turn; a turn taken back has what it had', () => {
    const first = paused(runs(started(clock, north, 1, 0), 20), 1, 20_000)
    expect(readingOf(first, north, 2).seconds).toBe(120)
    expect(readingOf(first, north, 1).seconds).toBe(100)
    expect(readingOf(setBack(first, 1), north, 1).seconds).toBe(120)
  })

  test('stopped while unobserved: the program was closed, or the system clock was set back', () => {
    const begun = runs(started(clock, north, 1, 0), 20)
    expect(readingOf(reckoned(begun, 1, 3_600_000), north, 1)).toMatchObject({ seconds: 100, isRunning: false })
    expect(readingOf(reckoned(begun, 1, 0), north, 1)).toMatchObject({ seconds: 100, isRunning: false })
  })

  test('is restored after a reload, from any stored value', () => {
    const running = runs(started(clock, north, 1, 0), 20)
    expect(readClock(JSON.stringify(running))).toEqual(running)
    for (const odd of [null, '', '{', '[]', '{"way":"sideways"}']) expect(readClock(odd)).toEqual(freshClock)
  })

  test('shows minutes and seconds', () => expect([0, 65, 3660].map(onFace)).toEqual(['0:00', '1:05', '61:00']))
})
