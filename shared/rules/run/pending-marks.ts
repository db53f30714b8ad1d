import { measure } from '../../card/measure'
import { type Box, overlap } from '../../card/path-data'
import { freeSpot, textBoxes, type TextBox } from '../../card/text-boxes'
import { own } from '../../kernel/own'
import type { ShipInPlay } from '../../game/state'
import { signOfMark, type Sign } from '../pack/mark'
import type { RulesPack } from '../pack/rules-pack'
import type { Words } from '../../words/speak'
import { grouped } from '../../words/units'
import type { CardTarget } from '../pack/card-target'
import { marksOf, type Mark } from '../../game/mark'

/** A place on a card that will change: the marks it gains, or a box of a track that will be crossed or reached. */
export interface PendingMark {
  readonly key: string
  /** `box` has lines of its own; a `figure` has none. */
  readonly is: 'box' | 'figure'
  readonly place: Box
  readonly struck: boolean
  /** Its foot is for its caption. */
  readonly isCaptioned: boolean
  /** Sides where the next box of its track changes too: one frame is round all of them. */
  readonly open: readonly ('left' | 'right')[]
  /** The signs of the other marks it gains. */
  readonly signs: readonly ({ readonly mark: Mark; readonly at: Box } & Sign)[]
  /** The new value of a figure that has no boxes to show it. */
  readonly comesTo?: { readonly text: string; readonly at: Box }
}

/** Sizes of the signs drawn over a card, mm. */
export const pendingSizes = { figure: 3.4, sign: 3.4 } as const
const figurePadding = 0.7

/** Where a ship differs from what she is about to be; the signs for it cover no figure of her card. */
export function pendingMarks(
  { card: face, marks }: Pick<RulesPack, 'card' | 'marks'>,
  ship: ShipInPlay,
  soon: ShipInPlay,
  words: Words,
): readonly PendingMark[] {
  if (ship === soon) return []
  const targets = face.targets(ship.document)
  const changes = asParts(
    targets.flatMap((target) => {
      const changed = changesAt(target, ship, soon)
      if (changed.length === 0 || isOnlyPlace(target, targets)) return changed
      const [now, then] = [ship, soon].map((each) => saidIn(target, written(face, each, words)))
      return now === then ? [] : changed
    }),
  )
  const card = { width: face.widthMm, height: face.heightMm }
  let texts: readonly TextBox[] | undefined
  const all = () => (texts ??= written(face, ship, words))
  let taken: Box[] | undefined
  const spot = (place: Box, width: number, height: number, around?: typeof card): Box => {
    taken ??= [...all()]
    const at = freeSpot(place, { width, height }, taken, around)
    taken.push(at)
    return at
  }
  const ofTracks = changes.flatMap(({ isOfTrack, place }) => (isOfTrack ? [place] : []))
  return changes.map(({ gains, comesTo, isOfTrack, ...change }, index): PendingMark => {
    const { place } = change
    const { figure, sign } = pendingSizes
    const text = comesTo === undefined ? undefined : grouped(comesTo)
    const struck = gains.includes('struck')
    return {
      ...change,
      open: isOfTrack ? openSides(place, ofTracks) : [],
      key: `${index} ${place.x} ${place.y}`,
      struck,
      isCaptioned: change.isCaptioned || (struck && all().some((text) => overlap(text, lowerCorner(place)) > 0)),
      // Beside its box a sign would be taken for another's.
      signs: gains
        .filter((mark) => mark !== 'struck')
        .map((mark) => ({ ...signOfMark(marks, mark), mark, at: spot(place, sign, sign) })),
      ...(text !== undefined && {
        comesTo: { text, at: spot(place, measure('work-700', figure, text) + 2 * figurePadding, figure * 1.2, card) },
      }),
    }
  })
}

function openSides(place: Box, others: readonly Box[]): PendingMark['open'] {
  const meet = (left: Box, right: Box) => left.y === right.y && Math.abs(left.x + left.width - right.x) < 0.01
  return [
    ...(others.some((other) => meet(other, place)) ? (['left'] as const) : []),
    ...(others.some((other) => meet(place, other)) ? (['right'] as const) : []),
  ]
}

/** Where the lower end of a cross is seen. */
const lowerCorner = ({ x, y, width, height }: Box): Box => ({
  ...{ x, width: width / 4, y: y + (height * 3) / 4, height: height / 4 },
})

/** All that is written on the card of a ship as she is. */
function written(face: RulesPack['card'], ship: ShipInPlay, words: Words): readonly TextBox[] {
  const over = face.pieces(ship.document).flatMap((piece) => face.piece(piece, ship, words))
  return [...textBoxes(face.face(ship.document, words)), ...textBoxes(over)]
}

/** A field that is written in several places changes where it is written otherwise than before. */
function isOnlyPlace({ action }: CardTarget, targets: readonly CardTarget[]): boolean {
  if (action.kind !== 'field') return true
  return targets.filter((other) => other.action.kind === 'field' && other.action.field === action.field).length < 2
}

const saidIn = (place: Box, texts: readonly TextBox[]) =>
  texts.flatMap((each) => (overlap(each, place) > 0 ? [each.text] : [])).join('\n')

interface Change {
  readonly is: PendingMark['is']
  readonly place: Box
  readonly gains: readonly Mark[]
  readonly isCaptioned: boolean
  readonly isOfTrack?: true
  readonly comesTo?: number
}

/** What several boxes of one part gain is shown once. */
function asParts(changes: readonly Change[]): readonly Change[] {
  const parts = new Map<Box, Change>()
  for (const change of changes) {
    const known = parts.get(change.place)
    parts.set(change.place, known ? { ...known, gains: [...new Set([...known.gains, ...change.gains])] } : change)
  }
  return [...parts.values()]
}

const nothingGained: readonly Mark[] = []

function changesAt(target: CardTarget, ship: ShipInPlay, soon: ShipInPlay): readonly Change[] {
  const { action, x, y, width, height, marked } = target
  const place = marked ?? { x, y, width, height }
  const isCaptioned = marked !== undefined
  switch (action.kind) {
    case 'box': {
      const had = marksOf(ship, action.box)
      const has = marksOf(soon, action.box)
      const gains = has.filter((mark) => !had.includes(mark))
      return gains.length > 0 || has.length < had.length ? [{ is: 'box', place, gains, isCaptioned }] : []
    }
    case 'track': {
      const was = own(ship.tracks, action.track) ?? 0
      const is = own(soon.tracks, action.track) ?? 0
      return boxesChanged({ ...target, boxes: target.boxes ?? [{ ...place, value: action.value }] }, was, is)
    }
    case 'pick': {
      const was = own(ship.tracks, action.track) ?? 0
      const comesTo = own(soon.tracks, action.track)
      // What is seen in the boxes of a track is not said again at its caption.
      if (target.isCaption || comesTo === own(ship.tracks, action.track)) return []
      const changed = boxesChanged(target, was, comesTo ?? 0)
      if (changed.length > 0) return changed
      return [{ is: 'figure', place, gains: nothingGained, isCaptioned, ...(comesTo !== undefined && { comesTo }) }]
    }
    case 'field':
      if (own(ship.fields, action.field) === own(soon.fields, action.field)) return []
      return [{ is: 'figure', place, gains: nothingGained, isCaptioned }]
  }
}

/** Boxes of a track that will be crossed off, filled or free again. */
function boxesChanged(target: CardTarget, was: number, is: number): readonly Change[] {
  return (target.boxes ?? [])
    .filter(({ value }) => isChanged(target, value, was, is))
    .map(({ value: _, ...place }) => ({ is: 'box', place, gains: nothingGained, isCaptioned: false, isOfTrack: true }))
}

/**
 * Boxes are crossed off down to the value of a track; where it moves along them, the box that it leaves changes too.
 */
function isChanged({ level }: CardTarget, value: number, was: number, is: number): boolean {
  if (was === is) return false
  const [from, to] = [Math.min(was, is), Math.max(was, is)]
  if (!level) return value >= from && value < to
  // Beyond the last box the figure in it changes.
  return value >= Math.min(from, level.last) && value <= Math.min(to, level.last)
}
