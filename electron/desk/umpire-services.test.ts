import { expect, test } from 'vitest'
import type { Entry } from '#shared/game/journal-line'
import { markerId } from '#shared/kernel/ids'
import { hideNote } from '#shared/umpire/hidden-notes'
import { ushant, started } from './machine.testing'

/** A game with a hidden note in it, and everything that was sent to any window. */
async function umpired() {
  const { services, notices } = await started()
  const begun = await services.gameStart({ scenario: ushant.slug, title: 'Mines' })
  if (!begun.ok) throw new Error(begun.code)
  const { game } = begun.value
  const opened = async () => {
    const answer = await services.gameOpen({ game })
    if (!answer.ok) throw new Error(answer.code)
    return answer.value
  }
  const does = async (...entries: readonly Entry[]) => {
    const { lastSeq, lastCrc } = await opened()
    return services.gameAppend({
      game,
      batch: `b${lastSeq}`,
      after: { seq: lastSeq, crc: lastCrc },
      entries: [...entries],
    })
  }
  return { services, game, opened, does, messages: notices.received }
}

test('a hidden note goes to whoever lifts its cover, and is in no other answer or notice', async () => {
  const { services, game, opened, does, messages } = await umpired()
  const { state } = await opened()
  const answers: unknown[] = [await does(...hideNote(state, markerId('note-a'), 'Mines off the shoal'))]
  answers.push(await opened(), await services.gameLines({ game, from: 0, count: 100 }))
  expect(JSON.stringify([...answers, ...messages])).not.toContain('shoal')
  expect(await services.umpireNotes({ game })).toEqual({
    ok: true,
    value: [{ marker: 'note-a', text: 'Mines off the shoal' }],
  })
  await services.dispose()
})
