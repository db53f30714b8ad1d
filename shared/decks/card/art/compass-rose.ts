import { type ArtPart, type Tone, bearing, circle, rays } from './art-part'

/** The star of a compass card: sixteen points, each half in light and half in shade. Radius to the tips of the four. */
export function star(x: number, y: number, radius: number, shade: Tone, light: Tone): readonly ArtPart[] {
  const fine = radius * 0.011
  const point = (reach: number, waist: number, wide: number, at: number): readonly ArtPart[] => [
    {
      d: `M${x} ${y}L${bearing(x, y, waist, at - wide)}L${bearing(x, y, reach, at)}Z`,
      fill: shade,
      stroke: { tone: shade, width: fine / 2 },
    },
    {
      d: `M${x} ${y}L${bearing(x, y, waist, at + wide)}L${bearing(x, y, reach, at)}Z`,
      fill: light,
      stroke: { tone: shade, width: fine },
    },
  ]
  const ring = (every: number, first: number, reach: number, waist: number, wide: number) =>
    Array.from({ length: 360 / every }, (_, place) =>
      point(radius * reach, radius * waist, wide, first + place * every),
    )
  return [
    ...ring(45, 22.5, 0.6, 0.168, 11.25).flat(),
    ...ring(90, 45, 0.77, 0.216, 22).flat(),
    ...ring(90, 0, 1, 0.28, 36).flat(),
    { d: circle(x, y, radius * 0.086), fill: light, stroke: { tone: shade, width: fine * 1.5 } },
  ]
}

/** The graduated ring: a stroke every two degrees, longer at ten, longest at thirty. Radius to the outer line. */
export function graduation(x: number, y: number, radius: number, tone: Tone): readonly ArtPart[] {
  const fine = radius * 0.0073
  return [
    { d: circle(x, y, radius), stroke: { tone, width: fine * 1.9 } },
    { d: circle(x, y, radius * 0.93), stroke: { tone, width: fine } },
    { d: rays(x, y, radius * 0.93, radius, 2), stroke: { tone, width: fine } },
    { d: rays(x, y, radius * 0.86, radius, 10), stroke: { tone, width: fine } },
    { d: rays(x, y, radius * 0.83, radius, 30), stroke: { tone, width: fine * 1.5 } },
  ]
}

/** What a card without a picture shows. */
export function roseParts(x: number, y: number, radius: number): readonly ArtPart[] {
  return [...graduation(x, y, radius, 'ink'), ...star(x, y, radius * 0.78, 'ink', 'sheet')]
}
