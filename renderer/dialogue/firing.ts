import { computed } from 'vue'
import { useDialogues } from '../stores/dialogues'
import { useGame } from '../stores/game'
import type { SquadronId } from '#shared/kernel/ids'
import type { Procedure } from '#shared/rules/pack/procedure'

/** A squadron in the order of fire, as the panel lists it. */
export interface SquadronInOrder {
  readonly id: SquadronId
  readonly is: 'fired' | 'next' | 'waiting'
  readonly name: string
  readonly flag: string
}

/** Who fires: the squadron of the salvo on the panel, else the one whose turn it is. */
export function useFiring() {
  const game = useGame()
  const dialogues = useDialogues()

  const order = computed(() => (game.shown && game.pack ? game.pack.firingOrder(game.shown) : []))
  const chosen = computed(() => dialogues.current?.input['squadron'] ?? dialogues.form.input['squadron'])
  const squadron = computed((): SquadronId | undefined => {
    const onPanel = order.value.find((turn) => turn.squadron === chosen.value)
    return (onPanel ?? order.value.find(({ is }) => is === 'next'))?.squadron
  })
  const rows = computed(() =>
    order.value.flatMap(({ squadron: id, is }): SquadronInOrder[] => {
      const own = game.shown?.squadrons.find((each) => each.id === id)
      const flag = game.shown?.sides.find((side) => side.id === own?.side)?.flag ?? ''
      const state = is !== 'fired' && id === squadron.value ? 'next' : is === 'next' ? 'waiting' : is
      return own ? [{ id, is: state, name: own.name, flag }] : []
    }),
  )

  /** Opens the form of a squadron's fire: the first procedure of this step that a squadron does. */
  function openFor(id: SquadronId): void {
    const { live, pack } = game
    if (!live || !pack || game.readonly) return
    const input = { squadron: id }
    const isOfSquadron = ({ phases, fields }: Procedure) =>
      phases.includes(live.phase) && fields(live, input).some(({ kind }) => kind === 'squadron')
    const procedure = pack.procedures.find(isOfSquadron)
    if (procedure) dialogues.openForm(procedure.name, input)
  }

  return { rows, squadron, openFor }
}
