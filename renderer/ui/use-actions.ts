import { injectLocal, provideLocal, useEventListener } from '@vueuse/core'
import { onScopeDispose, type InjectionKey } from 'vue'
import { useBridge } from '../bridge/use-bridge'
import { actionPressed } from '../keyboard/pressed'
import { isTyping, isWriting } from '../keyboard/typing'
import { actionNames, actionOf, type ActionName, type ActionOn, type Surface } from '#shared/bridge/actions'

/** What a page does when an action is asked for, and whether it can be done now. */
interface Performed {
  readonly perform: () => unknown
  readonly isPossible?: () => boolean
}
type Performers = { readonly [Name in ActionName]?: Performed }

/** What can be asked for now, by surfaces, the innermost last. */
const performing = new Set<Performers>()

/** Every action that the open pages would perform now. */
export function commandsNow(): readonly { readonly name: ActionName; readonly perform: () => unknown }[] {
  const all: Performers = Object.assign({}, ...performing)
  return actionNames.flatMap((name) => {
    const { perform, isPossible } = all[name] ?? {}
    return perform && name !== 'commands' && (isPossible?.() ?? true) ? [{ name, perform }] : []
  })
}

/** Where the actions of the page around are kept. */
export const actionsKey: InjectionKey<Performers> = Symbol('actions')

interface Circumstances {
  /** False while something lies over the page. */
  readonly mayAct?: () => boolean
  /** What is written is on the page at once, and every key means the page. */
  readonly inText?: boolean
}

const isUncovered = () => document.querySelector('[role="dialog"]') === null

/**
 * Performs the actions of a surface when a key or the native menu asks for them; the buttons inside (`useAction`) find them
 * too. A page lists all that its surface has, and the compiler names one that is missing.
 */
export function useActions<S extends Surface>(
  surface: S,
  performed: { readonly [Name in ActionOn<S>]: Performed | Performed['perform'] },
  { mayAct = isUncovered, inText = false }: Circumstances = {},
): void {
  const given: Readonly<Record<string, Performed | Performed['perform']>> = performed
  const own: Performers = Object.fromEntries(
    Object.entries(given).map(([name, does]) => [name, typeof does === 'function' ? { perform: does } : does]),
  )
  performing.add(own)
  onScopeDispose(() => performing.delete(own))
  provideLocal(actionsKey, { ...injectLocal(actionsKey, {}), ...own })

  function perform(name: ActionName): void {
    const { perform, isPossible } = own[name] ?? {}
    if (isPossible?.() ?? true) perform?.()
  }

  useEventListener(window, 'keydown', (event) => {
    const name: ActionName | undefined = event.defaultPrevented ? undefined : actionPressed(surface, event)
    if (!name) return
    const { always = false, inText: meansIt = inText } = actionOf(name)
    // The browser's own print would put the page on paper, not the cards.
    if (name === 'print') event.preventDefault()
    const isOfText = event.ctrlKey || event.metaKey ? isWriting(event.target) : isTyping(event.target)
    if ((isOfText && !meansIt) || (always ? event.repeat : !mayAct())) return
    // Escape closes more than one thing.
    if (event.key !== 'Escape') event.preventDefault()
    perform(name)
  })
  onScopeDispose(
    useBridge().on.menuChosen(({ command }) => {
      if (command in own && (surface === 'app' || mayAct())) perform(command as ActionName)
    }),
  )
}

/** An action of the page around, for a button that asks for it. */
export function useAction(name: ActionName): { perform: () => void; isPossible: () => boolean } {
  const { perform, isPossible } = injectLocal(actionsKey, {})[name] ?? {}
  return { perform: () => void perform?.(), isPossible: () => isPossible?.() ?? true }
}
