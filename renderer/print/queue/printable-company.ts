import { say } from '../../words'
import type { Printable, ShipsOnPaper } from '../../stores/print-at-hand'
import type { PrintPart } from '#shared/bridge/contract'
import type { ScenarioDocument } from '#shared/documents/scenario'
import type { ShipDocument } from '#shared/documents/ship'
import { shipName } from '#shared/game/ship-name'
import type { GameState } from '#shared/game/state'

/** A side or a squadron, and who is in it. */
interface Group {
  readonly key: string
  readonly name: string
  readonly ships: readonly string[]
}

/** The ships that a part can be of, by the ids that a request names them by. */
export interface Company {
  readonly sides: readonly { readonly id: string; readonly name: string }[]
  readonly groups: readonly Group[]
  readonly ships: readonly { readonly id: string; readonly name: string }[]
}

interface Known {
  readonly ships: readonly ShipDocument[]
  readonly scenario: (slug: string) => ScenarioDocument | undefined
  /** The game that is open, as it is now. */
  readonly game: (id: string) => GameState | undefined
}

const nobody: Company = { sides: [], groups: [], ships: [] }

/** Everyone at hand, as far as it is known here; of a game that is not open nobody is. */
export function printableCompany({ ships, story }: Printable, known: Known): Company {
  if (ships?.from === 'library') return ofLibrary(ships, known.ships)
  if (story?.from === 'scenario') return ofScenario(known.scenario(story.scenario), known.ships)
  return story ? ofGame(known.game(story.game)) : nobody
}

function ofLibrary({ pack, ships }: Extract<ShipsOnPaper, { from: 'library' }>, all: readonly ShipDocument[]): Company {
  const named = ships.map((slug) => ({
    id: slug,
    name: all.find((each) => each.pack === pack && each.slug === slug)?.name ?? slug,
  }))
  return { ...nobody, ships: named }
}

function ofScenario(scenario: ScenarioDocument | undefined, all: readonly ShipDocument[]): Company {
  if (!scenario) return nobody
  const named = ({ id, ship, fields }: ScenarioDocument['squadrons'][number]['ships'][number]) => {
    const renamed = fields?.['name']
    if (typeof renamed === 'string' && renamed !== '') return { id, name: renamed }
    return { id, name: all.find((each) => each.pack === scenario.pack && each.slug === ship)?.name ?? ship }
  }
  const sides = scenario.sides.map(({ id, name }) => {
    const squadrons = scenario.squadrons.filter((squadron) => squadron.side === id)
    return { id, name, squadrons: squadrons.map((each) => ({ ...each, ships: each.ships.map(named) })) }
  })
  return {
    sides: sides.map(({ id, name }) => ({ id, name })),
    groups: sides.flatMap((side) => grouped(side, side.squadrons)),
    ships: sides.flatMap(({ squadrons }) => squadrons.flatMap(({ ships }) => ships)),
  }
}

function ofGame(state: GameState | undefined): Company {
  if (!state) return nobody
  const squadronsOf = (side: string) =>
    state.squadrons
      .filter((squadron) => squadron.side === side)
      .map(({ id, name, order }) => ({ id, name, ships: order.map((ship) => ({ id: ship as string })) }))
  const sides = state.sides.map(({ id, name }) => ({ id, name, squadrons: squadronsOf(id) }))
  const inLine = sides.flatMap(({ squadrons }) => squadrons.flatMap(({ ships }) => ships.map(({ id }) => id)))
  const others = Object.keys(state.ships).filter((id) => !inLine.includes(id))
  const ships = [...inLine, ...others].flatMap((id) => {
    const ship = Object.values(state.ships).find((each) => each.id === id)
    return ship ? [{ id, name: shipName(ship) }] : []
  })
  return {
    sides: state.sides.map(({ id, name }) => ({ id, name })),
    groups: sides.flatMap((side) => grouped(side, side.squadrons)),
    ships,
  }
}

interface Squadron {
  readonly id: string
  readonly name: string
  readonly ships: readonly { readonly id: string }[]
}

/** A side, then its squadrons where it has more than one; those without a ship are none to choose. */
function grouped(side: { readonly id: string; readonly name: string }, squadrons: readonly Squadron[]): Group[] {
  const ids = (squadron: Squadron) => squadron.ships.map(({ id }) => id)
  const whole = { key: `side ${side.id}`, name: side.name, ships: squadrons.flatMap(ids) }
  const parts = squadrons.map((squadron) => ({
    key: `squadron ${squadron.id}`,
    name: say('printDialog.ships.squadron', { side: side.name, squadron: squadron.name }),
    ships: ids(squadron),
  }))
  return [whole, ...(parts.length > 1 ? parts : [])].filter(({ ships }) => ships.length > 0)
}

/** The same source with these ships of it; no ids are all of them. */
export function withShips(of: ShipsOnPaper, ids: readonly string[], company: Company): ShipsOnPaper {
  switch (of.from) {
    case 'library':
      return { ...of, ships: ids.length > 0 ? [...ids] : company.ships.map(({ id }) => id) }
    case 'scenario':
      return { from: 'scenario', scenario: of.scenario, ...(ids.length > 0 ? { ships: [...ids] } : {}) }
    case 'game':
      return { ...of, ships: [...ids] }
  }
}

/** The name of the print: its source, and before it the one ship of a game whose card is all there is. */
export function titleOf({ title }: Printable, parts: readonly PrintPart[], { ships }: Company): string {
  const [only, more] = parts
  if (only?.part !== 'cards' || more || only.of.from !== 'game' || only.of.ships.length !== 1) return title
  const name = ships.find(({ id }) => id === only.of.ships?.[0])?.name
  return name === undefined ? title : `${name}, ${title}`
}

/** Which ships a part is of by id; none where it is of all. */
export function pickedShips(of: ShipsOnPaper, company: Company): readonly string[] {
  const ids = of.ships ?? []
  return of.from === 'library' && ids.length === company.ships.length ? [] : ids
}
