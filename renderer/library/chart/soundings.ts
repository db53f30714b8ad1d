import { scatter, type SeaBed } from './depths'

export interface Sounding {
  readonly x: number
  readonly y: number
  readonly fathoms: number
}

/** A part of the chart that is kept clear: the title, the rose, a name, a column of ships. Px. */
export interface Clear {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Soundings on a loose grid, as a surveyor's boat would leave them, where nothing else is drawn. */
export function soundings(
  name: string,
  bed: SeaBed,
  width: number,
  height: number,
  clear: readonly Clear[],
): readonly Sounding[] {
  const chance = scatter(`soundings ${name}`)
  const [across, down] = [58, 46] as const
  const found: Sounding[] = []
  for (let row = 0.6; row < height / down; row++)
    for (let column = 0.6; column < width / across; column++) {
      const x = (column + (chance() - 0.5) * 0.62) * across
      const y = (row + (chance() - 0.5) * 0.62) * down
      const left = chance() < 0.16
      if (left || x < 18 || y < 20 || x > width - 18 || y > height - 10) continue
      if (clear.some((part) => inside(x, y, part))) continue
      found.push({ x, y, fathoms: bed.depthAt(x / width, y / height) })
    }
  return found
}

const inside = (x: number, y: number, part: Clear) =>
  x > part.x - 16 && x < part.x + part.width + 16 && y > part.y - 6 && y < part.y + part.height + 16
