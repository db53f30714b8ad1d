import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { textBoxes } from '../../card/text-boxes'
import type { ShipInPlay } from '../../game/state'
import { fieldId, trackId, type BoxId } from '../../kernel/ids'
import { targetsFit, textsFit, textsOn } from '../kit/card/card-fit.testing'
import { endStyle } from '../kit/card/lettering'
import { areDisjoint, inset } from '../kit/card/shapes'
import { rulesPacks } from '../index'
import { anyMarked, inPlayBy } from '../kit/marked-ship.testing'
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

/** What an event card adds to a ship while it lasts. */
const isOfEvents = (field: string) => field.endsWith('ByEvents')

/** What may have no words of its own: a navy without a flag, a casualty of another table. */
const mayBeSilent = /^card\.navies\.|card\.casualtyOf\.|fieldWords\.casualties\./

const longText = fc.string({ minLength: 1, maxLength: 60 })

const withShips = rulesPacks.filter(({ isShipless }) => !isShipless)

describe.each(withShips)('cards of $id', (pack) => {
  const { id, card } = pack
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

  test.each(ships)('$name: every piece has a key of its own and reads what is on the card', (ship) => {
    const pieces = card.pieces(ship)
    const { boxes, tracks, fields } = pack.shape(ship)
    expect(new Set(pieces.map(({ key }) => key)).size).toBe(pieces.length)
    for (const { key, reads } of pieces) {
      for (const box of reads.boxes ?? []) expect(boxes, key).toHaveProperty([box])
      for (const track of reads.tracks ?? []) expect(Object.keys(tracks), key).toContain(track)
      for (const field of reads.fields ?? []) if (!isOfEvents(field)) expect(Object.keys(fields), key).toContain(field)
    }
  })

  test.each(ships)('$name: every box is tapped, and drawn by one piece, without marks as nothing', (ship) => {
    const fresh = inPlayBy(pack)(ship)
    const tapped = card.targets(ship).flatMap(({ action }) => (action.kind === 'box' ? [action.box] : []))
    const { boxes, tracks } = pack.shape(ship)
    expect(tapped.sort()).toEqual(Object.keys(boxes).sort())
    for (const box of Object.keys(boxes) as BoxId[]) {
      const own = card.pieces(ship).filter(({ key, reads }) => key.startsWith('box:') && reads.boxes?.includes(box))
      expect(own, box).toHaveLength(1)
      expect(card.piece(own[0]!, fresh, words), box).toEqual([])
    }
    const read = new Set(card.pieces(ship).flatMap(({ reads }) => reads.tracks ?? []))
    for (const track of Object.keys(tracks)) expect([...read], track).toContain(track)
  })

  test.each(ships)('$name: renamed in play she carries her new name', (ship) => {
    const renamed = inPlayBy(pack)(ship, { fields: { name: 'Zq' } })
    expect(textsOn(card, renamed).map(({ text }) => text)).toContainEqual(expect.stringContaining('Zq'))
  })

  test('asks for no word that is not in the catalogue', () => {
    const asked = new Set<string>()
    const listening: typeof words = (key, values) => {
      const said = words(key, values)
      if (/\{\w+\}/.test(said) || (said === key && !mayBeSilent.test(key))) asked.add(key)
      return said
    }
    const marked = fc.constantFrom(...ships).chain((document) => anyMarked(pack, document))
    fc.assert(
      fc.property(marked, (ship) => {
        card.face(ship.document, listening)
        for (const piece of card.pieces(ship.document)) card.piece(piece, ship, listening)
      }),
      { numRuns: 40 },
    )
    expect([...asked]).toEqual([])
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

test('cards of all packs are of one hand: who commands her and the marks stand alike', () => {
  const marks = ['struck', 'flooded', 'burning', 'out of action', 'repaired']
  for (const { id, card, shape } of withShips.filter((pack) => 'commander' in pack.shape(starterOf(pack.id)).fields)) {
    const texts = textsOn(card, inPlayBy({ shape })(starterOf(id)))
    const commander = texts.find(({ text }) => text === words('card.commander.none'))
    expect(commander, id).toMatchObject({ x: 102.4, y: 20.2, size: 2.8 })
    const foot = texts.filter(({ y }) => y > 142).map(({ text }) => marks.indexOf(text))
    const found = foot.filter((at) => at >= 0)
    expect(found.length, id).toBeGreaterThanOrEqual(3)
    expect(found, id).toEqual(found.toSorted((one, other) => one - other))
  }
})

test('cards of all packs say alike what a game changed: in red, and beside it what it was', () => {
  for (const { id, card, shape } of withShips.filter((pack) => 'commander' in pack.shape(starterOf(pack.id)).fields)) {
    const ship = starterOf(id)
    const lost = Object.entries(shape(ship).tracks).map(([name, { fresh, minimum }]) => [
      name,
      fresh > minimum ? minimum : fresh,
    ])
    const inPlay = inPlayBy({ shape })(ship, { tracks: Object.fromEntries(lost) as Record<string, number> })
    const beside = card.pieces(ship).flatMap((piece) => {
      const texts = card.piece(piece, inPlay, words).flatMap((each) => (each.op === 'text' ? [each] : []))
      return texts.flatMap(({ text }, at) => (/^of [+\d]/.test(text) ? [texts.slice(0, at)] : []))
    })
    expect(beside.length, id).toBeGreaterThanOrEqual(2)
    for (const before of beside) expect(before.at(-1), id).toMatchObject({ ink: 'red', face: 'work-700' })
  }
})

test('one flame burns on all cards, outlined at the foot as in a box', () => {
  for (const { id, card } of withShips) {
    const face = starterShipDocuments(id).flatMap((ship) => card.face(ship, words))
    expect(
      face.filter((each) => each.op === 'glyph' && each.glyph === 'fire' && each.ink === 'flame'),
      id,
    ).toEqual([])
  }
})

test('bow and stern are in one lettering wherever a card names them', () => {
  const called = [words('card.bow'), words('card.stern')]
  const ends = withShips.flatMap((pack) =>
    starterShipDocuments(pack.id).flatMap((ship) =>
      textsOn(pack.card, inPlayBy(pack)(ship)).filter(({ text }) => called.some((end) => text.includes(end))),
    ),
  )
  expect(ends.length).toBeGreaterThan(10)
  for (const end of ends) {
    expect(called).toContain(end.text)
    expect(end).toMatchObject(endStyle)
  }
})

test('the slip that says how she stands hides no word of a head', () => {
  for (const pack of withShips) {
    for (const ship of starterShipDocuments(pack.id)) {
      const inPlay = inPlayBy(pack)(ship, { fields: { standing: 'deadInTheWater' } })
      const slip = pack.card
        .pieces(ship)
        .flatMap((piece) => (piece.key === 'standing' ? pack.card.piece(piece, inPlay, words) : []))
        .find((each) => each.op === 'rect')
      const others = pack.card.pieces(ship).filter(({ key }) => key !== 'standing')
      const said = textBoxes([
        ...pack.card.face(ship, words),
        ...others.flatMap((piece) => pack.card.piece(piece, inPlay, words)),
      ])
      const hidden = said.filter((box) => slip?.op === 'rect' && !areDisjoint(box, inset(slip, 0.3)))
      expect(
        hidden.map(({ text }) => text),
        ship.slug,
      ).toEqual([])
    }
  }
})

const starterOf = (id: string) =>
  starterShipDocuments(id).find(({ data }) => !('kind' in data) || data['kind'] === 'ship')!
