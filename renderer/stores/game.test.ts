import { beforeEach, describe, expect, it } from 'vitest'
import { box, mars, openGame, settled, ship, type OpenedGame } from './opened-game.testing'
import { fakeGame } from '../play/fake-bridge.testing'
import { useAnnouncements } from '../ui/announcements'
import { trackId } from '#shared/kernel/ids'
import { refused } from '#shared/kernel/result'

let { machine, game, appends } = {} as OpenedGame

beforeEach(async () => {
  ;({ machine, game, appends } = await openGame())
})

describe('a mark', () => {
  it('counts at once and is saving until the journal has it', async () => {
    machine.hold()
    game.toggleMark(ship, box, 'struck')
    expect(game.ship(ship)!.boxes[box]).toEqual(['struck'])
    expect(game.saved).toEqual({ is: 'saving', count: 1 })
    machine.flush()
    await settled()
    expect(game.saved).toEqual({ is: 'saved', line: 1 })
    expect(game.ship(ship)!.boxes[box]).toEqual(['struck'])
  })

  it('made while another is on its way waits, and goes out with those made since', async () => {
    machine.hold()
    game.toggleMark(ship, box, 'struck')
    game.setTrack(ship, trackId('fire'), 3)
    game.setTrack(ship, trackId('fire'), 4)
    expect(game.saved).toEqual({ is: 'saving', count: 3 })
    expect(appends()).toHaveLength(1)
    machine.flush()
    await settled()
    expect(appends().map(({ after, entries }) => [after.seq, entries.length])).toEqual([
      [0, 1],
      [1, 2],
    ])
    expect(game.saved).toEqual({ is: 'saved', line: 3 })
  })

  it('leaves other ships as they are', () => {
    const before = game.ship(mars)
    game.toggleMark(ship, box, 'struck')
    expect(game.ship(mars)).toBe(before)
  })

  it('is not painted twice: what the journal confirms is on the screen already', async () => {
    game.toggleMark(ship, box, 'struck')
    const shown = game.ship(ship)
    await settled()
    expect(game.ship(ship)).toBe(shown)
  })

  it('is taken back when it is refused, and the reason is shown', async () => {
    machine.refuseNext = refused('entry-unreadable', {})
    game.toggleMark(ship, box, 'struck')
    await settled()
    expect(game.ship(ship)!.boxes[box]).toBeUndefined()
    expect(useAnnouncements().shown.map(({ kind }) => kind)).toEqual(['refusal'])
    expect(game.saved).toEqual({ is: 'saved', line: 0 })
  })

  it('is applied over what another window wrote in between', async () => {
    machine.session.extend([{ kind: 'note', text: 'smoke', seq: 1, at: 1 }])
    game.toggleMark(ship, box, 'struck')
    await settled()
    expect(game.live!.notes.map(({ text }) => text)).toEqual(['smoke'])
    expect(game.ship(ship)!.boxes[box]).toEqual(['struck'])
    expect(machine.session.lastSeq).toBe(2)
    expect(game.saved).toEqual({ is: 'saved', line: 2 })
  })
})

it('a table corrected in the background is shown', () => {
  const { undo, redo, conflicts, state } = machine.session
  const correction = {
    headCrc: machine.headCrc,
    batch: null,
    lines: [],
    lastSeq: 0,
    lastCrc: machine.crc,
    undo,
    redo,
    conflicts: { kept: 0, more: conflicts },
    ...{ recounted: [], change: null },
  }
  machine.notify('gameAppended', { game: fakeGame, ...correction, state: { ...state, turn: 5 } })
  expect(game.live!.turn).toBe(5)
})

it('a mark on a line that is not the journal’s any more, though of its number, waits till that is read', async () => {
  machine.session.extend([{ kind: 'note', text: 'smoke', seq: 1, at: 1 }])
  machine.notify('gameAppended', {
    ...{ game: fakeGame, batch: 'theirs', lines: [{ kind: 'note', text: 'fog', seq: 1, at: 1 }], lastSeq: 1 },
    ...{ headCrc: machine.headCrc, lastCrc: 'crc of the fog', undo: null, redo: null, state: null },
    ...{ conflicts: { kept: 0, more: [] }, recounted: [], change: null },
  })
  game.toggleMark(ship, box, 'struck')
  await settled()
  expect(game.live!.notes.map(({ text }) => text)).toEqual(['smoke'])
  expect(machine.session.lines.map(({ kind }) => kind)).toEqual(['head', 'note', 'step'])
  expect(game.saved).toEqual({ is: 'saved', line: 2 })
})

describe('undo', () => {
  it('takes back the newest mark and names the next', async () => {
    game.toggleMark(ship, box, 'struck')
    game.setTrack(ship, trackId('fire'), 3)
    await settled()
    expect(game.undoes!.label.key).toBe('steps.track')
    game.undo()
    await settled()
    expect(game.ship(ship)!.tracks[trackId('fire')]).toBe(0)
    expect(game.undoes!.label.key).toBe('steps.mark.struck.on')
    game.redo()
    await settled()
    expect(game.ship(ship)!.tracks[trackId('fire')]).toBe(3)
  })

  it('of what was done here, and its redo, are seen before the journal has answered, and are not called saved', async () => {
    game.toggleMark(ship, box, 'struck')
    await settled()
    machine.hold()
    game.undo()
    expect(game.ship(ship)!.boxes[box]).toBeUndefined()
    expect(game.saved).toMatchObject({ is: 'saving' })
    const shown = game.ship(ship)
    machine.flush()
    await settled()
    expect(game.saved).toEqual({ is: 'saved', line: 2 })
    expect(game.ship(ship)).toBe(shown)
    machine.hold()
    game.redo()
    expect(game.ship(ship)!.boxes[box]).toEqual(['struck'])
  })

  it('that is refused is put back, and the reason is shown', async () => {
    game.toggleMark(ship, box, 'struck')
    await settled()
    machine.refuseNext = refused('entry-unreadable', {})
    game.undo()
    expect(game.ship(ship)!.boxes[box]).toBeUndefined()
    await settled()
    expect(game.ship(ship)!.boxes[box]).toEqual(['struck'])
    expect(useAnnouncements().shown.map(({ kind }) => kind)).toEqual(['refusal'])
    expect(game.saved).toEqual({ is: 'saved', line: 1 })
  })

  it('takes back a mark that is still on its way', () => {
    machine.hold()
    game.toggleMark(ship, box, 'struck')
    expect(game.undoes!.label.key).toBe('steps.mark.struck.on')
  })

  it('the phase that it is in already is no step', async () => {
    const { turn, phase } = game.live!
    game.goTo(turn, phase)
    await settled()
    expect(game.saved).toEqual({ is: 'saved', line: 0 })
  })

  it('restarts the turn in one', async () => {
    game.toggleMark(ship, box, 'struck')
    game.goTo(2, 'torpedoes')
    game.setTrack(ship, trackId('fire'), 3)
    game.toggleMark(mars, box, 'struck')
    await settled()
    game.restartTurn()
    await settled()
    expect(game.ship(ship)!.tracks[trackId('fire')]).toBe(0)
    expect(game.ship(mars)!.boxes).toEqual({})
    expect(game.ship(ship)!.boxes[box]).toEqual(['struck'])
  })
})

it('looking back shows the past, marks nothing, and returns', async () => {
  game.toggleMark(ship, box, 'struck')
  game.toggleMark(ship, box, 'burning')
  await settled()
  await game.lookAt(1)
  expect(game.ship(ship)!.boxes[box]).toEqual(['struck'])
  game.toggleMark(ship, box, 'repaired')
  expect(machine.session.lastSeq).toBe(2)
  game.returnToNow()
  expect(game.ship(ship)!.boxes[box]).toEqual(['struck', 'burning'])
})

it('a game that cannot be opened says why', async () => {
  await game.open('nowhere' as typeof fakeGame)
  expect(game.status).toBe('refused')
  expect(game.refusal?.code).toBe('game-unknown')
})
