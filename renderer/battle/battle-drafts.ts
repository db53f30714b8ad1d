import { defineStore } from 'pinia'
import { effectScope, ref, type Ref } from 'vue'
import { keepWhileChanged, readKept, type Elsewhere } from '../editing/kept-drafts'
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
  readonly elsewhere: Elsewhere
}

/** A battle with the key it is kept under, which changes when it gets a file. */
interface Kept {
  readonly its: { key: string }
  readonly battle: OpenBattle
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
    there?.battle.elsewhere.stop()
    const { begun, replaces: file } = begin()
    const history = editHistory<BattleDraft, PartOfBattle>(begun, isSame)
    const replaces = ref(file)
    const keptAt = ref<number | null>(null)
    const goOn = (at: string) => {
      const left = leftAt(at)
      if (!left) return
      history.change(left.draft, 'ships')
      replaces.value = left.replaces ?? replaces.value
      keptAt.value = left.at
    }
    goOn(place(key))
    const its = { key }
    const toKeep = {
      ...{ history, keptAt, place: () => place(its.key), goOn: () => goOn(place(its.key)) },
      content: () => ({ draft: history.now.value, replaces: replaces.value }),
    }
    const battle = { history, replaces, keptAt, elsewhere: scope.run(() => keepWhileChanged(toKeep))! }
    open.set(key, { its, battle })
    return battle
  }

  /** Once it has got a file it goes on under another key. */
  function renamed(from: string, to: string): void {
    const kept = open.get(from)
    forget(from)
    if (!kept || from === to) return
    open.delete(from)
    open.get(to)?.battle.elsewhere.stop()
    kept.its.key = to
    open.set(to, kept)
  }

  /** Lets go of a draft: the next that is opened begins afresh. */
  function discard(key: string): void {
    forget(key)
    open.get(key)?.battle.elsewhere.stop()
    open.delete(key)
  }

  /** What another window has kept there is its own. */
  function forget(key: string): void {
    if (!open.get(key)?.battle.elsewhere.isThere.value) localStorage.removeItem(place(key))
  }

  return { opened, renamed, discard }
})

function leftAt(at: string) {
  return readKept(at, ({ draft, replaces, at: keptAt }) => ({
    draft: scenarioDocument.parse(draft),
    replaces: replaces === null ? null : scenarioDocument.parse(replaces),
    at: Number(keptAt),
  }))
}

/** The file it lies in is no part of it. */
function isSame(one: BattleDraft, other: BattleDraft): boolean {
  return one === other || sameValue({ ...one, slug: other.slug, unofficial: other.unofficial }, other)
}
