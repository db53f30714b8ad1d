import { expect, it, vi } from 'vitest'
import { openGame, settled, ship } from './opened-game.testing'
import { useReport } from './report'
import { trackId } from '#shared/kernel/ids'
import { writeCaption } from '#shared/log/captions'

const flotation = trackId('flotation')
async function answered() {
  for (let rounds = 0; rounds < 12; rounds++) await settled()
}

async function openedReport() {
  const { game } = await openGame()
  game.setTrack(ship, flotation, 20)
  await answered()
  game.setTrack(ship, flotation, 12)
  await answered()
  const report = useReport()
  await report.read(game.id!)
  return { game, report }
}

it('a text written into the report is in it as soon as the journal has it', async () => {
  const { game, report } = await openedReport()
  expect(report.composed?.report.title).toBe('Off Ushant')
  game.send(writeCaption({ of: 'title' }, 'The dusk action'))
  await vi.waitFor(() => expect(report.composed?.report.title).toBe('The dusk action'))
})

it('a replay shows the table of every line to whoever follows the game, and ends on the table as it is', async () => {
  const { game, report } = await openedReport()
  const replay = report.replay!
  game.showPast(1, replay.tableAt(1))
  expect(game.ship(ship)?.tracks[flotation]).toBe(20)
  expect(game.readonly).toBe(true)
  expect(replay.tableAt(replay.last)).toEqual(game.live)
  game.returnToNow()
  expect(game.ship(ship)?.tracks[flotation]).toBe(12)
})

it('a game out of a file is read and replayed, and nothing can be marked on it', async () => {
  const { game, report } = await openedReport()
  const lines = report.lines
  const now = game.live
  expect(report.openRecord(lines)).toBe(true)
  expect(report.composed?.report.title).toBe('Off Ushant')
  expect([game.id, game.readonly, game.live]).toEqual([null, true, now])
  game.setTrack(ship, flotation, 3)
  expect(game.ship(ship)?.tracks[flotation]).toBe(12)
  report.close()
  expect([game.status, game.readonly, game.live]).toEqual(['closed', false, undefined])
  const [head, ...rest] = lines
  const squadrons = head?.kind === 'head' ? head.setup.squadrons.map((each) => ({ ...each, side: 'nobody' })) : []
  const unfit = { ...head, setup: { ...(head?.kind === 'head' && head.setup), squadrons } } as never
  expect(report.openRecord([unfit, ...rest])).toBe(false)
  expect(report.composed).toBeUndefined()
})

it('is composed when the game opens again after the connection was lost half-way', async () => {
  const { machine, game, connection } = await openGame()
  game.setTrack(ship, flotation, 20)
  await answered()
  const { gameLines, gameOpen } = machine.bridge
  // Data from the bridge is a copy.
  machine.bridge.gameOpen = async (asked) => structuredClone(await gameOpen(asked))
  machine.bridge.gameLines = () => Promise.reject(new Error('the wire was cut'))
  const report = useReport()
  await report.read(game.id!)
  expect(report.composed).toBeUndefined()
  machine.bridge.gameLines = gameLines
  connection.link.value = 'gone'
  await settled()
  connection.link.value = 'up'
  await answered()
  expect(report.composed?.report.title).toBe('Off Ushant')
})
