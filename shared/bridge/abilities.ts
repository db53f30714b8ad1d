/** What a shell can do beyond serving the page. The interface branches on these and on nothing else. */
export interface Abilities {
  readonly folderPicker: boolean
  readonly revealInFileManager: boolean
  readonly nativeMenu: boolean
  /** The shell puts the window of the second screen where it belongs by itself. */
  readonly secondScreen: boolean
}
