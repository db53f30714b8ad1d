import { describe, expect, it, test } from 'vitest'
import { ReadsInTurn } from './gateway'
import { openedTable, started, startGame } from './machine.testing'

describe('the gateway', () => {
  it('rejects what no page of ours sends, before any service is touched', async () => {
    const { services } = await started()
    const asked = (channel: string, input: unknown) => services.dispatch(channel, input)
    await expect(asked('__proto__', {})).rejects.toMatchObject({ code: 'channel-unknown' })
    await expect(asked('dispose', undefined)).rejects.toMatchObject({ code: 'channel-unknown' })
    await expect(asked('libraryReveal', { path: 7 })).rejects.toMatchObject({ code: 'input-unreadable', where: 'path' })
    await expect(asked('settingsChange', { folder: '/etc' })).rejects.toMatchObject({ code: 'input-unreadable' })
    await expect(asked('libraryList', { all: true })).rejects.toMatchObject({ code: 'input-unreadable' })
    await expect(asked('gameOpen', { game: '../outside' })).rejects.toMatchObject({ where: 'game' })
  })
})

/** An event loop that the test controls: one turn, one piece of work. */
function byHand() {
  const turns: (() => void)[] = []
  const begun: string[] = []
  const reads = new ReadsInTurn((work) => turns.push(work))
  const ask = (channel: string, name: string, page?: object) =>
    reads.run(channel, page, async () => {
      begun.push(name)
      return name
    })
  return { reads, ask, begun, turn: () => turns.shift()?.(), turns }
}

test('an append goes before every read that waits, those asked for before it too', async () => {
  const { ask, begun, turn } = byHand()
  void ask('gameLines', 'a page of the log')
  void ask('gameStateAt', 'the table of then')
  void ask('gameAppend', 'a mark')
  turn()
  void ask('gameAppend', 'another mark')
  turn()
  expect(begun).toEqual(['a mark', 'a page of the log', 'another mark', 'the table of then'])
})

test('each read has a turn of the event loop of its own', () => {
  const { ask, begun, turn, turns } = byHand()
  for (const name of ['one', 'two', 'three']) void ask('gameLines', name)
  expect([begun.length, turns.length]).toEqual([0, 1])
  turn()
  expect([begun.length, turns.length]).toEqual([1, 1])
})

test('what is asked of one place is overtaken by what is asked of the next, for that page alone', async () => {
  const { ask, begun, turn } = byHand()
  const [page, other] = [{}, {}]
  const first = ask('gameTouching', 'first', page)
  const theirs = ask('gameTouching', 'theirs', other)
  const second = ask('gameTouching', 'second', page)
  turn()
  turn()
  expect(await first).toMatchObject({ ok: false, code: 'read-overtaken' })
  expect([await theirs, await second]).toEqual(['theirs', 'second'])
  expect(begun).toEqual(['theirs', 'second'])
})

test('nothing is read for a page that has gone', async () => {
  const { reads, ask, begun, turn } = byHand()
  const page = {}
  const asked = [ask('gameLines', 'one', page), ask('gameStateAt', 'two', page)]
  reads.pageGone(page)
  turn()
  turn()
  expect(await Promise.all(asked)).toMatchObject([{ code: 'page-gone' }, { code: 'page-gone' }])
  expect(begun).toEqual([])
})

test('the journal takes a mark in before it reads for questions that came before the mark', async () => {
  const { services } = await started()
  const game = await startGame(services)
  const { after } = await openedTable(services, game)
  const asked = [0, 1, 2].map(() => services.dispatch('gameLines', { game, from: 0, count: 1 }))
  const entries = [{ kind: 'note', text: 'smoke' }]
  // Messages of one network packet are handled one after another, each with everything it starts.
  for (let step = 0; step < 100; step++) await Promise.resolve()
  void services.dispatch('gameAppend', { game, batch: 'one', after, entries })
  for (const answer of await Promise.all(asked)) expect(answer).toMatchObject({ value: { lastSeq: 1 } })
})
