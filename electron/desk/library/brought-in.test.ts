import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { scenario, ship } from '../desk.testing'
import { deck, libraryOf } from './library.testing'

describe('a document that is kept', () => {
  it('is kept under its own name, or the next free one', async () => {
    const { library, folder } = await libraryOf()
    const bring = (document: Parameters<typeof library.save>[0]) => library.save(document)
    const kept = (name: string) => ({ ok: true, value: { path: `ships/trial/${name}.ship.json`, slug: name } })
    expect(await bring(ship('mars'))).toEqual(kept('mars'))
    expect(await bring(ship('mars'))).toEqual(kept('mars'))
    expect(await bring(ship('mars', { year: 1900 }))).toEqual(kept('mars-2'))
    expect(await bring(ship('mars', { year: 1901 }))).toEqual(kept('mars-3'))
    const long = 'm'.repeat(64)
    await bring(ship(long, { name: 'Mars' }))
    expect(await bring(ship(long, { name: 'Mars', year: 1900 }))).toEqual(kept(`${'m'.repeat(62)}-2`))
    expect(await readdir(join(folder, 'ships', 'trial'))).toHaveLength(5)
    expect((await library.list()).setAside).toEqual([])
  })

  it('never takes the place of a file that cannot be read', async () => {
    const { library, folder } = await libraryOf({ 'ships/trial/mars.ship.json': 'broken' })
    expect(await library.save(ship('mars'))).toMatchObject({
      value: { path: 'ships/trial/mars-2.ship.json' },
    })
    expect(await readFile(join(folder, 'ships', 'trial', 'mars.ship.json'), 'utf8')).toBe('broken')
  })

  it.each(['con', 'nul', 'com1'])(
    'called %s, which Windows keeps for a device, is kept under another name',
    async (slug) => {
      const { library } = await libraryOf()
      const kept = await library.save(ship(slug))
      expect(kept).toMatchObject({ value: { path: `ships/trial/ship-${slug}.ship.json` } })
      expect((await library.list()).ships.map((each) => each.slug)).toEqual([`ship-${slug}`])
    },
  )

  it('finds its own shelf: scenarios, decks', async () => {
    const { library } = await libraryOf()
    expect(await library.save(scenario('ushant', []))).toMatchObject({
      value: { path: 'scenarios/ushant.scenario.json' },
    })
    expect(await library.save(deck('events') as never)).toMatchObject({ value: { path: 'decks/events.deck.json' } })
  })
})
