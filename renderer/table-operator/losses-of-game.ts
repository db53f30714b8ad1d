import { shallowRef, watch, type Ref } from 'vue'
import type { GameState } from '#shared/game/state'
import type { JournalLine } from '#shared/game/journal-line'
import type { GameId } from '#shared/kernel/ids'
import type { Result } from '#shared/kernel/result'
import { Replay } from '#shared/report/replay'
import { soundJournal } from '#shared/report/sound-journal'
import type { RulesPack } from '#shared/rules/pack/rules-pack'
import { isLost, lossesAfter, lossesIn, type Losses } from '#shared/table-view/losses'

interface FollowedGame {
  readonly id: GameId | null
  readonly pack: RulesPack | null
  readonly live: GameState | undefined
}

/** The losses of the open game: followed as they happen; those of an earlier evening are looked up when they are wanted. */
export function lossesOf(
  game: FollowedGame,
  allLines: () => Promise<Result<readonly JournalLine[]>>,
  isWanted: Ref<boolean>,
): Ref<Losses> {
  const lostIn = shallowRef<Losses>(new Map())
  let lookedUp: GameId | null = null

  watch(
    () => game.live,
    (after, before) => {
      const { pack } = game
      if (!after || !pack) forget()
      else if (before) lostIn.value = lossesAfter(lostIn.value, pack, before, after)
    },
    { flush: 'sync' },
  )
  watch([isWanted, () => game.live !== undefined], () => void fetchLosses(), { immediate: true })

  function forget(): void {
    lostIn.value = new Map()
    lookedUp = null
  }

  async function fetchLosses(): Promise<void> {
    const { id, pack, live } = game
    if (!isWanted.value || id === null || id === lookedUp || !pack || !live) return
    if (!Object.values(live.ships).some((ship) => isLost(pack, ship) && !lostIn.value.has(ship.id))) return
    lookedUp = id
    const journal = await allLines()
    if (game.id !== id) return
    // What could not be read is looked up again when it is next wanted.
    if (!journal.ok) return void (lookedUp = null)
    const { head, lines } = soundJournal(journal.value)
    if (!head) return
    const earlier = lossesIn(new Replay(pack, head, lines), pack)(lines.length)
    // What has happened while the journal was read is known already.
    lostIn.value = new Map(
      [...earlier].filter(([ship]) => isLost(pack, game.live?.ships[ship])).concat([...lostIn.value]),
    )
  }

  return lostIn
}
