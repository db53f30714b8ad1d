import { profileRecord, type ProfileRecord } from '../../../profile/record'

/**
 * The looks of a class as recipes write them: things separated by semicolons, the figures of each by blanks. Places are
 * per cent of the length from the bow, heights metres over the water, `10-24` from foot to top; `?` leaves the foot to the
 * deck. What else a thing has is a word or `name=figure`, by its name in the record.
 */
export interface Looks {
  /** Bow, stern, livery, then the edge of the deck: `ram round 0:8 22:7.4 100:7`. */
  readonly hull: string
  /** `30-37 7.2-10.4 rail`: places, heights, shape. */
  readonly houses?: string
  readonly upper?: string
  /** `open 32.6 10.2+7.4 11`: kind, place, foot and height, width, storeys. */
  readonly bridge?: string
  /** `47 9.4-25 4.6 raked pair bands=1`: place, heights, width. */
  readonly funnels?: string
  /** `pole 37 9.6-41 tops=2 topsAt=.3,.62`. */
  readonly masts?: string
  /** `hood 22 fore inches=12 barbette=2`. */
  readonly guns?: string
  /** `33 5.2 fore .9`: place, height, where it looks, size. */
  readonly casemates?: string
  readonly sponsons?: string
  /** `43 11.4 10`: place, height, length. */
  readonly boats?: string
  readonly cranes?: string
  /** `50.6 7`: place and height of what it stands on. */
  readonly planes?: string
  readonly vents?: string
  /** `6-28 4.8`. */
  readonly scuttles?: string
  /** `1.5-98 17.6 hangar=9,92,9.2 bays=13`. */
  readonly flight?: string
  readonly sternwalk?: number
}

/** The record of a class; refuses what no record may hold, so that a slip is found where it is made. */
export function looksOf(looks: Looks): ProfileRecord {
  const [bow, stern, ...edge] = looks.hull.split(' ')
  const isLivery = edge[0] !== undefined && !edge[0].includes(':')
  const deck = edge.slice(isLivery ? 1 : 0).map((point) => point.split(':').map(Number))
  return profileRecord.parse({
    ...{ bow, stern, deck },
    ...(isLivery && { livery: edge[0] }),
    houses: things(looks.houses).map(house),
    ...(looks.upper && { upperHouses: things(looks.upper).map(house) }),
    bridge: looks.bridge ? bridge(looks.bridge.split(' ')) : null,
    funnels: things(looks.funnels).map(([at, heights = '', width, ...more]) => ({
      ...{ at: Number(at), ...footTop(heights), width: Number(width) },
      ...further(more, ['none', 'flat', 'raked', 'cowl'], 'cap'),
    })),
    masts: things(looks.masts).map(([kind, at, heights = '', ...more]) => ({
      ...{ kind, at: Number(at), ...footTop(heights), ...further(more) },
    })),
    guns: things(looks.guns).map(([kind, at, faces, ...more]) => ({ kind, at: Number(at), faces, ...further(more) })),
    casemates: things(looks.casemates).map(placed),
    ...lists(looks, ['sponsons', 'boats', 'cranes', 'planes', 'vents']),
    scuttles: things(looks.scuttles).map(([between = '', height]) => [...range(between), Number(height)]),
    flight: looks.flight ? flight(looks.flight.split(' ')) : null,
    ...(looks.sternwalk !== undefined && { sternwalk: looks.sternwalk }),
  })
}

const things = (text = ''): readonly string[][] =>
  text
    .split(';')
    .map((thing) => thing.trim().split(/\s+/))
    .filter(([first]) => first)

const range = (text: string) => text.split('-').map(Number)

const house = ([between = '', heights = '', shape]: readonly string[]) => [
  ...range(between),
  ...range(heights),
  ...(shape ? [shape] : []),
]

const placed = (words: readonly string[]) => words.map((word) => (Number.isNaN(Number(word)) ? word : Number(word)))

function lists(looks: Looks, names: readonly ('sponsons' | 'boats' | 'cranes' | 'planes' | 'vents')[]) {
  return Object.fromEntries(names.flatMap((name) => (looks[name] ? [[name, things(looks[name]).map(placed)]] : [])))
}

function footTop(text: string) {
  const [foot, top] = text.split('-')
  return { top: Number(top), ...(foot !== '?' && { foot: Number(foot) }) }
}

function bridge([kind, at, heights = '', width, storeys]: readonly string[]) {
  const [foot, height] = heights.split('+')
  return {
    ...{ kind, at: Number(at), height: Number(height) },
    ...(foot !== '?' && { foot: Number(foot) }),
    ...(width && { width: Number(width) }),
    ...(storeys && { storeys: Number(storeys) }),
  }
}

const asList = new Set(['topsAt', 'yards', 'hangar', 'pillars', 'galleries', 'downFunnels'])

/** `pair bands=1 raked`: words that are true, figures by name, and one of `values` by the name that it is a value of. */
function further(words: readonly string[], values: readonly string[] = [], valueOf = ''): Record<string, unknown> {
  return Object.fromEntries(
    words.map((word) => {
      const [name = '', text] = word.split('=')
      if (text === undefined) return values.includes(name) ? [valueOf, name] : [name, true]
      const figures = text.split(',').map(Number)
      if (asList.has(name)) return [name, figures]
      return [name, Number.isNaN(figures[0]) ? text : figures[0]]
    }),
  )
}

function flight([between = '', up, ...more]: readonly string[]) {
  const [from, to] = range(between)
  const { braces, ...rest } = further(
    more.map((word) => (word.startsWith('braces=') ? word.replaceAll(',', '/') : word)),
  )
  const feet = String(braces ?? '')
    .split('/')
    .filter(Boolean)
    .map(Number)
  const pairs = feet.flatMap((foot, index) => (index % 2 === 0 ? [[foot, feet[index + 1]]] : []))
  return { from, to, up: Number(up), ...rest, ...(pairs.length > 0 && { braces: pairs }) }
}
