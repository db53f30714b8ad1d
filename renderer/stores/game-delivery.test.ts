import { beforeEach, describe, expect, it } from 'vitest'
import { useGameLog } from './game-log'
import { box, openGame, settled, ship, type OpenedGame } from './opened-game.testing'
import { fakeGame } from '../play/fake-bridge.testing'
import { useAnnouncements } from '../ui/announcements'
import { trackId } from '#shared/kernel/ids'
import { done, refused } from '#shared/kernel/result'

let { machine, game, connection } = {} as OpenedGame

beforeEach(async () => {
  ;({ machine, game, connection } = await openGame())
})

describe('a lost connection', () => {
  it('leaves marks not saved, and says so; when it is back they are saved, each once', async () => {
    machine.loseNext = true
    game.toggleMark(ship, box, 'struck')
    connection.link.value = 'gone'
    game.setTrack(ship, trackId('fire'), 3)
    await settled()
    expect(game.saved).toEqual({ is: 'unsaved', count: 2, code: 'link-gone', values: {} })
    connection.link.value = 'up'
    await settled()
    expect(game.saved).toEqual({ is: 'saved', line: 2 })
    expect(machine.session.lines.map(({ kind }) => kind)).toEqual(['head', 'step', 'step'])
    expect(game.ship(ship)!.tracks[trackId('fire')]).toBe(3)
  })

  it('and a restarted program: it knows a batch by its entries, and does not write it again', async () => {
    machine.loseNext = true
    game.toggleMark(ship, box, 'struck')
    connection.link.value = 'shut'
    await settled()
    machine.forget()
    connection.link.value = 'up'
    await settled()
    expect(game.saved).toEqual({ is: 'saved', line: 1 })
    expect(machine.session.lastSeq).toBe(1)
  })

  it('is shown even when every mark is saved', () => {
    connection.link.value = 'gone'
    expect(game.saved).toMatchObject({ is: 'unsaved', count: 0 })
  })

  it('while the program is there: the mark is kept, shown as not saved, and sent on a second try', async () => {
    machine.loseNext = true
    game.toggleMark(ship, box, 'struck')
    await settled()
    expect(game.saved).toMatchObject({ is: 'unsaved', count: 1, code: 'save-broken' })
    await game.retry()
    await settled()
    expect(game.saved).toEqual({ is: 'saved', line: 1 })
  })

  it('at the opening is shown', async () => {
    machine.bridge.gameOpen = () => Promise.reject(new Error('gone'))
    await game.open(fakeGame)
    expect([game.status, game.refusal?.code]).toEqual(['refused', 'bridge-broken'])
  })
})

it('without a connection nothing is looked back at, and requests to the log are refused', async () => {
  const log = useGameLog()
  const lost = () => Promise.reject(new Error('gone'))
  Object.assign(machine.bridge, { gameStateAt: lost, gameLines: lost })
  log.need(0)
  await game.lookAt(1)
  expect(await log.sweep(() => 'on')).toMatchObject({ ok: false })
  await settled()
  expect(game.lookingAt).toBeNull()
  expect(log.pages.size).toBe(0)
})

it('a look back that comes when another game is open shows nothing of the first', async () => {
  const { state } = machine.session
  let answer = (): void => undefined
  machine.bridge.gameStateAt = () => new Promise((resolve) => (answer = () => resolve(done(state))))
  const looking = game.lookAt(0)
  game.close()
  answer()
  await looking
  expect(game.lookingAt).toBeNull()
})

it('a log that is read again asks again for a page that was on its way', async () => {
  const log = useGameLog()
  const before = log.edition
  log.open({ game: fakeGame, lastSeq: 0, head: machine.session.head })
  expect(log.edition).toBeGreaterThan(before)
  log.need(0)
  await settled()
  expect(log.pages.get(0)?.lines).toHaveLength(1)
})

it('an undo that another window came before is dropped, with a notice', async () => {
  game.toggleMark(ship, box, 'struck')
  await settled()
  machine.session.extend([{ kind: 'note', text: 'smoke', seq: 2, at: 2 }])
  game.undo()
  await settled()
  expect(machine.session.lastSeq).toBe(2)
  expect(game.ship(ship)!.boxes[box]).toEqual(['struck'])
  expect(useAnnouncements().shown).toHaveLength(1)
})

it('a game closed under the window is opened again, and the mark is made', async () => {
  machine.refuseNext = refused('game-not-open', { game: fakeGame })
  game.toggleMark(ship, box, 'struck')
  await settled()
  expect(game.saved).toEqual({ is: 'saved', line: 1 })
  expect(useAnnouncements().shown).toEqual([])
})

it('an older copy of the game in its place is refused: it lacks what was saved', async () => {
  for (let to = 1; to <= 3; to++) {
    game.setTrack(ship, trackId('fire'), to)
    await settled()
  }
  machine.backTo(1)
  game.setTrack(ship, trackId('fire'), 5)
  await settled()
  expect(useAnnouncements().shown.map(({ text }) => text)).toEqual([
    expect.stringMatching(/^The journal ends at line 1, but 2 more were saved/),
  ])
})

describe('another game of the same name', () => {
  it('does not become ours by a line that would be the next of ours', async () => {
    game.toggleMark(ship, box, 'struck')
    await settled()
    machine.restart()
    machine.write([{ kind: 'note', text: 'smoke' }])
    machine.write([{ kind: 'note', text: 'fog' }])
    await settled()
    expect(game.live!.notes).toEqual([])
    expect(game.ship(ship)!.boxes[box]).toEqual(['struck'])
    expect(game.saved).toMatchObject({ code: 'game-another' })
  })

  async function takenAway() {
    game.toggleMark(ship, box, 'struck')
    await settled()
    const first = machine.session
    machine.restart()
    game.setTrack(ship, trackId('fire'), 3)
    await settled()
    return first
  }

  it('gets none of the marks: they are kept here, and the reason is shown', async () => {
    await takenAway()
    expect(machine.session.lastSeq).toBe(0)
    expect(game.saved).toEqual({ is: 'unsaved', count: 1, code: 'game-another', values: { game: fakeGame } })
    expect(game.ship(ship)!.boxes[box]).toEqual(['struck'])
    expect(game.ship(ship)!.tracks[trackId('fire')]).toBe(3)
  })

  it('is not shown for ours, whatever is done there', async () => {
    await takenAway()
    machine.write([
      { kind: 'note', text: 'smoke' },
      { kind: 'note', text: 'fog' },
    ])
    machine.notify('gameProblem', { game: fakeGame, problem: { code: 'disk-full', values: {}, unsaved: 1 } })
    await settled()
    expect(game.saved).toMatchObject({ count: 1, code: 'game-another' })
    expect(useGameLog().lastSeq).toBe(1)
    await game.lookAt(0)
    expect(game.lookingAt).toBeNull()
  })

  it('lets no more marks be made here', async () => {
    await takenAway()
    game.toggleMark(ship, box, 'burning')
    await settled()
    expect(game.ship(ship)!.boxes[box]).toEqual(['struck'])
    expect(game.saved).toMatchObject({ count: 1 })
    expect(useAnnouncements().shown).toHaveLength(1)
  })

  it('that makes room for ours again has the marks go where they belong', async () => {
    machine.session = await takenAway()
    await game.retry()
    await settled()
    expect(game.saved).toEqual({ is: 'saved', line: 2 })
    expect(machine.session.lastSeq).toBe(2)
  })
})

it('a game that is left is waited for no more, whatever was not saved of it', () => {
  machine.hold()
  game.toggleMark(ship, box, 'struck')
  machine.notify('gameProblem', { game: fakeGame, problem: { code: 'disk-full', values: {}, unsaved: 1 } })
  game.toggleMark(ship, box, 'burning')
  game.close()
  expect(game.saved).toEqual({ is: 'saved', line: 0 })
})

describe('trouble with the disk', () => {
  const problem = { code: 'disk-full', values: {}, unsaved: 1 }

  it('is shown with the number of marks in memory, and marking continues', () => {
    machine.hold()
    game.toggleMark(ship, box, 'struck')
    machine.notify('gameProblem', { game: fakeGame, problem })
    game.toggleMark(ship, box, 'burning')
    expect(game.saved).toEqual({ is: 'unsaved', count: 2, code: 'disk-full', values: {} })
    expect(game.ship(ship)!.boxes[box]).toEqual(['struck', 'burning'])
  })

  it('is known from the opening, and every mark tries the disk again', async () => {
    machine.problem = problem
    await game.open(fakeGame)
    expect(game.saved).toMatchObject({ is: 'unsaved', count: 1, code: 'disk-full' })
    machine.hold()
    game.toggleMark(ship, box, 'struck')
    game.toggleMark(ship, box, 'burning')
    await settled()
    expect(game.saved).toMatchObject({ is: 'unsaved', count: 3 })
    expect(machine.asked.map(({ channel }) => channel)).toContain('gameRetry')
    expect(machine.asked.at(-1)).toEqual({ channel: 'gameUnsent', input: { game: fakeGame, lines: 1 } })
  })

  it('is over when the journal says so', async () => {
    machine.hold()
    game.toggleMark(ship, box, 'struck')
    machine.notify('gameProblem', { game: fakeGame, problem })
    machine.flush()
    machine.notify('gameProblem', { game: fakeGame, problem: null })
    await settled()
    expect(game.saved).toEqual({ is: 'saved', line: 1 })
  })
})
