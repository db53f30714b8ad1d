import { contextBridge, ipcRenderer } from 'electron'
import { tablePictureMessage } from '#shared/bridge/channels'
import type { TableBridge } from '#shared/bridge/frames'

type Listener = Parameters<TableBridge['onPicture']>[0]
type Picture = Parameters<Listener>[0]

const listeners = new Set<Listener>()
let latest: Picture | undefined
ipcRenderer.on(tablePictureMessage, (_event, picture: Picture) => {
  latest = picture
  for (const listen of [...listeners]) listen(picture)
})

/** The second screen listens for pictures; it has no way to ask for anything. */
const table: TableBridge = {
  onPicture(listen) {
    listeners.add(listen)
    if (latest) listen(latest)
    return () => {
      listeners.delete(listen)
    }
  },
}

contextBridge.exposeInMainWorld('spottingTable', table)
