import { readFile, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { usualProfile } from '#shared/print/print-profile'
import { done, refused } from '#shared/kernel/result'
import { machine, startGame } from './machine.testing'

describe('a print', () => {
  const request = (job: string, of: object) => ({
    job,
    title: 'Off Ushant: who?',
    parts: [
      { part: 'roster', of },
      { part: 'cards', of, perPage: 'fit' },
    ],
    profile: usualProfile('A5'),
    ink: 'colour',
  })

  it('is made of a scenario, reports its progress, and is opened by whoever can', async () => {
    const { start, library, notices } = await machine()
    const services = start({ printAddress: (job) => `/prints/${job}.pdf` })
    const what = { from: 'scenario', scenario: 'ushant' }
    const printed = await services.dispatch('printBook', request('one', what))
    expect(printed).toMatchObject({ ok: true, value: { path: 'prints/Off Ushant who.pdf' } })
    expect((await readFile(join(library, 'prints', 'Off Ushant who.pdf'))).subarray(0, 5).toString()).toBe('%PDF-')
    expect(notices.received).toContainEqual({ notice: 'printProgress', payload: { job: 'one', done: 3, of: 3 } })
    expect(await services.printOpen({ job: 'one' })).toEqual({ ok: true, value: { address: '/prints/one.pdf' } })
    expect(services.printPath('one')).toBe(join(library, 'prints', 'Off Ushant who.pdf'))
    expect(await services.dispatch('printBook', request('two', what))).toMatchObject({
      value: { path: 'prints/Off Ushant who 2.pdf' },
    })
    expect(await services.printOpen({ job: 'three' })).toMatchObject({ code: 'print-unknown' })
    await rm(join(library, 'prints'), { recursive: true })
    expect(await services.printOpen({ job: 'one' })).toMatchObject({ code: 'file-missing' })
  })

  it('says so where the system has nothing to open it with', async () => {
    const { start } = await machine()
    const asked: string[] = []
    const services = start({
      openExternally: async (path) =>
        asked.push(path) > 1 ? done(null) : refused('print-not-opened', { error: 'no reader' }),
    })
    await services.dispatch('printBook', request('one', { from: 'scenario', scenario: 'ushant' }))
    expect(await services.printOpen({ job: 'one' })).toMatchObject({ code: 'print-not-opened' })
    expect(await services.printOpen({ job: 'one' })).toEqual({ ok: true, value: { address: null } })
  })

  it('is made of a game that nobody has open, and leaves it closed', async () => {
    const { start } = await machine()
    const services = start()
    const game = await startGame(services)
    const print = (job: string, ships: string[]) =>
      services.dispatch('printBook', request(job, { from: 'game', game, ships, fresh: false }))
    expect(await print('all', [])).toMatchObject({ ok: true })
    expect(await print('one', ['majestic-2'])).toMatchObject({ ok: true })
    expect(await print('none', ['mars'])).toMatchObject({ code: 'print-ship-missing', values: { ship: 'mars' } })
    expect(await services.gameLines({ game, from: 0, count: 1 })).toMatchObject({ code: 'game-not-open' })
  })

  it('is not made of another game that has the name by now', async () => {
    const { start } = await machine()
    const services = start()
    const game = await startGame(services)
    const opened = await services.gameOpen({ game })
    await services.gameClose({ game })
    const print = (job: string, headCrc: string) =>
      services.dispatch('printBook', request(job, { from: 'game', game, headCrc, ships: [], fresh: false }))
    expect(await print('ours', opened.ok ? opened.value.headCrc : '')).toMatchObject({ ok: true })
    expect(await print('theirs', '00000000')).toMatchObject({ code: 'game-another-printed', values: { game } })
  })

  it.each([-1, 8.64e15 + 1, Number.NaN])('is made at any time a clock may show: %s', async (now) => {
    const { start } = await machine()
    const services = start({ clock: () => now })
    const printed = await services.dispatch('printBook', request('one', { from: 'scenario', scenario: 'ushant' }))
    expect(printed).toMatchObject({ ok: true })
  })

  it('that is cancelled leaves nothing behind', async () => {
    const { start, library } = await machine()
    const services = start()
    const ships = Array.from({ length: 60 }, () => 'majestic')
    const what = { from: 'library', pack: 'perfidious-albion', ships }
    const printing = services.dispatch('printBook', request('one', what))
    await services.printCancel({ job: 'one' })
    expect(await printing).toMatchObject({ ok: false, code: 'print-cancelled' })
    expect(await readdir(join(library, 'prints'))).toEqual([])
    expect(await services.printOpen({ job: 'one' })).toMatchObject({ code: 'print-unknown' })
  })
})
