import { createPinia, setActivePinia } from 'pinia'
import { createApp } from 'vue'
import { bridgeKey } from '../bridge/use-bridge'
import { channels, notices, type Notice } from '#shared/bridge/channels'
import type { Bridge, NoticePayloads } from '#shared/bridge/contract'

type Answers = Partial<{ readonly [Name in keyof Omit<Bridge, 'on'>]: Bridge[Name] }>

/** A bridge whose answers a test gives; a channel without one is a bug of the test. Notices are sent by `notify`. */
export function fakeBridge(answers: Answers) {
  const listeners = new Map<Notice, Set<(payload: never) => void>>(notices.map((notice) => [notice, new Set()]))
  const unanswered = (channel: string) => () => Promise.reject(new Error(`the test gives no answer for ${channel}`))
  const on = Object.fromEntries(
    notices.map((notice) => [
      notice,
      (listen: (payload: never) => void) => {
        listeners.get(notice)?.add(listen)
        return () => listeners.get(notice)?.delete(listen)
      },
    ]),
  )
  const bridge = {
    ...Object.fromEntries(channels.map((channel) => [channel, unanswered(channel)])),
    ...answers,
    on,
  } as unknown as Bridge
  const notify = <Name extends Notice>(notice: Name, payload: NoticePayloads[Name]) =>
    listeners.get(notice)?.forEach((listen) => listen(payload as never))
  return { bridge, notify }
}

/** Makes this bridge the one that stores reach; returns the app's plugins for mounting components. */
export function useFakeBridge(bridge: Bridge) {
  const pinia = createPinia()
  createApp({}).use(pinia).provide(bridgeKey, bridge)
  setActivePinia(pinia)
  return pinia
}
