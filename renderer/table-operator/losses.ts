import { onScopeDispose, shallowRef, watch, type Ref } from 'vue'
import type { Bridge } from '#shared/bridge/contract'
import type { GameState, ShipInPlay } from '#shared/game/state'
import type { JournalLine } from '#shared/game/journal-line'
import type { GameId, ShipId } from '#shared/kernel/ids'
import { Replay } from '#shared/report/replay'
import { soundJournal } from '#shared/report/sound-journal'
import type { RulesPack } from '#shared/rules/rules-pack'
import { isOut } from '#shared/table-view/condition-word'

/** In which turn ships were lost. One of which that is not known is not in it. */
export type Losses = ReadonlyMap<ShipId, number>

/** Lines fetched at once. */
const linesPerSweep = 3000

const outs = new WeakMap<ShipInPlay, boolean>()

/** She takes no more part. */
export function isLost(pack: RulesPack, ship: ShipInPlay | undefined): boolean {
  if (!ship) return false
  let is = outs.get(ship)
  if (is === undefined) outs.set(ship, (is = isOut(pack.condition(ship).standing)))
  return is
}

/** The losses after a change of the table; the same map where nothing has changed in them. */
export function lossesAfter(known: Losses, pack: RulesPack, before: GameState, after: GameState): Losses {
  if (before.ships === after.ships) return known
  const lost = new Map<ShipId, number>()
  for (const ship of Object.values(after.ships)) {
    if (!isLost(pack, ship)) continue
    const turn = known.get(ship.id) ?? (isLost(pack, before.ships[ship.id]) ? undefined : after.turn)
    if (turn !== undefined) lost.set(ship.id, turn)
  }
  const isSame = lost.size === known.size && [...lost].every(([id, turn]) => known.get(id) === turn)
  return isSame ? known : lost
}

/** The losses after each line of a replay; what was reached once is kept. */
export function lossesIn(replay: Replay, pack: RulesPack): (seq: number) => Losses {
  const known: Losses[] = [new Map()]
  return (seq) => {
    for (let at = known.length; at <= Math.min(seq, replay.last); at++)
      known.push(lossesAfter(known[at - 1]!, pack, replay.tableAt(at - 1), replay.tableAt(at)))
    return known[Math.min(seq, replay.last)]!
  }
}

interface FollowedGame {
  readonly id: GameId | null
  readonly pack: RulesPack | null
  readonly live: GameState | undefined
}

/** The losses of the open game: followed as they happen; those of an earlier evening are looked up when they are wanted. */
export function lossesOf(bridge: Bridge, game: FollowedGame, isWanted: Ref<boolean>): Ref<Losses> {
  const lostIn = shallowRef<Losses>(new Map())
  let lookedUp: GameId | null = null

  const stop = [
    watch(
      () => game.live,
      (after, before) => {
        const { pack } = game
        if (!after || !pack) lostIn.value = new Map()
        else if (before) lostIn.value = lossesAfter(lostIn.value, pack, before, after)
      },
      { flush: 'sync' },
    ),
    watch([isWanted, () => game.live !== undefined], () => void lookUp(), { immediate: true }),
  ]
  onScopeDispose(() => stop.forEach((end) => end()))

  async function lookUp(): Promise<void> {
    const { id, pack, live } = game
    if (!isWanted.value || id === null || id === lookedUp || !pack || !live) return
    if (!Object.values(live.ships).some((ship) => isLost(pack, ship) && !lostIn.value.has(ship.id))) return
    lookedUp = id
    const { head, lines } = soundJournal(await allLines(bridge, id))
    if (!head || game.id !== id) return
    const earlier = lossesIn(new Replay(pack, head, lines), pack)(lines.length)
    // What has happened while the journal was read is known already.
    lostIn.value = new Map(
      [...earlier].filter(([ship]) => isLost(pack, game.live?.ships[ship])).concat([...lostIn.value]),
    )
  }

  return lostIn
}

/** As far as they can be read. */
async function allLines(bridge: Bridge, game: GameId): Promise<readonly JournalLine[]> {
  const lines: JournalLine[] = []
  for (;;) {
    const page = await bridge.gameLines({ game, from: lines.length, count: linesPerSweep }).catch(() => null)
    if (!page?.ok || page.value.lines.length === 0) return lines
    lines.push(...page.value.lines)
    if (lines.length > page.value.lastSeq) return lines
  }
}
