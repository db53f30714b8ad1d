import { describe, expect, it } from 'vitest'
import { linesPerPage, useGameLog } from './game-log'
import { openGame, settled } from './opened-game.testing'
import { fakeGame } from '../play/fake-bridge.testing'
import type { Input } from '#shared/bridge/contract'
import { restore, strikeOut } from '#shared/game/commands'
import type { Entry, JournalLine } from '#shared/game/journal-line'

type Asked = Input<'gameLines'>

const note = (text: string): Entry => ({ kind: 'note', text })

/** A game that had so many lines when it was opened. */
async function longGame(lines: number) {
  const { machine, game } = await openGame()
  machine.session.extend(
    Array.from({ length: lines }, (_, at): JournalLine => {
      return { kind: 'note', text: `sighting ${at}`, seq: at + 1, at: 0 }
    }),
  )
  game.close()
  await game.open(fakeGame)
  return { machine, game }
}

/** A game whose log answers when the test lets it, with what the journal had when it was asked. */
async function slowLog(lines = 0) {
  const { machine } = await longGame(lines)
  const answers: (() => void)[] = []
  const { gameLines } = machine.bridge
  machine.bridge.gameLines = async (wanted) => {
    const found = await gameLines(wanted)
    await new Promise<void>((resolve) => answers.push(resolve))
    return found
  }
  const answer = async () => {
    await settled()
    answers.shift()?.()
    await settled()
  }
  return { machine, answer, log: useGameLog() }
}

it('a line written while its page is being fetched is on that page', async () => {
  const { machine, answer, log } = await slowLog()
  log.need(0)
  await settled()
  machine.write([note('smoke to the north')])
  await answer()
  await answer()
  expect(log.lineAt(1)).toMatchObject({ text: 'smoke to the north' })
})

it('a page that was full when it was asked for is not fetched again for what follows it', async () => {
  const { machine, answer, log } = await slowLog()
  machine.write(Array.from({ length: linesPerPage - 1 }, (_, at) => note(`sighting ${at}`)))
  let asked = 0
  const { gameLines } = machine.bridge
  machine.bridge.gameLines = (wanted) => {
    asked++
    return gameLines(wanted)
  }
  log.need(0)
  await settled()
  machine.write([note('smoke')])
  await answer()
  expect(log.lineAt(linesPerPage - 1)).toBeDefined()
  expect(asked).toBe(1)
})

describe('what is held', () => {
  /** A long game whose pages are all held, and what was asked for since. */
  async function longLog(lines = 300) {
    const { machine, game } = await longGame(lines)
    const log = useGameLog()
    const asked = () => machine.asked.flatMap(({ channel, input }) => (channel === 'gameLines' ? [input as Asked] : []))
    return { machine, game, log, asked }
  }

  it('is read through again without a request, and holds every line once', async () => {
    const { machine, log, asked } = await longLog()
    const first = await log.all()
    const before = asked().length
    expect(asked().reduce((sum, { count }) => sum + count, 0)).toBeLessThanOrEqual(300 + linesPerPage)
    machine.write([note('smoke')])
    const second = await log.all()
    expect(asked()).toHaveLength(before)
    const seqs = (all: typeof first) => (all.ok ? all.value.map(({ seq }) => seq) : [])
    expect(seqs(first)).toEqual(Array.from({ length: 301 }, (_, seq) => seq))
    expect(seqs(second)).toEqual(Array.from({ length: 302 }, (_, seq) => seq))
  })

  it('is struck out and restored by notice: an undo fetches no page again', async () => {
    const { machine, log, asked } = await longLog()
    await log.all()
    const before = asked().length
    machine.write([strikeOut(40)])
    machine.write([strikeOut(299)])
    machine.write([restore(40)])
    expect([40, 299].map(log.isStruck)).toEqual([false, true])
    await settled()
    expect(asked()).toHaveLength(before)
  })

  it('knows of a strike that was written while its page was on its way', async () => {
    const { machine, answer, log } = await slowLog()
    machine.write([note('smoke')])
    log.need(0)
    await settled()
    machine.write([strikeOut(1)])
    await answer()
    await answer()
    expect(log.isStruck(1)).toBe(true)
  })

  it('is forgotten when the table was corrected', async () => {
    const { machine, log } = await longLog()
    await log.all()
    const { state, undo, redo, conflicts, lastSeq } = machine.session
    const update = { undo, redo, conflicts: { kept: 0, more: conflicts }, recounted: [], change: null }
    const written = { headCrc: machine.headCrc, batch: null, lines: [], lastSeq, lastCrc: machine.crc }
    machine.notify('gameAppended', { game: fakeGame, ...written, ...update, state })
    expect(log.pages.size).toBe(0)
  })
})

it('pages that have left the view before they were asked for are not asked for', async () => {
  const { machine, answer, log } = await slowLog(600)
  const asked: number[] = []
  const { gameLines } = machine.bridge
  machine.bridge.gameLines = (wanted) => {
    asked.push(Math.floor(wanted.from / linesPerPage))
    return gameLines(wanted)
  }
  log.need(9)
  for (const page of [8, 7, 6, 5]) {
    log.need(page)
    log.overtake(page)
  }
  log.need(4)
  log.needLine(1)
  log.overtake(0)
  await answer()
  await answer()
  await answer()
  expect(asked).toEqual([9, 0, 4])
})
