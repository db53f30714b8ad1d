import type { TablePicture } from '#shared/table-view/picture'
import { tableClosedCode, tableSocketPath, type TableBridge, type TableFrame } from '#shared/bridge/frames'

declare global {
  interface Window {
    /** Put there by the preload of the second screen, in Electron only. */
    readonly spottingTable?: TableBridge
  }
}

/** Delay before reconnecting after the connection was lost. */
const againMs = 2_000

/** The ways out of the window, for tests to take. */
export interface TableWires {
  readonly open: () => WebSocket
  readonly close: () => void
}

/** The pictures, from the shell that shows the window. */
export function connectTable(): TableBridge {
  return window.spottingTable ?? hostTable(wires)
}

/** Pictures over a WebSocket from the host. It reconnects when lost; when the operator closes it, the window closes. */
export function hostTable({ open, close }: TableWires): TableBridge {
  const listeners = new Set<(picture: TablePicture) => void>()
  let latest: TablePicture | undefined
  dial()

  function dial(): void {
    const socket = open()
    socket.addEventListener('message', ({ data }: MessageEvent<string>) => {
      latest = (JSON.parse(data) as TableFrame).picture
      for (const listen of listeners) listen(latest)
    })
    socket.addEventListener('close', ({ code }) => {
      if (code === tableClosedCode) close()
      else setTimeout(dial, againMs)
    })
  }

  return {
    onPicture(listen) {
      listeners.add(listen)
      if (latest) listen(latest)
      return () => listeners.delete(listen)
    },
  }
}

const wires: TableWires = {
  open: () => new WebSocket(new URL(tableSocketPath, location.href.replace(/^http/, 'ws'))),
  close: () => window.close(),
}
