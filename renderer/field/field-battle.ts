import { computed } from 'vue'
import { useDialogues } from '../stores/dialogues'
import { useGame } from '../stores/game'
import { actionsOn } from '../stores/game-actions'
import { say } from '../words'
import { fieldEventOf, roles, sideAffected, type Role } from '#shared/decks/field/battle'
import type { MarkerId } from '#shared/kernel/ids'
import * as actions from '#shared/rules/field-battle/place-event'
import { rulingsOf } from '#shared/rules/field-battle/rules'
import * as table from '#shared/rules/field-battle/state'
import type { FieldEvent } from '#shared/decks/field/event'
import type { GameState, OpenDialogue } from '#shared/game/state'
import { own } from '#shared/kernel/own'
import type { ReplayedProcedure } from '#shared/rules/run/replay-procedure'

/** The land battle of the open game as its view shows it, and all that a player does there. */
export function useFieldBattle() {
  const game = useGame()
  const dialogues = useDialogues()
  const state = computed(() => game.shown!)
  const byRole = <Value>(of: (role: Role) => Value) =>
    computed(() => Object.fromEntries(roles.map((role) => [role, of(role)])) as Record<Role, Value>)

  const names = byRole((role) => table.nameOf(state.value, role))
  const units = byRole((role) => table.unitsOf(state.value, role))
  const latest = computed(() => table.latestOf(state.value))
  const struck = computed(() => table.appliedEvents(state.value))

  /** What the die brought, shown beside it. */
  const rolledInWords = computed(() => {
    const isNone = latest.value?.from === 'die' && latest.value.fate === 'none'
    return say(isNone ? 'field.turn.none' : 'field.turn.came')
  })

  function roll(): void {
    if (!game.readonly) dialogues.openForm('turn-event')
  }

  /** Its one field is known: it begins at once. */
  function playHeld(holder: Role): void {
    if (game.readonly) return
    dialogues.openForm('play-held', { holder })
    dialogues.begin()
  }

  function over(marker: MarkerId): void {
    const event = struck.value.find((each) => each.marker === marker)?.event
    if (event) game.liftMarker(marker, say(`decks.field.${event.key}.title`))
  }

  const asAction = actionsOn(() => game.live, game.send)

  return {
    names,
    units,
    unitNames: byRole((role) => units.value[role].map(({ name }) => name)),
    held: byRole((role) => table.heldOf(state.value, role)),
    morale: byRole((role) => table.moraleOf(state.value, role)),
    active: computed(() => table.activeRole(state.value)),
    rules: computed(() => rulingsOf(state.value.houseRules)),
    isRolled: computed(() => table.isRolled(state.value)),
    whyNotPlayed: computed(() => (table.isRolledInPhase(state.value) ? say('field.side.tooLate') : '')),
    struck,
    rolledInWords,
    roll,
    playHeld,
    over,
    nameSide: (role: Role, name: string) => game.nameSide(table.sideOf(role), name),
    nameUnit: asAction(actions.nameAffectedUnit),
    addUnit: asAction(actions.addUnit),
    removeUnit: asAction(actions.removeUnit),
  }
}

/** The event that lies large in the middle: the one whose dice are being rolled, else the last that came. */
export interface ShownEvent {
  /** `coming` while its dialogue asks. */
  readonly fate: table.Fate | 'coming'
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
  const latest = table.latestOf(state)
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
  const latest = table.latestOf({ ...state, markers })
  return latest && { fate: latest.fate, unit: latest.unit }
}

function comingEvent(state: GameState, { procedure, input }: OpenDialogue, { progress }: ReplayedProcedure) {
  if (procedure === 'play-held') {
    const holder = roles.find((role) => role === own(input, 'holder'))
    const held = holder && table.heldOf(state, holder)
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
