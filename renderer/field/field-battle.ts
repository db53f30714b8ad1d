import { computed } from 'vue'
import { useDialogues } from '../stores/dialogues'
import { useGame } from '../stores/game'
import { actionsOn } from '../stores/game-actions'
import { say } from '../words'
import { roles, type Role } from '#shared/decks/field/battle'
import type { MarkerId } from '#shared/kernel/ids'
import * as actions from '#shared/rules/field-battle/place-event'
import { rulingsOf } from '#shared/rules/field-battle/rules'
import * as table from '#shared/rules/field-battle/state'

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
