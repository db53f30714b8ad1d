import { short } from '../../../card/path-data'

/** A full circle as path data. */
export function circle(x: number, y: number, radius: number): string {
  return ellipse(x, y, radius, radius)
}

export function ellipse(x: number, y: number, rx: number, ry: number): string {
  const [left, right] = [short(x - rx), short(x + rx)]
  const radii = `${short(rx)} ${short(ry)}`
  return `M${left} ${short(y)}A${radii} 0 1 1 ${right} ${short(y)}A${radii} 0 1 1 ${left} ${short(y)}Z`
}

export function box(x: number, y: number, width: number, height: number): string {
  return `M${short(x)} ${short(y)}h${short(width)}v${short(height)}h${short(-width)}z`
}

/** A point on a circle by its bearing: 0 is up, 90 to the right. */
export function bearing(x: number, y: number, radius: number, degrees: number): string {
  const angle = (degrees * Math.PI) / 180
  return `${short(x + radius * Math.sin(angle))} ${short(y - radius * Math.cos(angle))}`
}

/** Strokes from one circle to another, every so many degrees. */
export function rays(
  x: number,
  y: number,
  inner: number,
  outer: number,
  everyDegrees: number,
  fromDegrees = 0,
): string {
  let d = ''
  for (let at = fromDegrees; at < fromDegrees + 360; at += everyDegrees) {
    d += `M${bearing(x, y, inner, at)}L${bearing(x, y, outer, at)}`
  }
  return d
}
