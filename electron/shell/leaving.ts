import { BrowserWindow, dialog, type MessageBoxOptions } from 'electron'
import type { Words } from '#shared/words/speak'
import type { Services } from '../desk/services'
import { marksIn, sayUnsaved, type Unsaved } from '../desk/games-in-turn'

/** A page that only waits for the disk gets so many more attempts to have its answer. */
const breaths = 10
const breathMs = 200

type Asked = Pick<Services, 'unsaved' | 'dispose'>

/** Nobody leaves with marks that are not saved without having been asked, in a dialog of the system. */
export class Leaving {
  /** Those who were asked and leave all the same are not asked again. */
  private isAgreed = false
  private isAsking = false

  constructor(
    private readonly services: Asked,
    private readonly words: Words,
  ) {}

  /** Asks when the window is closed while the journal cannot save, or while its page holds marks back. */
  watch(window: BrowserWindow): void {
    let isClosing = false
    let waited = 0
    window.on('close', (event) => {
      const unsaved = this.services.unsaved()
      isClosing = this.isAgreed || unsaved.length === 0
      if (isClosing) return
      event.preventDefault()
      void this.askAndClose(window, unsaved)
    })
    // Windows logs off or shuts down: neither `close` nor `will-quit` comes then.
    window.on('query-session-end', (event) => {
      const unsaved = this.services.unsaved()
      if (this.isAgreed || unsaved.length === 0 || event.reasons.includes('critical')) return
      event.preventDefault()
      void this.askAndClose(window, unsaved, this.words('app.leaving.logOff'))
    })
    // Nothing stops it from here on: games are closed, and what can be saved is.
    window.on('session-end', () => void this.services.dispose().catch((problem: unknown) => console.error(problem)))
    // The page has marks on their way, or cannot hand them over.
    window.webContents.on('will-prevent-unload', (event) => {
      if (this.isAgreed) return event.preventDefault()
      if (!isClosing) return
      if (++waited < breaths) setTimeout(() => !window.isDestroyed() && window.close(), breathMs)
      else {
        waited = 0
        void this.askAndClose(window, this.services.unsaved())
      }
    })
  }

  /** Closes everything. What cannot be saved is tried again until it is, or until someone leaves without it. */
  async closeServices(): Promise<readonly Unsaved[]> {
    for (;;) {
      const left = await this.services.dispose()
      if (left.length === 0 || this.isAgreed) return left
      this.isAgreed = await this.asks(null, left, 'app.leaving.again')
    }
  }

  private async askAndClose(window: BrowserWindow, unsaved: readonly Unsaved[], more = ''): Promise<void> {
    if (this.isAsking) return
    this.isAsking = true
    this.isAgreed = await this.asks(window, unsaved, 'app.leaving.stay', more)
    this.isAsking = false
    if (this.isAgreed && !window.isDestroyed()) window.destroy()
  }

  /** True for those who leave all the same. */
  private async asks(
    window: BrowserWindow | null,
    unsaved: readonly Unsaved[],
    stay: string,
    more = '',
  ): Promise<boolean> {
    const { words } = this
    const n = marksIn(unsaved)
    const options: MessageBoxOptions = {
      type: 'warning',
      message: n > 0 ? words('app.leaving.title', { n }) : words('app.leaving.some'),
      detail: [...sayUnsaved(words, unsaved), words('app.leaving.text'), more].join('\n').trimEnd(),
      buttons: [words(stay), words('app.leaving.leave')],
      defaultId: 0,
      cancelId: 0,
      noLink: true,
    }
    const { response } = await (window ? dialog.showMessageBox(window, options) : dialog.showMessageBox(options))
    return response === 1
  }
}
