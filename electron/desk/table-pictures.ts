import type { TablePicture } from '#shared/table-view/picture'

type Listener = (picture: TablePicture) => void

/** The picture that the second screen shows now. Listeners get it at once; whoever comes later gets it first. */
export class TablePictures {
  private latest: TablePicture | undefined
  private readonly listeners = new Set<Listener>()

  show(picture: TablePicture): void {
    this.latest = picture
    for (const listen of [...this.listeners]) listen(picture)
  }

  /** Returns the way to stop listening. */
  listen(listener: Listener): () => void {
    this.listeners.add(listener)
    if (this.latest) listener(this.latest)
    return () => this.listeners.delete(listener)
  }
}
