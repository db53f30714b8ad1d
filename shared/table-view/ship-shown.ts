import { commanderOf, shipName } from '../game/ship-name'
import type { ShipInPlay } from '../game/state'
import { boxId } from '../kernel/ids'
import { speedNow } from '../rules/kit/on-card'
import type { CardPiece, Condition, RulesPack } from '../rules/pack/rules-pack'
import { harmWords } from '../rules/pack/harm'
import { isOut, standingGlyph } from '../rules/pack/standing'
import type { Words } from '../words/speak'
import { coveredTracks } from './covered-tracks'
import { shows, type Disclosure } from './disclosure'
import type { HitShown, ShipLarge, ShipShown, Sign } from './picture'

/** What she is doing at this moment. */
export interface MarkedNow {
  readonly isFiring: boolean
  /** The eye should fall on her. */
  readonly isMarked: boolean
  /** Why, in a word. */
  readonly says: Sign | null
  /** The turn she was lost in, where that is known. */
  readonly lostIn: number | null
}

/** A ship as far as a level shows her; below `name` there is nothing to be shown, and this is not asked. */
export function shipShown(
  pack: RulesPack,
  ship: ShipInPlay,
  level: Disclosure,
  words: Words,
  marked: MarkedNow,
): ShipShown {
  const { document } = ship
  const condition = pack.condition(ship)
  const gone = shows(level, 'condition') && isOut(condition.standing)
  const hasSigns = shows(level, 'all') && !gone
  return {
    key: ship.id,
    name: shipName(ship),
    silhouette: pack.silhouette(document),
    word:
      shows(level, 'condition') && !(hasSigns && isAblaze(condition))
        ? conditionWord(condition, words, marked.lostIn)
        : null,
    isOut: gone,
    hits: shows(level, 'boxes') && !gone ? hitsOn(pack, ship) : [],
    afloat: shows(level, 'boxes') && !gone && condition.of > 0 ? condition.left / condition.of : null,
    signs: hasSigns ? signsOf(pack, condition, words) : [],
    isFlagship: shows(level, 'all') && commanderOf(ship) !== null,
    isFiring: marked.isFiring,
    isMarked: marked.isMarked,
    says: marked.says,
  }
}

/** Her card: its printed face and what the level shows of the marks upon it. */
export function shipLarge(
  pack: RulesPack,
  ship: ShipInPlay,
  level: Disclosure,
  words: Words,
  marked: MarkedNow,
): ShipLarge {
  const row = shipShown(pack, ship, level, words, marked)
  if (!shows(level, 'boxes')) return { row, card: null }
  const { card } = pack
  const pieces = card.pieces(ship.document).filter((piece) => shows(level, 'all') || isOfBoxes(piece))
  return {
    row,
    card: {
      widthMm: card.widthMm,
      heightMm: card.heightMm,
      operations: [
        ...card.face(ship.document, words),
        ...pieces.flatMap((piece) => card.piece(piece, ship, words)),
        ...(shows(level, 'all') ? [] : coveredTracks(pack, ship.document, words)),
      ],
    },
  }
}

/** Boxes and her name, and no track or other field. */
function isOfBoxes({ reads: { tracks = [], fields = [] } }: CardPiece): boolean {
  return tracks.length === 0 && fields.every((field) => field === 'name')
}

function isAblaze({ standing, harm }: Condition): boolean {
  return standing === 'afloat' && harm.some(({ isSeen, n }) => isSeen && n > 0)
}

function signsOf(pack: RulesPack, { standing, harm, ...speeds }: Condition, words: Words): readonly Sign[] {
  const { speed, madeMore } = speedNow(speeds)
  const signs: Sign[] = []
  for (const each of harm.filter(({ isSeen, n }) => isSeen && n > 0)) {
    if (each.isFatal) signs.push({ glyph: 'explosion', text: words('tableView.exploding'), tone: each.tone })
    else signs.push({ glyph: each.glyph, text: harmWords(pack.id, each, 'seen', words), tone: each.tone })
  }
  if (standing !== 'deadInTheWater' && speeds.maximumSpeed > 0) {
    const key = madeMore === null ? 'tableView.speed' : 'tableView.speedMade'
    signs.push({ glyph: 'telegraph', text: words(key, { n: speed, made: madeMore }), tone: 'ink' })
  }
  return signs
}

/** One sign of a kind in a place: a second hit there is not drawn over the first. */
function hitsOn({ hitPlace, marks }: RulesPack, { document, boxes }: ShipInPlay): readonly HitShown[] {
  if (!hitPlace) return []
  return Object.entries(boxes).flatMap(([box, has]) => {
    const place = hitPlace(document, boxId(box))
    if (!place) return []
    return marks.flatMap(({ name, seenAs }) => (seenAs && has.includes(name) ? [{ ...place, mark: seenAs }] : []))
  })
}

/** Her condition as seen from another ship: by her standing, else by what is left of her. */
export function conditionWord(condition: Condition, words: Words, lostIn: number | null = null): Sign {
  const { standing } = condition
  const glyph = standingGlyph(standing)
  if (standing !== 'afloat') {
    const text =
      lostIn !== null && isOut(standing)
        ? words(`tableView.lostIn.${standing}`, { turn: lostIn })
        : words(`play.standing.${standing}`)
    return { glyph, text, tone: 'ink' }
  }
  return { glyph, text: words(`tableView.condition.${wearOf(condition)}`), tone: 'ink' }
}

function wearOf({ left, of, harm }: Condition): 'good' | 'light' | 'heavy' | 'grave' {
  const share = of > 0 ? left / of : 1
  if (share === 1 && harm.every(({ n }) => n === 0)) return 'good'
  if (share > 2 / 3) return 'light'
  return share > 1 / 3 ? 'heavy' : 'grave'
}
