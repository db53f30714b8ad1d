import { deckAt } from './hull'
import { pairs, type Parts, type Point } from './parts'
import type { Bridge, House, Profile } from './record'

export function drawHouse({ length }: Profile, [from, to, foot, top, shape = 'plain']: House, parts: Parts): void {
  const [left, right] = [(from / 100) * length, (to / 100) * length]
  const rise = top - foot
  parts.solid(outline(shape, left, right, foot, top), 'house')
  if (shape === 'windows') parts.cut([left + 1, top - 1.2, right - 0.8, top - 1.2])
  if (shape === 'rail' || shape === 'windows') parts.rod([left - 0.6, top + 0.95, right + 0.6, top + 0.95], 0.14, 1)
  if (shape === 'plain' || shape === 'windows' || rise <= 2) return
  for (let x = left + 2.2; x < right - 1.2; x += Math.max(3.1, length / 50)) {
    parts.cut([x - 0.28, foot + rise * 0.55, x + 0.28, foot + rise * 0.55], 2)
  }
}

function outline(shape: NonNullable<House[4]>, left: number, right: number, foot: number, top: number): Point[] {
  const rise = top - foot
  const corner = Math.min(rise, (right - left) / 2)
  switch (shape) {
    case 'slope':
      return pairs([left, foot, left + corner * 0.55, top, right, top, right, foot])
    case 'slopeAft':
      return pairs([left, foot, left, top, right - corner * 0.6, top, right, foot])
    case 'curve':
      return pairs([
        ...[left, foot, left + corner * 0.06, foot + rise * 0.55, left + corner * 0.28, foot + rise * 0.88],
        ...[left + corner * 0.7, top, right - corner * 0.7, top],
        ...[right - corner * 0.28, foot + rise * 0.88, right - corner * 0.06, foot + rise * 0.55, right, foot],
      ])
    default:
      return pairs([left, foot, left, top, right, top, right, foot])
  }
}

export function drawBridge(profile: Profile, bridge: Bridge, parts: Parts): void {
  const x = (bridge.at / 100) * profile.length
  const foot = bridge.foot ?? deckAt(profile.deck, bridge.at)
  const at = { x, foot, height: bridge.height, width: bridge.width ?? 8 }
  switch (bridge.kind) {
    case 'open':
      return drawOpenBridge(at, parts)
    case 'block':
    case 'slab':
    case 'terrace':
      return drawSteps(bridge.kind, at, parts)
    case 'tower':
      return drawTower(at, parts)
    case 'pagoda':
      return drawPagoda(at, bridge.storeys ?? 7, parts)
    case 'destroyer':
      return drawDestroyerBridge(at, parts)
    case 'island':
      return drawIsland(at, parts)
  }
}

interface Standing {
  readonly x: number
  readonly foot: number
  readonly height: number
  readonly width: number
}

/** A chart house on pillars, with its wings. */
function drawOpenBridge({ x, foot, height, width }: Standing, parts: Parts): void {
  const up = (share: number) => foot + height * share
  const half = width / 2
  parts.box(x - 2.4, x + 2.6, foot, up(0.55), 'house')
  for (const side of [-half, half]) parts.rod([x + side, foot, x + side, up(0.7)], 0.3, 1)
  parts.box(x - half, x + half, up(0.55), up(0.66), 'house')
  parts.box(x - 1.9, x + 2.1, up(0.66), up(1), 'house')
  parts.rod([x - half, up(0.92), x + half, up(0.92)], 0.14, 1)
  parts.cut([x - 1.2, up(0.84), x + 1.4, up(0.84)])
}

/** Part of the width from and to, and the height up to which each step rises; a director stands on the last. */
const steps = {
  block: [
    [0, 1, 0.34],
    [0.06, 0.95, 0.62],
    [0.12, 0.82, 0.84],
    [0.2, 0.6, 1],
  ],
  /** British: one upright face, the director behind it. */
  slab: [
    [0, 1, 0.45],
    [0, 0.78, 0.86],
    [0.42, 0.68, 1],
  ],
  /** American: each deck stands back behind the one under it. */
  terrace: [
    [0, 1, 0.28],
    [0.14, 1, 0.54],
    [0.26, 1, 0.8],
    [0.5, 0.92, 1],
  ],
} as const

function drawSteps(kind: keyof typeof steps, { x, foot, height, width }: Standing, parts: Parts): void {
  const across = (share: number) => x + width * (share - 0.5)
  let [low, middle] = [foot, x]
  for (const [from, to, share] of steps[kind]) {
    const [left, right, top] = [across(from), across(to), foot + height * share]
    parts.solid(pairs([left, low, left + width * 0.03, top, right, top, right, low]), 'house')
    if (right - left > 3) parts.cut([left + width * 0.07, top - 1.1, right - 0.6, top - 1.1])
    low = top
    middle = (left + right) / 2
  }
  const director = Math.min(1.5, width * 0.13)
  parts.box(middle - director, middle + director, low, low + director * 1.33, 'gun')
}

/** A slender tower with galleries, and a rangefinder on its head. */
function drawTower({ x, foot, height, width }: Standing, parts: Parts): void {
  const place = (across: number, up: number): Point => [x + across * width, foot + up * height]
  const sides = [-0.5, 0, -0.42, 0.5, -0.26, 0.5, -0.2, 1, 0.2, 1, 0.26, 0.5, 0.5, 0.45, 0.5, 0]
  parts.solid(pairs(sides, place), 'house')
  ;[0.28, 0.5, 0.68, 0.84].forEach((share, storey) => {
    const wide = width * (0.62 - storey * 0.09)
    const floor = foot + height * share
    parts.box(x - wide, x + wide * 0.72, floor, floor + 0.8, 'house')
    parts.cut([x - wide * 0.7, floor - 0.7, x + wide * 0.5, floor - 0.7])
  })
  const head = foot + height
  parts.box(x - width * 0.34, x + width * 0.34, head, head + 1.7, 'gun')
  parts.rod([x - width * 0.55, head + 0.9, x + width * 0.55, head + 0.9], 0.5)
}

/** Widths of the storeys of a pagoda, and how far each is out of line. */
const storeyWidths = [1, 0.94, 0.74, 0.84, 0.6, 0.68, 0.5, 0.56, 0.42, 0.4] as const
const storeyShifts = [0, 0.4, -0.3, 0.6, -0.2, 0.4, -0.5, 0.1, -0.2, 0] as const

function drawPagoda({ x, foot, height, width }: Standing, storeys: number, parts: Parts): void {
  let low = foot
  for (let storey = 0; storey < storeys; storey++) {
    const top = foot + (height * (storey + 1)) / storeys
    const half = (width * storeyWidths[storey % storeyWidths.length]!) / 2
    const middle = x + storeyShifts[storey % storeyShifts.length]!
    parts.solid(pairs([middle - half, low, middle - half - 0.4, top, middle + half, top, middle + half, low]), 'house')
    const [before, behind] = [storey % 3 === 0 ? 1.4 : 0.5, storey % 2 === 0 ? 0.3 : 1.1]
    parts.box(middle - half - before, middle + half + behind, top - 0.6, top, 'house')
    parts.cut([middle - half * 0.76, top - 1.5, middle + half * 0.76, top - 1.5])
    low = top
  }
  parts.box(x - width * 0.2, x + width * 0.22, low, low + 2.2, 'gun')
  parts.rod([x - width * 0.42, low + 1.2, x + width * 0.42, low + 1.2], 0.6)
}

function drawDestroyerBridge({ x, foot, height, width }: Standing, parts: Parts): void {
  const place = (across: number, up: number): Point => [x + across * width, foot + up * height]
  const sides = [-0.5, 0, -0.45, 0.55, -0.36, 0.55, -0.34, 1, 0.2, 1, 0.24, 0.5, 0.5, 0.45, 0.5, 0]
  parts.solid(pairs(sides, place), 'house')
  parts.cut(pairs([-0.28, 0.82, 0.14, 0.82], place).flat())
  const head = foot + height
  const size = width / 8
  parts.box(x - 0.6 * size, x + 1.7 * size, head, head + 1.2 * size, 'gun')
  parts.box(x - 1.7 * size, x + 2.7 * size, head + 1.1 * size, head + 3 * size, 'gun')
  parts.rod([x - 2.6 * size, head + 2 * size, x + 3.6 * size, head + 2 * size], 0.4 * size)
}

function drawIsland({ x, foot, height, width }: Standing, parts: Parts): void {
  const place = (across: number, up: number): Point => [x + across * width, foot + up * height]
  parts.solid(pairs([-0.5, 0, -0.5, 0.5, 0.5, 0.5, 0.5, 0], place), 'house')
  parts.solid(pairs([-0.42, 0.5, -0.42, 0.8, 0.12, 0.8, 0.14, 0.5], place), 'house')
  parts.solid(pairs([-0.34, 0.8, -0.34, 1, 0, 1, 0, 0.8], place), 'house')
  for (const [from, to, up] of [
    [-0.38, 0.06, 0.7],
    [-0.3, -0.05, 0.92],
    [-0.45, 0.45, 0.25],
  ] as const) {
    parts.cut(pairs([from, up, to, up], place).flat())
  }
}
