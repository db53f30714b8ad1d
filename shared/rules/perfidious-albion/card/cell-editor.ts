import type { ShipDocument } from '../../../documents/ship'
import { assertNever } from '../../../kernel/assert-never'
import type { Words } from '../../../words/speak'
import { dataForm, type DataForm, type PartForm } from '../../kit/card/data-form'
import { replaced, yesNoEntry, type Entry } from '../../kit/card/entries'
import { place, written } from '../ship/ship-data'
import { arcs, hullCell, type ArcName, type CellContent, type HullCell, type PerfidiousShip } from '../ship/ship'

/** The part of a cell: `box:4-6`. */
export const cellPart = (at: string) => `box:${at}`

const kinds = ['gun', 'magazine', 'torpedoTube', 'propulsion', 'steering', 'conningTower', 'funnel'] as const

/** A cell of the hull: whether it is one, its armour, its Fire mark, what it holds. */
export function cellEditor(ship: DataForm<PerfidiousShip>, at: string, say: Words, words: Words): PartForm {
  const found = ship.value.cells.find((cell) => cell.at === at)
  const bare: HullCell = { at, armour: 0, fireMark: false, holds: [] }
  const { holds, armour, fireMark } = found ?? bare
  const isBare = holds.length === 0 && armour === 0 && !fireMark
  // A void cell becomes part of the hull with the first thing done to it.
  const cell = dataForm(hullCell, found ?? bare, (to) => withCell(ship, to), say)
  return {
    title: say('cell.title', { ...place(at) }),
    says: found ? cellLine(found, say) : say('cell.void'),
    digits: 'armour',
    leadsTo: holds.flatMap((held) => (held.kind === 'magazine' ? held.feeds.map(cellPart) : [])),
    ...(found && {
      empties: {
        label: say(isBare ? 'cell.makeVoid' : 'cell.empty'),
        take: () => (isBare ? withoutCell(ship, at) : withCell(ship, bare)),
      },
    }),
    entries: [
      yesNoEntry({ name: 'hull', label: say('cell.hull'), value: found !== undefined }, (to) =>
        to ? withCell(ship, found ?? bare) : withoutCell(ship, at),
      ),
      cell.field('armour', { label: say('cell.armour') }),
      cell.field('fireMark', { label: say('cell.fireMark') }),
      cell.list('holds', {
        label: say('cell.holds'),
        title: (content) => contentName(content, say),
        entries: (content) => contentEntries(ship.value, content, say, words),
        adds: kinds.map((value) => ({ value, label: say(`contents.${value}`) })),
        fresh: (_, what) => {
          const kind = kinds.find((each) => each === what)
          return kind && freshContent(ship.value, at, kind)
        },
      }),
    ],
  }
}

/** Puts a cell on the card in place of whatever is there. */
function withCell(ship: DataForm<PerfidiousShip>, cell: HullCell): ShipDocument {
  const { cells } = ship.value
  const there = cells.findIndex(({ at }) => at === cell.at)
  return ship.change({ cells: there < 0 ? [...cells, cell].sort(inReadingOrder) : replaced(cells, there, cell) })
}

/** Takes a cell out of the hull. The last one stays: a card without any is none. */
function withoutCell(ship: DataForm<PerfidiousShip>, at: string): ShipDocument | undefined {
  const { cells } = ship.value
  const rest = cells.filter((cell) => cell.at !== at)
  return rest.length === cells.length || rest.length === 0 ? undefined : ship.change({ cells: rest })
}

function inReadingOrder(one: HullCell, other: HullCell): number {
  const [a, b] = [place(one.at), place(other.at)]
  return a.deck - b.deck || a.section - b.section
}

/** `Guns B ×2, magazine; armour 5; Fire mark` */
function cellLine({ holds, armour, fireMark }: HullCell, say: Words): string {
  const held = holds.length === 0 ? say('cell.nothing') : holds.map((content) => contentName(content, say)).join(', ')
  const plated = armour === 0 ? say('cell.unarmoured') : say('cell.armoured', { armour })
  return [held, plated, ...(fireMark ? [say('cell.marked')] : [])].join('; ')
}

function contentName(content: CellContent, say: Words): string {
  const name = say(`contents.${content.kind}`)
  if (content.kind === 'gun') return say('contents.guns', { name, letter: content.letter, count: content.count })
  return content.kind === 'torpedoTube' ? say('contents.several', { name, count: content.count }) : name
}

type Held<Kind extends CellContent['kind']> = DataForm<Extract<CellContent, { kind: Kind }>>

function contentEntries(
  ship: PerfidiousShip,
  content: DataForm<CellContent>,
  say: Words,
  words: Words,
): readonly Entry[] {
  const arcChoices = Object.keys(arcs).map((value) => ({
    value,
    label: words(`rules.perfidious-albion.arcs.${value}`),
  }))
  switch (content.value.kind) {
    case 'gun': {
      const gun = content as Held<'gun'>
      return [...gun.fields('letter', 'count'), gun.field('arc', { choices: arcChoices }), gun.field('mount')]
    }
    case 'magazine': {
      const magazine = content as Held<'magazine'>
      const choices = feedChoices(ship, magazine.value.feeds, say)
      return [magazine.field('feeds', { choices }), magazine.field('serves')]
    }
    case 'torpedoTube': {
      const tube = content as Held<'torpedoTube'>
      return [tube.field('count', { name: 'tubes' }), tube.field('arc', { choices: arcChoices })]
    }
    case 'steering':
    case 'conningTower':
    case 'propulsion':
    case 'funnel':
      return []
    default:
      return assertNever(content.value)
  }
}

/** Every cell with guns, and those fed now where none stand any more, so that they can be taken off. */
function feedChoices(ship: PerfidiousShip, feeds: readonly string[], say: Words) {
  const guns = gunCells(ship)
  const strays = feeds.filter((at) => !guns.some((cell) => cell.at === at))
  return [
    ...guns.map(({ at, holds }) => ({
      value: at,
      label: say('feed', {
        at: written(at),
        guns: holds.flatMap((held) => (held.kind === 'gun' ? [`${held.letter} ×${held.count}`] : [])).join(', '),
      }),
    })),
    ...strays.map((at) => ({ value: at, label: say('feedNone', { at: written(at) }) })),
  ]
}

/** The cells in which guns stand. */
function gunCells({ cells }: PerfidiousShip): readonly HullCell[] {
  return cells.filter(({ holds }) => holds.some(({ kind }) => kind === 'gun'))
}

/** What is most likely meant by a thing in that place. */
function freshContent(ship: PerfidiousShip, at: string, kind: CellContent['kind']): CellContent {
  switch (kind) {
    case 'gun':
      return { kind, letter: 'C', count: 2, arc: likelyArc(at), mount: 'casemate' }
    case 'torpedoTube':
      return { kind, count: 1, arc: 'broadsides' }
    case 'magazine': {
      const fed = nearestGuns(ship, at)
      const letters = fed && [...new Set(fed.holds.flatMap((held) => (held.kind === 'gun' ? held.letter : [])))]
      return { kind, feeds: [fed?.at ?? at], serves: letters?.join('') ?? '' }
    }
    default:
      return { kind }
  }
}

function likelyArc(at: string): ArcName {
  const { section } = place(at)
  if (section <= 3) return 'fore'
  return section >= 8 ? 'aft' : 'sides'
}

function nearestGuns(ship: PerfidiousShip, at: string): HullCell | undefined {
  const here = place(at)
  const away = (cell: HullCell) => Math.abs(place(cell.at).section - here.section)
  return [...gunCells(ship)].sort((one, other) => away(one) - away(other))[0]
}
