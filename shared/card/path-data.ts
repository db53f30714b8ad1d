/** SVG path data as commands, so that it can be moved and scaled by numbers and a stroke stays as thick as it is. */

const argumentsOf: Readonly<Record<string, number>> = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, T: 2, A: 7, Z: 0 }

interface Command {
  readonly letter: string
  readonly values: readonly number[]
}

/** Moves and scales path data: every point becomes `x + scaleX * px`, `y + scaleY * py`. Arcs must not be slanted. */
export function placePath(d: string, x = 0, y = 0, scaleX = 1, scaleY = 1): string {
  if (x === 0 && y === 0 && scaleX === 1 && scaleY === 1) return d
  return readPath(d)
    .map(({ letter, values }, place) => {
      // A path that opens with a relative move starts at its own zero, which is a place and not a step.
      const absolute = letter === letter.toUpperCase() || (place === 0 && letter === 'm')
      const dx = absolute ? x : 0
      const dy = absolute ? y : 0
      const across = (value: number) => short(dx + scaleX * value)
      const down = (value: number) => short(dy + scaleY * value)
      return (place === 0 ? letter.toUpperCase() : letter) + placed(letter, values, across, down, scaleX, scaleY)
    })
    .join('')
}

function placed(
  letter: string,
  values: readonly number[],
  across: (value: number) => string,
  down: (value: number) => string,
  scaleX: number,
  scaleY: number,
): string {
  switch (letter.toUpperCase()) {
    case 'H':
      return values.map(across).join(' ')
    case 'V':
      return values.map(down).join(' ')
    case 'A': {
      const [rx = 0, ry = 0, slant = 0, large = 0, sweep = 0, toX = 0, toY = 0] = values
      const turned = scaleX * scaleY < 0 ? 1 - sweep : sweep
      const radii = `${short(Math.abs(scaleX) * rx)} ${short(Math.abs(scaleY) * ry)}`
      return `${radii} ${short(slant)} ${large} ${turned} ${across(toX)} ${down(toY)}`
    }
    default:
      return values.map((value, place) => (place % 2 === 0 ? across(value) : down(value))).join(' ')
  }
}

/** Path data as a list of single commands; a coordinate pair after a move becomes a line. */
export function readPath(d: string): Command[] {
  const commands: Command[] = []
  for (const [, letter = '', body = ''] of d.matchAll(/([MLHVCSQTAZmlhvcsqtaz])([^MLHVCSQTAZmlhvcsqtaz]*)/g)) {
    const values = [...body.matchAll(/[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?/gi)].map(([text]) => Number(text))
    const size = argumentsOf[letter.toUpperCase()] ?? 0
    if (size === 0) commands.push({ letter, values: [] })
    for (let at = 0; size > 0 && at + size <= values.length; at += size) {
      const follows = at > 0 && letter.toUpperCase() === 'M'
      const name = follows ? (letter === 'M' ? 'L' : 'l') : letter
      commands.push({ letter: name, values: values.slice(at, at + size) })
    }
  }
  return commands
}

/** A length in figures of a drawing: a hundredth of a millimetre is finer than any printer. */
export const hundredths = (value: number): number => Math.round(value * 100) / 100

/** A line through points, or round them. */
export function pathThrough(
  points: readonly (readonly [number, number])[],
  isClosed: boolean,
  rounded = hundredths,
): string {
  const d = points.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${rounded(x)} ${rounded(y)}`).join('')
  return isClosed ? `${d}Z` : d
}

/** A length as text: a hundredth of a millimetre is finer than any printer; three places keep small arcs round. */
export function short(value: number): string {
  const rounded = Math.round(value * 1000) / 1000
  return String(rounded === 0 ? 0 : rounded)
}

/** A place in the measure of its drawing, from its upper left corner. */
export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** How much of their areas two boxes share, in square mm. */
export function overlap(one: Box, other: Box): number {
  const across = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x)
  const down = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y)
  return across > 0 && down > 0 ? across * down : 0
}
