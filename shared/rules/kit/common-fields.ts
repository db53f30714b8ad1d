import type { ShipDocument } from '../../documents/ship'
import type { FieldShape } from '../../game/shape'
import { standings, type Standing } from '../pack/standing'

/** The fields that the program knows and every card of ships has: her name at this table, who commands, her standing. */
export function commonFields(document: ShipDocument, choices: readonly Standing[] = standings) {
  return {
    name: { kind: 'text', maximumLength: 60, fresh: document.name },
    commander: { kind: 'text', maximumLength: 60, fresh: null },
    standing: { kind: 'choice', choices, fresh: 'afloat' },
  } as const satisfies Record<string, FieldShape>
}
