import { defineStore } from 'pinia'
import { effectScope, ref, type Ref } from 'vue'
import { keepWhileChanged, readKept } from '../editing/kept-drafts'
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
    const left = readKept(place(key), ({ draft, replaces, at }) => ({
      draft: scenarioDocument.parse(draft),
      replaces: replaces === null ? null : scenarioDocument.parse(replaces),
      at: Number(at),
    }))
    const { begun, replaces } = begin()
    const history = editHistory<BattleDraft, PartOfBattle>(begun, isSame)
    const battle: OpenBattle = { history, replaces: ref(left?.replaces ?? replaces), keptAt: ref(null) }
    if (left) {
      history.change(left.draft, 'ships')
      battle.keptAt.value = left.at
    }
    const kept: Kept = { key, battle, stop: () => undefined }
    open.set(key, kept)
    const toKeep = {
      ...{ history, keptAt: battle.keptAt },
      place: () => (open.get(kept.key) === kept ? place(kept.key) : undefined),
      content: () => ({ draft: history.now.value, replaces: battle.replaces.value }),
    }
    kept.stop = scope.run(() => keepWhileChanged(toKeep)) ?? kept.stop
    return battle
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
