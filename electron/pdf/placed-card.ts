import type { Area } from '#shared/card/page-grid'
import type { Words } from '#shared/words/speak'
import type { PagePress } from './page-press'
import type { Sheet } from './paint'
import type { PrintedCard } from './print-job'

/** A ship card in its cell, as large as goes: her face is struck once, her marks are painted over it on each page. */
export function placeCard({ ship, pack }: PrintedCard, cell: Area, words: Words, press: PagePress, sheet: Sheet): void {
  const { card } = pack
  const scale = Math.min(cell.width / card.widthMm, cell.height / card.heightMm)
  const x = cell.x + (cell.width - card.widthMm * scale) / 2
  const y = cell.y + (cell.height - card.heightMm * scale) / 2
  // By what the document says, not by which object it is: the ships of a game come with a copy each.
  const key = `${pack.id} ${JSON.stringify(ship.document)}`
  const box = { left: 0, top: 0, width: card.widthMm, height: card.heightMm }
  sheet.stream.save()
  sheet.stream.place(x, y, scale)
  press.strike(key, () => card.face(ship.document, words), box, sheet)
  for (const piece of card.pieces(ship.document)) press.paint(card.piece(piece, ship, words), sheet)
  sheet.stream.restore()
}
