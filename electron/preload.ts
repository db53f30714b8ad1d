import { contextBridge, ipcRenderer } from 'electron'
import { channels, notices } from '#shared/bridge/channels'
import { noticeBoard } from '#shared/bridge/early-notices'

const board = noticeBoard(notices)
for (const notice of notices) ipcRenderer.on(notice, (_event, payload: unknown) => board.notify(notice, payload))

/** One function per channel and one subscription per notice; the page gets no way to name another. */
const asked = Object.fromEntries(
  channels.map((channel) => [channel, (input: unknown) => ipcRenderer.invoke(channel, input)]),
)
const on = Object.fromEntries(
  notices.map((notice) => [notice, (listener: (payload: unknown) => void) => board.listen(notice, listener)]),
)

contextBridge.exposeInMainWorld('spottingTop', { ...asked, on })
