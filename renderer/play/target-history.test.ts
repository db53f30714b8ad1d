import { expect, it } from 'vitest'
import { targetHistory, type Touched } from './target-history'
import { freshShip } from '#shared/game/apply-effect'
import { setTrack, toggleMark } from '#shared/game/commands'
import type { JournalLine } from '#shared/game/journal-line'
import type { GameState } from '#shared/game/state'
import { boxId, packId, shipId, trackId } from '#shared/kernel/ids'
import { majestic } from '#shared/rules/perfidious-albion/card/majestic.testing'
import { perfidiousAlbion } from '#shared/rules/perfidious-albion/index'

const ship = shipId('majestic-1')
const state = {
  pack: packId('perfidious-albion'),
  ships: { [ship]: freshShip(perfidiousAlbion, ship, majestic()) },
} as unknown as GameState
const [fire, box] = [trackId('fire'), boxId('6-3')]
const entries = [
  setTrack(state, ship, fire, 3),
  toggleMark(state, ship, box, 'struck'),
  setTrack(state, ship, trackId('flooding'), 2),
  setTrack(state, ship, fire, 5),
]
const lines = entries.map((entry, i) => ({ ...entry, seq: i + 1, at: 0 }) as JournalLine)

async function historyOf(what: Touched) {
  const sweep: Parameters<typeof targetHistory>[0] = async (visit) => {
    for (const line of lines.toReversed()) if (visit(line, false) === 'enough') return
  }
  const events = await targetHistory(sweep, ship, what, state, () => false)
  return events.map(({ text }) => text)
}

it('a track tells who set it, newest first, and a box who marked it', async () => {
  expect(await historyOf({ track: fire })).toEqual(['Majestic, fire 5', 'Majestic, fire 3'])
  expect(await historyOf({ box })).toEqual(['Majestic, cell 6·3 struck'])
})
