import type { RuleDraft } from '../../../../game/rule-draft'
import type { ShipInPlay } from '../../../../game/state'
import type { Asking } from '../../../../kernel/asking'
import { fieldId, trackId, type ShipId } from '../../../../kernel/ids'
import { own } from '../../../../kernel/own'
import { isLost } from '../damage/gone'
import type { PlannedCell } from '../damage/hull-plan'
import { bears } from '../damage/marks-on'
import { strikeByShell } from '../damage/shell'
import { magazineLost } from '../damage/supply'

/** What a salvo may do to its target, each by itself. */
export const fates = ['penetrated', 'floods', 'burns', 'sinks', 'blowsUp'] as const
export type FateName = (typeof fates)[number]
export type Fate = Readonly<Record<FateName, boolean>>

export interface Hit {
  readonly cell: PlannedCell
  readonly penetration: number
}

const standing = fieldId('standing')
const flooding = trackId('flooding')
const fire = trackId('fire')

/** The fate of a ship by hits whose places are known: new leaks, a fire that rises, her loss. */
export function* fateByHits(table: RuleDraft, id: ShipId, hits: readonly Hit[]): Asking<Fate> {
  const before = table.ship(id)
  const [leaks, burnt] = [own(before.tracks, flooding) ?? 0, own(before.tracks, fire) ?? 0]
  let penetrated = false
  for (const { cell, penetration } of hits) {
    if (isLost(table.ship(id))) break
    const { section, deck } = cell
    if (yield* strikeByShell(table, id, { section, deck, penetration })) penetrated = true
  }
  const after = table.ship(id)
  const stands = own(after.fields, standing)
  return {
    penetrated,
    floods: (own(after.tracks, flooding) ?? 0) > leaks,
    burns: (own(after.tracks, fire) ?? 0) > burnt,
    sinks: stands === 'sunk',
    blowsUp: stands === 'blownUp',
  }
}

export const noFate: Fate = { penetrated: false, floods: false, burns: false, sinks: false, blowsUp: false }

/**
 * Cells that bring a fate about by themselves when a shell goes in. The whole fate hangs on more (second hits, fires
 * that explode, flotation that runs out); but these can be told exactly, and mostly go together with it.
 */
export function bringsAbout(ship: ShipInPlay): Readonly<Record<FateName, (cell: PlannedCell) => boolean>> {
  const isLive = ({ magazine, box }: PlannedCell) => magazine && !magazineLost(ship, box)
  const wasHit = ({ box }: PlannedCell) => bears(ship, box, 'struck', 'repaired')
  return {
    penetrated: () => true,
    floods: (cell) => cell.underWater && !isLive(cell),
    burns: (cell) => !cell.underWater && (cell.fireMark || wasHit(cell)),
    sinks: (cell) => cell.underWater && !isLive(cell),
    blowsUp: isLive,
  }
}
