import type { Ref } from 'vue'
import { useAnnouncements } from '../ui/announcements'
import { say } from '../words'
import { phraseInWords } from '#shared/log/phrase'
import type { Entry, JournalLine, Phrase } from '#shared/game/journal-line'
import { labelOf, type Named } from '#shared/game/label'
import { shipName } from '#shared/game/ship-name'
import type { GameState } from '#shared/game/state'
import { capitalised } from '#shared/words/decapitalised'
import { isOut } from '#shared/rules/pack/standing'
import type { RulesPack } from '#shared/rules/pack/rules-pack'

interface ShownTable {
  readonly live: Readonly<Ref<GameState | undefined>>
  readonly pack: Readonly<Ref<RulesPack | null>>
  /** What undo would take back now. */
  readonly undoes: Readonly<Ref<Named | null>>
  undo(): void
}

/** Says what one tap did that is easily done by mistake, and offers to undo it beside the words. */
export function tapNotices({ live, pack, undoes, undo }: ShownTable) {
  const announcements = useAnnouncements()

  /** To be called with what a tap wrote, and the table before it. */
  function notify(before: GameState, entries: readonly Entry[]): void {
    const now = live.value
    const last = entries.at(-1)
    if (!now || !pack.value || !last || now === before) return
    const texts = [...liftedBy(entries, now, pack.value), ...lostSince(before, now, pack.value)]
    if (texts.length === 0) return
    const label = labelOf(last as JournalLine)
    announcements.announce(texts.join(' '), 'news', {
      label: say('play.undo.label'),
      // Once anything else was done, undo would take that back.
      isOffered: () => undoes.value !== null && isSame(undoes.value.label, label),
      perform: () => entries.forEach(undo),
    })
  }

  return { notify }
}

function liftedBy(entries: readonly Entry[], now: GameState, pack: RulesPack): readonly string[] {
  return entries.flatMap((entry) => {
    if (entry.kind !== 'step') return []
    if (entry.settles === undefined && !entry.effects.some(({ type }) => type === 'markerLifted')) return []
    const what = phraseInWords(entry.label, now, pack, say)
    return say(entry.settles === undefined ? 'play.notice.done' : 'dialogue.applied', { what: capitalised(what) })
  })
}

/** Ships that took part before and do so no more. */
function lostSince(before: GameState, now: GameState, pack: RulesPack): readonly string[] {
  return Object.values(now.ships).flatMap((ship) => {
    const was = before.ships[ship.id]
    if (!was || was === ship || isOut(pack.condition(was, before).standing)) return []
    const { standing } = pack.condition(ship, now)
    if (!isOut(standing)) return []
    return say('play.notice.lost', { ship: shipName(ship), standing: say(`play.standing.${standing}`) })
  })
}

function isSame(one: Phrase, other: Phrase): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
