import type { Words } from '../../words/speak'
import { cardBack } from '../../decks/card/pictures'
import { cardFront } from '../../decks/card/card-front'
import { cardHeightMm, cardWidthMm } from '../../decks/card/playing-card'
import { cropMarks, backPlaces, sheetPlan, type Offset, type Place, type SheetPlan } from './sheet-plan'
import type { Copied, DeckLayout, DeckPage } from './deck-contents'
import { onPage, type DrawnOnce, type PageNumber, type PagePart } from '../print-page'
import { sheetHead, type SheetHeading } from './sheet-head'
import type { Ink, Operation } from '../../card/operations'

/** Sheets of fronts to cut out, with every copy of every card, each followed by its sheet of backs if wanted. */
export function cardSheets(job: DeckLayout, contents: readonly Copied[], words: Words): readonly DeckPage[] {
  const plan = sheetPlan(job.paper, job.bleedMm, job.marginsMm, job.backs)
  const fronts = contents.flatMap(({ card, copies }, at) => {
    const draw = () => cardFront(card, plan.bleedMm)
    return Array.from({ length: copies }, () => ({ title: card.title, draw, struck: ground(`front ${at}`, plan) }))
  })
  const back = () => (job.ink === 'saving' ? sparingBack : cardBack)(plan.bleedMm)
  const sheets = Math.ceil(fronts.length / plan.places.length)
  return Array.from({ length: sheets }, (_, place) => {
    const onSheet = fronts.slice(place * plan.places.length, (place + 1) * plan.places.length)
    const said = { title: job.title, sheet: place + 1, sheets, cropMarks: job.cropMarks }
    const front: DeckPage = {
      ...sizeOf(plan),
      bookmark: { title: words('printDeck.sheetBookmark', said), below: onSheet.map(({ title }) => title) },
      parts: [
        ...onSheet.map(({ draw, struck }, at) => ({ ...plan.places[at]!, draw, struck })),
        ...marks(plan, plan.places, job.cropMarks),
      ],
      lines: (number) => sheetHead(plan, plan.places, { ...said, ...number, backs: null }, words),
    }
    if (job.backs === null) return [front]
    return [front, backsOf(onSheet.length, plan, { ...said, backs: job.backs }, words, back)]
  }).flat()
}

type BacksSaid = Omit<SheetHeading, keyof PageNumber> & { readonly backs: Offset }

function backsOf(count: number, plan: SheetPlan, said: BacksSaid, words: Words, draw: PagePart['draw']): DeckPage {
  const places = backPlaces(plan, said.backs)
  return {
    ...sizeOf(plan),
    bookmark: { title: words('printDeck.backsBookmark', { sheet: said.sheet }), below: [] },
    parts: [
      ...places.slice(0, count).map((place) => ({ ...place, draw, struck: ground('back', plan) })),
      // Held up to the light, the marks of both sides show the printer's offset.
      ...marks(plan, places, said.cropMarks),
    ],
    lines: (number) => sheetHead(plan, places, { ...said, ...number }, words),
  }
}

function marks(plan: SheetPlan, places: readonly Place[], wanted: boolean): readonly PagePart[] {
  return wanted ? [onPage(() => cropMarks(plan, places))] : []
}

function sizeOf({ widthMm, heightMm }: SheetPlan): Pick<DeckPage, 'widthMm' | 'heightMm'> {
  return { widthMm, heightMm }
}

/** A card with its ground, which extends to the bleed. */
function ground(key: string, { bleedMm }: SheetPlan): DrawnOnce {
  return {
    key,
    left: -bleedMm,
    top: -bleedMm,
    width: cardWidthMm + 2 * bleedMm,
    height: cardHeightMm + 2 * bleedMm,
  }
}

/** The back in lines on white paper, for printing with little ink: what is ink and what is cut out change places. */
function sparingBack(bleedMm: number): readonly Operation[] {
  return cardBack(bleedMm).map(reversed)
}

function reversed(operation: Operation): Operation {
  switch (operation.op) {
    case 'rect':
    case 'path': {
      const { fill, stroke } = operation
      return {
        ...operation,
        ...(fill ? { fill: other(fill) } : {}),
        ...(stroke ? { stroke: { ...stroke, ink: other(stroke.ink) } } : {}),
      }
    }
    case 'text':
      return { ...operation, ink: other(operation.ink) }
    case 'glyph':
      return { ...operation, ink: other(operation.ink), ground: other(operation.ground ?? 'sheet') }
    case 'clip':
      return { ...operation, operations: operation.operations.map(reversed) }
    case 'image':
      return operation
  }
}

function other(ink: Ink): Ink {
  if (ink === 'ink') return 'sheet'
  return ink === 'sheet' ? 'ink' : ink
}
