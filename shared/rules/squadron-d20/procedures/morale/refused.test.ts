import { expect, test } from 'vitest'
import { cruiser, motorBoats } from '../../ship/stands.testing'
import type { TableSetup, Stands } from '../table.testing'
import { against, before, plays, refuses } from '../turn/two-sides.testing'
import { moraleTest } from './morale-test'
import { squadronMoraleTest } from './squadron-morale'

const ending = (stands: Stands, setup: TableSetup = {}) =>
  against({ Blue: ['line'], Red: ['foe'] }, stands, { phase: 'end', ...setup })

test('a test that no card calls for is warned of, or made as the table wants it', () => {
  const state = ending({ one: { of: cruiser } })
  expect(before(moraleTest, state, { cause: 'flotationGone' }).warnings).toEqual(['Tone Gawa has F left.'])
  expect(before(moraleTest, state).warnings).toEqual([])
  const { on } = plays(moraleTest, state, { faces: [9] })
  expect(on('one').field('casualties')).toBeNull()
})

test('what cannot be is refused with its field', () => {
  const state = ending({
    one: { of: cruiser },
    sunk: { of: cruiser, fields: { standing: 'sunk' } },
    boats: { of: motorBoats },
    foe: { of: cruiser, squadron: 'foe', fields: { standing: 'left' } },
  })
  const why = (input: object) => refuses(moraleTest, state, { ...input })
  expect(why({})).toBeUndefined()
  expect(why({ ship: 'nobody' })).toEqual(['no-such-ship', 'ship'])
  expect(why({ ship: 7 })).toEqual(['no-such-ship', 'ship'])
  expect(why({ ship: '__proto__' })).toEqual(['no-such-ship', 'ship'])
  expect(why({ ship: 'sunk' })).toEqual(['stand-out-of-action', 'ship'])
  expect(why({ ship: 'boats' })).toEqual(['morale-never-tested', 'ship'])
  expect(why({ cause: 'third' })).toEqual(['morale-no-such-cause', 'cause'])
  expect(why({ cause: null })).toEqual(['morale-no-such-cause', 'cause'])
  const squadron = (input: object) => refuses(squadronMoraleTest, state, { ...input })
  expect(squadron({ squadron: 'nobody' })).toEqual(['no-such-squadron', 'squadron'])
  expect(squadron({ squadron: 'foe' })).toEqual(['squadron-gone', 'squadron'])
  const leaving = ending({ one: { of: cruiser, fields: { standing: 'withdrawing' } } })
  expect(refuses(squadronMoraleTest, leaving, { squadron: 'line' })).toEqual(['squadron-withdraws', 'squadron'])
})
