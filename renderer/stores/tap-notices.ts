import type { Ref } from 'vue'
import { useAnnouncements } from '../ui/announcements'
import { say } from '../words'
import { phraseInWords } from '#shared/log/phrase'
import type { Entry, JournalLine, Phrase } from '#shared/game/journal-line'
import { labelOf, type Named } from '#shared/game/label'
import { shipName } from '#shared/game/ship-name'
import type { GameState, ShipInPlay } from '#shared/game/state'
import { capitalised } from '#shared/words/decapitalised'
import { isOut } from '#shared/rules/pack/standing'
import type { RulesPack } from '#shared/rules/pack/rules-pack'

interface ShownTable {
  readonly live: Readonly<Ref<GameState | undefined>>
  readonly pack: Readonly<Ref<RulesPack | null>>
  /** What undo would take back now. */
  readonly undoes: Readonly<Ref<Named | null>>
  /** What was undone last. */
  readonly redoes: Readonly<Ref<Named | null>>
  undo(): void
}

/** Says what one tap did that is easily done by mistake, and offers to undo it beside the words. */
export function tapNotices({ live, pack, undoes, redoes, undo }: ShownTable) {
  const announcements = useAnnouncements()

  /** To be called with what a tap wrote, and the table before it. */
  function notify(before: GameState, entries: readonly Entry[]): void {
    const now = live.value
    const last = entries.at(-1)
    if (!now || !pack.value || !last || now === before) return
    const rules = pack.value
    const lost = lostSince(before, now, rules)
    const texts = [...liftedBy(entries, now, rules), ...lost.map((ship) => saidOf(ship, now, rules))]
    if (texts.length === 0) return
    const label = labelOf(last as JournalLine)
    announcements.announce(texts.join(' '), 'news', {
      action: {
        label: say('play.undo.label'),
        // Once anything else was done, undo would take that back.
        isOffered: () => undoes.value !== null && isSame(undoes.value.label, label),
        perform: () => entries.forEach(undo),
      },
      // Undone here, in the log or in another window, it is true no more.
      stays: () => {
        const table = live.value
        if (!table || (redoes.value !== null && isSame(redoes.value.label, label))) return false
        return lost.every(({ id }) => table.ships[id] && isOut(rules.condition(table.ships[id], table).standing))
      },
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
function lostSince(before: GameState, now: GameState, pack: RulesPack): readonly ShipInPlay[] {
  return Object.values(now.ships).filter((ship) => {
    const was = before.ships[ship.id]
    if (!was || was === ship || isOut(pack.condition(was, before).standing)) return false
    return isOut(pack.condition(ship, now).standing)
  })
}

const saidOf = (ship: ShipInPlay, now: GameState, pack: RulesPack) =>
  say('play.notice.lost', {
    ship: shipName(ship),
    standing: say(`play.standing.${pack.condition(ship, now).standing}`),
  })

function isSame(one: Phrase, other: Phrase): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
