import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { writeFiles } from './desk.testing'
import { machine, ushant, started } from './machine.testing'

describe('a file opened by double click', () => {
  it('from elsewhere waits for the page, and nothing is changed; one of the library is opened where it is', async () => {
    const { services, home, library, notices } = await started()
    await writeFiles(home, {
      'mail/trafalgar.scenario.json': { ...ushant, slug: 'trafalgar' },
      'mail/bad.ship.json': '{',
    })
    expect(await services.openFile(join(home, 'mail', 'trafalgar.scenario.json'))).toEqual({ ok: true, value: null })
    expect(notices.received).toEqual([
      { notice: 'openRequested', payload: { kind: 'file', name: 'trafalgar.scenario.json' } },
    ])
    // What it holds is said where it is shown.
    expect(await services.openFile(join(home, 'mail', 'bad.ship.json'))).toMatchObject({ ok: true })
    expect(await services.libraryOffered()).toMatchObject({
      value: [{ name: 'trafalgar.scenario.json' }, { name: 'bad.ship.json', text: '{' }],
    })
    expect(await services.libraryOffered()).toEqual({ ok: true, value: [] })
    expect((await services.libraryList()).scenarios.map(({ slug }) => slug)).toEqual(['ushant'])
    notices.empty()
    await services.openFile(join(library, 'ships', 'perfidious-albion', 'majestic.ship.json'))
    const payload = { kind: 'ship', name: 'majestic', pack: 'perfidious-albion' }
    expect(notices.received).toContainEqual({ notice: 'openRequested', payload })
    expect(await services.openFile(join(home, 'mail', 'none.ship.json'))).toMatchObject({ code: 'file-missing' })
  })
})

describe('a place in the file manager', () => {
  it('is shown inside the library only, and only by a shell that can', async () => {
    const { start, library } = await machine()
    const shown: string[] = []
    const able = start({ reveal: async (path) => void shown.push(path) })
    await able.libraryList()
    expect(await able.libraryReveal({ path: 'scenarios/ushant.scenario.json' })).toMatchObject({ ok: true })
    expect(await able.libraryReveal({ path: '' })).toMatchObject({ ok: true })
    expect(await able.libraryReveal({ path: '../../etc' })).toMatchObject({ code: 'path-outside' })
    expect(shown).toEqual([join(library, 'scenarios', 'ushant.scenario.json'), library])
    await able.dispose()
    expect(await start().libraryReveal({ path: '' })).toMatchObject({ code: 'not-able-here' })
  })

  it('is chosen by a shell that can, and may be thought better of', async () => {
    const { start } = await machine()
    expect(await start().libraryChooseFolder()).toMatchObject({ code: 'not-able-here' })
    expect(await start({ pickFolder: async () => null }).libraryChooseFolder()).toEqual({ ok: true, value: null })
    expect(await start({ pickFolder: async () => '/x' }).libraryChooseFolder()).toMatchObject({
      value: { folder: '/x' },
    })
  })
})
