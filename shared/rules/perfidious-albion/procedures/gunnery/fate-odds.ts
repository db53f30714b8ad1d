import type { RuleDraft } from '../../../../game/rule-draft'
import type { Dialogue } from '../../../../kernel/dialogue'
import { fieldId, trackId, type ShipId } from '../../../../kernel/ids'
import { own } from '../../../../kernel/own'
import { isLost } from '../damage/gone'
import type { PlannedCell } from '../damage/hull-plan'
import { hitByShell } from '../damage/shell'
import type { SalvoValues } from './salvo-form'
import type { Concentration } from './concentration'
import type { Places } from './place-odds'

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
export function* fateByHits(table: RuleDraft, id: ShipId, hits: readonly Hit[]): Dialogue<Fate> {
  const before = table.ship(id)
  const [leaks, burnt] = [own(before.tracks, flooding) ?? 0, own(before.tracks, fire) ?? 0]
  let penetrated = false
  for (const { cell, penetration } of hits) {
    if (isLost(table.ship(id))) break
    const { section, deck } = cell
    if (yield* hitByShell(table, id, { section, deck, penetration })) penetrated = true
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

export interface FateOdds {
  readonly chance: number
  /** `null` where it is exact. */
  readonly error: number | null
}

export interface SalvoOdds {
  readonly fates: Readonly<Record<FateName, FateOdds>>
  /** How often the salvo was played out; `null` where all fates are exact. */
  readonly samples: number | null
}

/** The inputs of a salvo, with everything before its first die worked out. */
export interface PreparedSalvo {
  readonly inputs: SalvoValues
  readonly concentrations: readonly Concentration[]
  readonly places: Places
  /** The table before its hits. */
  draft(): RuleDraft
}
