import { mkdir, readdir, rm, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { trackId, type ShipId } from '#shared/kernel/ids'
import { freshTablePlan } from '#shared/table-view/table-plan'
import { writeFiles } from './desk.testing'
import { openedTable, startGame, started, ushant } from './machine.testing'

describe('a game', () => {
  it('begins with the ships of its scenario, is played, and is listed', async () => {
    const { services } = await started()
    const begun = await services.gameStart({ scenario: 'ushant', title: 'Monday at the club' })
    expect(begun).toMatchObject({ ok: true, value: { game: 'monday-at-the-club' } })
    if (!begun.ok) return
    const { game } = begun.value
    const { after, ...opened } = await openedTable(services, game)
    expect(opened).toMatchObject({ lastSeq: 0, state: { title: 'Monday at the club', turn: 1 } })
    const entry = {
      kind: 'step',
      by: 'hand',
      label: { key: 'steps.track' },
      effects: [{ type: 'trackSet', ship: 'majestic-2' as ShipId, track: trackId('fire'), to: 2 }],
    }
    const appended = await services.dispatch('gameAppend', { game, batch: 'first', after, entries: [entry] })
    expect(appended).toMatchObject({ ok: true, value: { lastSeq: 1 } })
    expect(await services.gameStateAt({ game, seq: 0 })).toMatchObject({
      value: { ships: { 'majestic-2': { tracks: { fire: 0 } } } },
    })
    expect(await services.gameLines({ game, from: 0, count: 10 })).toMatchObject({ value: { lines: [{}, entry] } })
    expect((await services.libraryList()).games).toMatchObject([{ game, title: 'Monday at the club', lines: 2 }])
    expect(await services.gameClose({ game })).toMatchObject({ ok: true })
    const dark = { ...freshTablePlan, isBlank: true }
    await services.tablePlanKeep({ game, plan: dark })
    expect(await services.gameRemove({ game })).toMatchObject({ ok: true })
    expect(await services.tablePlanRead({ game })).toMatchObject({ value: { plan: freshTablePlan } })
    expect((await services.libraryList()).games).toEqual([])
  })

  it('refuses by value what no journal takes, wherever it is in a batch, and nothing of it is written', async () => {
    const { services } = await started()
    const game = await startGame(services)
    const { after } = await openedTable(services, game)
    const send = (entries: readonly unknown[]) =>
      services.dispatch('gameAppend', { game, batch: 'pasted', after, entries })
    const called = (name: string) => ({
      kind: 'step',
      by: 'hand',
      label: { key: 'steps.squadronNamed' },
      effects: [{ type: 'squadronNamed', squadron: 'van', name }],
    })
    const refusal = { ok: false, code: 'entry-wrong' }
    const pasted = await send([called('Van'), called('V\u200ban'), called('Rear')])
    expect(pasted).toMatchObject({
      ...refusal,
      values: { where: 'effects.0.name', what: 'the hidden character U+200B' },
    })
    const note = { kind: 'note', text: 'x' }
    let deep: object = note
    for (let depth = 0; depth < 40; depth++) deep = { within: deep }
    const foreign = [null, 7, 'note', [], {}, { ...note, seq: 5 }, { ...note, kind: '__proto__' }, { ...note, deep }]
    for (const entry of foreign) expect(await send([note, entry])).toMatchObject(refusal)
    expect(await services.gameLines({ game, from: 0, count: 10 })).toMatchObject({ value: { lastSeq: 0 } })
    expect(await send([called('Van')])).toMatchObject({ ok: true, value: { lastSeq: 1 } })
  })

  it('that two pages have open is left by one and stays with the other, and closes with the last', async () => {
    const { services } = await started()
    const game = await startGame(services)
    const [near, far] = [{}, {}]
    await services.dispatch('gameOpen', { game }, near)
    await services.dispatch('gameOpen', { game }, far)
    await services.dispatch('gameOpen', { game }, far)
    await services.dispatch('gameClose', { game }, near)
    expect(await services.gameLines({ game, from: 0, count: 1 })).toMatchObject({ ok: true })
    await services.pageGone(far)
    expect(await services.gameLines({ game, from: 0, count: 1 })).toMatchObject({ code: 'game-not-open' })
  })

  it('that a page went away from while it was being opened is not held open', async () => {
    const { services } = await started()
    const game = await startGame(services)
    const page = {}
    const opening = services.dispatch('gameOpen', { game }, page)
    await services.pageGone(page)
    await opening
    expect(await services.gameLines({ game, from: 0, count: 1 })).toMatchObject({ code: 'game-not-open' })
  })

  it('left and come back to at once is open', async () => {
    const { services } = await started()
    const game = await startGame(services)
    await services.gameOpen({ game })
    const [, opened] = await Promise.all([services.gameClose({ game }), services.gameOpen({ game })])
    expect(opened.ok).toBe(true)
    expect(await services.gameLines({ game, from: 0, count: 1 })).toMatchObject({ ok: true })
  })

  it('does not begin without a ship it needs, and names her', async () => {
    const { services, library } = await started()
    const place = 'ships/perfidious-albion/majestic.ship.json'
    await writeFiles(library, { [place]: '{' })
    const refusal = { ok: false, values: { ship: 'majestic' } }
    const begin = () => services.gameStart({ scenario: 'ushant', title: 'Monday' })
    expect(await begin()).toMatchObject({ ...refusal, code: 'scenario-ship-unreadable' })
    await rm(join(library, place))
    expect(await begin()).toMatchObject({ ...refusal, code: 'scenario-ship-missing' })
    expect(await services.gameStart({ scenario: 'jutland', title: 'x' })).toMatchObject({
      code: 'library-scenario-missing',
    })
  })

  it('begins from a battle that is in no library, and leaves none there', async () => {
    const { services } = await started()
    const begin = (battle: string) => services.gameStart({ scenario: { battle }, title: 'Quick' })
    const begun = await begin(JSON.stringify({ ...ushant, title: 'Quick battle' }))
    expect(begun).toMatchObject({ ok: true, value: { game: 'quick' } })
    const { scenarios, games } = await services.libraryList()
    expect([scenarios.map(({ slug }) => slug), games.map(({ title }) => title)]).toEqual([['ushant'], ['Quick']])
    expect(await begin('{')).toMatchObject({ ok: false })
    expect(await begin(JSON.stringify({ ...ushant, pack: 'none' }))).toMatchObject({ code: 'pack-unknown' })
  })

  it('whose folder leads out of the library is left alone', async () => {
    const { services, library, home } = await started()
    await mkdir(join(home, 'outside'))
    await symlink(join(home, 'outside'), join(library, 'games'))
    expect(await services.gameStart({ scenario: 'ushant', title: 'x' })).toMatchObject({ code: 'file-link-outside' })
    expect((await services.libraryList()).setAside).toMatchObject([{ path: 'games' }])
    expect(await readdir(join(home, 'outside'))).toEqual([])
  })
})
