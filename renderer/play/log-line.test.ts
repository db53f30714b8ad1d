import { expect, it } from 'vitest'
import { readLine } from './log-line'
import { majestic } from '#shared/rules/perfidious-albion/card/majestic.testing'
import { freshShip } from '#shared/game/apply-effect'
import type { Entry, JournalLine } from '#shared/game/journal-line'
import type { GameState } from '#shared/game/state'
import { boxId, packId, shipId } from '#shared/kernel/ids'
import { perfidiousAlbion } from '#shared/rules/perfidious-albion/index'

const ship = shipId('majestic-1')
const state = {
  pack: packId('perfidious-albion'),
  ships: { [ship]: freshShip(perfidiousAlbion, ship, majestic()) },
} as unknown as GameState
const read = (entry: Entry, seq = 40) => readLine({ seq, at: 0, ...entry } as JournalLine, state).text

it('names the ship and the box that a note is about', () => {
  const text = 'Hit by a stray shell'
  expect(read({ kind: 'note', text })).toBe('Note: Hit by a stray shell')
  expect(read({ kind: 'note', text, ship })).toBe('Note on Majestic: Hit by a stray shell')
  expect(read({ kind: 'note', text, ship, box: boxId('6-3') })).toBe('Note on Majestic, cell 6·3: Hit by a stray shell')
  expect(read({ kind: 'note', text, ship: shipId('gone') })).toBe('Note on a ship that is gone: Hit by a stray shell')
})

it('knows the one line that an entry takes back or restores, and of several none', () => {
  const about = (entry: Entry) => readLine({ seq: 40, at: 0, ...entry } as JournalLine, state).about
  expect(about({ kind: 'strike', cause: 'undo', targets: [36] })).toBe(36)
  expect(about({ kind: 'restore', cause: 'redo', targets: [36] })).toBe(36)
  expect(about({ kind: 'strike', cause: 'restartTurn', targets: [34, 36] })).toBeUndefined()
  expect(about({ kind: 'note', text: 'Squall' })).toBeUndefined()
})
