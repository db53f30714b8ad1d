import { randomFillSync } from 'node:crypto'
import { entryOf } from '#shared/companion/act'
import { answerEntry } from '#shared/companion/answer'
import type { Asked } from '#shared/companion/asked'
import type { Leave } from '#shared/companion/role'
import type { Act } from '#shared/companion/to-table'
import { strikeOut } from '#shared/game/commands'
import type { Entry } from '#shared/game/journal-line'
import type { GameState } from '#shared/game/state'
import { byteDice } from '#shared/kernel/dice'
import { done, refused, type Result } from '#shared/kernel/result'
import type { Feed } from './feed'
import type { Place } from './guests'

const dice = byteDice(randomFillSync)

interface By {
  readonly place: Place
  readonly feed: Feed
  readonly leave: Leave
}

/** What a device does, as an entry on the table as it is when its turn comes. */
export function entryBy({ place, feed, leave }: By, act: Act, state: GameState): Result<Entry> {
  const { role, acts } = place
  if (act.is === 'undo') {
    const seq = acts.get(act.of)
    return typeof seq === 'number' ? done(strikeOut(seq)) : refused('companion-nothing-to-undo')
  }
  if (act.is === 'mark' || act.is === 'track') return entryOf({ pack: feed.pack, state, role, leave }, act)
  const base = ({ dialogue }: Asked) => feed.baseOf(dialogue)
  return answerEntry({ state, asked: feed.askedOn(state), base, role, leave, dice }, act)
}
