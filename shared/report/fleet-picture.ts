import { fitLine } from '../card/fit'
import type { Ink, Operation } from '../card/operations'
import type { Box } from '../card/path-data'
import type { GameState, ShipInPlay } from '../game/state'
import type { BoxId, SideId } from '../kernel/ids'
import { own } from '../kernel/own'
import { onCard } from '../rules/kit/on-card'
import type { RulesPack, Silhouette } from '../rules/pack/rules-pack'
import { isOut } from '../rules/pack/standing'
import type { Words } from '../words/speak'
import type { Composed } from './compose-report'
import type { ReportPicture } from './plots'
import type { Figures, ShipSeries } from './report'

const nameMm = 3.3
const stateMm = 2.7
/** Of a long list she is shown at the end alone, in two columns. */
const mostPairs = 14

export interface FleetPicture extends ReportPicture {
  /** What its columns are. */
  readonly note: string
  /** Of her side; '' for none. */
  readonly flag: string
}

/** The ships of a side before and after: her silhouette with her hits, what is left of her, and how she came through. */
export function fleetPicture(composed: Composed, side: SideId, words: Words, widthMm: number): FleetPicture | null {
  const { report, pack, tables, end } = composed
  const first = tables[0]?.before
  const ships = report.ships.filter((ship) => ship.side === side)
  if (!pack || pack.isShipless || !first || !end || ships.length === 0) return null
  const name = report.sides.find((each) => each.side === side)?.name ?? ''
  const isLong = ships.length > mostPairs
  const columns = isLong ? 2 : 1
  const rowMm = isLong ? 8 : 9.4
  const rows = Math.ceil(ships.length / columns)
  const cell = { width: widthMm / columns - (isLong ? 3 : 0), height: rowMm }
  const scale = scaleOf(
    ships.map((ship) => shapeOf(pack, end, first, ship)),
    cell,
    isLong,
  )
  const operations = ships.flatMap((ship, at) => {
    const place = { ...cell, x: Math.floor(at / rows) * (widthMm / columns), y: (at % rows) * rowMm }
    return shipRow(ship, { pack, first, end, scale, isLong }, place, words)
  })
  return {
    key: `fleet-${side}`,
    title: name,
    flag: end.sides.find(({ id }) => id === side)?.flag ?? '',
    note: words(`report.fleets.${isLong ? 'end' : 'pair'}`, { turn: report.turns.at(-1)?.turn ?? 1 }),
    widthMm,
    heightMm: rows * rowMm + 0.4,
    operations,
  }
}

interface Setting {
  readonly pack: RulesPack
  readonly first: GameState
  readonly end: GameState
  readonly scale: number
  readonly isLong: boolean
}

const shapeMm = (width: number, isLong: boolean) => width * (isLong ? 0.36 : 0.3)

function shapeOf(pack: RulesPack, end: GameState, first: GameState, { ship }: ShipSeries): Silhouette | undefined {
  const found = own(end.ships, ship) ?? own(first.ships, ship)
  return found && pack.silhouette(found.document)
}

/** All of a side in one scale, so that a destroyer looks like one. */
function scaleOf(
  shapes: readonly (Silhouette | undefined)[],
  { width, height }: { width: number; height: number },
  isLong: boolean,
): number {
  const each = shapes.flatMap((shape) => shape ?? [])
  const room = { width: shapeMm(width, isLong), height: height - 3 }
  return Math.min(...each.map((shape) => Math.min(room.width / shape.width, room.height / shape.waterline)))
}

function shipRow(
  ship: ShipSeries,
  { pack, first, end, scale, isLong }: Setting,
  place: Box,
  words: Words,
): readonly Operation[] {
  const { x, y, width, height } = place
  const shape = shapeMm(width, isLong)
  const after = onCard(pack, end, ship.ship)
  const before = isLong ? undefined : onCard(pack, first, ship.ship)
  const gone = isOut(ship.end.standing)
  const textX = x + (isLong ? shape + 2 : shape * 2 + 7)
  const room = x + width - textX
  const name = fitLine('work-600', nameMm, ship.name, room, stateMm)
  const state = fitLine('work', stateMm, stateOf(ship, words), room, 2.5)
  const ink: Ink = gone ? 'red' : 'ink'
  return [
    ...(before ? hull(pack, before, { x, y, height, width: shape }, scale, 'ink') : []),
    ...(before
      ? [
          {
            op: 'path',
            d: `M${x + shape + 1.2} ${y + height / 2}l1.4 1.3l-1.4 1.3`,
            stroke: { ink: 'ink-2', width: 0.25 },
          } as const,
        ]
      : []),
    ...(after
      ? hull(pack, after, { x: isLong ? x : x + shape + 4.6, y, height, width: shape }, scale, gone ? 'ink-3' : 'ink')
      : []),
    { op: 'text', x: textX, y: y + height / 2 - 0.4, text: name.text, size: name.size, face: 'work-600', ink },
    ...(gone
      ? [{ op: 'path', d: `M${textX} ${y + height / 2 - 1.5}h${name.width}`, stroke: { ink, width: 0.3 } } as const]
      : []),
    {
      op: 'text',
      x: textX,
      y: y + height / 2 + 3,
      text: state.text,
      size: state.size,
      face: 'work',
      ink: gone ? 'red' : 'ink-2',
    },
    { op: 'path', d: `M${x} ${y + height}H${x + width}`, stroke: { ink: 'rule', width: 0.15 } },
  ]
}

/** Her silhouette over the bar of her flotation; a ship that is gone lies half under water. */
function hull(
  pack: RulesPack,
  ship: ShipInPlay,
  { x, y, width, height }: Box,
  scale: number,
  ink: Ink,
): readonly Operation[] {
  const shape = pack.silhouette(ship.document)
  const { standing, left, of } = pack.condition(ship)
  const gone = isOut(standing) && standing !== 'left'
  const water = y + height - 2.4
  const sunk = gone ? (shape.waterline * scale) / 3 : 0
  const placed = { x, y: water - shape.waterline * scale + sunk, scaleX: scale, scaleY: scale }
  const long = shape.width * scale
  const afloat = of > 0 ? long * Math.max(0, Math.min(1, left / of)) : 0
  const drawn: readonly Operation[] = [
    { op: 'path', d: shape.lines, ...placed, stroke: { ink, width: 0.14 } },
    { op: 'path', d: shape.fill, ...placed, fill: ink },
  ]
  return [
    { op: 'clip', x, y, width, height: water - y, operations: drawn },
    ...(gone
      ? [waves(x, water, long)]
      : [
          { op: 'rect', x, y: water + 0.3, width: long, height: 1.3, stroke: { ink: 'red', width: 0.2 } } as const,
          { op: 'rect', x, y: water + 0.3, width: afloat, height: 1.3, fill: 'plate' } as const,
          ...hits(pack, ship, { x, y: placed.y, width: long, height: shape.waterline * scale }),
        ]),
  ]
}

function waves(x: number, y: number, length: number): Operation {
  const count = Math.max(2, Math.round(length / 3))
  const wave = length / count
  return {
    op: 'path',
    d: `M${x} ${y}${`q${wave / 4} -0.9 ${wave / 2} 0q${wave / 4} 0.9 ${wave / 2} 0`.repeat(count)}`,
    stroke: { ink: 'blue', width: 0.3 },
  }
}

/** Of a silhouette above water so much is hull; of the places of hits so much lies above water. */
const [hullShare, aboveShare] = [0.42, 4 / 6]
/** More crosses than these hide the ship. */
const mostHits = 8

function hits(pack: RulesPack, ship: ShipInPlay, { x, y, width, height }: Box): readonly Operation[] {
  const places = Object.keys(ship.boxes).flatMap((box) => {
    const isStruck = own(ship.boxes, box as BoxId)?.some((mark) => mark === 'struck')
    const at = isStruck ? pack.hitPlace?.(ship.document, box as BoxId) : undefined
    return at ? [at] : []
  })
  const water = y + height
  const above = height * hullShare
  const cross = places.slice(0, mostHits).map(({ along, down }) => {
    const [cx, cy] = [x + along * width, down < aboveShare ? water - above * (1 - down / aboveShare) : water + 0.9]
    return `M${cx - 0.7} ${cy - 0.7}l1.4 1.4m0 -1.4l-1.4 1.4`
  })
  if (cross.length === 0) return []
  return [
    { op: 'path', d: cross.join(''), stroke: { ink: 'sheet', width: 0.9 } },
    { op: 'path', d: cross.join(''), stroke: { ink: 'red', width: 0.45 } },
  ]
}

/** How she came through, in a few words. */
function stateOf({ end, lostIn }: ShipSeries, words: Words): string {
  const standing = words(`report.endsAs.${end.standing}`)
  if (lostIn !== null) return words('report.lookedAt.lost', { standing, turn: lostIn })
  const parts = [
    ...(end.standing === 'afloat' ? [] : [standing]),
    ...(end.fire > 0 ? [words('report.lookedAt.fire', { n: end.fire })] : []),
    ...(end.flooding > 0 ? [words('report.lookedAt.flooding', { n: end.flooding })] : []),
  ]
  return parts.length > 0 ? parts.join(', ') : words(`report.lookedAt.${lookOf(end)}`)
}

function lookOf({ left, of, struckBoxes }: Figures): 'untouched' | 'lightly' | 'hard' {
  if (left === of && struckBoxes === 0) return 'untouched'
  return of > 0 && left < of * 0.6 ? 'hard' : 'lightly'
}
