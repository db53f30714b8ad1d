import { marksOf } from '../../../game/mark'
import type { ShipDocument } from '../../../documents/ship'
import type { ShipInPlay } from '../../../game/state'
import { assertNever } from '../../../kernel/assert-never'
import { boxId, type BoxId } from '../../../kernel/ids'
import type { Phrase } from '../../../kernel/phrase'
import type { Words } from '../../../words/speak'
import { grouped } from '../../../words/units'
import type { BoxExplained, ShipSummary } from '../../pack/rules-pack'
import { gunLetters, hullDecks, sections, waterlineBelowHullDeck, type CellContent, type PerfidiousShip } from './ship'
import { beltOver, cellsOf, contents, holds, place, shipOf, written, type Cell } from './ship-data'

const key = (name: string) => `rules.perfidious-albion.${name}`

/** What lies in a box, in words: contents, armour, what it means for her neighbours. */
export function explainBox(inPlay: ShipInPlay, box: BoxId, words: Words): BoxExplained {
  const ship = shipOf(inPlay.document)
  const cell = cellsOf(ship).find((each) => each.box === box)
  const what = words(key(`box.${cell ? kindOf(cell) : 'void'}`))
  return {
    title: words(key('box.title'), { what, ...place(box) }),
    what,
    ...(cell && { armour: Math.max(cell.armour, beltOver(ship, cell)?.armour ?? 0) }),
    lines: cell ? lines(ship, cell, words) : [words(key('box.voidLine'))],
    marks: marksOf(inPlay, box),
  }
}

/** The cell that a reason names: `6·3`; above water a torpedo finds none. */
export function boxOf({ key: says, values }: Phrase): BoxId | undefined {
  if (says === key('sequence.torpedo.aboveWater')) return undefined
  const at = /^(\d+)·(\d+)$/.exec(String(values?.['at'] ?? ''))
  return at ? boxId(`${at[1]}-${at[2]}`) : undefined
}

/** What the box is called after: its first content, or the part of the hull. */
function kindOf({ holds: [first], deck, armour, underWater }: Cell): string {
  if (first) return first.kind === 'gun' ? first.mount : first.kind
  if (underWater) return 'hullBelow'
  if (deck === waterlineBelowHullDeck) return armour > 0 ? 'belt' : 'waterline'
  return armour > 0 ? 'armour' : 'hull'
}

function lines(ship: PerfidiousShip, cell: Cell, words: Words): string[] {
  return [
    ...cell.holds.map((content) => contentLine(content, words)),
    armourLine(ship, cell, words),
    ...supply(ship, cell, words),
    ...(cell.fireMark ? [words(key('box.fireMark'))] : []),
    ...flash(ship, cell, words),
  ]
}

function contentLine(content: CellContent, words: Words): string {
  switch (content.kind) {
    case 'gun':
      return words(key('box.gunLine'), {
        letter: content.letter,
        count: content.count,
        arc: words(key(`arcs.${content.arc}`)),
      })
    case 'magazine':
      return words(key('box.magazineLine'), { cells: content.feeds.map(written).join(', ') })
    case 'torpedoTube':
      return words(key('box.torpedoTubeLine'), { n: content.count, arc: words(key(`arcs.${content.arc}`)) })
    case 'steering':
    case 'conningTower':
    case 'propulsion':
    case 'funnel':
      return words(key(`box.${content.kind}Line`))
    default:
      return assertNever(content)
  }
}

/** Deck 4 covers what lies below it in its section; the greater of the two values counts. */
function armourLine(ship: PerfidiousShip, cell: Cell, words: Words): string {
  const belt = beltOver(ship, cell)
  if (belt && belt.armour > cell.armour) {
    return words(key('box.armourFromBelt'), { armour: belt.armour, at: written(belt.at) })
  }
  return words(key(cell.armour > 0 ? 'box.armourLine' : 'box.unarmoured'), { armour: cell.armour })
}

function supply(ship: PerfidiousShip, cell: Cell, words: Words): string[] {
  if (!holds(cell, 'gun')) return []
  const feeding = contents(ship, 'magazine').filter(({ content }) => content.feeds.includes(cell.at))
  if (feeding.length === 0) return [words(key('box.readyAmmunition'))]
  return feeding.map((magazine) => words(key('box.fedFrom'), { at: written(magazine.cell.at) }))
}

/** A hit that goes through above a magazine may flash down to it. */
function flash(ship: PerfidiousShip, { section, deck }: Cell, words: Words): string[] {
  return contents(ship, 'magazine')
    .filter(({ cell }) => cell.section === section && cell.deck > deck)
    .map(({ cell }) => words(key('box.aboveMagazine'), { at: written(cell.at) }))
}

/** A ship in a line: `battleship, 14 890 t, 16 kn`, and the guns she shows: `Z4 B12 E16`. */
export function summary(document: ShipDocument, words: Words): ShipSummary {
  const ship = shipOf(document)
  return {
    line: words(key('summary'), {
      type: document.type === '' ? words(key('untyped')) : shortType(document.type),
      tons: grouped(ship.tonnage),
      knots: ship.speedLevels[0] ?? 0,
    }),
    guns: mainGuns(ship),
    tons: ship.tonnage,
  }
}

/** The first of these that her type names: a torpedo boat destroyer is a destroyer. */
const shortTypes = ['destroyer', 'torpedo boat', 'battleship', 'cruiser', 'gunboat', 'coast defence ship']

/** `First-class battleship` is `battleship` in a list. */
function shortType(type: string): string {
  return shortTypes.find((short) => type.toLowerCase().includes(short)) ?? type
}

/** The three heaviest letters: what a summary of a ship mentions. */
function mainGuns(ship: PerfidiousShip): string {
  const counts = gunLetters.map((letter) => {
    const guns = contents(ship, 'gun').filter(({ content }) => content.letter === letter)
    return { letter, count: guns.reduce((sum, { content }) => sum + content.count, 0) }
  })
  return counts
    .filter(({ count }) => count > 0)
    .slice(0, 3)
    .map(({ letter, count }) => `${letter}${count}`)
    .join(' ')
}

/** The middle of a cell on her side: the grid of the card lies over the whole of the hull. */
export function hitPlace(_document: ShipDocument, box: BoxId): { along: number; down: number } | undefined {
  const { section, deck } = place(box)
  if (!section || !deck) return undefined
  return { along: (section - 0.5) / sections, down: (deck - 0.5) / hullDecks }
}
