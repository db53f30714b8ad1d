import { readPath, short } from '../../../card/path-data'

/** Turns path data about a point, clockwise by degrees. What ran level or upright becomes a line like any other. */
export function turnPath(d: string, degrees: number, aboutX = 0, aboutY = 0): string {
  const [sine, cosine] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)]
  const step = (x: number, y: number) => `${short(x * cosine - y * sine)} ${short(x * sine + y * cosine)}`
  const place = (x: number, y: number) => {
    const [dx, dy] = [x - aboutX, y - aboutY]
    return `${short(aboutX + dx * cosine - dy * sine)} ${short(aboutY + dx * sine + dy * cosine)}`
  }
  let [x, y] = [0, 0]
  return readPath(d)
    .map(({ letter, values }, index) => {
      const name = index === 0 ? 'M' : letter
      const isRelative = name === name.toLowerCase()
      const point = isRelative ? step : place
      const from: readonly [number, number] = isRelative ? [0, 0] : [x, y]
      const end = endOf(name, values, from)
      ;[x, y] = isRelative ? [x + end[0], y + end[1]] : end
      if (/[hv]/i.test(name)) return (isRelative ? 'l' : 'L') + point(...end)
      if (/a/i.test(name)) return `${name}${arc(values, degrees)} ${point(...end)}`
      return (
        name +
        pairs(values)
          .map((pair) => point(...pair))
          .join(' ')
      )
    })
    .join('')
}

/** Where a command ends, in its own terms: a level line keeps the height it comes from. */
function endOf(
  letter: string,
  values: readonly number[],
  [x, y]: readonly [number, number],
): readonly [number, number] {
  switch (letter.toUpperCase()) {
    case 'Z':
      return [x, y]
    case 'H':
      return [values[0] ?? 0, y]
    case 'V':
      return [x, values[0] ?? 0]
    default:
      return [values.at(-2) ?? x, values.at(-1) ?? y]
  }
}

function arc([rx = 0, ry = 0, slant = 0, large = 0, sweep = 0]: readonly number[], degrees: number): string {
  return [rx, ry, rx === ry ? 0 : slant + degrees, large, sweep].map(short).join(' ')
}

function pairs(values: readonly number[]): readonly (readonly [number, number])[] {
  return values.flatMap((value, place) => (place % 2 === 0 ? [[value, values[place + 1] ?? 0] as const] : []))
}
