import { defineStore } from 'pinia'
import { onScopeDispose, ref, shallowReactive, watch } from 'vue'
import { useBridge } from '../bridge/use-bridge'
import { afterRecount, useGameLog } from './game-log'
import type { LogPage } from '#shared/bridge/opened-game'
import type { JournalLine } from '#shared/game/journal-line'
import { mostTouching, touches, type Place } from '#shared/log/touching'

/** What the log says of one place on a card: its newest lines, oldest first. */
export type PlaceLines = Pick<LogPage, 'lines' | 'struck' | 'amended'>

interface Known extends PlaceLines {
  readonly place: Place
}

/** So many places are kept in step with the journal; of older ones it is asked again. */
const mostKept = 48

/**
 * What the log says of the boxes and tracks that were looked at. A place is asked for once; from then on it is kept in
 * step by the notices of new lines. One question is out at a time, and of those that wait only the newest is asked.
 */
export const usePlaceLog = defineStore('placeLog', () => {
  const bridge = useBridge()
  const log = useGameLog()
  const known = shallowReactive(new Map<string, Known>())
  const reading = ref<string | null>(null)
  /** For each request that is out, the lines that came since: its answer may be older. */
  const outstanding = new Set<JournalLine[]>()
  let wanted: Place | null = null

  onScopeDispose(
    bridge.on.gameAppended(({ game, lines, recounted, state }) => {
      if (game !== log.game) return
      if (state !== null) return forget()
      for (const since of outstanding) since.push(...lines)
      for (const [key, had] of known) {
        const now = recountedIn(withLines(had, lines), recounted)
        if (now !== had) known.set(key, now)
      }
    }),
  )
  watch(() => log.edition, forget, { flush: 'sync' })

  function forget(): void {
    known.clear()
    wanted = null
  }

  /** Makes sure this place is known, or asked about next: a question that waits for another place is dropped. */
  async function need(place: Place): Promise<void> {
    const isAsking = wanted !== null
    wanted = place
    if (isAsking) return
    while (wanted && !known.has(keyOf(wanted)) && (await ask(wanted)));
    wanted = null
  }

  /** What is known of a place, asked for if need be. */
  async function read(place: Place): Promise<PlaceLines | undefined> {
    if (!known.has(keyOf(place))) await ask(place)
    return known.get(keyOf(place))
  }

  /** False if nothing can be known now. */
  async function ask(place: Place): Promise<boolean> {
    const asked = log.edition
    if (log.game === null) return false
    const key = keyOf(place)
    const since: JournalLine[] = []
    outstanding.add(since)
    reading.value = key
    const answer = await bridge.gameTouching({ game: log.game, ...place }).catch(() => null)
    outstanding.delete(since)
    if (reading.value === key) reading.value = null
    if (asked !== log.edition || !answer) return false
    if (!answer.ok) return answer.code === 'read-overtaken'
    const { lines, struck, amended, lastSeq } = answer.value
    const newer = since.filter(({ seq }) => seq > lastSeq)
    for (const oldest of known.keys()) {
      if (known.size < mostKept) break
      known.delete(oldest)
    }
    known.set(key, withLines({ place, lines, struck, amended }, newer))
    return true
  }

  return {
    need,
    read,
    /** `undefined` while it is not known. */
    of: (place: Place): PlaceLines | undefined => known.get(keyOf(place)),
    isReading: (place: Place) => reading.value === keyOf(place),
  }
})

function keyOf({ ship, of }: Place): string {
  return 'box' in of ? `${ship} box ${of.box}` : `${ship} track ${of.track}`
}

function withLines(had: Known, lines: readonly JournalLine[]): Known {
  const last = had.lines.at(-1)?.seq ?? 0
  const more = lines.filter((line) => line.seq > last && touches(line, had.place))
  return more.length === 0 ? had : { ...had, lines: [...had.lines, ...more].slice(-mostTouching) }
}

function recountedIn(had: Known, recounted: Parameters<typeof afterRecount>[1]): Known {
  const about = recounted.filter(({ seq }) => had.lines.some((line) => line.seq === seq))
  return about.length === 0 ? had : { ...had, ...afterRecount(had, about) }
}
