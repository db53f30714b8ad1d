import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { ShipInPlay } from '../../game/state'
import { fieldId, trackId, type BoxId } from '../../kernel/ids'
import { targetsFit, textsFit } from '../kit/card/card-fit.testing'
import { rulesPacks } from '../index'
import { anyMarked } from '../kit/marked-ship.testing'
import type { CardPiece } from '../pack/rules-pack'
import { starterShipDocuments } from './starter.testing'
import { words } from '../kit/worded.testing'

/** `other` with what the piece reads taken from `ship`. */
function agreeing({ reads }: CardPiece, ship: ShipInPlay, other: ShipInPlay): ShipInPlay {
  const { boxes = [], tracks = [], fields = [] } = reads
  const isRead = ([box]: [string, unknown]) => boxes.includes(box as BoxId)
  const taken = Object.entries(ship.boxes).filter(isRead)
  const kept = Object.entries(other.boxes).filter((each) => !isRead(each))
  return {
    ...other,
    boxes: Object.fromEntries([...kept, ...taken]),
    tracks: { ...other.tracks, ...Object.fromEntries(tracks.map((track) => [track, ship.tracks[track] ?? 0])) },
    fields: { ...other.fields, ...Object.fromEntries(fields.map((field) => [field, ship.fields[field] ?? null])) },
  }
}

const longText = fc.string({ minLength: 1, maxLength: 60 })

const cards = rulesPacks.filter(({ isShipless }) => !isShipless).map((pack) => ({ id: pack.id, pack }))

describe.each(cards)('cards of $id', ({ id, pack }) => {
  const { card } = pack
  const ships = [...(pack.editing ? [pack.editing.blank()] : []), ...starterShipDocuments(id)]

  test('a piece depends only on what it reads', () => {
    const two = fc.constantFrom(...ships).chain((document) => {
      const marked = anyMarked(pack, document)
      return fc.tuple(fc.constant(document), marked, marked)
    })
    fc.assert(
      fc.property(two, ([document, ship, other]) => {
        for (const piece of card.pieces(document)) {
          const drawn = card.piece(piece, ship, words)
          expect(card.piece(piece, agreeing(piece, ship, other), words), piece.key).toEqual(drawn)
        }
      }),
      { numRuns: 40 },
    )
  })

  test.each(ships)('$name: every target has room for a finger, and none lies over another', (ship) => {
    targetsFit(card, ship)
  })

  test('no card sets a speed beside a smaller one as the most of it', () => {
    const marked = fc.constantFrom(...ships).chain((document) => anyMarked(pack, document))
    fc.assert(
      fc.property(marked, (ship) => {
        for (const piece of card.pieces(ship.document)) {
          if (!piece.reads.tracks?.includes(trackId('speed'))) continue
          const texts = card.piece(piece, ship, words).flatMap((each) => (each.op === 'text' ? [each.text] : []))
          const [speed = '', beside = ''] = texts
          const most = /^of ([\d.]+)/.exec(beside)?.[1]
          if (most !== undefined) expect(Number.parseFloat(speed), texts.join(' ')).toBeLessThanOrEqual(Number(most))
        }
      }),
      { numRuns: 40 },
    )
  })

  test('no name, class, type or commander of sixty letters leaves the card', () => {
    const called = fc.record({ name: longText, class: longText, type: longText, prefix: fc.string({ maxLength: 12 }) })
    const marked = fc
      .tuple(fc.constantFrom(...ships), called)
      .chain(([ship, names]) => anyMarked(pack, { ...ship, ...names }))
    fc.assert(
      fc.property(marked, longText, longText, (ship, name, commander) => {
        const fields = { ...ship.fields, [fieldId('name')]: name, [fieldId('commander')]: commander }
        textsFit(card, { ...ship, fields })
      }),
      { numRuns: 40 },
    )
  })
})
