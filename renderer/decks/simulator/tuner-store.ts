import { defineStore } from 'pinia'
import { ref, shallowReactive, shallowRef } from 'vue'
import { asDrawn, type Playing } from './tuned-deck'
import { editHistory } from '../../ui/edit-history'
import type { DeckPlan } from '#shared/decks/deck-plan'
import { sameValue } from '#shared/kernel/same-value'

type Plans = readonly DeckPlan[]
/** Decks being tuned and every step to them; one drag of a slider is one step. Nothing of it is saved until it is asked for. */
const draftOfPlans = (plans: Plans) => editHistory<Plans, null>(plans, sameValue)

/** The turns that a table reads its chances at, as numbers of turns of the game, rising. */
export type TurnsRead = readonly number[]

/** How far the figures look ahead. */
export const mostTurnsShown = 40

/** The decks on the tuning desk, a draft a scenario: going to look at another page loses nothing. */
export const useTuner = defineStore('deck-tuner', () => {
  const drafts = shallowReactive(new Map<string, ReturnType<typeof draftOfPlans>>())
  const turns = ref(12)
  /** The turn that the figures are read off at. */
  const markedTurn = ref(4)
  /** The turns of the tables; `null` until some are chosen. */
  const turnsRead = shallowRef<TurnsRead | null>(null)
  const playing = shallowRef<Playing>(asDrawn)

  const draftOf = (scenario: string) => drafts.get(scenario)

  /** Loads the decks of a scenario, unless they are loaded already and changed. */
  function load(scenario: string, plans: Plans): void {
    const there = draftOf(scenario)
    if (!there?.canUndo.value && !there?.canRedo.value) drafts.set(scenario, draftOfPlans(plans))
  }

  function setTurns(count: number): void {
    turns.value = Math.min(mostTurnsShown, Math.max(1, Math.round(count)))
    markedTurn.value = Math.min(markedTurn.value, turns.value)
  }

  return { turns, markedTurn, turnsRead, playing, draftOf, load, setTurns }
})

interface Turns {
  /** A game in play has had some. */
  readonly first: number
  readonly count: number
}

/** Those that were chosen, where all of them are asked about; else four, evenly over the turns. */
export function turnsReadIn(chosen: TurnsRead | null, { first, count }: Turns): TurnsRead {
  const last = first + count - 1
  if (chosen?.every((turn) => turn >= first && turn <= last)) return chosen
  const quarters = [0.25, 0.5, 0.75, 1].map((part) => first - 1 + Math.max(1, Math.round(count * part)))
  return [...new Set(quarters)]
}

/** What a place of the table can be set to: any turn between its neighbours. */
export function choicesAt(read: TurnsRead, place: number, { first, count }: Turns): readonly number[] {
  const least = (read[place - 1] ?? first - 1) + 1
  const most = (read[place + 1] ?? first + count) - 1
  return Array.from({ length: most - least + 1 }, (_, index) => least + index)
}
