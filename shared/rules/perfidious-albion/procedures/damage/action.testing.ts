import type { ShipDocument } from '../../../../documents/ship'
import type { RuleDraft } from '../../../../game/rule-draft'
import type { GameState, ShipInPlay } from '../../../../game/state'
import { boxId, shipId, squadronId, trackId, type ShipId } from '../../../../kernel/ids'
import type { Scalar } from '../../../../kernel/scalar'
import { tableOf } from '../../../kit/battle-table.testing'
import type { Damage } from '../../../kit/marked-ship.testing'
import { cellsWith, inPlay, majestic } from '../../card/majestic.testing'
import { read } from '../../../run/run-procedure.testing'
import { checkShip } from '../../ship/check-ship'
import { shape } from '../../ship/shape'
import type { HullCell } from '../../ship/ship'
import type { Mark } from '../../../../game/mark'

export const rules = { checkShip, shape }
export const firer = shipId('firer')
export const target = shipId('target')
export const consort = shipId('consort')
export const english = squadronId('english')
export const french = squadronId('french')

interface ActionSetup {
  readonly houseRules?: Readonly<Record<string, Scalar>>
  readonly table?: Readonly<Record<string, Scalar>>
  readonly turn?: number
}

export function shipOfTests(id: ShipId, damage: Damage = {}, document: ShipDocument = majestic()): ShipInPlay {
  return { ...inPlay(document, damage), id }
}

/** Two squadrons in action: the first ships are English, the rest French. */
export function action(ours: readonly ShipInPlay[], theirs: readonly ShipInPlay[], setup: ActionSetup = {}): GameState {
  return tableOf({
    pack: 'perfidious-albion',
    phase: 'gunnery',
    squadrons: [
      { id: english, side: 'england', ships: ours },
      { id: french, side: 'france', ships: theirs },
    ],
    ...setup,
  })
}

/** Majestic with one cell changed, or added where she has none. */
export const withCell = (at: string, change: Partial<HullCell>): ShipDocument =>
  majestic({ cells: cellsWith(at, change) })

/** What is marked on the target now. */
export const targetOf = (draft: RuleDraft) => {
  const ship = draft.ship(target)
  return {
    marks: (at: string): readonly Mark[] => ship.boxes[boxId(at)] ?? [],
    track: (track: string) => ship.tracks[trackId(track)],
    standing: ship.fields['standing' as keyof typeof ship.fields],
  }
}

/** The reasons of a draft as a player reads them; every sentence has to be there. */
export function reasonsOf(draft: RuleDraft): string[] {
  return draft.changes.why.map(read)
}
