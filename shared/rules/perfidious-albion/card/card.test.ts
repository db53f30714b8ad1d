import { expect, test } from 'vitest'
import { perfidiousAlbion } from '..'
import { measure } from '../../../card/measure'
import type { PathOp, TextOp } from '../../../card/operations'
import { readPath } from '../../../card/path-data'
import type { ShipInPlay } from '../../../game/state'
import { boxId } from '../../../kernel/ids'
import { drawnBy } from '../../kit/marked-ship.testing'
import { words } from '../../kit/worded.testing'
import { starterShipDocuments } from '../../run/starter.testing'
import { perfidiousCard } from '.'
import { edgesOf, hullOf, insideEdges, plateOperations } from './hull'
import { hardFought, inPlay, majestic } from './majestic.testing'

const { drawing } = drawnBy(perfidiousCard, inPlay)

test('Majestic fresh', async () => {
  await expect(drawing(majestic(), {})).toMatchFileSnapshot('majestic-fresh.golden.svg')
})

test('Majestic after half an hour at close range', async () => {
  await expect(drawing(majestic(), hardFought)).toMatchFileSnapshot('majestic-damaged.golden.svg')
})

const document = majestic()
const pieces = perfidiousCard.pieces(document)

const named = (key: string) => {
  const piece = pieces.find((each) => each.key === key)
  if (!piece) throw new Error(`no piece ${key}`)
  return piece
}
const textsOf = (key: string, ship: ShipInPlay) =>
  perfidiousCard
    .piece(named(key), ship, words)
    .flatMap((operation) => (operation.op === 'text' ? [operation.text] : []))

test('every mark is explained at the foot of every card', () => {
  for (const ship of starterShipDocuments(perfidiousAlbion.id)) {
    const said = perfidiousCard.face(ship, words).flatMap((one) => (one.op === 'text' ? [one.text] : []))
    expect(said, ship.slug).toEqual(
      expect.arrayContaining(['struck', 'flooded', 'burning', 'out of action', 'repaired']),
    )
  }
})

test('armour is still shown when the cell is destroyed', () => {
  const last = perfidiousCard.piece(named('box:3-2'), inPlay(document, { boxes: { '3-2': ['struck'] } }), words).at(-1)
  expect(last).toMatchObject({ op: 'text', text: '8' })
})

test('flooding beyond the printed boxes is shown in the last of them', () => {
  expect(textsOf('track:flooding', inPlay(document, { tracks: { flooding: 12 } }))).toContain('12')
})

test('a value that stands now is framed; solid ink is for what is out of action', () => {
  const ship = inPlay(document, { tracks: { fire: 3, flooding: 2, propulsion: 1 } })
  for (const track of ['fire', 'flooding', 'propulsion']) {
    const rects = perfidiousCard.piece(named(`track:${track}`), ship, words).filter((one) => one.op === 'rect')
    expect(rects).toEqual([expect.objectContaining({ stroke: expect.objectContaining({ ink: 'ink' }) as object })])
    expect(rects[0]!.fill).toMatch(/wash|sheet/)
  }
})

test('damage control: one test for each five boxes left, his rating added to the number', () => {
  const texts = textsOf(
    'damage-control',
    inPlay(document, { tracks: { flotation: 22 }, fields: { commanderRating: 2 } }),
  )
  expect(texts).toContain('4')
  expect(texts).toContain('succeed on 5 or less, D6')
})

test('speed is shown against what her engines still give', () => {
  expect(textsOf('speed', inPlay(document, { tracks: { propulsion: 1, speed: 12 } }))).toEqual(['12', 'of 16'])
  expect(textsOf('speed', inPlay(document))).toEqual(['16'])
})

test('a cut supply ends in two bars, an uncut one is drawn again over a struck cell', () => {
  const cut = inPlay(document, { boxes: { '4-3': ['struck'], '4-2': ['noSupply'] } })
  const uncut = inPlay(document, { boxes: { '4-3': ['struck'] } })
  const draw = (ship: ShipInPlay) => perfidiousCard.piece(named('supply:4-5:4-2'), ship, words)
  expect(draw(cut).some((operation) => operation.op === 'path' && operation.stroke?.ink === 'red')).toBe(true)
  expect(draw(uncut).some((operation) => operation.op === 'path' && operation.stroke?.dash)).toBe(true)
})

test('a hoist that passes a gun without supply leaves its label clear', () => {
  const marked = inPlay(document, { boxes: { '4-3': ['noSupply'] } })
  const label = perfidiousCard
    .piece(named('box:4-3'), marked, words)
    .find((each) => each.op === 'text' && each.ink === 'red')
  const hoists = perfidiousCard
    .piece(named('supply:4-5:4-2'), marked, words)
    .flatMap((each) => (each.op === 'path' ? [each.d] : []))
  const from = Number(/^M[\d.]+ ([\d.]+)V/.exec(hoists[0]!)![1])
  const { y, size } = label as TextOp
  expect(from).toBeLessThan(y - size * capHeight)
})

test('a note shows as a pen', () => {
  const noted = inPlay(document, { fields: { note: 'Wireless gone' } })
  expect(perfidiousCard.piece(named('note'), noted, words)).toHaveLength(1)
  expect(perfidiousCard.piece(named('note'), inPlay(document), words)).toEqual([])
})

const hull = hullOf(majestic())
const edges = (box: string) => edgesOf(hull, hull.box(boxId(box))!)

test('neighbours of equal value are one plate: only the outside is heavy', () => {
  expect(edges('5-4')).toEqual({ top: 1.2, right: 0, bottom: 1.2, left: 0 })
  expect(edges('3-4')).toEqual({ top: 0, right: 0, bottom: 1.2, left: 1.2 })
})

test('where two plates meet the stronger draws the edge', () => {
  expect(edges('3-3').bottom).toBe(1.55)
  expect(edges('3-4').top).toBe(0)
})

test('an unarmoured cell has none', () => {
  expect(edges('2-3')).toEqual({ top: 0, right: 0, bottom: 0, left: 0 })
})

test('a plate that turns inwards keeps its corner', () => {
  const turned = hullOf(
    majestic({
      cells: ['1-1', '1-2', '2-2'].map((at) => ({ at, armour: 9, fireMark: false, holds: [] })),
    }),
  )
  const [plate] = plateOperations(turned)
  // The upper right corner of cell 1-2, between 1-1 above it and 2-2 beside it.
  expect(plate).toMatchObject({ op: 'path', d: expect.stringContaining('M30.65 45.2H32.2V46.75') })
})

test('a ship without armour has no plates', () => {
  const bare = hullOf(majestic({ cells: [{ at: '4-4', armour: 0, fireMark: false, holds: [] }] }))
  expect(plateOperations(bare)).toEqual([])
})

test.each(starterShipDocuments(perfidiousAlbion.id).map((each) => [each.slug, each] as const))(
  'guns of %s without supply: nothing is written over anything, or through the edge of a cell',
  (_, ship) => {
    const guns = hullOf(ship).cells.filter(({ holds }) => holds.some(({ kind }) => kind === 'gun'))
    for (const cell of guns) {
      const marked = inPlay(ship, { boxes: { [cell.box]: ['noSupply'] } })
      const piece = perfidiousCard.pieces(ship).find(({ key }) => key === `box:${cell.box}`)!
      const drawn = perfidiousCard.piece(piece, marked, words)
      const written = drawn.flatMap((each) => (each.op === 'text' && each.anchor !== 'middle' ? [lettersOf(each)] : []))
      const { y, height } = insideEdges(hullOf(ship), cell)
      for (const [at, one] of written.entries()) {
        expect.soft(one.top, `${cell.box} ${one.text}`).toBeGreaterThan(y - 0.15)
        expect.soft(one.bottom, `${cell.box} ${one.text}`).toBeLessThan(y + height)
        for (const other of written.slice(at + 1))
          expect.soft(overlap(one, other), `${cell.box} ${one.text}`).toBe(false)
      }
      const signs = drawn.filter((each) => each.op === 'glyph' && each.glyph === 'blocked')
      expect(signs.length > 0).toBe(cell.holds.length > 1)
    }
  },
)

/** What capitals cover of their line. */
const capHeight = 0.7

function lettersOf({ text, x, y, size, face }: TextOp) {
  return { text, left: x, right: x + measure(face, size, text), top: y - size * capHeight, bottom: y }
}

type Letters = ReturnType<typeof lettersOf>

function overlap(one: Letters, other: Letters): boolean {
  const across = Math.min(one.right, other.right) - Math.max(one.left, other.left)
  return across > 0 && Math.min(one.bottom, other.bottom) > Math.max(one.top, other.top)
}

test.each([['struck'], ['flooded']] as const)('out of action and %s, what a cell holds lies within its bar', (mark) => {
  for (const cell of hullOf(document).cells.filter(({ holds }) => holds.length > 0)) {
    if (mark === 'flooded' && !cell.underWater) continue
    const out = inPlay(document, { boxes: { [cell.box]: [mark, 'out'] } })
    const drawn = perfidiousCard.piece(named(`box:${cell.box}`), out, words)
    const bar = drawn.find((one) => one.op === 'path' && one.fill === 'ink') as PathOp
    const [x, y] = readPath(bar.d)[0]!.values as [number, number]
    const { height } = insideEdges(hullOf(document), cell)
    for (const each of drawn.filter((one) => one.op === 'text' && one.ink === 'on-ink')) {
      const { left, top, bottom, text } = lettersOf(each as TextOp)
      expect.soft(left, text).toBeGreaterThan(x)
      expect.soft(top, text).toBeGreaterThanOrEqual(y - 0.05)
      expect.soft(bottom, text).toBeLessThan(y + height - (mark === 'flooded' ? 3.5 : 1.7))
    }
  }
})
