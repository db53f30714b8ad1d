/** What the window of the second screen knows of the machine: without schemas, since it gets pictures and no more. */
import type { TablePicture } from '../table-view/picture'

/** All that the window of the second screen can do: it listens. */
export interface TableBridge {
  /**
   * Calls the listener with the latest picture at once where there is one. Returns the function that stops listening.
   */
  onPicture(listen: (picture: TablePicture) => void): () => void
}

/** Where the host serves the window and its pictures. */
export const tablePagePath = '/table'
export const tableSocketPath = '/table-pictures'

/** One message on that socket. */
export interface TableFrame {
  readonly picture: TablePicture
}

/** The code that the socket is closed with when the operator has closed the second screen. */
export const tableClosedCode = 4000
