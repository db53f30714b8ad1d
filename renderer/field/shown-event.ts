import { say } from '../words'
import { fieldEventOf, roles, sideAffected, type Role } from '#shared/decks/field/battle'
import type { FieldEvent } from '#shared/decks/field/event'
import type { GameState, OpenDialogue } from '#shared/game/state'
import type { MarkerId } from '#shared/kernel/ids'
import { own } from '#shared/kernel/own'
import type { ReplayedProcedure } from '#shared/rules/run/replay-procedure'
import { heldOf, latestOf, type Fate } from '#shared/rules/field-battle/state'

/** The event that lies large in the middle: the one whose dice are being rolled, else the last that came. */
export interface ShownEvent {
  /** `coming` while its dialogue asks. */
  readonly fate: Fate | 'coming'
  readonly event: FieldEvent
  readonly strikes: Role
  readonly unit: string
  readonly struck: MarkerId | undefined
}

export function shownEvent(
  state: GameState,
  dialogue: OpenDialogue | undefined,
  replayed: ReplayedProcedure | undefined,
): ShownEvent | undefined {
  const coming = dialogue && replayed && comingEvent(state, dialogue, replayed)
  if (coming) return { fate: 'coming', ...coming, unit: '', ...decided(state, replayed), struck: undefined }
  const latest = latestOf(state)
  return latest?.event && latest.fate !== 'none' ? { ...latest, event: latest.event } : undefined
}

/** What becomes of it once it counts, as soon as nothing more is asked. */
function decided(
  state: GameState,
  { progress, changes }: ReplayedProcedure,
): Pick<ShownEvent, 'fate' | 'unit'> | undefined {
  if (progress.is !== 'finished') return undefined
  const markers = changes.effects.flatMap((effect) =>
    effect.type === 'markerLaid' ? [{ ...effect, id: effect.marker }] : [],
  )
  const latest = latestOf({ ...state, markers })
  return latest && { fate: latest.fate, unit: latest.unit }
}

function comingEvent(state: GameState, { procedure, input }: OpenDialogue, { progress }: ReplayedProcedure) {
  if (procedure === 'play-held') {
    const holder = roles.find((role) => role === own(input, 'holder'))
    const held = holder && heldOf(state, holder)
    const event = held && fieldEventOf(held.event)
    return event && { event, strikes: held.strikes }
  }
  const faceOf = (part: string) =>
    progress.answered.findLast(({ question }) => question.key.split('/').at(-1) === part)?.answer
  const event = fieldEventOf(Number(faceOf('event') ?? 0))
  return event && { event, strikes: sideAffected(Number(faceOf('side'))) }
}

/** The fate of an event that did not simply apply. */
export function fateInWords(fate: ShownEvent['fate']): string {
  return fate === 'struck' ? '' : say(`field.fates.${fate}`)
}
