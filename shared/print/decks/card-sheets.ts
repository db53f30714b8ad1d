import type { PaperName } from '../../card/paper'
import type { MarginsMm, PrintJobRequest } from '../request/print-job'
import type { Words } from '../../words/speak'
import { cardBack } from '../../decks/card/card-back'
import { cardFront } from '../../decks/card/card-front'
import { cardHeightMm, cardWidthMm } from '../../decks/card/playing-card'
import { cropMarks } from './crop-marks'
import type { Copied } from './deck-contents'
import { onPage, type DeckPage, type PagePart, type DrawnOnce } from './deck-page'
import type { PageNumber } from '../print-page'
import { sheetHead, type SheetHeading } from './sheet-head'
import { sparingBack } from './sparing-back'
import { backPlaces, sheetPlan, type BleedMm, type Offset, type Place, type SheetPlan } from './sheet-plan'

export interface CardSheets {
  readonly title: string
  readonly contents: readonly Copied[]
  readonly paper: PaperName
  readonly marginsMm?: MarginsMm | undefined
  readonly bleedMm: BleedMm
  readonly cropMarks: boolean
  readonly backs: Offset | null
  readonly ink: PrintJobRequest['ink']
}

/** Sheets of fronts to cut out, with every copy of every card, each followed by its sheet of backs if wanted. */
export function cardSheets(job: CardSheets, words: Words): readonly DeckPage[] {
  const plan = sheetPlan(job.paper, job.bleedMm, job.marginsMm, job.backs)
  const fronts = job.contents.flatMap(({ card, copies }, at) => {
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
