import type { CompassPoint } from '../documents/scenario'

/** One thing that a text says of the table, in its own words. */
export interface Claim {
  readonly quote: string
  /** Where in the text the quotation begins. */
  readonly at: number
  readonly says:
    | { readonly of: 'place' | 'course'; readonly who: string; readonly point: CompassPoint }
    | { readonly of: 'middle'; readonly who: string }
    | { readonly of: 'speed'; readonly who: string; readonly speed: number }
    | { readonly of: 'distance' | 'visibility'; readonly inches: number }
    | { readonly of: 'wind' | 'land'; readonly point: CompassPoint }
    | { readonly of: 'table'; readonly inches: readonly [number, number] }
    | { readonly of: 'openSea' }
}

/** Whom a text may name, and as what it is known: the id of a side or a squadron. */
export interface Named {
  readonly id: string
  /** Its side; of a side itself its own id. */
  readonly side: string
  readonly pattern: RegExp
}

const point = '(north-?west|north-?east|south-?west|south-?east|north|south|east|west)(?:ern|erly)?'
const number = String.raw`(\d+(?:[.,]\d+)?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)`
const unit = '(″|"|inch(?:es)?|foot|feet|centimetres?|cm|metres?)'
const long = String.raw`${number}(?:\s?${unit})?(\s+and a half)?`

const patterns = {
  enters: /\b(enters?|begins?|starts?|deploys?|comes? (?:on|in|down|up)|steams?|lies?)\b/,
  place: new RegExp(String.raw`\b(?:from|in|at|on|along) the ${point}\b(?! of\b)`),
  middle: /\bin the middle of the table\b/,
  course: new RegExp(String.raw`\b(?:course|steer(?:s|ing)?|runs?) (?:to the )?${point}\b|\bon an? ${point} course\b`),
  speed: /\bspeed (\d+(?:\.\d+)?)(?![\d″])|\bat (\d+(?:\.\d+)?)(?:″| knots\b)/,
  distance: new RegExp(String.raw`\b${number}\s?${unit}\s+(?:apart|off|away|from each other)`),
  both: /\b(leading ships|leaders|(?:both|two|the) (?:fleets|sides))\b/i,
  wind: new RegExp(String.raw`\bwind\b[^,;.]{0,30}?\b${point}\b|\b${point} (?:wind|breeze|gale)\b`, 'i'),
  land: new RegExp(
    String.raw`\b(?:island|coast|shore|land|cape)\b[^;.]{0,60}?\b(?:in|at|on|along) the (?:whole )?${point}\b`,
    'i',
  ),
  openSea: /\bopen sea\b(?=[^.]*)/i,
  table: new RegExp(String.raw`\btable\b[^.;]{0,20}?\b${long}(?: by ${long}| (square))`, 'i'),
  visibility: new RegExp(String.raw`\bvisibility\b[^.;]{0,20}?\b${number}\s?${unit}`, 'i'),
}

const points: Readonly<Record<string, CompassPoint>> = {
  ...{ north: 'N', northeast: 'NE', east: 'E', southeast: 'SE' },
  ...{ south: 'S', southwest: 'SW', west: 'W', northwest: 'NW' },
}
const pointOf = (...said: readonly (string | undefined)[]) =>
  points[
    said
      .find((each) => each)!
      .toLowerCase()
      .replace('-', '')
  ]!

const numbers = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ')
function inchesOf(said: string, unit = 'inch', half?: string): number {
  const word = numbers.indexOf(said.toLowerCase())
  const figure = (word >= 0 ? word : Number(said.replace(',', '.'))) + (half ? 0.5 : 0)
  if (/^f/.test(unit)) return figure * 12
  if (/^c/.test(unit)) return figure / 2.54
  return /^m/.test(unit) ? figure * 39.37 : figure
}

/** Sentences with the place where each begins. */
function sentences(text: string): readonly { readonly at: number; readonly said: string }[] {
  return [...text.matchAll(/[^.!?\n]+(?:[.!?](?=\S)[^.!?\n]*)*[.!?]?/g)].map((match) => ({
    at: match.index,
    said: match[0],
  }))
}

/** Parts of a sentence, of which each may have its own subject; one without has that of the part before it. */
function clauses(sentence: string): readonly { readonly at: number; readonly said: string }[] {
  return [...sentence.matchAll(/[^,;:]+(?:[,;:](?=\d)[^,;:]*)*/g)].map((match) => ({ at: match.index, said: match[0] }))
}

/** All that an English text says of table, wind, land, and where and how each side begins. */
export function claimsIn(text: string, named: readonly Named[]): readonly Claim[] {
  const found: Claim[] = []
  for (const sentence of sentences(text)) {
    const { at, said } = sentence
    const claim = (match: RegExpExecArray, says: Claim['says'], from = at) =>
      found.push({ quote: match[0].trim(), at: from + match.index, says })
    const whole = (pattern: RegExp) => pattern.exec(said)
    const table = whole(patterns.table)
    if (table) claim(table, { of: 'table', inches: tableInches(table) })
    const wind = whole(patterns.wind)
    if (wind) claim(wind, { of: 'wind', point: pointOf(wind[1], wind[2]) })
    const land = whole(patterns.land)
    if (land) claim(land, { of: 'land', point: pointOf(land[1]) })
    const sea = /\btable\b|\bno land\b|\bthroughout\b/i.test(said) ? whole(patterns.openSea) : null
    if (sea) claim(sea, { of: 'openSea' })
    const sees = whole(patterns.visibility)
    if (sees) claim(sees, { of: 'visibility', inches: inchesOf(sees[1]!, sees[2]) })
    const whose = new Set(named.flatMap(({ side, pattern }) => (pattern.test(said) ? [side] : [])))
    const distance = whole(patterns.distance)
    if (distance && (patterns.both.test(said) || whose.size > 1))
      claim(distance, { of: 'distance', inches: inchesOf(distance[1]!, distance[2]) })
    if (patterns.enters.test(said) || patterns.course.test(said) || patterns.speed.test(said))
      found.push(...entriesSaid(sentence, named))
  }
  return found
}

function tableInches(match: RegExpExecArray): readonly [number, number] {
  const [, one = '', oneUnit, half, other, otherUnit, otherHalf, isSquare] = match
  const across = inchesOf(one, oneUnit ?? otherUnit, half)
  return isSquare || other === undefined ? [across, across] : [across, inchesOf(other, otherUnit ?? oneUnit, otherHalf)]
}

function entriesSaid(
  { at, said }: { readonly at: number; readonly said: string },
  named: readonly Named[],
): readonly Claim[] {
  let who: string | undefined
  return clauses(said).flatMap((clause) => {
    const here = named.find(({ pattern }) => pattern.test(clause.said))?.id
    who = here ?? who
    if (who === undefined) return []
    const about = who
    const said = (match: RegExpExecArray | null, says: (match: RegExpExecArray) => Claim['says']): readonly Claim[] =>
      match ? [{ quote: clause.said.trim(), at: at + clause.at + clause.said.search(/\S/), says: says(match) }] : []
    const isOfLand = patterns.land.test(clause.said)
    return [
      ...said(isOfLand ? null : patterns.place.exec(clause.said), ([, place]) => ({
        of: 'place',
        who: about,
        point: pointOf(place),
      })),
      ...said(patterns.middle.exec(clause.said), () => ({ of: 'middle', who: about })),
      // A speed goes with the nearest name, which may be no side's: only one in the same part is taken.
      ...said(here === undefined ? null : patterns.speed.exec(clause.said), ([, one, other]) => ({
        ...{ of: 'speed', who: about, speed: Number(one ?? other) },
      })),
      ...said(patterns.course.exec(clause.said), ([, one, other]) => ({
        of: 'course',
        who: about,
        point: pointOf(one, other),
      })),
    ]
  })
}
