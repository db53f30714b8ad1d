import os from 'node:os'
import { expect, test } from 'vitest'
import { replaceCalls } from '../system-calls.testing'
import { socketLocks } from './lock'

replaceCalls(os, () => ({
  userInfo: () => {
    throw Object.assign(new Error('no such user'), { code: 'ERR_SYSTEM_ERROR' })
  },
}))

/** Elsewhere the lock is in the user's own folder, or depends on the user's name. */
const needsNoName = process.platform === 'linux'

test('a user of whom the system knows no more than a number is no fault, and on Linux holds a lock', async () => {
  const held = await socketLocks.hold('/library/games/nameless')
  expect(held).toMatchObject(needsNoName ? { ok: true } : { code: 'lock-trouble' })
  const again = await socketLocks.hold('/library/games/nameless')
  expect(again).toMatchObject({ code: needsNoName ? 'game-open-elsewhere' : 'lock-trouble' })
  if (held.ok) await held.value.release()
})
