import { app, session, type Session } from 'electron'
import { pageOrigin } from './protocol'

/** Denies what the program never needs: other pages, new windows, webviews, permissions, the network. */
export function denyEverythingElse(): void {
  app.on('web-contents-created', (_created, contents) => {
    for (const way of ['will-navigate', 'will-frame-navigate', 'will-redirect'] as const) {
      contents.on(way as 'will-navigate', (event) => {
        if (!event.url.startsWith(`${pageOrigin}/`)) event.preventDefault()
      })
    }
    contents.on('will-attach-webview', (event) => event.preventDefault())
    contents.setWindowOpenHandler(() => ({ action: 'deny' }))
  })
}

/** The same for the session, which exists only once the app is ready. */
export function closeSession(): void {
  denyAll(session.defaultSession, isLocal)
}

/** No permission is given in this session, and nothing asked for but what `isOurs` knows. */
export function denyAll(own: Session, isOurs: (address: string) => boolean): void {
  own.setPermissionRequestHandler((_contents, _permission, answer) => answer(false))
  own.setPermissionCheckHandler(() => false)
  own.setDevicePermissionHandler(() => false)
  own.webRequest.onBeforeRequest((request, answer) => answer({ cancel: !isOurs(request.url) }))
}

function isLocal(address: string): boolean {
  return ['app:', 'blob:', 'data:', 'devtools:'].some((scheme) => address.startsWith(scheme))
}
