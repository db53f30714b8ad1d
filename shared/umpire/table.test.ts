import { describe, expect, test } from 'vitest'
import { entrySchema } from '../game/check-line'
import type { Entry } from '../game/journal-line'
import { linesFor } from '../game/views'
import { play, tinySession, undoOnce } from '../game/tiny-fleet.testing'
import { markerId, shipId } from '../kernel/ids'
import { dropNote, hiddenOnTable, hideNote, notesSealed, openNote } from './hidden-notes'
import {
  placeUmpireMarker,
  liftUmpireMarker,
  markerPlace,
  markersOfUmpire,
  moveUmpireMarker,
  turnsLeft,
} from './markers'

function table() {
  const session = tinySession()
  const write = (...entries: readonly (Entry | undefined)[]) => {
    for (const entry of entries) {
      if (!entry) continue
      expect(entrySchema.safeParse(entry).success).toBe(true)
      play(session, entry)
    }
  }
  return { session, does: write, undo: () => undoOnce(session), state: () => session.state }
}

describe('a marker of the umpire', () => {
  test('is placed for some turns, moved on, and lifted; each can be undone', () => {
    const { does: write, undo, state } = table()
    write(placeUmpireMarker(state(), { name: 'Smoke', where: 'off the point', of: 'umpire', livesTurns: 2 }))
    const smoke = () => markersOfUmpire(state())[0]
    expect([1, 2, 3, 4].map((turn) => turnsLeft(smoke()!, turn))).toEqual([2, 1, 0, 0])
    write(moveUmpireMarker(smoke()!, '6″ to leeward'))
    expect(markerPlace(smoke()!)).toBe('6″ to leeward')
    undo()
    expect(markerPlace(smoke()!)).toBe('off the point')
    write(liftUmpireMarker(state(), smoke()!.id))
    expect(smoke()).toBeUndefined()
    undo()
    expect(smoke()).toBeDefined()
  })

  test('lies until it is lifted where no turns are given', () => {
    const { does: write, state } = table()
    write(placeUmpireMarker(state(), { name: 'Buoy', where: '', of: 'umpire' }))
    expect(turnsLeft(markersOfUmpire(state())[0]!, 99)).toBeUndefined()
  })
})

describe('a hidden note', () => {
  test('is sealed: the table only sees a counter', () => {
    const { does: write, session, state } = table()
    write(...hideNote(state(), markerId('note-a'), 'Mines off the shoal', shipId('mikasa')))
    expect(hiddenOnTable(state())).toHaveLength(1)
    expect(JSON.stringify(linesFor({ is: 'table' }, session.lines))).not.toContain('shoal')
    expect(notesSealed(session.lines)).toEqual([{ marker: 'note-a', text: 'Mines off the shoal', ship: 'mikasa' }])
  })

  test('is read out into the log, or taken off; undo puts its counter back', () => {
    const { does: write, undo, session, state } = table()
    write(...hideNote(state(), markerId('note-a'), 'Mines'))
    write(openNote(notesSealed(session.lines)[0]!))
    expect(hiddenOnTable(state())).toHaveLength(0)
    undo()
    write(dropNote(hiddenOnTable(state())[0]!.id))
    expect(hiddenOnTable(state())).toHaveLength(0)
  })

  test('of a stranger may be anything', () => {
    const sealed = (payload: string) =>
      ({ kind: 'sealed', owner: 'umpire', what: 'note', payload, seq: 1, at: 1 }) as const
    expect(notesSealed(['', 'null', '[]', '{"marker":1}', '{"marker":"a","text":""}'].map(sealed))).toEqual([])
  })
})
