import { expect, test } from '@playwright/test'
import { cardMarkup } from '#shared/card/svg'
import { pageGrid } from '#shared/print/page-grid'
import type { PrintedCard } from '#shared/print/printed-card'
import { cardsPart, damagedCards, fontsFolder, pack, printJobWith, words } from '#shared/print/printed-fleet.testing'
import { harmOf } from '#shared/rules/pack/harm'
import type { CardPiece } from '#shared/rules/pack/rules-pack'
import { paintPrintJob, paletteOf } from '../../electron/pdf/print-job'
import { RasterPage } from './raster-page'

/** pdf.js draws no line thinner than a pixel: at this scale the finest hatching of a flag is one. */
const pxPerMm = 9
const tileMm = 9
/** Edges and letters are smoothed by two different painters; whatever is missing or moved fills more of a tile. */
const tolerated = 0.03

const { cells } = pageGrid(pack.card, 'A4', 1)
const cell = cells[0]!
const scale = cell.width / pack.card.widthMm
const tilePx = Math.round(tileMm * pxPerMm * scale)
const size = { widthPx: cell.width * pxPerMm, heightPx: cell.height * pxPerMm }

/** What the screen shows of a card; `shown` leaves pieces out, to see that the comparison would notice. */
function screenMarkup({ ship }: PrintedCard, shown: (piece: CardPiece) => boolean = () => true): string {
  const { card } = pack
  const pieces = card.pieces(ship.document).filter(shown)
  const operations = [...card.face(ship.document, words), ...pieces.flatMap((piece) => card.piece(piece, ship, words))]
  return cardMarkup({ widthMm: card.widthMm, heightMm: card.heightMm, label: ship.document.name, operations })
}

async function printed(card: PrintedCard, ink: 'colour' | 'grey'): Promise<Uint8Array> {
  const painted = await paintPrintJob(printJobWith({ parts: [cardsPart([card])], ink }), { fonts: fontsFolder })
  if (!painted.ok) throw new Error(painted.code)
  return painted.value.bytes
}

test.describe('a card on paper is the card on screen', () => {
  for (const [place, card] of damagedCards(4).entries()) {
    const ink = place % 2 === 0 ? 'colour' : 'grey'
    test(`${card.ship.document.name}, damaged, ${ink}`, async ({ page }) => {
      const raster = new RasterPage(page)
      await raster.open(paletteOf(ink))
      await raster.screenCard(screenMarkup(card), size)
      await raster.printedCard(await printed(card, ink), cell.x * pxPerMm, cell.y * pxPerMm, (pxPerMm * 25.4) / 72)
      expect((await raster.worstTile(tilePx)).share).toBeLessThan(tolerated)
    })
  }

  test('and the comparison notices a track, a mark or a name that is not there', async ({ page }) => {
    const card = damagedCards(4).find(({ ship }) => harmOf(pack.condition(ship), 'fire') > 0)
    const raster = new RasterPage(page)
    await raster.open(paletteOf('colour'))
    const pdf = await printed(card!, 'colour')
    const marked = Object.keys(card!.ship.boxes)[0]
    const leftOut: ((piece: CardPiece) => boolean)[] = [
      ({ reads }) => !reads.tracks?.some((track) => track === 'fire'),
      ({ reads }) => !reads.boxes?.some((box) => box === marked),
      ({ reads }) => !reads.fields?.some((field) => field === 'name'),
    ]
    for (const shown of leftOut) {
      await raster.screenCard(screenMarkup(card!, shown), size)
      await raster.printedCard(pdf, cell.x * pxPerMm, cell.y * pxPerMm, (pxPerMm * 25.4) / 72)
      expect((await raster.worstTile(tilePx)).share).toBeGreaterThan(tolerated)
    }
  })
})
