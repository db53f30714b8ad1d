import type { ActionName } from '#shared/bridge/actions'

/** An entry of the menu row. */
export interface MenuEntry {
  readonly name: ActionName
  readonly label: string
  /** What there is to know of it, read out and in its tooltip; it is seen as well where it `waits`. */
  readonly note?: string
  readonly waits?: true
  readonly key?: string
  /** It is what the table looks at now. */
  readonly isShown: boolean
  readonly startsGroup: boolean
  readonly perform: () => void
}
