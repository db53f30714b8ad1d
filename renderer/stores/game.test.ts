import { createPinia, setActivePinia } from 'pinia'
import { createApp, ref, type Ref } from 'vue'
import { beforeEach, describe, expect, it } from 'vitest'
import { bridgeKey, connectionKey, type Link } from './bridge'
import { useGame } from './game'
import { fakeGame, FakeMachine } from '../play/fake-bridge.testing'
import { useAnnouncements } from '../ui/announcements'
import type { Input } from '#shared/bridge/contract'
import type { ScenarioSetup } from '#shared/documents/scenario'
import { boxId, shipId, trackId } from '#shared/kernel/ids'
import { refused } from '#shared/kernel/result'
import { perfidiousAlbion } from '#shared/rules/perfidious-albion/index'
import { majestic } from '#shared/rules/perfidious-albion/card/majestic.testing'

const ship = shipId('majestic')
const mars = shipId('mars')
const box = boxId('6-3')
const setup = {
  slug: 'ushant',
  title: 'Off Ushant',
  ...{ subtitle: '', setting: '', players: '', hours: '', briefing: '', orders: {}, victory: '', notes: '' },
  table: {},
  houseRules: {},
  sides: [{ id: 'rn', name: 'Royal Navy', flag: '' }],
  squadrons: [
    {
      id: 'first',
      side: 'rn',
      name: '1st Division',
      ships: [
        { id: ship, document: majestic() },
        { id: mars, document: majestic({}, { name: 'Mars', slug: 'mars' }) },
      ],
    },
  ],
} as unknown as ScenarioSetup

let machine: FakeMachine
let game: ReturnType<typeof useGame>
let connection: { readonly link: Ref<Link>; readonly reconnect: () => void }
const appends = () =>
  machine.asked.flatMap(({ channel, input }) => (channel === 'gameAppend' ? [input as Input<'gameAppend'>] : []))
const settled = () => new Promise((resolve) => setTimeout(resolve))

beforeEach(async () => {
  machine = new FakeMachine(perfidiousAlbion, setup)
  const app = createApp({})
  app.provide(bridgeKey, machine.bridge)
  connection = { link: ref<Link>('up'), reconnect: () => undefined }
  app.provide(connectionKey, connection)
  const pinia = createPinia()
  app.use(pinia)
  setActivePinia(pinia)
  game = useGame()
  await game.open(fakeGame)
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

  it('is not painted twice: what the journal confirms is what was shown', async () => {
    game.toggleMark(ship, box, 'struck')
    const shown = game.ship(ship)
    await settled()
    expect(game.ship(ship)).toBe(shown)
  })

  it('is taken back, with the reason said, when it is refused', async () => {
    machine.refuseNext = refused('entry-unreadable', {})
    game.toggleMark(ship, box, 'struck')
    await settled()
    expect(game.ship(ship)!.boxes[box]).toBeUndefined()
    expect(useAnnouncements().shown.map(({ kind }) => kind)).toEqual(['refusal'])
    expect(game.saved).toEqual({ is: 'saved', line: 0 })
  })

  it('is laid over what another window wrote in between', async () => {
    machine.session.extend([{ kind: 'note', text: 'smoke', seq: 1, at: 1 }])
    game.toggleMark(ship, box, 'struck')
    await settled()
    expect(game.live!.notes.map(({ text }) => text)).toEqual(['smoke'])
    expect(game.ship(ship)!.boxes[box]).toEqual(['struck'])
    expect(machine.session.lastSeq).toBe(2)
    expect(game.saved).toEqual({ is: 'saved', line: 2 })
  })
})

describe('a wire that is cut', () => {
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

  it('and a program that was started anew: what it has is known by its entries, and not written again', async () => {
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

  it('is said even when every mark is saved', () => {
    connection.link.value = 'gone'
    expect(game.saved).toMatchObject({ is: 'unsaved', count: 0 })
  })

  it('while the program is there: the mark is kept, said to be not saved, and handed over on a second try', async () => {
    machine.loseNext = true
    game.toggleMark(ship, box, 'struck')
    await settled()
    expect(game.saved).toMatchObject({ is: 'unsaved', count: 1, code: 'save-broken' })
    await game.retry()
    await settled()
    expect(game.saved).toEqual({ is: 'saved', line: 1 })
  })

  it('at the opening is said', async () => {
    machine.bridge.gameOpen = () => Promise.reject(new Error('gone'))
    await game.open(fakeGame)
    expect([game.status, game.refusal?.code]).toEqual(['refused', 'bridge-broken'])
  })
})

it('an undo that another window came before is let go, and said so', async () => {
  game.toggleMark(ship, box, 'struck')
  await settled()
  machine.session.extend([{ kind: 'note', text: 'smoke', seq: 2, at: 2 }])
  game.undo()
  await settled()
  expect(machine.session.lastSeq).toBe(2)
  expect(game.ship(ship)!.boxes[box]).toEqual(['struck'])
  expect(useAnnouncements().shown).toHaveLength(1)
})

it('a game closed under the window is opened anew, and the mark is made', async () => {
  machine.refuseNext = refused('game-not-open', { game: fakeGame })
  game.toggleMark(ship, box, 'struck')
  await settled()
  expect(game.saved).toEqual({ is: 'saved', line: 1 })
  expect(useAnnouncements().shown).toEqual([])
})

it('a table corrected in the background is shown', () => {
  const { undo, redo, misfits, state } = machine.session
  const correction = { batch: null, lines: [], lastSeq: 0, lastCrc: 'crc0', undo, redo, misfits }
  machine.tell('gameAppended', { game: fakeGame, ...correction, state: { ...state, turn: 5 } })
  expect(game.live!.turn).toBe(5)
})

it('a line of another window is shown', () => {
  machine.write([{ kind: 'turn', turn: 2, phase: 'movement' }])
  expect(game.live!.turn).toBe(2)
  expect(game.saved).toEqual({ is: 'saved', line: 1 })
})

describe('trouble with the disk', () => {
  const trouble = { code: 'disk-full', values: {}, unsaved: 1 }

  it('is said with the number of marks in memory, and marking goes on', () => {
    machine.hold()
    game.toggleMark(ship, box, 'struck')
    machine.tell('gameTrouble', { game: fakeGame, trouble })
    game.toggleMark(ship, box, 'burning')
    expect(game.saved).toEqual({ is: 'unsaved', count: 2, code: 'disk-full', values: {} })
    expect(game.ship(ship)!.boxes[box]).toEqual(['struck', 'burning'])
  })

  it('is known from the opening, and every mark tries the disk again', async () => {
    machine.trouble = trouble
    await game.open(fakeGame)
    expect(game.saved).toMatchObject({ is: 'unsaved', count: 1, code: 'disk-full' })
    machine.hold()
    game.toggleMark(ship, box, 'struck')
    game.toggleMark(ship, box, 'burning')
    await settled()
    expect(game.saved).toMatchObject({ is: 'unsaved', count: 3 })
    expect(machine.asked.map(({ channel }) => channel)).toContain('gameRetry')
    expect(machine.asked.at(-1)).toEqual({ channel: 'gameKeepsBack', input: { game: fakeGame, lines: 1 } })
  })

  it('is over when the journal says so', async () => {
    machine.hold()
    game.toggleMark(ship, box, 'struck')
    machine.tell('gameTrouble', { game: fakeGame, trouble })
    machine.flush()
    machine.tell('gameTrouble', { game: fakeGame, trouble: null })
    await settled()
    expect(game.saved).toEqual({ is: 'saved', line: 1 })
  })
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

  it('pressed twice before the journal answers takes back two', async () => {
    game.toggleMark(ship, box, 'struck')
    game.setTrack(ship, trackId('fire'), 3)
    await settled()
    game.undo()
    game.undo()
    await settled()
    await settled()
    expect(game.ship(ship)!.boxes[box]).toBeUndefined()
    expect(game.undoes).toBeNull()
  })

  it('takes back a mark that is still on its way', () => {
    machine.hold()
    game.toggleMark(ship, box, 'struck')
    expect(game.undoes!.label.key).toBe('steps.mark.struck.on')
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

it('a game that is left is waited for no more, whatever was not saved of it', () => {
  machine.hold()
  game.toggleMark(ship, box, 'struck')
  machine.tell('gameTrouble', { game: fakeGame, trouble: { code: 'disk-full', values: {}, unsaved: 1 } })
  game.toggleMark(ship, box, 'burning')
  game.close()
  expect(game.saved).toEqual({ is: 'saved', line: 0 })
})

it('a game that cannot be opened says why', async () => {
  await game.open('nowhere' as typeof fakeGame)
  expect(game.status).toBe('refused')
  expect(game.refusal?.code).toBe('game-unknown')
})
