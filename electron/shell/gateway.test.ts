import { expect, test } from 'vitest'
import type { Page } from '../desk/games-in-turn'
import { resetShellModules } from './reset-shell-modules.testing'

test('a page that is reloaded is another one, and its window is listened to once however often', async () => {
  resetShellModules()
  const { fakeIpc } = (await import('electron')) as unknown as typeof import('./fake-electron.testing')
  const { openGateway } = await import('./gateway')
  const asked: unknown[] = []
  const gone: Page[] = []
  openGateway({
    dispatch: async (_channel, _input, page) => void asked.push(page),
    pageGone: async (page) => void gone.push(page),
  })
  const ask = () => fakeIpc.renderer.invoke('appDescribe')
  const navigates = (event: object) => fakeIpc.sender.emit('did-start-navigation', event)
  for (let load = 0; load < 20; load++) {
    await ask()
    await ask()
    navigates({ isMainFrame: true, isSameDocument: true })
    navigates({ isMainFrame: false, isSameDocument: false })
    navigates({ isMainFrame: true, isSameDocument: false })
  }
  expect(new Set(asked).size).toBe(20)
  expect(gone).toEqual([...new Set(asked)])
  for (const eventName of ['did-start-navigation', 'render-process-gone', 'destroyed'])
    expect(fakeIpc.sender.listenerCount(eventName)).toBe(1)

  await ask()
  fakeIpc.sender.emit('render-process-gone')
  fakeIpc.sender.emit('destroyed')
  expect(gone).toHaveLength(21)
})
