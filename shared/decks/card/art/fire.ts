import { hollow, line, placed, solid, type ArtPart, bearing } from './art-part'
import { battleship, sea } from './ships'

/** A flame in a square of 24 from its upper left corner, the heart of it cut out. */
function flame(x: number, y: number, size: number): readonly ArtPart[] {
  const parts = [
    solid(
      'M12.5 1.2c.9 4.3 6.5 6.9 6.5 13.3a7 7 0 0 1-14 0c0-3.2 1.9-4.9 2.7-7.4 1.5.8 2.5 2.2 2.8 3.8 1.6-2.5 2.5-5.7 2-9.7z',
      'red',
    ),
    solid('M12.2 13.2c.4 1.8 2.4 2.8 2.4 4.9a2.6 2.6 0 0 1-5.2 0c0-2 2.3-2.7 2.8-4.9z', 'sheet'),
  ]
  return placed(parts, x, y, size / 24)
}

/** A puff of smoke: a scalloped edge, and shade on the side away from the light. */
function puff(x: number, y: number, radius: number, turn = 0): readonly ArtPart[] {
  const lobes = 10
  const flat = 0.8
  const edge = (reach: number, at: number) => squashed(bearing(0, 0, radius * reach, turn + at), x, y, flat)
  let outline = `M${edge(0.93, 0)}`
  for (let lobe = 0; lobe < lobes; lobe++) {
    const at = (360 / lobes) * lobe
    outline += `Q${edge(1.33 + (lobe % 3) * 0.04, at + 180 / lobes)} ${edge(0.93, at + 360 / lobes)}`
  }
  let shade = ''
  for (const reach of [0.82, 0.66, 0.5, 0.34]) {
    const radii = `${(radius * reach).toFixed(1)} ${(radius * reach * flat).toFixed(1)}`
    shade += `M${squashed(bearing(0, 0, radius * reach, 70), x, y, flat)}A${radii} 0 0 1 ${squashed(bearing(0, 0, radius * reach, 205), x, y, flat)}`
  }
  return [hollow(`${outline}Z`, 2.6), line(shade, 1.7, { opacity: 0.8 })]
}

function squashed(point: string, x: number, y: number, flat: number): string {
  const [across = 0, down = 0] = point.split(' ').map(Number)
  return `${(x + across).toFixed(1)} ${(y + down * flat).toFixed(1)}`
}

/** Smoke that drifts to the right, each puff larger than the one below. */
export function smoke(puffs: readonly (readonly [number, number, number])[]): readonly ArtPart[] {
  return puffs.flatMap(([x, y, radius], place) => puff(x, y, radius, place * 23))
}

const drifting = [
  [438, 30, 38],
  [394, 35, 45],
  [352, 58, 40],
  [318, 83, 34],
  [290, 107, 28],
  [270, 132, 20],
] as const

export const shipboardFire = (): readonly ArtPart[] => [
  ...smoke(drifting),
  ...battleship(20, 252, 0.43),
  ...flame(213, 102, 74),
  ...flame(277, 150, 46),
  ...flame(188, 160, 40),
  sea(262),
]

/** Smoke of burning oil: solid, its lobes edged with light. */
function blackSmoke(puffs: readonly (readonly [number, number, number])[]): readonly ArtPart[] {
  return puffs.flatMap(([x, y, radius], place) =>
    puff(x, y, radius, place * 31).map(({ d, fill, stroke }) =>
      fill
        ? { d, fill: 'ink' as const, stroke: { tone: 'sheet' as const, width: 2.4 } }
        : { d, stroke: { ...stroke!, tone: 'sheet' as const } },
    ),
  )
}

export const majorFire = (): readonly ArtPart[] => [
  ...blackSmoke([
    [432, 12, 46],
    [372, 20, 50],
    [316, 44, 46],
    [426, 74, 36],
    [380, 92, 32],
    [272, 78, 38],
    [346, 118, 26],
    [238, 110, 28],
    [322, 142, 19],
    [218, 136, 19],
  ]),
  ...battleship(20, 262, 0.43),
  ...flame(176, 94, 104),
  ...flame(262, 122, 86),
  ...flame(118, 158, 62),
  ...flame(338, 164, 58),
  ...flame(236, 172, 50),
  sea(272, { start: 8 }),
]
