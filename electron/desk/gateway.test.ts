import { describe, expect, it } from 'vitest'
import { started } from './machine.testing'

describe('the gateway', () => {
  it('serves a channel by its name', async () => {
    const { services } = await started()
    expect(await services.dispatch('appDescribe', null)).toMatchObject({ version: '1.2.3', shell: 'host' })
    expect(await services.dispatch('libraryList', undefined)).toMatchObject({ games: [], setAside: [] })
  })

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
