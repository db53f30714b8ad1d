import { chartData, type ChartData, type Spot } from '../documents/chart'
import { cutTo, isSeen, withoutHidden } from '../kernel/seen-text'
import type { Entry } from './entries'

/** A chart with the places where the squadrons enter, by their ids: what its editor changes. */
export interface ChartPlan {
  readonly chart: ChartData
  readonly entries: Readonly<Record<string, Entry>>
}

const lined = ['land', 'shoals', 'zones', 'tracks'] as const
const single = ['lights', 'rocks', 'soundings', 'names'] as const
type Lined = (typeof lined)[number]
type Single = (typeof single)[number]
export const thingLists = [...lined, ...single] as const

/** One thing of a chart: a land or another line of points, what has a place of its own, the entry of a squadron. */
export type Thing =
  | { readonly of: Lined | Single; readonly at: number }
  | { readonly of: 'entry'; readonly squadron: string }

/** The least points of each, and how many things and points a chart may hold (`shared/documents/chart.ts`). */
const leastPoints = { land: 3, shoals: 3, zones: 3, tracks: 2 } as const
const mostPoints = { land: 600, shoals: 600, zones: 600, tracks: 100 } as const
const mostThings = {
  land: 60,
  shoals: 60,
  zones: 60,
  tracks: 60,
  lights: 60,
  rocks: 300,
  soundings: 600,
  names: 100,
} as const

const isLined = (of: string): of is Lined => (lined as readonly string[]).includes(of)

/** All things of a chart, in the order of its lists; entries last. */
export const thingsOf = ({ chart, entries }: ChartPlan): readonly Thing[] => [
  ...thingLists.flatMap((of) => (chart[of] ?? []).map((_, at): Thing => ({ of, at }))),
  ...Object.keys(entries).map((squadron): Thing => ({ of: 'entry', squadron })),
]

/** The places of a thing, one for each point that can be moved; none where it is not there. */
export function spotsOf({ chart, entries }: ChartPlan, thing: Thing): readonly Spot[] {
  if (thing.of === 'entry') {
    const entry = Object.hasOwn(entries, thing.squadron) ? entries[thing.squadron] : undefined
    return entry ? [entry.at] : []
  }
  if (isLined(thing.of)) return chart[thing.of]?.[thing.at]?.points ?? []
  if (thing.of === 'rocks') return chart.rocks?.[thing.at] ? [chart.rocks[thing.at]!] : []
  if (thing.of === 'soundings') {
    const sounding = chart.soundings?.[thing.at]
    return sounding ? [[sounding[0], sounding[1]]] : []
  }
  const placed = chart[thing.of as 'lights' | 'names']?.[thing.at]
  return placed ? [placed.at] : []
}

/** Hundredths of an inch are finer than any ruler; beyond these bounds no document holds a place. */
const within = (value: number, least: number, most: number) =>
  Math.round(Math.min(most, Math.max(least, Number.isFinite(value) ? value : least)) * 100) / 100
const kept = ([east, south]: Spot): Spot => [within(east, -400, 800), within(south, -400, 800)]
const onTable = ([east, south]: Spot, [across, down]: Spot): Spot => [within(east, 0, across), within(south, 0, down)]

/** A thing with its points put where `move` says. */
function withSpots(plan: ChartPlan, thing: Thing, move: (spot: Spot, point: number) => Spot): ChartPlan {
  const { chart, entries } = plan
  if (spotsOf(plan, thing).length === 0) return plan
  if (thing.of === 'entry') {
    const entry = entries[thing.squadron]!
    const at = onTable(move(entry.at, 0), chart.table)
    return { chart, entries: { ...entries, [thing.squadron]: { ...entry, at } } }
  }
  const { of } = thing
  const to = (spot: Spot, point = 0) => kept(move(spot, point))
  if (isLined(of)) return withPoints(plan, thing, spotsOf(plan, thing).map(to))
  if (of === 'rocks') return withItem(plan, thing, (spot: Spot) => to(spot))
  if (of === 'soundings') {
    return withItem(plan, thing, ([east, south, figure]: readonly number[]) => [...to([east!, south!]), figure])
  }
  return withItem(plan, thing, (item: { readonly at: Spot }) => ({ ...item, at: to(item.at) }))
}

/** A list that is empty is left out, as in a chart without any. */
function put(plan: ChartPlan, of: Lined | Single, list: readonly unknown[]): ChartPlan {
  const { [of]: _, ...rest } = plan.chart
  return { ...plan, chart: (list.length === 0 ? rest : { ...rest, [of]: list }) as ChartData }
}

type Listed = Exclude<Thing, { readonly of: 'entry' }>

/** One item of a list otherwise; whoever asks knows what its items are. */
function withItem<Item>(plan: ChartPlan, { of, at }: Listed, change: (item: Item) => unknown): ChartPlan {
  const list = (plan.chart[of] ?? []) as readonly unknown[] as readonly Item[]
  return put(
    plan,
    of,
    list.map((item, place) => (place === at ? change(item) : item)),
  )
}

const withPoints = (plan: ChartPlan, thing: Listed, points: readonly Spot[]): ChartPlan =>
  withItem(plan, thing, (item: object) => ({ ...item, points }))

/** One point moved by some inches, or the whole thing. */
export const moved = (plan: ChartPlan, thing: Thing, [east, south]: Spot, only?: number): ChartPlan =>
  withSpots(plan, thing, (spot, point) =>
    only === undefined || only === point ? [spot[0] + east, spot[1] + south] : spot,
  )

/** One point put at a place: rounded to quarters of an inch, as a finger can place it, or exactly there. */
export const placedAt = (plan: ChartPlan, thing: Thing, at: Spot, only: number, step = 0.25): ChartPlan =>
  withSpots(plan, thing, (spot, point) => (point === only ? snapped(at, step) : spot))

/** The nearest place in quarters of an inch. */
export const snapped = ([east, south]: Spot, step = 0.25): Spot => [
  Math.round(east / step) * step,
  Math.round(south / step) * step,
]

/** What can be added; a zone is one of two. */
export type Addable = Exclude<Lined | Single, 'zones'> | 'minefield' | 'deployment'

const square = ([x, y]: Spot, reach: number): readonly Spot[] => [
  [x - reach, y - reach],
  [x + reach, y - reach],
  [x + reach, y + reach],
  [x - reach, y + reach],
]

const newThing: Readonly<Record<Addable, (at: Spot, name: string) => unknown>> = {
  land: (at, name) => ({ name, points: square(at, 3).map(kept), shoal: 2 }),
  shoals: (at) => ({ points: square(at, 2).map(kept) }),
  minefield: (at) => ({ is: 'minefield', points: square(at, 2).map(kept) }),
  deployment: (at) => ({ is: 'deployment', points: square(at, 4).map(kept) }),
  tracks: ([x, y]) => ({ points: [kept([x - 4, y]), kept([x + 4, y])] }),
  lights: (at, name) => ({ at, name }),
  rocks: (at) => at,
  soundings: ([x, y]) => [x, y, 30],
  names: (at, text) => ({ at, text }),
}

/**
 * A new thing about a place, with what is most usual, and aside of what was added there before; `undefined` where the
 * chart holds no more of its kind.
 */
export function added(
  plan: ChartPlan,
  what: Addable,
  middle: Spot,
  called: string,
): { plan: ChartPlan; thing: Thing } | undefined {
  const of = what === 'minefield' || what === 'deployment' ? 'zones' : what
  const list: readonly unknown[] = plan.chart[of] ?? []
  if (list.length >= mostThings[of]) return undefined
  const thing: Thing = { of, at: list.length }
  const taken = new Set(thingsOf(plan).map((each) => String(spotsOf(plan, each)[0])))
  const [x, y] = kept(middle)
  const made = (tries: number) => put(plan, of, [...list, newThing[what](kept([x + 1.5 * tries, y + tries]), called)])
  const tries = Array.from({ length: 12 }, (_, at) => at)
  const free = tries.find((each) => !taken.has(String(spotsOf(made(each), thing)[0])))
  return { plan: made(free ?? 0), thing }
}

/** A point between this one and the next; the plan as it was where no more are held. */
export function pointAdded(plan: ChartPlan, thing: Thing, after: number): ChartPlan {
  if (thing.of === 'entry' || !isLined(thing.of)) return plan
  const points = spotsOf(plan, thing)
  const from = points[after]
  if (!from || points.length >= mostPoints[thing.of]) return plan
  const isLast = after === points.length - 1
  // Beyond the end of a track it goes on the way it went.
  const [before, next] = [points[Math.max(0, after - 1)]!, points[(after + 1) % points.length]!]
  const between: Spot =
    thing.of === 'tracks' && isLast
      ? [from[0] + (from[0] - before[0]) / 2, from[1] + (from[1] - before[1]) / 2]
      : [(from[0] + next[0]) / 2, (from[1] + next[1]) / 2]
  return withPoints(plan, thing, points.toSpliced(after + 1, 0, kept(between)))
}

/** Without one of its points; the plan as it was where so few would be left that it is no line any more. */
export function pointRemoved(plan: ChartPlan, thing: Thing, point: number): ChartPlan {
  if (thing.of === 'entry' || !isLined(thing.of)) return plan
  const points = spotsOf(plan, thing)
  if (point < 0 || point >= points.length || points.length <= leastPoints[thing.of]) return plan
  return withPoints(plan, thing, points.toSpliced(point, 1))
}

/** Without a thing; of a squadron its entry is taken away. */
export function removed(plan: ChartPlan, thing: Thing): ChartPlan {
  if (thing.of === 'entry') {
    const { [thing.squadron]: _, ...entries } = plan.entries
    return { ...plan, entries }
  }
  return put(plan, thing.of, (plan.chart[thing.of] ?? []).toSpliced(thing.at, 1))
}

/** What a thing is called; of a sounding its figure; '' where it has no name. */
export function nameOf({ chart }: ChartPlan, thing: Thing): string {
  if (thing.of === 'entry' || thing.of === 'rocks') return ''
  if (thing.of === 'soundings') return String(chart.soundings?.[thing.at]?.[2] ?? '')
  if (thing.of === 'names') return chart.names?.[thing.at]?.text ?? ''
  return chart[thing.of]?.[thing.at]?.name ?? ''
}

const longestName = 60

/** Called otherwise. An empty name is none; a text on the water keeps its own, and a sounding its figure. */
export function renamed(plan: ChartPlan, thing: Thing, to: string): ChartPlan {
  if (thing.of === 'entry' || thing.of === 'rocks') return plan
  const name = seenLine(to, longestName)
  if (thing.of === 'soundings') {
    const figure = Math.round(Number(name))
    if (name === '' || !Number.isFinite(figure) || figure < 0 || figure > 12_000) return plan
    return withItem(plan, thing, (sounding: readonly number[]) => sounding.with(2, figure))
  }
  return detailed(plan, thing, [thing.of === 'names' ? 'text' : 'name', name])
}

/** A line as a document holds it; '' for one in which nothing can be seen. */
function seenLine(text: string, most: number): string {
  const line = cutTo(withoutHidden(text).replaceAll(/\s+/g, ' ').trim(), most)
  return isSeen(line) ? line : ''
}

/** A member of a thing, or of the chart itself; nothing or '' takes it away. */
export type Detail = readonly [member: string, to: unknown]

/** A thing with one of its members otherwise: shoal water, whose it is, what a light says, how a name lies. What no document holds is not taken. */
export function detailed(plan: ChartPlan, thing: Listed, detail: Detail): ChartPlan {
  const after = withItem(plan, thing, (item: object) => withMember(item, detail))
  return chartData.safeParse(after.chart).success ? after : plan
}

/** The chart itself with one of its members otherwise: where north is, what soundings are in, its place on the globe. */
export function chartDetailed(plan: ChartPlan, detail: Detail): ChartPlan {
  const chart = withMember(plan.chart, detail) as ChartData
  return chartData.safeParse(chart).success ? { ...plan, chart } : plan
}

function withMember(item: object, [member, to]: Detail): object {
  const { [member]: _, ...rest } = item as Readonly<Record<string, unknown>>
  const value = typeof to === 'string' ? seenLine(to, longestName) : to
  return value === undefined || value === '' ? rest : { ...rest, [member]: value }
}

/** A table of another size; entries stay on it. */
export function tableSet({ chart, entries }: ChartPlan, across: number, down: number): ChartPlan {
  const table: Spot = [within(across, 12, 400), within(down, 12, 400)]
  return {
    chart: { ...chart, table },
    entries: Object.fromEntries(
      Object.entries(entries).map(([id, entry]) => [id, { ...entry, at: onTable(entry.at, table) }]),
    ),
  }
}

/**
 * Words and figures of a line in the ways it may be read: blanks, semicolons and commas before a blank part them; other
 * commas are decimal points or, where that makes no sense, part them too.
 */
function readings(text: string): readonly (readonly string[])[] {
  const words = text
    .replace(/[″"°]/g, '')
    .split(/,?\s+|;/)
    .filter(Boolean)
  const mayPart = !/,\s/.test(text) || /[a-z]/i.test(text)
  return [words, ...(mayPart ? [words.flatMap((word) => word.split(','))] : [])]
}
const figureIn = (word: string | undefined) =>
  word !== undefined && /^\d+(?:[.,]\d+)?$/.test(word) ? Number(word.replace(',', '.')) : undefined

function spotIn([east, south]: readonly string[], [across, down]: Spot): Spot | undefined {
  const at = [figureIn(east), figureIn(south)] as const
  return at[0] === undefined || at[1] === undefined || at[0] > across || at[1] > down ? undefined : [at[0], at[1]]
}

/** `8.5 30`, `8,5 30`, `8.5,30`: a place in two figures; nothing for what is none. */
export const spotTyped = (text: string, most: Spot): Spot | undefined =>
  readings(text)
    .flatMap((words) => (words.length === 2 ? [spotIn(words, most)] : []))
    .find((spot) => spot !== undefined)

/**
 * `59 38 NW 12`: inches from the north-west corner, course, and speed if it is given; without a course hers, where she has one.
 * Nothing for what is no such line.
 */
export function entryTyped(
  text: string,
  table: Spot,
  hers?: number,
): { readonly entry: Entry; readonly speed?: number } | undefined {
  for (const words of readings(text)) {
    const [at, said, speed] = [spotIn(words, table), words[2], figureIn(words[3])]
    const course = said === undefined ? hers : courseSaid(said.toUpperCase())
    if (!at || course === undefined || words.length > 4 || (words.length === 4 && !(speed! <= 100))) continue
    return { entry: { at: onTable(at, table), course }, ...(speed === undefined ? {} : { speed }) }
  }
  return undefined
}

const sixteen = ['N', 'NNE', 'NE', 'ENE', 'E', 'ESE', 'SE', 'SSE', 'S', 'SSW', 'SW', 'WSW', 'W', 'WNW', 'NW', 'NNW']

function courseSaid(said: string): number | undefined {
  const at = sixteen.indexOf(said)
  if (at >= 0) return at * 22.5
  const degrees = Number(said)
  return Number.isInteger(degrees) && degrees < 360 ? degrees : undefined
}

/** An entry as it is typed, from which it can be typed again. */
export function entryAsTyped({ at, course }: Entry, speed?: number): string {
  const point = sixteen[course / 22.5] ?? String(Math.round(course))
  return [at[0], at[1], point, ...(speed === undefined ? [] : [speed])].join(' ')
}

/** The entry of a squadron set; on the table, wherever it was said to be, and in the line that it had. */
export function entrySet({ chart, entries }: ChartPlan, squadron: string, { at, course, ...line }: Entry): ChartPlan {
  const was = Object.hasOwn(entries, squadron) ? entries[squadron] : undefined
  const entry = { ...was, ...line, at: onTable(at, chart.table), course: ((course % 360) + 360) % 360 }
  return { chart, entries: { ...entries, [squadron]: entry } }
}

/** How a squadron steams: in line ahead, or with the others on one side of their leader or round her. */
export type LineOfSquadron = 'ahead' | NonNullable<Entry['abreast']>

export function lineSet(plan: ChartPlan, squadron: string, line: LineOfSquadron): ChartPlan {
  if (!Object.hasOwn(plan.entries, squadron)) return plan
  const { abreast: _, ...entry } = plan.entries[squadron]!
  const abreast = line === 'ahead' ? {} : { abreast: line }
  return { ...plan, entries: { ...plan.entries, [squadron]: { ...entry, ...abreast } } }
}
