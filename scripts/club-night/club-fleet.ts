import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { encodeLine } from '../../electron/desk/journal/line-format'
import type { ShipDocument } from '#shared/documents/ship'
import { gameId, shipId, type GameId } from '#shared/kernel/ids'
import { headOf } from '#shared/rules/kit/battle-table.testing'
import type { RulesPack } from '#shared/rules/pack/rules-pack'
import { starterShipDocuments } from '#shared/rules/run/starter.testing'

const shipsInSquadron = 4

/** Writes a game of so many starter ships, in squadrons of two sides in turn, into a library. */
export async function writeClubFleet(library: string, pack: RulesPack, ships: number): Promise<GameId> {
  const game = gameId('club-night')
  const folder = join(library, 'games', game)
  await mkdir(folder, { recursive: true })
  const squadrons = squadronsOf(starterShipDocuments(pack.id), ships)
  const head = { ...headOf(pack, { squadrons }), at: 1 }
  const effects = Object.entries(aimsOf(pack, squadrons)).map(([key, to]) => ({ type: 'tableSet', key, to }))
  const step = { kind: 'step', label: { key: 'command.table' }, by: 'rule', dice: [], effects, seq: 1, at: 2 }
  const lines = effects.length > 0 ? [head, step] : [head]
  await writeFile(join(folder, 'journal.jsonl'), Buffer.concat(lines.map((line) => encodeLine(line).bytes)))
  return game
}

/** As if a turn had been played: in Squadron d20 guns are due at what they fired at last, at so many inches. */
const lastRange = 20

function aimsOf({ id }: RulesPack, squadrons: ReturnType<typeof squadronsOf>): Readonly<Record<string, string>> {
  if (id !== 'squadron-d20') return {}
  const aims = squadrons.flatMap(({ ships }, place) => {
    const foes = squadrons[place ^ 1]?.ships ?? []
    return ships.flatMap((ship, at) => {
      const foe = foes[at]
      return foe ? [[`aim:${ship.id}`, `${foe.id} ${lastRange}`] as const] : []
    })
  })
  return Object.fromEntries(aims)
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
