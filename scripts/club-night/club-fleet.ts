import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { encodeLine } from '../../electron/desk/journal/line-format'
import type { ShipDocument } from '#shared/documents/ship'
import { gameId, shipId, type GameId } from '#shared/kernel/ids'
import { headOf } from '#shared/rules/kit/battle-table.testing'
import type { RulesPack } from '#shared/rules/pack/rules-pack'
import { starterShipDocuments } from '#shared/rules/run/starter.testing'

const shipsInSquadron = 4

/** Writes a game of so many starter ships, in squadrons of two sides in turn, into a library: the first line alone. */
export async function writeClubFleet(library: string, pack: RulesPack, ships: number): Promise<GameId> {
  const game = gameId('club-night')
  const folder = join(library, 'games', game)
  await mkdir(folder, { recursive: true })
  const head = { ...headOf(pack, { squadrons: squadronsOf(starterShipDocuments(pack.id), ships) }), at: 1 }
  await writeFile(join(folder, 'journal.jsonl'), encodeLine(head).bytes)
  return game
}

function squadronsOf(documents: readonly ShipDocument[], ships: number) {
  return Array.from({ length: Math.ceil(ships / shipsInSquadron) }, (_, place) => {
    const from = place * shipsInSquadron
    return {
      id: `squadron-${place + 1}`,
      side: place % 2 === 0 ? 'blue' : 'red',
      name: `Squadron ${place + 1}`,
      ships: Array.from({ length: Math.min(shipsInSquadron, ships - from) }, (_each, index) => ({
        id: shipId(`ship-${from + index + 1}`),
        document: documents[(from + index) % documents.length]!,
      })),
    }
  })
}
