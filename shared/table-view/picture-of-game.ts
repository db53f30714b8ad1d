import type { JournalLine } from '../game/journal-line'
import type { ShipId } from '../kernel/ids'
import { lastCardShown } from './last-card'
import { isLost, type Losses } from './losses'
import type { TablePicture } from './picture'
import { resultsInWords } from './results-in-words'
import { showTable, type ShownTable } from './show-table'

/** A game as the operator has it, and what of it the screen follows. */
export interface GameShown extends ShownTable {
  /** Lines that count at that time, newest first. */
  readonly lines: readonly JournalLine[]
  readonly lostIn: Losses
  /** The ship that the operator looks at. */
  readonly ship: ShipId | null
  readonly page: number
}

/** The only way from a game to a picture: everything sent to the window passes through here. */
export function pictureOfGame(game: GameShown): { picture: TablePicture; pages: number } {
  const { pack, state, now, lines, lostIn, ship, page, words } = game
  const lost = (id: ShipId) => isLost(pack, state.ships[id])
  return showTable(game, {
    ship,
    page,
    lostIn,
    results: resultsInWords(lines, state, lost, words),
    card: lastCardShown(lines, state, now, words),
  })
}
