import { noDecks } from '../../decks/pile'
import type { HeadLine } from '../../game/journal-line'
import type { GameState, ShipInPlay } from '../../game/state'
import type { ScenarioSetup } from '../../documents/scenario'
import { packId, sideId, squadronId } from '../../kernel/ids'
import type { RulesPack } from '../pack/rules-pack'

/** One squadron of a table in tests; its side is named by its id. */
interface SquadronSetup<Ship = ShipInPlay> {
  readonly id: string
  readonly side: string
  readonly name?: string
  readonly ships: readonly Ship[]
}

export interface TableSetup extends Partial<Pick<GameState, 'title' | 'houseRules' | 'table' | 'turn' | 'markers'>> {
  readonly pack: string
  readonly phase: string
  readonly squadrons: readonly SquadronSetup[]
}

/** A table of any pack with these squadrons on it. */
export function tableOf({ pack, squadrons, ...facts }: TableSetup): GameState {
  const ships = squadrons.flatMap((squadron) => squadron.ships)
  return {
    ...{ title: 'An action of the tests', houseRules: {}, table: {}, turn: 1, markers: [], ...facts },
    pack: packId(pack),
    sides: sidesOf(squadrons),
    squadrons: squadrons.map(({ id, side, name = id, ships: hers }) => ({
      id: squadronId(id),
      side: sideId(side),
      name,
      order: hers.map((ship) => ship.id),
      beganWith: hers.length,
    })),
    ships: Object.fromEntries(ships.map((ship) => [ship.id, ship])),
    notes: [],
    dialogues: [],
    decks: noDecks,
    pending: [],
  }
}

type Entered = ScenarioSetup['squadrons'][number]['ships'][number]

/** What of its scenario is not as in any other battle. */
interface HeadSetup extends Partial<Omit<ScenarioSetup, 'squadrons' | 'sides'>> {
  readonly squadrons: readonly SquadronSetup<Entered>[]
}

/** The first line of a battle of any pack. */
export function headOf(pack: RulesPack, { squadrons, ...setup }: HeadSetup): HeadLine {
  return headWith(pack, {
    ...{ slug: 'a-battle', title: 'A battle', subtitle: '', setting: '', players: '2', hours: '1', briefing: '' },
    ...{ orders: {}, victory: '', notes: '', table: {}, houseRules: {} },
    ...setup,
    sides: sidesOf(squadrons),
    squadrons: squadrons.map(({ id, side, name = id, ships }) => ({
      id: squadronId(id),
      side: sideId(side),
      name,
      ships: [...ships],
    })),
  })
}

/** The same with the whole scenario, which is checked by the rules. */
export function headWith(pack: RulesPack, setup: ScenarioSetup): HeadLine {
  const checked = pack.checkSetup(setup)
  if (!checked.ok) throw new Error(`${checked.code} ${JSON.stringify(checked.values)}`)
  const format = 'spotting-top/journal'
  const { id, version } = pack
  return { kind: 'head', seq: 0, at: 0, format, version: 1, pack: id, packVersion: version, setup: checked.value }
}

function sidesOf(squadrons: readonly SquadronSetup<unknown>[]) {
  const ids = [...new Set(squadrons.map(({ side }) => side))]
  return ids.map((id) => ({ id: sideId(id), name: id.charAt(0).toUpperCase() + id.slice(1), flag: '' }))
}
