import type { Claim, Named, PointSaid, ReadsClaims } from '../claims'

const point = '(north-?west|north-?east|south-?west|south-?east|north|south|east|west)(?:ern|erly)?'
const number = String.raw`(\d+(?:[.,]\d+)?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)`
const unit = '(″|"|inch(?:es)?|foot|feet|centimetres?|cm|metres?)'
const long = String.raw`${number}(?:\s?${unit})?(\s+and a half)?`

const patterns = {
  enters: /\b(enters?|begins?|starts?|deploys?|comes? (?:on|in|down|up)|steams?|lies?)\b/,
  place: new RegExp(String.raw`\b(?:from|in|at|on|along) the ${point}\b(?! of\b)`, 'd'),
  middle: /\bin the middle of the table\b/,
  course: new RegExp(
    String.raw`\b(?:course|steer(?:s|ing)?|runs?) (?:to the )?${point}\b|\bon an? ${point} course\b`,
    'd',
  ),
  speed: /\bspeed (\d+(?:\.\d+)?)(?![\d″])|\bat (\d+(?:\.\d+)?)(?:″| knots\b)/d,
  distance: new RegExp(String.raw`\b${number}\s?${unit}\s+(?:apart|off|away|from each other)`, 'd'),
  both: /\b(leading ships|leaders|(?:both|two|the) (?:fleets|sides))\b/i,
  wind: new RegExp(String.raw`\bwind\b[^,;.]{0,30}?\b${point}\b|\b${point} (?:wind|breeze|gale)\b`, 'di'),
  land: new RegExp(
    String.raw`\b(?:island|coast|shore|land|cape)\b[^;.]{0,60}?\b(?:in|at|on|along) the (?:whole )?${point}\b`,
    'i',
  ),
  openSea: /\bopen sea\b(?=[^.]*)/i,
  table: new RegExp(String.raw`\btable\b[^.;]{0,20}?\b${long}(?: by ${long}| (square))`, 'di'),
  visibility: new RegExp(String.raw`\bvisibility\b[^.;]{0,20}?\b${number}\s?${unit}`, 'di'),
}

const points: Readonly<Record<string, PointSaid>> = {
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

/** A part that says what is not so, or only may be, says nothing of the table. */
const unsure =
  /\b(?:not|never|unless|if|whether|may|might|could|would|should|or|until|once|expect(?:s|ed)?|believed?|thought|reported)\b/i
/** A text without one of these is in another language. */
const isEnglish = /\b(?:the|an?|is|are|of|and|with|no)\b/i

/** Those that name a squadron come first: it is found before its side. */
interface Known extends Pick<Named, 'id' | 'side'> {
  readonly pattern: RegExp
}
function patternsOf(named: readonly Named[]): readonly Known[] {
  const escaped = (name: string) => name.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
  return named.map(({ id, side, is, names }) => ({
    ...{ id, side },
    pattern:
      is === 'side'
        ? new RegExp(String.raw`\b(?:${names.flatMap(singular).map(escaped).join('|')})s?\b`)
        : new RegExp(String.raw`(?:\b[Tt]he |^\s*|\b)(?:${names.map(escaped).join('|')})\b`, 'i'),
  }))
}
const singular = (name: string) => [name, name.replace(/s$/, '')]

/** All that an English text says of table, wind, land, and where and how each side begins. */
export const claimsIn: ReadsClaims = (text, named) => {
  if (!isEnglish.test(text)) return []
  const known = patternsOf(named)
  const found: Claim[] = []
  for (const sentence of sentences(text)) {
    const { at, said } = sentence
    const parts = clauses(said)
    const isSure = (from: number) => !unsure.test(parts.findLast((part) => part.at <= from)?.said ?? '')
    const claim = (
      pattern: RegExp,
      says: (match: RegExpExecArray) => Claim['says'],
      groups: readonly number[] = [],
    ) => {
      const match = pattern.exec(said)
      if (match && isSure(match.index)) found.push(claimOf(match, at, says(match), groups))
    }
    claim(patterns.table, (match) => ({ of: 'table', inches: tableInches(match) }), [1, 2, 3, 4, 5, 6, 7])
    claim(patterns.wind, ([, one, other]) => ({ of: 'wind', point: pointOf(one, other) }), [1, 2])
    claim(patterns.land, ([, place]) => ({ of: 'land', point: pointOf(place) }))
    if (/\btable\b|\bno land\b|\bthroughout\b/i.test(said)) claim(patterns.openSea, () => ({ of: 'openSea' }))
    const inches = ([, figure, unit]: RegExpExecArray) => inchesOf(figure!, unit)
    claim(patterns.visibility, (match) => ({ of: 'visibility', inches: inches(match) }), [1, 2])
    const whose = new Set(known.flatMap(({ side, pattern }) => (pattern.test(said) ? [side] : [])))
    if (patterns.both.test(said) || whose.size > 1)
      claim(patterns.distance, (match) => ({ of: 'distance', inches: inches(match) }), [1, 2])
    if (patterns.enters.test(said) || patterns.course.test(said) || patterns.speed.test(said))
      found.push(...entriesSaid(at, parts, known))
  }
  return found
}

/** The words from the first of some groups to the last of them are those that can be written otherwise. */
function claimOf(match: RegExpExecArray, from: number, says: Claim['says'], groups: readonly number[]): Claim {
  const spans = groups.flatMap((group) => (match.indices?.[group] ? [match.indices[group]] : []))
  const quote = { quote: match[0].trim(), at: from + match.index, says }
  if (spans.length === 0) return quote
  const [begins, ends] = [Math.min(...spans.map(([begin]) => begin)), Math.max(...spans.map(([, end]) => end))]
  return { ...quote, word: { at: from + begins, text: match.input.slice(begins, ends) } }
}

function tableInches(match: RegExpExecArray): readonly [number, number] {
  const [, one = '', oneUnit, half, other, otherUnit, otherHalf, isSquare] = match
  const across = inchesOf(one, oneUnit ?? otherUnit, half)
  return isSquare || other === undefined ? [across, across] : [across, inchesOf(other, otherUnit ?? oneUnit, otherHalf)]
}

function entriesSaid(at: number, parts: ReturnType<typeof clauses>, named: readonly Known[]): readonly Claim[] {
  let who: string | undefined
  return parts.flatMap((part) => {
    const here = named.find(({ pattern }) => pattern.test(part.said))?.id
    who = here ?? who
    if (who === undefined || unsure.test(part.said)) return []
    const about = who
    const said = (
      pattern: RegExp,
      says: (match: RegExpExecArray) => Claim['says'],
      groups: readonly number[] = [],
    ): readonly Claim[] => {
      const match = pattern.exec(part.said)
      if (!match) return []
      const whole = { quote: part.said.trim(), at: at + part.at + part.said.search(/\S/) }
      return [{ ...claimOf(match, at + part.at, says(match), groups), ...whole }]
    }
    return [
      ...(patterns.land.test(part.said)
        ? []
        : said(patterns.place, ([, place]) => ({ of: 'place', who: about, point: pointOf(place) }), [1])),
      ...said(patterns.middle, () => ({ of: 'middle', who: about })),
      // A speed goes with the nearest name, which may be no side's: only one in the same part is taken.
      ...(here === undefined
        ? []
        : said(patterns.speed, ([, one, other]) => ({ of: 'speed', who: about, speed: Number(one ?? other) }), [1, 2])),
      ...said(patterns.course, ([, one, other]) => ({ of: 'course', who: about, point: pointOf(one, other) }), [1, 2]),
    ]
  })
}
