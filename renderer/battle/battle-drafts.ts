import { defineStore } from 'pinia'
import { effectScope, ref, watch, type Ref } from 'vue'
import { editHistory } from '../ui/edit-history'
import type { BattleDraft } from '#shared/battle/draft'
import { scenarioDocument, type ScenarioDocument } from '#shared/documents/scenario'
import { sameValue } from '#shared/kernel/same-value'

/** Where an edit was made: a part of the page. */
export type PartOfBattle = 'ships' | 'weather' | 'texts' | 'victory' | 'rules' | 'decks' | 'chart'

type History = ReturnType<typeof editHistory<BattleDraft, PartOfBattle>>

export interface OpenBattle {
  readonly history: History
  /** Its file as it was opened or saved last; `null`: it has none yet. */
  readonly replaces: Ref<ScenarioDocument | null>
  /** When the draft was kept on this machine; `null` while nothing is changed. */
  readonly keptAt: Ref<number | null>
}

/** A battle by the key it is kept under, which changes when it gets a file. */
interface Kept {
  key: string
  readonly battle: OpenBattle
  stop: () => void
}

export interface BattleToOpen {
  readonly begun: BattleDraft
  readonly replaces: ScenarioDocument | null
}

/** A pause in typing: then the draft is kept. */
const pauseMs = 250
const place = (key: string) => `spotting-top:battle:${key}`

/**
 * The battles being made, every step of each. They outlive the page that shows them, and what was changed is kept on this
 * machine over a reload until it is saved.
 */
export const useBattleDrafts = defineStore('battle-drafts', () => {
  const open = new Map<string, Kept>()
  const scope = effectScope(true)

  /** The battle of this key as it was left, or as it begins. */
  function opened(key: string, begin: () => BattleToOpen): OpenBattle {
    const there = open.get(key)
    if (there?.battle.history.isChanged.value) return there.battle
    there?.stop()
    const left = read(key)
    const { begun, replaces } = begin()
    const history = editHistory<BattleDraft, PartOfBattle>(begun, isSame)
    const battle: OpenBattle = { history, replaces: ref(left?.replaces ?? replaces), keptAt: ref(null) }
    if (left) {
      history.change(left.draft, 'ships')
      battle.keptAt.value = left.at
    }
    const kept: Kept = { key, battle, stop: () => undefined }
    open.set(key, kept)
    kept.stop = scope.run(() => keepWhileChanged(kept)) ?? kept.stop
    return battle
  }

  function keepWhileChanged(kept: Kept): () => void {
    const { battle } = kept
    let waits: ReturnType<typeof setTimeout> | undefined
    const keep = () => {
      clearTimeout(waits)
      waits = undefined
      const { key } = kept
      if (open.get(key) !== kept) return
      if (!battle.history.isChanged.value) {
        localStorage.removeItem(place(key))
        battle.keptAt.value = null
        return
      }
      const at = Date.now()
      const text = JSON.stringify({ draft: battle.history.now.value, replaces: battle.replaces.value, at })
      // A page without room for it goes on without: nothing of it is lost while the page is there.
      try {
        localStorage.setItem(place(key), text)
        battle.keptAt.value = at
      } catch {
        battle.keptAt.value = null
      }
    }
    const stopWatching = watch([battle.history.now, battle.history.kept], () => {
      clearTimeout(waits)
      waits = setTimeout(keep, pauseMs)
    })
    const onHide = () => void (waits !== undefined && keep())
    addEventListener('pagehide', onHide)
    return () => {
      stopWatching()
      clearTimeout(waits)
      removeEventListener('pagehide', onHide)
    }
  }

  /** Once it has got a file it goes on under another key. */
  function renamed(from: string, to: string): void {
    const kept = open.get(from)
    localStorage.removeItem(place(from))
    if (!kept || from === to) return
    open.delete(from)
    open.get(to)?.stop()
    kept.key = to
    open.set(to, kept)
  }

  /** Lets go of a draft: the next that is opened begins afresh. */
  function discard(key: string): void {
    open.get(key)?.stop()
    open.delete(key)
    localStorage.removeItem(place(key))
  }

  return { opened, renamed, discard }
})

/** The file it lies in is no part of it. */
function isSame(one: BattleDraft, other: BattleDraft): boolean {
  return one === other || sameValue({ ...one, slug: other.slug, unofficial: other.unofficial }, other)
}

/** What was kept under a key; nothing where there is nothing that can be read. */
function read(key: string): { draft: BattleDraft; replaces: ScenarioDocument | null; at: number } | undefined {
  try {
    const { draft, replaces, at } = JSON.parse(localStorage.getItem(place(key)) ?? 'null')
    return {
      draft: scenarioDocument.parse(draft),
      replaces: replaces === null ? null : scenarioDocument.parse(replaces),
      at: Number(at),
    }
  } catch {
    return undefined
  }
}
