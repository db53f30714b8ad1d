import fc from 'fast-check'
import type { ShipDocument } from '../../documents/ship'
import { freshShip } from '../../game/apply-effect'
import type { FieldShape } from '../../game/shape'
import type { ShipInPlay } from '../../game/state'
import { fieldId, shipId, type BoxId, type FieldId, type TrackId } from '../../kernel/ids'
import { done } from '../../kernel/result'
import type { Scalar } from '../../kernel/scalar'
import { linesOf, palettes, type PaletteName } from '../../card/palettes'
import { cardMarkup } from '../../card/svg'
import type { CardFace, RulesPack } from '../pack/rules-pack'
import { words } from './worded.testing'
import type { Mark } from '../../game/mark'

/** Marks on a card. */
export interface Damage {
  readonly boxes?: Readonly<Record<string, readonly Mark[]>>
  readonly tracks?: Readonly<Partial<Record<string, number>>>
  readonly fields?: Readonly<Record<string, Scalar>>
}

/** Ships of a pack in play: fresh except for the given marks. */
export function inPlayBy({ shape }: Pick<RulesPack, 'shape'>) {
  return (document: ShipDocument, { boxes = {}, tracks = {}, fields = {} }: Damage = {}, id = 'one'): ShipInPlay => {
    const fresh = freshShip({ shape, checkShip: done }, shipId(id), document)
    return {
      ...fresh,
      boxes: { ...fresh.boxes, ...(boxes as Record<BoxId, readonly Mark[]>) },
      tracks: { ...fresh.tracks, ...(tracks as Record<TrackId, number>) },
      fields: { ...fresh.fields, ...(fields as Record<FieldId, Scalar>) },
    }
  }
}

/** A ship of a pack with anything marked on her card that its shape allows. */
export function anyMarked(
  pack: Pick<RulesPack, 'shape' | 'marks' | 'fieldWords'>,
  document: ShipDocument,
): fc.Arbitrary<ShipInPlay> {
  const { boxes, tracks, fields } = pack.shape(document)
  const inPlay = inPlayBy(pack)
  const fresh = inPlay(document)
  const track = ([name, { minimum, maximum, step = 1 }]: [string, (typeof tracks)[TrackId]]) =>
    [name, fc.integer({ min: minimum / step, max: maximum / step }).map((steps) => steps * step)] as const
  const field = ([name, shape]: [string, FieldShape]) => {
    const adds = pack.fieldWords?.(fresh, fieldId(name), words)?.adds.map(({ value }) => value)
    return [name, adds ? listOf(adds) : anyIn(shape)] as const
  }
  return fc
    .record({
      boxes: anyMarks(pack, Object.keys(boxes)),
      tracks: fc.record(Object.fromEntries(Object.entries(tracks).map(track))),
      fields: fc.record(Object.fromEntries(Object.entries(fields).map(field))),
    })
    .map((damage) => inPlay(document, damage))
}

/** A stand of models may have no boxes at all. */
function anyMarks({ marks }: Pick<RulesPack, 'marks'>, boxes: readonly string[]): fc.Arbitrary<Record<string, Mark[]>> {
  if (boxes.length === 0) return fc.constant({})
  return fc.dictionary(
    fc.constantFrom(...boxes),
    fc.subarray(
      marks.map(({ name }) => name),
      { minLength: 1 },
    ),
  )
}

/** Words of a list, and sometimes one that nobody knows. */
function listOf(adds: readonly string[]): fc.Arbitrary<Scalar> {
  const known = [...adds, 'strange']
  const few = fc.subarray(known, { minLength: 1, maxLength: Math.min(6, known.length) })
  return fc.option(few.map((some) => some.join(' ')))
}

function anyIn(shape: FieldShape): fc.Arbitrary<Scalar> {
  switch (shape.kind) {
    case 'text': {
      const text = fc.string({ maxLength: shape.maximumLength })
      return shape.fresh === null ? fc.option(text) : text
    }
    case 'number':
      return fc.integer({ min: shape.minimum, max: shape.maximum })
    case 'choice':
      return fc.constantFrom(...shape.choices)
  }
}

/** A card in one state: all its operations, and the file that any browser shows, one operation a line. */
export function drawnBy(card: CardFace, inPlay: ReturnType<typeof inPlayBy>) {
  const operationsOf = (document: ShipDocument, damage: Damage = {}) => {
    const ship = inPlay(document, damage)
    return [...card.face(document, words), ...card.pieces(document).flatMap((piece) => card.piece(piece, ship, words))]
  }
  const drawing = (document: ShipDocument, damage: Damage = {}, palette: PaletteName = 'day'): string => {
    const { widthMm, heightMm } = card
    const colours = Object.entries(palettes[palette]).map(([ink, colour]) => `--${ink}:${colour}`)
    const operations = operationsOf(document, damage)
    return `${cardMarkup({ widthMm, heightMm, label: document.name, operations }, linesOf(palette))}\n`
      .replace('>', `><style>svg{${colours.join(';')}}</style>`)
      .replaceAll('><', '>\n<')
  }
  return { operationsOf, drawing }
}
