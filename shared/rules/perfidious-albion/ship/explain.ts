import { assertNever } from '../../../kernel/assert-never'
import type { BoxId } from '../../../kernel/ids'
import type { ShipInPlay } from '../../../game/state'
import type { Words } from '../../../words/speak'
import type { BoxExplained } from '../../pack/rules-pack'
import { contents, place, shipOf, written } from './ship-data'
import { waterlineBelowHullDeck, type CellContent, type HullCell, type PerfidiousShip } from './ship'

const key = (name: string) => `rules.perfidious-albion.${name}`

/** What lies in a box, in words: contents, armour, what it means for her neighbours. */
export function explainBox(inPlay: ShipInPlay, box: BoxId, words: Words): BoxExplained {
  const ship = shipOf(inPlay.document)
  const cell = ship.cells.find((each) => each.at === box)
  const { section, deck } = place(box)
  const what = words(key(`box.${cell ? kindOf(cell) : 'void'}`))
  return {
    title: words(key('box.title'), { what, section, deck }),
    lines: cell ? lines(ship, cell, words) : [words(key('box.voidLine'))],
    marks: inPlay.boxes[box] ?? [],
  }
}

/** What the box is called after: its first content, or the part of the hull. */
function kindOf(cell: HullCell): string {
  const [first] = cell.holds
  if (first) return first.kind === 'gun' ? first.mount : first.kind
  const { deck } = place(cell.at)
  if (deck > waterlineBelowHullDeck) return 'hullBelow'
  if (deck === waterlineBelowHullDeck) return cell.armour > 0 ? 'belt' : 'waterline'
  return cell.armour > 0 ? 'armour' : 'hull'
}

function lines(ship: PerfidiousShip, cell: HullCell, words: Words): string[] {
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
function armourLine(ship: PerfidiousShip, cell: HullCell, words: Words): string {
  const { section, deck } = place(cell.at)
  const belt =
    deck > waterlineBelowHullDeck
      ? ship.cells.find((each) => each.at === `${section}-${waterlineBelowHullDeck}`)
      : undefined
  if (belt && belt.armour > cell.armour) {
    return words(key('box.armourFromBelt'), { armour: belt.armour, at: written(belt.at) })
  }
  return words(key(cell.armour > 0 ? 'box.armourLine' : 'box.unarmoured'), { armour: cell.armour })
}

function supply(ship: PerfidiousShip, cell: HullCell, words: Words): string[] {
  if (!cell.holds.some((content) => content.kind === 'gun')) return []
  const feeding = contents(ship, 'magazine').filter(({ content }) => content.feeds.includes(cell.at))
  if (feeding.length === 0) return [words(key('box.readyAmmunition'))]
  return feeding.map((magazine) => words(key('box.fedFrom'), { at: written(magazine.cell.at) }))
}

/** A hit that goes through above a magazine may flash down to it. */
function flash(ship: PerfidiousShip, cell: HullCell, words: Words): string[] {
  const here = place(cell.at)
  return contents(ship, 'magazine')
    .map((magazine) => magazine.cell.at)
    .filter((at) => place(at).section === here.section && place(at).deck > here.deck)
    .map((at) => words(key('box.aboveMagazine'), { at: written(at) }))
}
