import fc from 'fast-check'
import { expect, test } from 'vitest'
import { measure } from '../../../card/measure'
import type { Operation, TextOp } from '../../../card/operations'
import type { ShipDocument } from '../../../documents/ship'
import type { ShipInPlay } from '../../../game/state'
import { boxId } from '../../../kernel/ids'
import type { CardFace, RulesPack } from '../../pack/rules-pack'
import { smallestLetters } from './lettering'
import { areDisjoint, margin } from './shapes'
import { inPlayBy, type Damage } from '../marked-ship.testing'
import { words } from '../worded.testing'

/** Everything on a card of a ship, face and pieces. */
function drawnOn(card: CardFace, ship: ShipInPlay): readonly Operation[] {
  const { document } = ship
  return [...card.face(document, words), ...card.pieces(document).flatMap((piece) => card.piece(piece, ship, words))]
}

export function textsOn(card: CardFace, ship: ShipInPlay): readonly TextOp[] {
  return drawnOn(card, ship).filter((operation) => operation.op === 'text')
}

/**
 * Every target is 32 px either way on a card of 776 px, a caption 20 px high, lies over no other, and has its place for the
 * arrow keys.
 */
export function targetsFit(card: CardFace, document: ShipDocument): void {
  const pixelsPerMm = 776 / card.widthMm
  const targets = card.targets(document)
  for (const [place, target] of targets.entries()) {
    expect(target.width * pixelsPerMm, JSON.stringify(target)).toBeGreaterThanOrEqual(32)
    const high = target.isCaption ? 20 : 32
    expect(target.height * pixelsPerMm, JSON.stringify(target)).toBeGreaterThanOrEqual(high)
    expect(target.x, JSON.stringify(target)).toBeGreaterThanOrEqual(3)
    expect(target.x + target.width, JSON.stringify(target)).toBeLessThanOrEqual(card.widthMm - 4)
    expect(target.y + target.height, JSON.stringify(target)).toBeLessThanOrEqual(card.heightMm - 5)
    const over = targets.slice(place + 1).find((other) => !areDisjoint(target, other))
    expect(over && [target.action, over.action]).toBeUndefined()
  }
  expect(new Set(targets.map(({ group, row, column }) => `${group} ${row} ${column}`)).size).toBe(targets.length)
}

/** Where a text begins and ends, in millimetres from the left. */
function extentOf({ x, text, size, face, anchor }: TextOp): { readonly from: number; readonly to: number } {
  const width = measure(face, size, text)
  const from = anchor === 'end' ? x - width : anchor === 'middle' ? x - width / 2 : x
  return { from, to: from + width }
}

const neatlineMm = 3.8

/** Every text stays inside the line round the card. */
export function textsFit(card: CardFace, ship: ShipInPlay): void {
  for (const text of textsOn(card, ship)) {
    const { from, to } = extentOf(text)
    expect(from, text.text).toBeGreaterThanOrEqual(neatlineMm)
    expect(to, text.text).toBeLessThanOrEqual(card.widthMm - neatlineMm)
  }
}

interface Trial {
  /** Ships that ask more of a card than those of the starter sets; the first is the one whose boxes are marked. */
  readonly ships: readonly ShipDocument[]
  readonly damage: Damage
  /** Where the left block of the head ends, and the right one begins. */
  readonly head: readonly [ends: number, begins: number]
  /** Pieces with the box that they draw. */
  readonly boxes: Readonly<Record<string, string>>
  readonly smallest?: number
}

const shipText = fc.string({ minLength: 1, maxLength: 60 })

/** What the cards of a pack have to bear, beyond what the conformance suite asks of its starter ships. */
export function cardBears(
  pack: Pick<RulesPack, 'card' | 'shape'>,
  { ships, damage, head, boxes, smallest = smallestLetters }: Trial,
) {
  const { card, shape } = pack
  const inPlay = inPlayBy(pack)
  const [first] = ships

  test.each(ships)('$name: every target has room for a finger, and every track has one', (ship) => {
    targetsFit(card, ship)
    const does = card.targets(ship).map(({ action }) => action)
    const reached = does.flatMap((each) => (each.kind === 'pick' || each.kind === 'track' ? [each.track] : []))
    expect([...new Set(reached)].sort()).toEqual(Object.keys(shape(ship).tracks).sort())
  })

  test.each(ships)('$name: whatever is marked, all can be read and lies within the margins', (ship) => {
    for (const text of [{}, damage].flatMap((marks) => textsOn(card, inPlay(ship, marks)))) {
      expect(text.size, text.text).toBeGreaterThanOrEqual(smallest - 0.01)
      const { from, to } = extentOf(text)
      expect(from, text.text).toBeGreaterThanOrEqual(margin.left - 0.7)
      expect(to, text.text).toBeLessThanOrEqual(margin.right + 0.3)
    }
  })

  test('no name, class or commander of sixty letters runs from one block of the head into the other', () => {
    const called = fc.record({ name: shipText, class: shipText, type: shipText, prefix: fc.string({ maxLength: 12 }) })
    fc.assert(
      fc.property(fc.constantFrom(...ships), called, shipText, (ship, names, commander) => {
        const fields = { ...damage.fields, commander, note: names.name }
        const marked = inPlay({ ...ship, ...names }, { ...damage, fields })
        textsFit(card, marked)
        for (const text of textsOn(card, marked).filter(({ y }) => y < 25)) {
          const { from, to } = extentOf(text)
          if (from < head[1]) expect(to, text.text).toBeLessThanOrEqual(head[0])
        }
      }),
      { numRuns: 30 },
    )
  })

  test.each(Object.entries(boxes))('any two sets of marks look different: %s', (key, box) => {
    const piece = card.pieces(first!).find((each) => each.key === key)!
    const takes = shape(first!).boxes[boxId(box)]!.marks
    const sets = Array.from({ length: 2 ** takes.length }, (_, bits) => takes.filter((_mark, bit) => bits & (1 << bit)))
    const looks = sets.map((set) => JSON.stringify(card.piece(piece, inPlay(first!, { boxes: { [box]: set } }), words)))
    expect(new Set(looks).size).toBe(sets.length)
  })

  test.each(Object.entries(boxes))('struck and out of action, nothing red lies on the bar: %s', (key, box) => {
    const piece = card.pieces(first!).find((each) => each.key === key)!
    const drawn = card.piece(piece, inPlay(first!, { boxes: { [box]: ['struck', 'out'] } }), words)
    const isBar = (each: Operation) => (each.op === 'rect' || each.op === 'path') && each.fill === 'ink'
    const isRed = (each: Operation) => each.op === 'path' && each.stroke?.ink === 'red'
    expect(drawn.some(isRed)).toBe(true)
    expect(drawn.slice(drawn.findIndex(isBar)).filter(isRed)).toEqual([])
  })
}
