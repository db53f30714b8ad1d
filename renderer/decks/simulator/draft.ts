import type { DeckPlan } from '#shared/decks/deck-plan'
import { sameValue } from '#shared/kernel/same-value'

type Plans = readonly DeckPlan[]

/** Decks being tuned, with what they were before: nothing of it is saved until it is asked for. */
export interface Draft {
  readonly plans: Plans
  readonly before: readonly Plans[]
  readonly after: readonly Plans[]
  /** What was moved last: as long as the same thing moves it is one step to undo. */
  readonly moving: string | null
}

const mostKept = 200

export function freshDraft(plans: Plans): Draft {
  return { plans, before: [], after: [], moving: null }
}

/** The decks after a change. `moving` names the slider or field, so that one drag is one step. */
export function changed(draft: Draft, plans: Plans, moving: string | null = null): Draft {
  if (sameValue(plans, draft.plans)) return draft
  const goesOn = moving !== null && moving === draft.moving
  const before = goesOn ? draft.before : [...draft.before, draft.plans].slice(-mostKept)
  return { plans, before, after: [], moving }
}

/** Whatever moved has come to rest. */
export function rested(draft: Draft): Draft {
  return draft.moving === null ? draft : { ...draft, moving: null }
}

export function undone(draft: Draft): Draft {
  const last = draft.before.at(-1)
  if (!last) return draft
  return { plans: last, before: draft.before.slice(0, -1), after: [draft.plans, ...draft.after], moving: null }
}

export function redone(draft: Draft): Draft {
  const [next, ...after] = draft.after
  if (!next) return draft
  return { plans: next, before: [...draft.before, draft.plans], after, moving: null }
}
