import { expect, it } from 'vitest'
import { linesPerPage, useGameLog } from './game-log'
import { openGame, settled } from './opened-game.testing'
import type { Entry } from '#shared/game/journal-line'

const note = (text: string): Entry => ({ kind: 'note', text })

/** A game whose log answers when it is told to, with what the journal had when it was asked. */
async function slowLog() {
  const { machine } = await openGame()
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
