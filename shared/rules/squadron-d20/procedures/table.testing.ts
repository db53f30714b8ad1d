import type { ShipDocument } from '../../../documents/ship'
import { noDecks } from '../../../decks/pile'
import { RuleDraft } from '../../../game/rule-draft'
import type { GameState } from '../../../game/state'
import { packId, sideId, squadronId } from '../../../kernel/ids'
import { done } from '../../../kernel/result'
import type { Scalar } from '../../../kernel/scalar'
import { inPlay, type Damage } from '../ship/stands.testing'
import { shape } from '../ship/shape'

/** The rules that a draft needs in a test. */
export const foldRules = { checkShip: done<ShipDocument>, shape }

export interface TableSetup {
  readonly houseRules?: Readonly<Record<string, Scalar>>
  readonly table?: Readonly<Record<string, Scalar>>
  readonly turn?: number
  readonly phase?: string
}

/** A stand at the table, by its id. */
export type Stands = Readonly<Record<string, Damage & { readonly of: ShipDocument; readonly squadron?: string }>>

/** Stands at a table, all of one side, in squadron `line` unless they name another. */
export function atTable(
  stands: Stands,
  { houseRules = {}, table = {}, turn = 1, phase = 'action' }: TableSetup = {},
): GameState {
  const ships = Object.entries(stands).map(([id, { of, ...damage }]) => inPlay(of, damage, id))
  const names = [...new Set(Object.values(stands).map(({ squadron = 'line' }) => squadron))]
  const squadrons = names.map((name) => {
    const order = ships.filter(({ id }) => (stands[id]?.squadron ?? 'line') === name).map(({ id }) => id)
    return { id: squadronId(name), side: sideId('hers'), name, order, beganWith: order.length }
  })
  return {
    ...{ pack: packId('squadron-d20'), title: 'At the table', houseRules, turn, phase, table },
    ...{ sides: [{ id: sideId('hers'), name: 'Hers', flag: '' }], squadrons },
    ships: Object.fromEntries(ships.map((ship) => [ship.id, ship])),
    ...{ notes: [], markers: [], dialogues: [], decks: noDecks, pending: [] },
  }
}

export const draftOf = (state: GameState) => new RuleDraft(foldRules, state)
