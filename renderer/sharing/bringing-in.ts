import { defineStore } from 'pinia'
import { computed, ref, shallowRef } from 'vue'
import { useLibrary } from '../stores/library'
import { say } from '../words'
import { useLibraryChanges } from './library-changes'
import { readBundle, type BundledText } from '#shared/documents/bundle'
import { isBundle } from '#shared/documents/bundle-sign'
import { done, type Refusal } from '#shared/kernel/result'
import { findPack } from '#shared/rules/index'
import { Look, type Looked, type LookedDocument, type LookedGame } from '#shared/sharing/look'
import { mayTakeTheirs, planBringIn, type Taking } from '#shared/sharing/plan'
import type { LibraryDocument } from '#shared/documents/formats'

/** A text that came as a file. */
export interface TextFile {
  readonly name: string
  readonly size: number
  readonly text: string
}

/** A file in which nobody could say what it holds. */
export interface UnreadFile {
  readonly name: string
  readonly why: Refusal
}

/** A document that was made of a line of a table. */
export interface LineDocument {
  readonly file: string
  readonly line: number
  readonly document: LibraryDocument
}

/** How many things are looked at before the page is painted again. */
export const portion = 25
export const painted = () => new Promise((resolve) => setTimeout(resolve))

/** What came in files, held against the library: nothing is changed by looking. */
export const useBringingIn = defineStore('bringing-in', () => {
  const library = useLibrary()
  const changes = useLibraryChanges()
  const files = shallowRef<readonly Pick<TextFile, 'name' | 'size'>[]>([])
  const from = ref('')
  const saved = ref(0)
  const texts = shallowRef<readonly (BundledText & { readonly file: string })[]>([])
  const fromLines = shallowRef<readonly LineDocument[]>([])
  const things = shallowRef<readonly Looked[]>([])
  const left = ref<ReadonlySet<string>>(new Set())
  const takings = ref<ReadonlyMap<string, Taking>>(new Map())
  const progress = ref<{ readonly is: 'reading' | 'writing'; readonly done: number; readonly of: number } | null>(null)
  let turn = 0

  const keyOf = ({ file, line, nth, kind }: Looked) => `${file} ${line} ${nth} ${kind}`
  const differing = computed(() => things.value.filter((each) => each.is === 'differs'))
  const refusals = computed(() => things.value.filter((each) => each.is === 'refused'))
  const takingOf = (thing: Looked): Taking => takings.value.get(keyOf(thing)) ?? 'leave'
  const isTaken = (thing: Looked): boolean =>
    thing.is === 'new' ? !left.value.has(keyOf(thing)) : thing.is === 'differs' && takingOf(thing) !== 'leave'
  const taken = computed(() => things.value.filter(isTaken))
  const takenCount = computed(() => taken.value.length)

  /** Parts the files and looks at each thing, beside what is there already; the files that could not be parted at all. */
  async function look(given: readonly TextFile[]): Promise<readonly UnreadFile[]> {
    progress.value = { is: 'reading', done: 0, of: 1 }
    // A game may have been removed a moment ago.
    await library.refresh()
    const unread: UnreadFile[] = []
    for (const file of given) {
      const read = isBundle(file.text) ? readBundle(file.text) : done({ from: '', saved: 0, things: [lone(file.text)] })
      if (!read.ok) {
        unread.push({ name: file.name, why: read })
        continue
      }
      const name = freeName(file.name)
      from.value ||= read.value.from
      saved.value ||= read.value.saved
      files.value = [...files.value, { name, size: file.size }]
      texts.value = [...texts.value, ...read.value.things.map((thing) => ({ ...thing, file: name }))]
    }
    await lookAgain()
    return unread
  }

  /** Files of two folders may share a name. */
  function freeName(name: string): string {
    for (let count = 1; ; count++) {
      const free = count === 1 ? name : `${name} (${count})`
      if (files.value.every((file) => file.name !== free)) return free
    }
  }

  /** Holds all of it against the library as it is now. */
  async function lookAgain(): Promise<void> {
    const its = ++turn
    const looker = new Look(library.listing, findPack)
    const found: Looked[] = []
    const of = texts.value.length + fromLines.value.length
    const isOvertaken = async () => {
      if (found.length % portion < portion - 1) return false
      progress.value = { is: 'reading', done: found.length, of }
      await painted()
      return its !== turn
    }
    for (const { file, ...thing } of texts.value) {
      if (await isOvertaken()) return
      found.push(looker.thing(thing, file))
    }
    for (const { document, ...where } of fromLines.value) {
      if (await isOvertaken()) return
      found.push(looker.document(document, where))
    }
    progress.value = null
    things.value = found.filter((thing) => !looker.isReplaced(thing))
  }

  /** A table is made into ships, which are looked at once all are made. */
  function reading(done: number, of: number): void {
    progress.value = { is: 'reading', done, of }
  }

  function setLines(lines: readonly LineDocument[]): void {
    fromLines.value = lines
    void lookAgain()
  }

  function tick(thing: Looked, on: boolean): void {
    const next = new Set(left.value)
    if (on) next.delete(keyOf(thing))
    else next.add(keyOf(thing))
    left.value = next
  }

  /** What becomes of one that differs, and, where asked, of all after it too. */
  function decide(thing: Looked, taking: Taking, alsoRest: boolean): void {
    const next = new Map(takings.value)
    const at = differing.value.indexOf(thing as never)
    for (const each of alsoRest ? differing.value.slice(at) : [thing]) {
      const may = taking !== 'theirs' || (each.is === 'differs' && mayTakeTheirs(each as LookedDocument))
      next.set(keyOf(each), may ? taking : 'leave')
    }
    takings.value = next
  }

  /** What a second one of a name is called. */
  function secondName(name: string, count: number): string {
    const who = from.value.trim().slice(0, 20)
    if (who === '') return say('sharing.secondOf', { name, count })
    return say(count > 2 ? 'sharing.secondOfWho' : 'sharing.second', { name, who, count: count - 1 })
  }

  /** Writes all that is taken, or nothing; what was taken is announced, with the way to take it back. */
  async function bringIn(): Promise<boolean> {
    if (progress.value) return false
    const documents = things.value.filter(
      (each): each is LookedDocument => each.kind !== 'game' && each.is !== 'refused',
    )
    const chosen = documents.map(
      (looked) =>
        ({ looked, taking: !isTaken(looked) ? 'leave' : looked.is === 'new' ? 'both' : takingOf(looked) }) as const,
    )
    const put = planBringIn(
      chosen.filter(({ looked, taking }) => looked.is !== 'new' || taking !== 'leave'),
      library.listing,
      secondName,
    )
    const games = taken.value.filter((each): each is LookedGame => each.kind === 'game' && each.is === 'new')
    const count = put.length + games.length
    progress.value = { is: 'writing', done: 0, of: count }
    const brought = await changes.make(
      { put, games: games.map(({ game }) => game.lines), remove: [] },
      { said: say('sharing.done', { n: count }), undo: say('sharing.undo') },
      (written) => (progress.value = { is: 'writing', done: written, of: count }),
    )
    progress.value = null
    if (brought) clear()
    // Something has changed in the library since it was looked at.
    else await lookAgain()
    return brought
  }

  /** What is being read is let go; what is being written is taken back. */
  function stop(): void {
    if (progress.value?.is === 'reading') clear()
    else changes.cancel()
  }

  function clear(): void {
    turn++
    files.value = []
    texts.value = []
    fromLines.value = []
    things.value = []
    from.value = ''
    saved.value = 0
    left.value = new Set()
    takings.value = new Map()
    progress.value = null
  }

  return {
    ...{ files, from, saved, things, differing, refusals, taken, takenCount, progress, isTaken, takingOf, keyOf },
    ...{ look, reading, setLines, tick, decide, secondName, bringIn, stop, clear },
  }
})

/** A file with one thing: a document, or the journal of a game. */
function lone(text: string): BundledText {
  const format = /"format"\s*:\s*"spotting-top\/(\w+)"/.exec(text.slice(0, 4000))?.[1]
  if (format !== 'journal')
    return { kind: format === 'scenario' || format === 'deck' ? format : 'ship', text, line: 1, nth: 0 }
  const lines = text
    .replace(/^\ufeff/, '')
    .split(/\r?\n/)
    .filter((line) => line !== '')
  return { kind: 'game', text: `{"lines":[\n${lines.join(',\n')}\n]}`, line: 0, nth: 0 }
}
