import { defineStore } from 'pinia'
import { ref, shallowRef } from 'vue'
import { changed, freshDraft, redone, rested, undone, type Draft } from './draft'
import { asDrawn, type Playing } from './evening-of'
import { mostTurnsShown, type TurnsRead } from './turns-read'
import type { DeckPlan } from '#shared/decks/deck-plan'

/** The decks on the tuning desk, a draft a scenario: going to look at another page loses nothing. */
export const useTuner = defineStore('deck-tuner', () => {
  const drafts = shallowRef<Readonly<Record<string, Draft>>>({})
  const turns = ref(12)
  /** The turn that the figures are read off at. */
  const markedTurn = ref(4)
  /** The turns of the tables; `null` until some are chosen. */
  const turnsRead = shallowRef<TurnsRead | null>(null)
  const playing = shallowRef<Playing>(asDrawn)

  const put = (scenario: string, draft: Draft) => (drafts.value = { ...drafts.value, [scenario]: draft })
  const draftOf = (scenario: string): Draft | undefined => drafts.value[scenario]

  /** Loads the decks of a scenario, unless they are loaded already and changed. */
  function load(scenario: string, plans: readonly DeckPlan[]): void {
    const there = draftOf(scenario)
    if (!there || there.before.length + there.after.length === 0) put(scenario, freshDraft(plans))
  }

  const changing = (how: (draft: Draft) => Draft) => (scenario: string) => {
    const draft = draftOf(scenario)
    if (draft) put(scenario, how(draft))
  }

  function change(scenario: string, plans: readonly DeckPlan[], moving: string | null = null): void {
    const draft = draftOf(scenario)
    if (draft) put(scenario, changed(draft, plans, moving))
  }

  function setTurns(count: number): void {
    turns.value = Math.min(mostTurnsShown, Math.max(1, Math.round(count)))
    markedTurn.value = Math.min(markedTurn.value, turns.value)
  }

  return {
    turns,
    markedTurn,
    turnsRead,
    playing,
    draftOf,
    load,
    change,
    setTurns,
    rest: changing(rested),
    undo: changing(undone),
    redo: changing(redone),
  }
})
