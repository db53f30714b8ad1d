import { fitLine, fittedText } from '../card/fit'
import type { Operation } from '../card/operations'
import type { GameState, ShipInPlay } from '../game/state'
import { cardPartsAt } from './card-part'
import { onPage } from './print-page'
import { onCard } from '../rules/kit/on-card'
import type { RulesPack } from '../rules/pack/rules-pack'
import type { Words } from '../words/speak'
import type { ShipChange, ReportTurn } from '../report/report'
import type { Block } from './blocks'
import type { Measure } from './text-blocks'

const gapMm = 6
const headMm = 9.5
const captionMm = 4.4

/** Her card small, before and after the turn: the card's own layout, its face struck once in a document. */
export function diagramBlocks(
  at: Measure,
  { ships }: ReportTurn,
  tables: { readonly before: GameState; readonly after: GameState },
  pack: RulesPack,
  words: Words,
): readonly Block[] {
  if (pack.isShipless) return []
  return ships.flatMap((change) => {
    const before = onCard(pack, tables.before, change.ship)
    const after = onCard(pack, tables.after, change.ship)
    return before && after ? [diagram(at, change, [before, after], pack, words)] : []
  })
}

function diagram(
  { left, right }: Measure,
  change: ShipChange,
  ships: readonly [ShipInPlay, ShipInPlay],
  pack: RulesPack,
  words: Words,
): Block {
  const { widthMm, heightMm } = pack.card
  const scale = (right - left - gapMm) / 2 / widthMm
  const x = (place: number) => left + place * (widthMm * scale + gapMm)
  return {
    heightMm: headMm + captionMm + heightMm * scale + 3,
    parts: (y) => {
      const cards = ships.flatMap((ship, at) => {
        const place = { x: x(at), y: y + headMm + captionMm, scale }
        return drawnOnce(cardPartsAt(place, { ship, pack }, words), ship, pack)
      })
      return [onPage(() => captions(change, x, y, right - left, words)), ...cards]
    },
  }
}

function captions(
  { name, said }: ShipChange,
  x: (place: number) => number,
  y: number,
  width: number,
  words: Words,
): readonly Operation[] {
  const named = fitLine('work-600', 3.8, name, width * 0.4)
  const beside = named.width + 3
  const small = { size: 2.8, face: 'head-italic', ink: 'ink-2', y: y + headMm + 2.6 } as const
  return [
    { op: 'text', x: x(0), y: y + 6.4, text: named.text, size: named.size, face: 'work-600', ink: 'ink' },
    fittedText(
      { op: 'text', x: x(0) + beside, y: y + 6.4, text: said, size: 3.4, face: 'work', ink: 'ink-2' },
      width - beside,
    ),
    { op: 'text', x: x(0), text: words('report.before'), ...small },
    { op: 'text', x: x(1), text: words('report.after'), ...small },
  ]
}

/** As she was after a turn she is before the next one in which she is hit: the same card, drawn once. */
function drawnOnce([face, marks]: ReturnType<typeof cardPartsAt>, ship: ShipInPlay, { id }: RulesPack) {
  return [face, { ...marks, struck: { ...face.struck, key: `${id} ship ${numberOf(ship)}` } }]
}

/** Which ship in which state this is: one that nothing was done to is the same object on every table. */
function numberOf(ship: ShipInPlay): number {
  const number = numbers.get(ship) ?? ++numbered
  numbers.set(ship, number)
  return number
}
const numbers = new WeakMap<ShipInPlay, number>()
let numbered = 0
