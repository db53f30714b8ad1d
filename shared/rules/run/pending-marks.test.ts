import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { pendingMarks } from './pending-marks'
import type { Operation } from '../../card/operations'
import { type Box, overlap } from '../../card/path-data'
import { textBoxes, type TextBox } from '../../card/text-boxes'
import { freshShip } from '../../game/apply-effect'
import type { ShipInPlay } from '../../game/state'
import { boxId, shipId, trackId } from '../../kernel/ids'
import { fireOnTheWaters } from '../fire-on-the-waters'
import { rulesPacks } from '../index'
import { anyMarked, inPlayBy } from '../kit/marked-ship.testing'
import { perfidiousAlbion } from '../perfidious-albion/index'
import { majestic } from '../perfidious-albion/card/majestic.testing'
import type { CardFace } from '../pack/rules-pack'
import { squadronD20 } from '../squadron-d20'
import { starterShipDocuments } from './starter.testing'
import { words } from '../kit/worded.testing'

const ship = freshShip(perfidiousAlbion, shipId('majestic'), majestic())
const marksOf = (soon: ShipInPlay) => pendingMarks(perfidiousAlbion, ship, soon, words)
const withTracks = (tracks: Readonly<Record<string, number>>) => ({ ...ship, tracks: { ...ship.tracks, ...tracks } })

test('a ship that stays as she is has nothing pending', () => {
  expect([marksOf(ship), marksOf({ ...ship })]).toEqual([[], []])
})

test('a box shows the marks it will gain: a cross, and signs beside what is written in it', () => {
  const [mark, ...others] = marksOf({ ...ship, boxes: { [boxId('6-3')]: ['struck', 'burning'] } })
  expect([mark?.struck, mark?.signs.map((sign) => sign.mark), others]).toEqual([true, ['burning'], []])
})

test('what several boxes of one part gain is shown once, over the whole part', () => {
  const [hiei] = starterShipDocuments(fireOnTheWaters.id).filter(({ slug }) => slug === 'hiei')
  const [now, soon] = [{}, { boxes: { 'h-33': ['struck'], 'h-34': ['flooded'] } } as const].map((damage) =>
    inPlayBy(fireOnTheWaters)(hiei!, damage),
  )
  const marks = pendingMarks(fireOnTheWaters, now!, soon!, words)
  expect(marks.map(({ struck, isCaptioned, place }) => [struck, isCaptioned, place.width])).toEqual([[true, true, 22]])
  expect(marks[0]!.signs.map(({ mark }) => mark)).toEqual(['flooded'])
})

test('no end of a cross lies on the name of what a box holds', () => {
  const [enterprise] = starterShipDocuments(squadronD20.id).filter(({ slug }) => slug === 'enterprise')
  const inPlay = inPlayBy(squadronD20)
  const soon = inPlay(enterprise!, { boxes: { 'e-gunneryRadar': ['struck'] } })
  const marks = pendingMarks(squadronD20, inPlay(enterprise!), soon, words)
  expect(marks.map(({ struck, isCaptioned }) => [struck, isCaptioned])).toEqual([[true, true]])
})

test('of the places of a field only those where something else is written are marked', () => {
  const [hiei] = starterShipDocuments(fireOnTheWaters.id).filter(({ slug }) => slug === 'hiei')
  const [now, soon] = [{}, { fields: { casualties: 'radioOut' } }].map((damage) =>
    inPlayBy(fireOnTheWaters)(hiei!, damage),
  )
  const places = pendingMarks(fireOnTheWaters, now!, soon!, words).map(({ place }) => place)
  expect(places).toEqual([expect.objectContaining({ x: 162, y: 92.6 })])
})

test('flotation that will go is marked box by box in one frame, and not at its caption', () => {
  const [hiei] = starterShipDocuments(fireOnTheWaters.id).filter(({ slug }) => slug === 'hiei')
  const [now, soon] = [124, 122].map((flotation) => inPlayBy(fireOnTheWaters)(hiei!, { tracks: { flotation } }))
  const marks = pendingMarks(fireOnTheWaters, now!, soon!, words)
  const boxes = marks.filter(({ place }) => place.y > 92)
  expect(boxes.map(({ is, open }) => [is, open])).toEqual([
    ['box', ['right']],
    ['box', ['left']],
  ])
})

test('a figure shows what it comes to', () => {
  expect(marksOf(withTracks({ speed: 9 })).map(({ is, comesTo }) => [is, comesTo?.text])).toEqual([['figure', '9']])
})

test('a figure with boxes shows those that will be crossed off, and beyond them what it comes to', () => {
  const [enterprise] = starterShipDocuments(squadronD20.id).filter(({ slug }) => slug === 'enterprise')
  const pendingOf = (was: number, is: number) => {
    const [now, soon] = [was, is].map((fires) => inPlayBy(squadronD20)(enterprise!, { tracks: { fires } }))
    return pendingMarks(squadronD20, now!, soon!, words).map(({ is: kind, comesTo }) => [kind, comesTo?.text])
  }
  expect(pendingOf(2, 4)).toEqual([
    ['box', undefined],
    ['box', undefined],
  ])
  expect(pendingOf(7, 9)).toEqual([['figure', '9']])
})

test('a level beyond the last box changes the figure in it', () => {
  const flooded = { ...ship, tracks: { ...ship.tracks, [trackId('flooding')]: 7 } }
  const worse = { ...flooded, tracks: { ...flooded.tracks, [trackId('flooding')]: 9 } }
  expect(pendingMarks(perfidiousAlbion, flooded, worse, words)).toHaveLength(1)
})

interface Stroke {
  readonly x: number
  readonly y: number
  readonly isWash: boolean
}

/** Where each line, letter and sign of some operations begins, with all that it is. */
function strokes(operations: readonly Operation[]): ReadonlyMap<string, Stroke> {
  return new Map(
    operations.flatMap((operation): [string, Stroke][] => {
      if (operation.op === 'clip') return [...strokes(operation.operations)]
      if (operation.op !== 'path') return [[JSON.stringify(operation), { ...operation, isWash: false }]]
      const { d, ...rest } = operation
      return [...d.matchAll(/M\s*(-?[\d.]+)[ ,]*(-?[\d.]+)[^M]*/g)].map(([part, x, y]) => [
        JSON.stringify([part, rest]),
        {
          x: Number(x) * (operation.scaleX ?? 1) + (operation.x ?? 0),
          y: Number(y) * (operation.scaleY ?? 1) + (operation.y ?? 0),
          isWash: operation.fill?.endsWith('-wash') ?? false,
        },
      ])
    }),
  )
}

const drawn = (face: CardFace, of: ShipInPlay) =>
  strokes(face.pieces(of.document).flatMap((piece) => face.piece(piece, of, words)))

function writtenOn(face: CardFace, of: ShipInPlay): readonly TextBox[] {
  const over = face.pieces(of.document).flatMap((piece) => face.piece(piece, of, words))
  return textBoxes([...face.face(of.document, words), ...over])
}

const isIn = ({ x, y, width, height }: Box, at: { readonly x: number; readonly y: number }) =>
  at.x >= x - 0.01 && at.x <= x + width + 0.01 && at.y >= y - 0.01 && at.y <= y + height + 0.01

const withShips = rulesPacks.filter(({ isShipless }) => !isShipless)

describe.each(withShips)('over cards of $id', (pack) => {
  const { id } = pack
  const face = pack.card
  const twoOf = fc.constantFrom(...starterShipDocuments(id)).chain((document) => {
    const marked = anyMarked(pack, document)
    return fc.tuple(marked, marked)
  })
  /** Only her tracks change. */
  const changing = twoOf.map(([now, other]) => [now, { ...now, tracks: other.tracks }] as const)

  test('every box of a track that changes is marked, and no other', () => {
    fc.assert(
      fc.property(changing, ([now, soon]) => {
        const [before, after] = [drawn(face, now), drawn(face, soon)]
        const changed = [
          ...[...before].filter(([stroke]) => !after.has(stroke)),
          ...[...after].filter(([stroke]) => !before.has(stroke)),
        ].map(([, at]) => at)
        const marks = pendingMarks(pack, now, soon, words)
        const targets = face.targets(now.document).filter(({ action }) => action.kind === 'track')
        for (const box of targets.flatMap((target): readonly Box[] => target.boxes ?? [target])) {
          const here = (all: Iterable<Stroke>) => [...all].filter((at) => isIn(inner(box), at))
          // One cross may stand for several boxes: where they are washed, washes say which.
          const isWashed = here([...before.values(), ...after.values()]).some(({ isWash }) => isWash)
          const isChanged = here(changed).some(({ isWash }) => isWash || !isWashed)
          const isMarked = marks.some(({ place }) => place.x === box.x && place.y === box.y)
          expect([box, isMarked]).toEqual([box, isChanged])
        }
      }),
      { numRuns: 40 },
    )
  })

  test('what is shown over a card covers nothing that is written on it', () => {
    fc.assert(
      fc.property(changing, ([now, soon]) => {
        const written = writtenOn(face, now)
        const comesToPlaces = pendingMarks(pack, now, soon, words).flatMap(({ comesTo }) =>
          comesTo ? [comesTo.at] : [],
        )
        for (const [index, at] of comesToPlaces.entries()) {
          const others = [...written, ...comesToPlaces.slice(index + 1)]
          expect(others.filter((box) => overlap(box, at) > 0)).toEqual([])
        }
      }),
      { numRuns: 25 },
    )
  })

  test('a sign covers no figure and stays in its box', () => {
    const boxed = starterShipDocuments(id).flatMap((document) =>
      Object.entries(pack.shape(document).boxes).map(([box, { marks }]) => ({ document, box, marks })),
    )
    fc.assert(
      fc.property(fc.constantFrom(...boxed), fc.nat(), ({ document, box, marks }, which) => {
        const now = inPlayBy(pack)(document)
        const mark = marks[which % marks.length]!
        const figures = writtenOn(face, now).filter(({ text }) => /\d/.test(text))
        for (const drawn of pendingMarks(pack, now, inPlayBy(pack)(document, { boxes: { [box]: [mark] } }), words)) {
          for (const sign of drawn.signs) {
            expect(figures.filter((figure) => overlap(figure, sign.at) > 0)).toEqual([])
            expect(overlap(drawn.place, sign.at)).toBeCloseTo(sign.at.width * sign.at.height, 5)
          }
        }
      }),
      { numRuns: 200 },
    )
  })
})

/** Within the lines of a box, so that its neighbour's are not taken for its own. */
function inner({ x, y, width, height }: Box): Box {
  return { x: x + 0.05, y: y + 0.05, width: width - 0.1, height: height - 0.1 }
}
