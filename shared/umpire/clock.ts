import { z } from 'zod'
import type { Read } from '../json/read'
import type { SideId } from '../kernel/ids'
import { own } from '../kernel/own'

/** Time for each side in each turn. What the time is, the page says: nothing here looks at a clock. */
export const clockState = z.strictObject({
  /** Down from the time given, or up from nothing. */
  way: z.enum(['down', 'up']),
  minutes: z.int().min(1).max(240),
  /** A warning so many seconds before the end. */
  warnSeconds: z.int().min(0).max(3600),
  /** Milliseconds used, by turn and side. */
  used: z.record(z.string().max(80), z.number().min(0).max(864_000_000)),
  /** Whose clock runs, and since when it was last updated; `null`: none runs. */
  running: z.strictObject({ side: z.string().max(64), since: z.number() }).nullable(),
})
export type ClockState = Read<typeof clockState>

export const freshClock: ClockState = { way: 'down', minutes: 10, warnSeconds: 60, used: {}, running: null }

/** A clock that was not updated for so long was stopped: the program was closed, or the machine slept. */
const longestSleepMs = 60_000
/** Turns that are remembered, so that one can be taken back. */
const mostUsed = 60

export interface Reading {
  /** The time it shows, in seconds; never below 0 where it counts down. */
  readonly seconds: number
  readonly isRunning: boolean
  readonly is: 'plenty' | 'soon' | 'over'
  /** Seconds left until the time is up, below 0 when it is over. */
  readonly leftSeconds: number
}

const keyOf = (turn: number, side: SideId) => `${turn}:${side}`

/** Reckons what has run up to now. Done every second, and before anything is changed. */
export function reckoned(clock: ClockState, turn: number, nowMs: number): ClockState {
  const { running, used } = clock
  if (!running) return clock
  const ran = nowMs - running.since
  if (ran < 0 || ran > longestSleepMs) return { ...clock, running: null }
  const key = keyOf(turn, running.side as SideId)
  const now = { ...used, [key]: (own(used, key) ?? 0) + ran }
  return { ...clock, used: shortened(now), running: { ...running, since: nowMs } }
}

/** The oldest turns are forgotten. */
function shortened(used: ClockState['used']): ClockState['used'] {
  const entries = Object.entries(used)
  return entries.length <= mostUsed ? used : Object.fromEntries(entries.slice(entries.length - mostUsed))
}

/** Starts a side's clock; that of another stops. */
export function started(clock: ClockState, side: SideId, turn: number, nowMs: number): ClockState {
  return { ...reckoned(clock, turn, nowMs), running: { side, since: nowMs } }
}

export function paused(clock: ClockState, turn: number, nowMs: number): ClockState {
  return { ...reckoned(clock, turn, nowMs), running: null }
}

/** Every clock of the turn at its beginning. */
export function setBack(clock: ClockState, turn: number): ClockState {
  const used = Object.fromEntries(Object.entries(clock.used).filter(([key]) => !key.startsWith(`${turn}:`)))
  return { ...clock, used, running: null }
}

export function readingOf(clock: ClockState, side: SideId, turn: number): Reading {
  const usedSeconds = Math.floor((own(clock.used, keyOf(turn, side)) ?? 0) / 1000)
  const leftSeconds = clock.minutes * 60 - usedSeconds
  return {
    seconds: clock.way === 'up' ? usedSeconds : Math.max(0, leftSeconds),
    isRunning: clock.running?.side === side,
    is: leftSeconds <= 0 ? 'over' : leftSeconds <= clock.warnSeconds ? 'soon' : 'plenty',
    leftSeconds,
  }
}

/** `9:05`, `61:00`. */
export function onFace(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

/** The clock stored before a reload; a fresh one where the stored value is not valid. */
export function readClock(text: string | null): ClockState {
  if (text === null) return freshClock
  try {
    const read = clockState.safeParse(JSON.parse(text))
    return read.success ? read.data : freshClock
  } catch {
    return freshClock
  }
}
