import type { SeaBed } from './depths'

/**
 * Areas shallower than `fathoms`, as one SVG path over a chart of this size. Each square of a fine grid gives the
 * part of it that is shallow (marching squares with straight cuts); neighbours share their cut, so no seam shows.
 * `edge` is the curve itself.
 */
export function shallows(bed: SeaBed, fathoms: number, width: number, height: number, cell = 8) {
  const columns = Math.ceil(width / cell)
  const rows = Math.ceil(height / cell)
  const depths = Array.from({ length: rows + 1 }, (_, row) =>
    Array.from({ length: columns + 1 }, (_, column) => bed.floorAt((column * cell) / width, (row * cell) / height)),
  )
  let area = ''
  let edge = ''
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const from = column
      while (column < columns && isShallow(depths, row, column, fathoms)) column++
      // Squares that are shallow all over are one strip.
      if (column > from) area += `M${point(from * cell, row * cell)}H${column * cell}v${cell}H${from * cell}z`
      const square = cut(depths, row, column, fathoms)
      if (column === columns || square.area.length < 3) continue
      area += `M${square.area.map(([x, y]) => point(x * cell, y * cell)).join('L')}z`
      edge += square.edges
        .map(([from, to]) => `M${point(from[0] * cell, from[1] * cell)}L${point(to[0] * cell, to[1] * cell)}`)
        .join('')
    }
  return { area, edge }
}

function isShallow(depths: readonly (readonly number[])[], row: number, column: number, fathoms: number): boolean {
  return [row, row + 1].every((down) => depths[down]![column]! < fathoms && depths[down]![column + 1]! < fathoms)
}

type Place = readonly [x: number, y: number]

function cut(depths: readonly (readonly number[])[], row: number, column: number, fathoms: number) {
  const corners: readonly Place[] = [
    [0, 0],
    [1, 0],
    [1, 1],
    [0, 1],
  ] as const
  const depth = ([x, y]: Place) => depths[row + y]?.[column + x] ?? Infinity
  const area: Place[] = []
  const crossings: Place[] = []
  corners.forEach((corner, place) => {
    const next = corners[(place + 1) % 4]!
    const [here, there] = [depth(corner), depth(next)]
    if (here < fathoms) area.push([column + corner[0], row + corner[1]])
    if (here < fathoms !== there < fathoms) {
      const along = (fathoms - here) / (there - here)
      const crossing: Place = [
        column + corner[0] + along * (next[0] - corner[0]),
        row + corner[1] + along * (next[1] - corner[1]),
      ]
      area.push(crossing)
      crossings.push(crossing)
    }
  })
  const edges: (readonly [Place, Place])[] = []
  for (let place = 0; place + 1 < crossings.length; place += 2) edges.push([crossings[place]!, crossings[place + 1]!])
  return { area, edges }
}

const point = (x: number, y: number) => `${x.toFixed(1)} ${y.toFixed(1)}`
