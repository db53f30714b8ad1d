import { isFlagship, shipName } from '../game/ship-name'
import type { ShipInPlay } from '../game/state'
import { boxId, type FieldId } from '../kernel/ids'
import { boxesOut } from '../rules/kit/damage-drawn'
import { speedNow } from '../rules/kit/on-card'
import type { CardPiece, Condition, RulesPack } from '../rules/pack/rules-pack'
import { harmWords } from '../rules/pack/harm'
import { isOut, standingGlyph } from '../rules/pack/standing'
import type { Words } from '../words/speak'
import { shows, type Disclosure } from './disclosure'
import type { HitShown, ShipLarge, ShipShown, Sign } from './picture'
import { fitLine } from '../card/fit'
import { box, hatching } from '../card/hatching'
import type { Operation } from '../card/operations'
import type { ShipDocument } from '../documents/ship'
import { pictureOf } from '../documents/ship-picture'
import type { CardTarget } from '../rules/pack/card-target'

interface Place {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/**
 * Every track of a card under a hatched cover, and the list of her casualties: without it an empty track would look
 * undamaged. Other empty places, like her commander, are just empty.
 */
function coveredTracks({ card, shape }: RulesPack, document: ShipDocument, words: Words): readonly Operation[] {
  const { fields } = shape(document)
  const isHarm = (field: FieldId) => fields[field]?.kind === 'text' && fields[field].harm === true
  return [...placesOf(card.targets(document), isHarm).values()].flatMap((place) =>
    cover(place, words('tableView.hidden')),
  )
}

/** Over a figure its caption stays to be read. */
const captionShare = 0.4

/** By track or field: the boxes of a track, or the place of its figure. */
function placesOf(targets: readonly CardTarget[], isHarm: (field: FieldId) => boolean): ReadonlyMap<string, Place> {
  const withBoxes = new Set(targets.flatMap(({ action }) => (action.kind === 'track' ? [action.track as string] : [])))
  const places = new Map<string, Place>()
  for (const { action, x, y, width, height } of targets) {
    if (action.kind === 'box' || (action.kind === 'field' && !isHarm(action.field))) continue
    if (action.kind === 'pick' && withBoxes.has(action.track)) continue
    const key = action.kind === 'field' ? `field ${action.field}` : `track ${action.track}`
    const had = places.get(key)
    const top = action.kind === 'pick' ? y + height * captionShare : y
    places.set(key, {
      left: Math.min(x, had?.left ?? x),
      top: Math.min(top, had?.top ?? top),
      right: Math.max(x + width, had?.right ?? 0),
      bottom: Math.max(y + height, had?.bottom ?? 0),
    })
  }
  return places
}

const largest = 4.2
const stepMm = 1.6

function cover({ left, top, right, bottom }: Place, text: string): readonly Operation[] {
  const [width, height] = [right - left, bottom - top]
  const line = fitLine('work-600', Math.min(largest, height * 0.7), text, width - 1)
  const middle = { x: (left + right) / 2, y: (top + bottom) / 2 + line.size * 0.35 }
  const lines = hatching([box(left, top, width, height)], 'green', stepMm)
  return [
    { op: 'rect', x: left, y: top, width, height, fill: 'sheet', stroke: { ink: 'ink-3', width: 0.3 } },
    { op: 'path', d: lines, stroke: { ink: 'rule-2', width: 0.25 } },
    {
      ...{ op: 'text', ...middle, text: line.text, size: line.size, face: 'work-600', ink: 'ink-2', anchor: 'middle' },
      halo: { ink: 'sheet', width: 1.6 },
    },
  ]
}

/** What she is doing at this moment. */
export interface MarkedNow extends Pick<ShipShown, 'isFiring' | 'isMarked' | 'says'> {
  /** The turn she was lost in, where that is known. */
  readonly lostIn: number | null
}

/** A ship as far as a level shows her; below `name` there is nothing to be shown, and this is not asked. */
export function shipShown(
  pack: RulesPack,
  ship: ShipInPlay,
  level: Disclosure,
  words: Words,
  { lostIn, ...marked }: MarkedNow,
): ShipShown {
  const { document } = ship
  const condition = pack.condition(ship)
  const gone = shows(level, 'condition') && isOut(condition.standing)
  const hasSigns = shows(level, 'all') && !gone
  return {
    key: ship.id,
    name: shipName(ship),
    silhouette: pack.silhouette(document, { out: shows(level, 'boxes') ? boxesOut(ship) : [] }),
    word:
      shows(level, 'condition') && !(hasSigns && isAblaze(condition)) ? conditionWord(condition, words, lostIn) : null,
    isOut: gone,
    pose: shows(level, 'condition') ? (poses[condition.standing] ?? null) : null,
    hits: shows(level, 'boxes') && !gone ? hitsOn(pack, ship) : [],
    afloat: shows(level, 'boxes') && !gone && condition.of > 0 ? condition.left / condition.of : null,
    signs: hasSigns ? signsOf(pack, condition, words) : [],
    isFlagship: shows(level, 'all') && isFlagship(ship),
    ...marked,
  }
}

const poses: Readonly<Partial<Record<Condition['standing'], ShipShown['pose']>>> = {
  sunk: 'sinking',
  blownUp: 'sinking',
  wreck: 'sinking',
  withdrawing: 'turned',
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
  const picture = pictureOf(ship.document) ?? null
  if (!shows(level, 'boxes')) return { row, picture, card: null }
  const { card } = pack
  const pieces = card.pieces(ship.document).filter((piece) => shows(level, 'all') || isOfBoxes(piece))
  return {
    row,
    picture,
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
    if (each.isFatal)
      signs.push({ glyph: 'explosion', text: words('tableView.exploding'), figure: '', tone: each.tone })
    else
      signs.push({
        glyph: each.glyph,
        text: harmWords(pack.id, each, 'seen', words),
        figure: `${each.n}`,
        tone: each.tone,
      })
  }
  if (standing !== 'deadInTheWater' && speeds.maximumSpeed > 0) {
    const key = madeMore === null ? 'tableView.speed' : 'tableView.speedMade'
    signs.push({ glyph: 'telegraph', text: words(key, { n: speed, made: madeMore }), figure: `${speed}`, tone: 'ink' })
  }
  return signs
}

/** Her shape and her wounds, with all of them shown. */
export interface ShapeShown extends Pick<ShipShown, 'silhouette' | 'pose' | 'hits' | 'afloat' | 'isOut'> {
  readonly isBurning: boolean
  readonly isFlooding: boolean
}

/** Her shape as her own side sees it, of what is known of her condition. */
export function shapeShown(pack: RulesPack, ship: ShipInPlay, condition: Condition): ShapeShown {
  const { standing, left, of, harm } = condition
  const gone = isOut(standing)
  const has = (glyph: 'fire' | 'flood') =>
    !gone &&
    harm.some((each) => each.isSeen && each.n > 0 && (each.glyph === glyph || (glyph === 'fire' && each.isFatal)))
  return {
    silhouette: pack.silhouette(ship.document, { size: 'icon', out: gone ? [] : boxesOut(ship) }),
    isOut: gone,
    pose: poses[standing] ?? null,
    hits: gone ? [] : hitsOn(pack, ship),
    afloat: gone || of === 0 ? null : left / of,
    isBurning: has('fire'),
    isFlooding: has('flood'),
  }
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
    return { glyph, text, figure: '', tone: 'ink' }
  }
  return { glyph, text: words(`tableView.condition.${wearOf(condition)}`), figure: '', tone: 'ink' }
}

function wearOf({ left, of, harm }: Condition): 'good' | 'light' | 'heavy' | 'grave' {
  const share = of > 0 ? left / of : 1
  if (share === 1 && harm.every(({ n }) => n === 0)) return 'good'
  if (share > 2 / 3) return 'light'
  return share > 1 / 3 ? 'heavy' : 'grave'
}
