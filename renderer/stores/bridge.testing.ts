import { createPinia, setActivePinia, type Pinia } from 'pinia'
import { createApp } from 'vue'
import { bridgeKey } from '../bridge/use-bridge'
import { channels, notices, type Notice } from '#shared/bridge/channels'
import type { Bridge, NoticePayloads } from '#shared/bridge/contract'

type Answers = Partial<{ readonly [Name in keyof Omit<Bridge, 'on'>]: Bridge[Name] }>

/** The notices of a machine: who listens to them, and the way to send one. */
export function fakeNotices() {
  const listeners = new Map<Notice, Set<(payload: never) => void>>(notices.map((notice) => [notice, new Set()]))
  const listenTo = (notice: Notice) => (listen: (payload: never) => void) => {
    listeners.get(notice)!.add(listen)
    return () => listeners.get(notice)!.delete(listen)
  }
  const on = Object.fromEntries(notices.map((notice) => [notice, listenTo(notice)])) as unknown as Bridge['on']
  const notify = <Name extends Notice>(notice: Name, payload: NoticePayloads[Name]) =>
    listeners.get(notice)!.forEach((listen) => listen(payload as never))
  return { on, notify }
}

/** A bridge whose answers a test gives; a channel without one is a bug of the test. Notices are sent by `notify`. */
export function fakeBridge(answers: Answers) {
  const { on, notify } = fakeNotices()
  const unanswered = (channel: string) => () => Promise.reject(new Error(`the test gives no answer for ${channel}`))
  const bridge = {
    ...Object.fromEntries(channels.map((channel) => [channel, unanswered(channel)])),
    ...answers,
    on,
  } as unknown as Bridge
  return { bridge, notify }
}

let current: Pinia

/** Stores of a test's own. What an earlier test in the same window left running does not make its stores the active ones. */
export function freshPinia(app = createApp({})): Pinia {
  current = createPinia()
  app.use(current)
  current.use(({ store }) => void store.$onAction(() => void setActivePinia(current), true))
  setActivePinia(current)
  return current
}

/** Makes this bridge the one that stores reach; returns the app's plugins for mounting components. */
export function useFakeBridge(bridge: Bridge) {
  const app = createApp({})
  app.provide(bridgeKey, bridge)
  return freshPinia(app)
}
