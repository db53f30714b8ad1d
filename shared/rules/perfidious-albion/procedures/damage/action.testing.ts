import { noDecks } from '../../../../decks/pile'
import type { ShipDocument } from '../../../../documents/ship'
import { RuleDraft } from '../../../../game/rule-draft'
import type { Effect } from '../../../../game/effects'
import type { GameState, Mark, ShipInPlay } from '../../../../game/state'
import { boxId, packId, shipId, sideId, squadronId, trackId, type ShipId } from '../../../../kernel/ids'
import type { Scalar } from '../../../../kernel/scalar'
import { en } from '../../../../words/en'
import { speaker } from '../../../../words/speak'
import type { Damage } from '../../../marked-ship.testing'
import { inPlay, majestic } from '../../card/majestic.testing'
import { checkShip } from '../../check-ship'
import { shape } from '../../shape'
import type { HullCell, PerfidiousShip } from '../../ship'

export const rules = { checkShip, shape }
export const firer = shipId('firer')
export const target = shipId('target')
export const consort = shipId('consort')
export const english = squadronId('english')
export const french = squadronId('french')

export interface Laid {
  readonly houseRules?: Readonly<Record<string, Scalar>>
  readonly table?: Readonly<Record<string, Scalar>>
  readonly turn?: number
}

export function shipOfTests(id: ShipId, damage: Damage = {}, document: ShipDocument = majestic()): ShipInPlay {
  return { ...inPlay(document, damage), id }
}

/** Two squadrons in action: the first ships are English, the rest French. */
export function action(
  ours: readonly ShipInPlay[],
  theirs: readonly ShipInPlay[],
  { houseRules = {}, table = {}, turn = 1 }: Laid = {},
): GameState {
  const squadron = (id: typeof english, side: string, ships: readonly ShipInPlay[]) => ({
    id,
    side: sideId(side),
    name: id,
    order: ships.map((ship) => ship.id),
    beganWith: ships.length,
  })
  return {
    pack: packId('perfidious-albion'),
    title: 'An action of the tests',
    houseRules,
    turn,
    phase: 'gunnery',
    sides: [
      { id: sideId('england'), name: 'England', flag: '' },
      { id: sideId('france'), name: 'France', flag: '' },
    ],
    squadrons: [squadron(english, 'england', ours), squadron(french, 'france', theirs)],
    ships: Object.fromEntries([...ours, ...theirs].map((ship) => [ship.id, ship])),
    table,
    markers: [],
    dialogues: [],
    decks: noDecks,
    pending: [],
    notes: [],
  }
}

/** A target that is already damaged, and the draft that a rule works on. */
export function draftOf(
  damage: Damage = {},
  laid: Laid = {},
  document: ShipDocument = majestic(),
  pending: readonly Effect[] = [],
): RuleDraft {
  return new RuleDraft(rules, action([shipOfTests(firer)], [shipOfTests(target, damage, document)], laid), pending)
}

export function withCells(change: (cells: HullCell[]) => HullCell[], more: Partial<PerfidiousShip> = {}): ShipDocument {
  const { cells } = majestic().data as PerfidiousShip
  return majestic({ cells: change(cells), ...more })
}

/** What is marked on the target now. */
export const targetOf = (draft: RuleDraft) => {
  const ship = draft.ship(target)
  return {
    marks: (at: string): readonly Mark[] => ship.boxes[boxId(at)] ?? [],
    track: (track: string) => ship.tracks[trackId(track)],
    standing: ship.fields['standing' as keyof typeof ship.fields],
  }
}

const words = speaker(en)

/** The reasons of a draft as a player reads them. */
export function reasonsOf(draft: RuleDraft): string[] {
  return draft.worked.why.map(({ key, values }) => words(key, values))
}
