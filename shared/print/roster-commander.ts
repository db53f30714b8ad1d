import { fitLine, type Fitted } from '../card/fit'
import { measure } from '../card/measure'
import { shipField } from '../game/ship-fields'
import type { Words } from '../words/speak'
import type { PrintedCard } from './printed-card'

const face = 'work'
/** How much smaller a line is set before it is split in two. */
const least = 0.85

/** Who commands her, on as many lines as are given at most. A name gives way to the room, her rating never. */
export function commanderLines(
  { ship }: PrintedCard,
  { size, room, lines }: { readonly size: number; readonly room: number; readonly lines: 1 | 2 },
  words: Words,
): readonly Fitted[] {
  const [name, rating] = [ship.fields[shipField.commander], ship.fields[shipField.rating]]
  if (typeof name !== 'string' || name === '') return []
  const rated = (what: string) =>
    typeof rating === 'number' ? words('print.roster.commander', { name: what, rating }) : what
  const whole = lines === 1 || measure(face, size * least, rated(name)) <= room
  const [upper, lower] = whole ? ['', name] : broken(name, rated)
  const roomOfName = room - (measure(face, size, rated(lower)) - measure(face, size, lower))
  const last = fitLine(face, size, lower, roomOfName)
  const above = upper === '' ? [] : [fitLine(face, size, upper, room)]
  return [...above, { ...last, text: rated(last.text) }]
}

/** The name in two where its longer part is shortest; a name of one word goes whole to the lower line. */
function broken(name: string, rated: (what: string) => string): readonly [upper: string, lower: string] {
  const spaces = [...name.matchAll(/\s+/g)].map(({ index }) => index)
  const parts = spaces.map((at) => [name.slice(0, at), name.slice(at).trimStart()] as const)
  const length = ([upper, lower]: readonly [string, string]) =>
    Math.max(measure(face, 1, upper), measure(face, 1, rated(lower)))
  return parts.toSorted((one, other) => length(one) - length(other))[0] ?? ['', name]
}
