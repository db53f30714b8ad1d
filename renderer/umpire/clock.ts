import { useIntervalFn } from '@vueuse/core'
import { defineStore } from 'pinia'
import { computed, shallowRef, watch } from 'vue'
import { useGame } from '../stores/game'
import { useAnnouncements } from '../ui/announcements'
import { say } from '../words'
import type { Side } from '#shared/game/state'
import type { SideId } from '#shared/kernel/ids'
import * as clocks from '#shared/umpire/clock'

const tickMs = 500

/** The clocks of the open game. They belong to this machine and not to the journal, and are kept over a reload. */
export const useClock = defineStore('clock', () => {
  const game = useGame()
  const announcements = useAnnouncements()
  const clock = shallowRef(clocks.freshClock)
  const turn = computed(() => game.live?.turn ?? 1)
  const place = () => `spotting-top:clock:${game.headCrc}`

  const faces = computed(() =>
    (game.live?.sides ?? []).map((side) => ({ side, reading: clocks.readingOf(clock.value, side.id, turn.value) })),
  )
  /** Whether this turn has a clock at all. */
  const isUsed = computed(
    () => clock.value.running !== null || Object.keys(clock.value.used).some((key) => key.startsWith(`${turn.value}:`)),
  )
  const ticking = useIntervalFn(tick, tickMs, { immediate: false })

  function keep(next: clocks.ClockState): void {
    const before = faces.value
    clock.value = next
    if (game.id !== null) localStorage.setItem(place(), JSON.stringify(next))
    if (next.running) ticking.resume()
    else ticking.pause()
    for (const [at, { side, reading }] of faces.value.entries()) {
      if (reading.isRunning && reading.is !== before[at]?.reading.is) warn(side, reading)
    }
  }

  function warn({ name: side }: Side, { is, leftSeconds }: clocks.Reading): void {
    if (is === 'soon') announcements.announce(say('umpire.clock.soonOf', { side, face: clocks.onFace(leftSeconds) }))
    if (is === 'over') announcements.announce(say('umpire.clock.overOf', { side }))
  }

  function tick(): void {
    keep(clocks.reckoned(clock.value, turn.value, Date.now()))
  }

  function turnOver(side: SideId): void {
    const isRunning = clock.value.running?.side === side
    keep(
      isRunning
        ? clocks.paused(clock.value, turn.value, Date.now())
        : clocks.started(clock.value, side, turn.value, Date.now()),
    )
  }

  function set(change: Partial<Pick<clocks.ClockState, 'way' | 'minutes' | 'warnSeconds'>>): void {
    const read = clocks.clockState.safeParse({ ...clock.value, ...change })
    if (read.success) keep(read.data)
  }

  watch(
    () => (game.status === 'open' ? game.headCrc : ''),
    (crc) => {
      ticking.pause()
      clock.value = crc === '' ? clocks.freshClock : clocks.readClock(localStorage.getItem(place()))
      if (clock.value.running) tick()
    },
    { immediate: true },
  )
  // What ran up to the new turn was of the old one; the clock goes on for the same side.
  watch(turn, (_, before) => {
    if (clock.value.running) keep(clocks.reckoned(clock.value, before, Date.now()))
  })

  return { clock, faces, isUsed, turnOver, set, setBack: () => keep(clocks.setBack(clock.value, turn.value)) }
})
