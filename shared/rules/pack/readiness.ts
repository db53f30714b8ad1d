import type { Phrase } from '../../kernel/phrase'

/** What a ship has to fight with, and what she has done this turn. */
export interface Readiness {
  /** Her guns by letter or calibre, the heaviest first: those that still serve, and how many she was built with. */
  readonly guns: readonly GunsLeft[]
  /** Absent where these rules keep no record of it. */
  readonly hasMoved?: boolean
  readonly hasFired: boolean
  /** What these rules say of it besides: figures that are lowered, what it does this turn. */
  readonly says?: readonly Phrase[]
  /** What she has done this turn is among what is said. */
  readonly saysWhatSheDid?: true
}

export interface GunsLeft {
  readonly name: string
  readonly left: number
  readonly of: number
}

/** Guns of the same name as one row, in the order in which their names come first; rows without a gun are left out. */
export function gunsByName(
  mounts: readonly { readonly name: string; readonly guns: number; readonly works: boolean }[],
) {
  const rows = new Map<string, { name: string; left: number; of: number }>()
  for (const { name, guns, works } of mounts) {
    const row = rows.get(name) ?? { name, left: 0, of: 0 }
    rows.set(name, { name, left: row.left + (works ? guns : 0), of: row.of + guns })
  }
  return [...rows.values()].filter((row) => row.of > 0)
}
