import { computed, onBeforeUnmount, ref, shallowRef } from 'vue'
import { onBeforeRouteLeave, onBeforeRouteUpdate, useRouter, type RouteLocationNormalized } from 'vue-router'
import { useBridge } from '../bridge/use-bridge'
import { useAnnouncements } from '../ui/announcements'
import type { editHistory } from '../ui/edit-history'
import { say, sayReason } from '../words'
import type { Bridge, Output } from '#shared/bridge/contract'
import { kindOf, nameOf, type LibraryDocument } from '#shared/documents/formats'
import { documentLimits } from '#shared/json/json-text'
import { refused, type Refusal } from '#shared/kernel/result'

/**
 * Asks for a document to be kept, in the file of the one that it was. One that is too long is refused here: a message that
 * long would end the connection.
 */
export async function sent(
  { librarySave }: Bridge,
  document: LibraryDocument,
  was: LibraryDocument | null,
): Promise<Output<'librarySave'>> {
  const text = JSON.stringify(document)
  const limit = documentLimits.characters
  if (text.length > limit) return refused('document-too-large', { size: text.length, limit })
  const replaces = was && { slug: was.slug, was: JSON.stringify(was) }
  return librarySave({ kind: kindOf(document), text, replaces }).catch(() => refused('bridge-broken'))
}

/** What is being asked: whither, and how to answer. */
export interface EditorLeaving {
  readonly to: RouteLocationNormalized
  readonly answer: (leave: boolean) => void
}

interface ToKeep<Document extends LibraryDocument, Problem> {
  readonly words: 'shipyard' | 'ownDecks'
  readonly draft: Pick<ReturnType<typeof editHistory<Document, never>>, 'now' | 'isChanged' | 'isKept'>
  /** Its file, as it was opened; `null`: it has none yet. */
  readonly replaces: Document | null
  readonly problems: () => readonly Problem[]
  readonly show: (problem: Problem) => void
  /** As it goes into the library. */
  readonly ready: (document: Document, was: Document | null) => Document
  readonly refresh: () => Promise<unknown>
  /** It is kept on this machine until it is saved: a window that is closed or loaded again loses nothing. */
  readonly isDraftKept?: () => boolean
  /** The address changes, because it has got its file, and it goes on. */
  readonly stays: (to: RouteLocationNormalized, replaces: Document | null) => boolean
}

/**
 * Keeps what an editor makes in the library, in the file it came from or in a new one, and asks before the editor or the
 * window is left with something that is not saved.
 */
export function useKeeping<
  Document extends LibraryDocument,
  Problem extends { readonly refuses: boolean; readonly sentence: string },
>(of: ToKeep<Document, Problem>) {
  const announcements = useAnnouncements()
  const bridge = useBridge()
  const { words, draft } = of
  const replaces = shallowRef(of.replaces)
  const saving = ref(false)
  /** Its place, once it has been saved from here. */
  const path = ref('')
  const refusal = shallowRef<Refusal | null>(null)
  const state = computed(() => {
    if (!replaces.value) return 'fresh'
    return draft.isChanged.value ? 'changed' : 'saved'
  })

  /** Why it was not saved last: said until it is. */
  let refusalSaid = 0
  function refuse(why: string): false {
    refusalSaid = announcements.announce(why, 'refusal')
    return false
  }

  /** True when it lies in the library as it is now. Refused, it stays as it was made. */
  async function save(asNew = false): Promise<boolean> {
    if (saving.value) return false
    announcements.dismiss(refusalSaid)
    const refusing = of.problems().find(({ refuses }) => refuses)
    if (refusing) {
      of.show(refusing)
      return refuse(say(`${words}.notSound`, { why: refusing.sentence }))
    }
    const given = draft.now.value
    const was = asNew ? null : replaces.value
    const ready = of.ready(given, was)
    saving.value = true
    const answer = await sent(bridge, ready, was)
    saving.value = false
    refusal.value = answer.ok ? null : answer
    if (!answer.ok) return refuse(say(`${words}.refused`, { why: sayReason(answer) }))
    await of.refresh()
    const { slug } = answer.value
    path.value = answer.value.path
    replaces.value = { ...ready, slug, unofficial: false }
    draft.isKept(given, replaces.value)
    const name = nameOf(ready)
    announcements.announce(say(`${words}.done`, { name, title: name, path: path.value }))
    return true
  }

  const asked = shallowRef<EditorLeaving | null>(null)
  const router = useRouter()
  /** Of this page among those that the window has been to. */
  const position = Number(window.history.state?.position ?? 0)
  let isAnswered = false
  function mayLeave(to: RouteLocationNormalized): boolean | Promise<boolean> {
    if (isAnswered || !draft.isChanged.value || of.stays(to, replaces.value)) return true
    const ask = (go: (leave: boolean) => void) => {
      const answer = (leave: boolean) => ((asked.value = null), go(leave))
      asked.value = { to, answer }
    }
    // Another page by its button: the address waits for the answer.
    if (new URL(router.resolve(to).href, location.href).href !== location.href) return new Promise(ask)
    // By Back or a typed address, which says that page already: it is put back, and changes once more if that is the answer.
    const steps = Number(window.history.state?.position ?? 0) - position
    ask((leave) => {
      isAnswered = leave
      if (leave) void (steps === 0 ? router.push(to) : router.go(steps))
    })
    return false
  }
  onBeforeRouteLeave(mayLeave)
  onBeforeRouteUpdate(mayLeave)

  // A window asks in words of its own; all we can say is that there is something to ask.
  const onUnload = (event: BeforeUnloadEvent) => {
    if (draft.isChanged.value && !of.isDraftKept?.()) event.preventDefault()
  }
  addEventListener('beforeunload', onUnload)
  onBeforeUnmount(() => removeEventListener('beforeunload', onUnload))
  return { replaces, saving, path, refusal, state, save, asked }
}
