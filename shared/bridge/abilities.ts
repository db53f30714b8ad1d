/** What a shell can do beyond serving the page. The interface branches on these and on nothing else. */
export interface Abilities {
  readonly folderPicker: boolean
  readonly revealInFileManager: boolean
  readonly nativeMenu: boolean
}
