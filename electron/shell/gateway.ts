import { ipcMain, type IpcMainInvokeEvent, type WebContents } from 'electron'
import { channels } from '#shared/bridge/channels'
import type { Page } from '../desk/games-in-turn'
import type { Services } from '../desk/services'
import { pageOrigin } from './sessions'

/** Answers every channel of the bridge, and only to our own page in the main frame of a window; `dispatch` checks the input. */
export function openGateway({ dispatch, pageGone }: Pick<Services, 'dispatch' | 'pageGone'>): void {
  const pages = new PagesInWindows((page) => void pageGone(page))
  for (const channel of channels) {
    ipcMain.handle(channel, async (event, input: unknown) => {
      if (!comesFromOurPage(event)) throw new Error('Only the program’s own page is answered.')
      return dispatch(channel, input, pages.in(event.sender))
    })
  }
}

function comesFromOurPage({ senderFrame }: IpcMainInvokeEvent): boolean {
  return senderFrame !== null && senderFrame.parent === null && senderFrame.url.startsWith(`${pageOrigin}/`)
}

/** The page that a window shows now: one that is reloaded, or whose process died, is another. */
class PagesInWindows {
  private readonly pages = new WeakMap<WebContents, Page>()
  private readonly watched = new WeakSet<WebContents>()

  constructor(private readonly gone: (page: Page) => void) {}

  in(contents: WebContents): Page {
    const known = this.pages.get(contents)
    if (known) return known
    const page = {}
    this.pages.set(contents, page)
    this.watch(contents)
    return page
  }

  /** Once a window, however many pages it shows. */
  private watch(contents: WebContents): void {
    if (this.watched.has(contents)) return
    this.watched.add(contents)
    const forgetPage = () => {
      const page = this.pages.get(contents)
      if (!page) return
      this.pages.delete(contents)
      this.gone(page)
    }
    contents.once('destroyed', forgetPage)
    contents.on('render-process-gone', forgetPage)
    contents.on('did-start-navigation', ({ isMainFrame, isSameDocument }) => {
      if (isMainFrame && !isSameDocument) forgetPage()
    })
  }
}
