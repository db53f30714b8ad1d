import { arcPlanOperations, type ArcPlace } from '../../../card/arc-plan'
import { fitLine, fitsLine } from '../../../card/fit'
import type { GlyphName } from '../../../card/glyphs'
import { measure } from '../../../card/measure'
import type { Ink, Operation } from '../../../card/operations'
import type { BoxId } from '../../../kernel/ids'
import { onceEach } from '../../../kernel/once-each'
import type { Words } from '../../../words/speak'
import { lettered, smallestLetters } from '../../kit/card/lettering'
import type { Setting as Printed } from '../../kit/card/marks'
import { mm, type Rect } from '../../kit/card/shapes'
import { inRuns } from '../../kit/gathered'
import type { Arc, Item, Place, Space, WaterShip } from '../ship/ship'
import { orderOf } from '../ship/places'
import { mountOf, torpedoMountOf, aboveBox, hullBox } from '../ship/ship-data'
import { edgesOf } from './armour'
import { aboveRect, cardKey, hullRect, perStrip } from './layout'

/** How a label is set: fresh on the face, or again by a mark. */
export interface Setting extends Printed {
  /** An outline behind letters that are over lines. */
  readonly halo?: Ink
}

const glyphEdge = 4.9
const arcEdge = 5.8
const letterFace = 'work-700' as const
const letterSize = 4.3
const wordFace = 'work-500' as const
const wordSize = 2.8
const between = 0.9

/** First and last of the places of a span that lie in one armour: a border is never written over. */
export type Stretch = readonly [from: number, to: number]

export function stretchesOf({ places }: Span): readonly Stretch[] {
  const starts = places.flatMap(({ outer }, index) =>
    index === 0 || places[index - 1]!.outer !== outer ? [index] : [],
  )
  return starts.map((from, index) => [from, (starts[index + 1] ?? places.length) - 1])
}

/** The room for the label of a stretch: all of it, less borders and hairlines. */
export function insideOf(ship: WaterShip, span: Span, [from, to]: Stretch): Rect {
  const first = edgesOf(ship, span.places[from]!, span.is)
  const last = edgesOf(ship, span.places[to]!, span.is)
  const { x, y, width, height } = span.rects[from]!
  return {
    x: x + first.left,
    y: y + first.top,
    width: width * (to - from + 1) - first.left - last.right,
    height: height - first.top - first.bottom,
  }
}

/** The place of the sign and letter of a span: in the middle, in the hull below the figures. */
export function labelBand(span: Span, inside: Rect): { readonly middle: number; readonly wordBaseline: number } {
  const bottom = inside.y + inside.height
  const wordBaseline = bottom - (span.is === 'hull' ? 0.95 : 0.75)
  return { middle: mm((signTop(span, inside) + wordBaseline - wordHeight) / 2), wordBaseline: mm(wordBaseline) }
}

const wordHeight = 2.1

const signTop = ({ is }: Span, { y }: Rect) => y + (is === 'hull' ? 3.4 : 0.2)

/** What is left for a sign between the figures of a location and the word under it. */
function signHeight(span: Span, inside: Rect): number {
  return labelBand(span, inside).wordBaseline - wordHeight - signTop(span, inside) - 0.3
}

/** Sign, letter and word of what lies in a span, in the middle of each stretch. */
export function labelOperations(ship: WaterShip, span: Span, words: Words, setting: Setting): Operation[] {
  const label = labelOf(ship, span.content, words)
  return stretchesOf(span).flatMap((stretch) => {
    const inside = insideOf(ship, span, stretch)
    const { middle, wordBaseline } = labelBand(span, inside)
    const { sign, letter, width } = measured(label, inside.width, signHeight(span, inside))
    const left = inside.x + (inside.width - width) / 2
    return [
      ...signOperations(label, left + sign / 2, middle, sign, setting),
      ...(letter.text === ''
        ? []
        : [text(letter.text, left + sign + between, middle + letter.size * 0.34, letter.size, letterFace, setting)]),
      ...wordOperations(label, inside, wordBaseline, setting),
    ]
  })
}

/** The width of sign and letter together. */
export function labelWidth(ship: WaterShip, span: Span, inside: Rect, words: Words): number {
  return measured(labelOf(ship, span.content, words), inside.width, signHeight(span, inside)).width
}

/** The sign is dropped before the letter: a mount without its letter is useless. */
function measured(label: Label, width: number, height: number) {
  const room = width - 0.8
  const wanted = Math.min(signEdge(label), height)
  const narrow = measure(letterFace, narrowLetter, label.letter)
  const sign = label.letter === '' ? wanted : Math.max(smallestSign, Math.min(wanted, room - between - narrow))
  const letter = fitLine(letterFace, letterSize, label.letter, room - between - sign, smallestLetters)
  return { sign: wanted === 0 ? 0 : sign, letter, width: sign + (letter.text === '' ? 0 : between + letter.width) }
}

const narrowLetter = 3.5
const smallestSign = 2.4

function signEdge({ sign }: Label): number {
  if (sign === null) return 0
  return typeof sign === 'string' ? glyphEdge : arcEdge
}

function signOperations({ sign }: Label, x: number, y: number, edge: number, setting: Setting): Operation[] {
  const { ink, ground } = setting
  if (sign === null) return []
  if (typeof sign !== 'string') return arcOperations(sign.arc, sign, { x: mm(x), y, radius: mm(edge / 2), ink })
  return [{ op: 'glyph', glyph: sign, x: mm(x - edge / 2), y: mm(y - edge / 2), size: mm(edge), ink, ground }]
}

/** Made smaller first, then shortened, before it becomes unreadable. */
function wordOperations({ word, short }: Label, inside: Rect, baseline: number, setting: Setting): Operation[] {
  if (word === '') return []
  const room = inside.width - 0.5
  const said = fitsLine(wordFace, smallestLetters, word, room) ? word : short
  const line = fitLine(wordFace, wordSize, said, room, smallestLetters)
  const ink = setting.ink === 'ink' ? 'ink-2' : setting.ink
  const x = inside.x + inside.width / 2 - line.width / 2
  return [text(line.text, x, baseline, line.size, wordFace, { ...setting, ink })]
}

function text(
  letters: string,
  x: number,
  y: number,
  size: number,
  face: typeof letterFace | typeof wordFace,
  { ink, halo }: Setting,
): Operation {
  const outline = halo && { halo: { ink: halo, width: face === letterFace ? 1 : 0.8 } }
  return lettered(letters, mm(x), mm(y), { size, face, ink, ...outline })
}

/** The label of a thing in a box: a glyph or the plan of its arc, its name, and a short word. */
export interface Label {
  readonly sign: GlyphName | { readonly arc: Arc; readonly turret: boolean; readonly twin: boolean } | null
  /** `A`, `B1`; empty where there is only one. */
  readonly letter: string
  readonly word: string
  /** The word where there is no room for it. */
  readonly short: string
}

export function labelOf(ship: WaterShip, content: Space | Item, words: Words): Label {
  const said = (name: string, values?: Parameters<Words>[1]) => ({
    word: words(cardKey(`contents.${name}`), values),
    short: words(cardKey(`contents.short.${name}`), values),
  })
  switch (content.kind) {
    case 'stores':
      return { sign: null, letter: '', word: '', short: '' }
    case 'boilerRoom': {
      const room = ship.rooms.find(({ id }) => id === content.room)
      const n = room?.kind === 'boilerRoom' ? room.boilers : 0
      return { sign: 'boiler', letter: content.room, ...said('boilers', { n }) }
    }
    case 'engineRoom': {
      const room = ship.rooms.find(({ id }) => id === content.room)
      const n = room?.kind === 'engineRoom' ? room.engines : 0
      return { sign: 'turbine', letter: content.room, ...said('engines', { n }) }
    }
    case 'magazine':
      return { sign: 'magazine', letter: content.serves, ...said('magazine') }
    case 'mount': {
      const found = mountOf(ship, content.mount)
      if (!found) return { sign: 'gun-turret', letter: content.mount, word: '', short: '' }
      const { mount, battery } = found
      const sign = { arc: mount.arc, turret: battery.shielded, twin: mount.guns > 1 }
      return { sign, letter: content.mount, ...said('mount', { inches: battery.inches, guns: mount.guns }) }
    }
    case 'torpedoMount': {
      const n = torpedoMountOf(ship, content.mount)?.tubes ?? 0
      return { sign: 'torpedo-tube', letter: content.mount, ...said('torpedoMount', { n }) }
    }
    case 'director':
      return { sign: 'director', letter: '', ...said(content.director) }
    case 'searchRadar':
      return { sign: 'radar', letter: 'S', word: content.set, short: lastOf(content.set) }
    case 'fireControlRadar':
      return { sign: 'radar', letter: 'F', word: content.set, short: lastOf(content.set) }
    default:
      return { sign: signs[content.kind], letter: '', ...said(content.kind) }
  }
}

/** What needs no letter: there is one of it, or one is as good as another. */
const signs = {
  fuel: 'fuel',
  aviationGas: 'aviation-gas',
  steering: 'steering',
  plot: 'plot',
  cic: 'cic',
  cargo: 'cargo',
  torpedoReloads: 'torpedo',
  aamg: 'aa-gun',
  funnel: 'funnel',
  bridge: 'bridge',
  flagPlot: 'admiral',
  radio: 'radio',
  searchlight: 'searchlight',
  aircraft: 'aircraft',
  boats: 'boat',
} as const satisfies Partial<Record<(Space | Item)['kind'], GlyphName>>

/** `281` of `Type 281`. */
const lastOf = (set: string) => set.split(' ').at(-1) ?? set

/** A mount in plan: where it bears, and its barrels at rest in the middle of that. */
export function arcOperations(
  { from, to }: Arc,
  { turret, twin }: { readonly turret: boolean; readonly twin: boolean },
  place: ArcPlace,
): Operation[] {
  const start = from > to ? from - 360 : from
  const allRound = from === to
  const sweep = [start, allRound ? start + 360 : to] as const
  return arcPlanOperations({ sweeps: [sweep], barrels: [restOf(from, to)], turret, twin }, place)
}

/** Mounts that bear over the bow rest ahead, over the stern aft, the rest on their beam. */
function restOf(from: number, to: number): number {
  const middle = (((from > to ? from - 360 : from) + to) / 2 + 360) % 360
  if (from === to) return 0
  return Math.round(middle / 30) * 30
}

/** Neighbouring boxes that hold one thing: a room, a magazine, a turret over two locations. Never over two strips. */
export interface Span {
  readonly key: string
  readonly is: 'hull' | 'above'
  readonly content: Space | Item
  readonly places: readonly Place[]
  readonly boxes: readonly BoxId[]
  readonly rects: readonly Rect[]
}

/** Memoised per ship; the hull first, bow to stern, then what is above. */
export const spansOf = onceEach((ship: WaterShip): readonly Span[] => {
  const places = [...ship.places].sort((one, other) => orderOf(one.at) - orderOf(other.at))
  return [...grouped(places, 'hull'), ...grouped(places, 'above')]
})

function grouped(places: readonly Place[], is: Span['is']): Span[] {
  const holding = places.filter((place) => contentAt(place, is) !== null)
  const isOne = (last: Place, next: Place) =>
    isNext(last.at, next.at) && isOneThing(contentAt(last, is)!, contentAt(next, is)!)
  return inRuns(holding, isOne).map((run) => spanOf(run, is))
}

const contentAt = ({ hull, above }: Place, is: Span['is']) => (is === 'hull' ? hull : above)

function spanOf(places: readonly Place[], is: Span['is']): Span {
  const [first] = places
  const rect = is === 'hull' ? hullRect : aboveRect
  const box = is === 'hull' ? hullBox : aboveBox
  return {
    key: `${is}:${first!.at}`,
    is,
    content: contentAt(first!, is)!,
    places,
    boxes: places.map(({ at }) => box(at)),
    rects: places.map(({ at }) => rect(at)),
  }
}

function isNext(at: number, next: number): boolean {
  return orderOf(next) === orderOf(at) + 1 && orderOf(next) !== perStrip
}

/** A room, a magazine or a mount is one thing throughout; stores, fuel and the like are one at each location. */
function isOneThing(one: Space | Item, other: Space | Item): boolean {
  return one.kind === other.kind && nameOf(one) !== null && nameOf(one) === nameOf(other)
}

const onlyOnes: readonly string[] = ['bridge', 'steering', 'plot', 'cic', 'flagPlot']

/** Its name among others of its kind; `null` where each box holds one of its own. */
function nameOf(content: Space | Item): string | null {
  if ('room' in content) return content.room
  if ('mount' in content) return content.mount
  if (content.kind === 'magazine') return content.serves
  return onlyOnes.includes(content.kind) ? '' : null
}
