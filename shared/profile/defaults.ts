import { own } from '../kernel/own'
import { deckAt } from './hull'
import type { Bridge, Funnel, GunKind, House, Mast, Profile, ProfileGun, ProfileRecord, SideGun } from './record'

/** What a ship is to her looks. */
export const shipLooks = [
  'battleship',
  'cruiser',
  'destroyer',
  'torpedoBoat',
  'carrier',
  'merchant',
  'tanker',
  'corvette',
  'boat',
] as const
export type ShipLooks = (typeof shipLooks)[number]

/** A gun that a card has: where it stands, and whether it fires over another. */
export interface KnownGun {
  readonly at: number
  readonly faces: 'fore' | 'aft'
  readonly inches: number
  readonly mount: 'turret' | 'casemate' | 'open' | 'tubes'
  readonly raised?: boolean
}

/** What a card knows of a ship, before her record says what is peculiar. */
export interface Known {
  readonly length: number
  readonly year: number
  readonly looks: ShipLooks
  readonly navy: string
  readonly guns: readonly KnownGun[]
  /** Places of the funnels; without it as many as her class has. */
  readonly funnels?: readonly number[]
  readonly bridgeAt?: number
}

/** The usual ship of a class and its years, as recognition books have her. */
interface Usual {
  readonly from: number
  /** Height of the side at bow, middle and stern. */
  readonly side: readonly [number, number, number]
  readonly bow: Profile['bow']
  readonly stern: Profile['stern']
  readonly turret: GunKind
  readonly funnel: Pick<Funnel, 'top' | 'width' | 'cap'>
  readonly funnels: readonly number[]
  readonly mast: Omit<Mast, 'at'>
  readonly masts: readonly number[]
  readonly bridge: Pick<Bridge, 'kind' | 'height' | 'width'>
  /** From, to, and how many metres over the deck. */
  readonly house: readonly [number, number, number]
}

const pole = (top: number, width = 0.9, tops = 0): Omit<Mast, 'at'> => ({ kind: 'pole', top, width, tops })
const tripod = (top: number): Omit<Mast, 'at'> => ({ kind: 'tripod', top })
const two = [43, 55] as const

/** By class, the newest last: of several the last that had begun in her year. */
const usual: Readonly<Record<ShipLooks, readonly Usual[]>> = {
  battleship: [
    {
      ...{ from: 0, side: [6.1, 5.8, 5.6], bow: 'ram', stern: 'round', turret: 'bare', house: [29, 71, 3.2] },
      ...{ funnel: { top: 25, width: 5, cap: 'flat' }, funnels: [46], masts: [36, 64] },
      ...{ mast: pole(40, 1.3, 2), bridge: { kind: 'open', height: 7.4, width: 10 } },
    },
    {
      ...{ from: 1895, side: [7.9, 7.2, 7], bow: 'ram', stern: 'round', turret: 'hood', house: [30, 70, 2.6] },
      ...{ funnel: { top: 24.5, width: 4.5, cap: 'flat' }, funnels: [44, 54], masts: [36, 63] },
      ...{ mast: pole(41, 1.1, 1), bridge: { kind: 'open', height: 7, width: 10 } },
    },
    {
      ...{
        from: 1906,
        side: [9.6, 7.2, 4.8],
        bow: 'clipper',
        stern: 'cruiser',
        turret: 'turret',
        house: [33, 68, 2.8],
      },
      ...{ funnel: { top: 23, width: 6, cap: 'raked' }, funnels: [45, 54], masts: [60] },
      ...{ mast: tripod(38), bridge: { kind: 'tower', height: 24, width: 11 } },
    },
  ],
  cruiser: [
    {
      ...{ from: 0, side: [9.4, 6.8, 6.9], bow: 'ram', stern: 'counter', turret: 'can', house: [32, 74, 2] },
      ...{ funnel: { top: 23.5, width: 3.4, cap: 'flat' }, funnels: two, masts: [31, 72] },
      ...{ mast: pole(41, 0.9, 1), bridge: { kind: 'open', height: 7.6, width: 9 } },
    },
    {
      ...{ from: 1915, side: [9, 7, 5], bow: 'raked', stern: 'cruiser', turret: 'flush', house: [31, 66, 2.2] },
      ...{ funnel: { top: 20, width: 5, cap: 'flat' }, funnels: [45, 55], masts: [39, 60] },
      ...{ mast: pole(35), bridge: { kind: 'block', height: 10, width: 12 } },
    },
  ],
  destroyer: [
    {
      ...{ from: 0, side: [3.3, 2.1, 1.9], bow: 'straight', stern: 'counter', turret: 'open', house: [18, 23, 2.2] },
      ...{ funnel: { top: 9.2, width: 2.4, cap: 'flat' }, funnels: [34, 49], masts: [26] },
      ...{ mast: pole(14, 0.32), bridge: { kind: 'open', height: 1.6, width: 3 } },
    },
    {
      ...{ from: 1915, side: [6, 3.6, 3], bow: 'raked', stern: 'cruiser', turret: 'house', house: [22, 38, 2.4] },
      ...{ funnel: { top: 14, width: 3.4, cap: 'flat' }, funnels: [42, 54], masts: [34] },
      ...{ mast: pole(26, 0.5), bridge: { kind: 'destroyer', height: 6, width: 7.5 } },
    },
  ],
  torpedoBoat: [
    {
      ...{ from: 0, side: [2, 1.6, 1.3], bow: 'straight', stern: 'counter', turret: 'open', house: [26, 31, 2] },
      ...{ funnel: { top: 5.6, width: 1.5, cap: 'flat' }, funnels: [43], masts: [36] },
      ...{ mast: pole(9.6, 0.22), bridge: { kind: 'open', height: 1.2, width: 2 } },
    },
  ],
  carrier: [
    {
      ...{ from: 0, side: [11, 9, 8], bow: 'raked', stern: 'cruiser', turret: 'open', house: [20, 80, 3] },
      ...{ funnel: { top: 27, width: 8, cap: 'flat' }, funnels: [52], masts: [45] },
      ...{ mast: tripod(36), bridge: { kind: 'island', height: 10, width: 13 } },
    },
  ],
  merchant: [
    {
      ...{ from: 0, side: [9.8, 7.6, 8.8], bow: 'straight', stern: 'counter', turret: 'open', house: [38, 58, 5] },
      ...{ funnel: { top: 24, width: 4.6, cap: 'flat' }, funnels: [51], masts: [22, 74] },
      ...{ mast: { kind: 'pole', top: 29, width: 0.8, derrick: 7 }, bridge: { kind: 'block', height: 5, width: 9 } },
    },
  ],
  tanker: [
    {
      ...{ from: 0, side: [9.8, 5.6, 8.8], bow: 'raked', stern: 'cruiser', turret: 'open', house: [36, 45, 8] },
      ...{ funnel: { top: 24, width: 5, cap: 'flat' }, funnels: [83], masts: [24, 60] },
      ...{ mast: { kind: 'pole', top: 27, width: 0.7, derrick: 6 }, bridge: { kind: 'block', height: 3, width: 7 } },
    },
  ],
  corvette: [
    {
      ...{ from: 0, side: [6.2, 4, 3], bow: 'raked', stern: 'cruiser', turret: 'open', house: [29, 44, 2.4] },
      ...{ funnel: { top: 13, width: 2.7, cap: 'flat' }, funnels: [50], masts: [27] },
      ...{ mast: pole(20, 0.42), bridge: { kind: 'block', height: 3.6, width: 6.4 } },
    },
  ],
  boat: [
    {
      ...{ from: 0, side: [3, 2, 1.35], bow: 'raked', stern: 'transom', turret: 'open', house: [33, 47, 1.4] },
      ...{ funnel: { top: 4, width: 1 }, funnels: [], masts: [47] },
      ...{ mast: pole(7, 0.18), bridge: { kind: 'open', height: 0.9, width: 1.8 } },
    },
  ],
}

/** The length of the ship of whom the heights of a class are true. */
const usualLength: Readonly<Record<ShipLooks, number>> = {
  ...{ battleship: 128, cruiser: 130, destroyer: 64, torpedoBoat: 44, carrier: 240, merchant: 150, tanker: 155 },
  ...{ corvette: 62, boat: 30 },
}
const modernLength = { battleship: 215, cruiser: 175, destroyer: 112 } as const

/** All that a drawing needs: the usual ship, what her card knows, and over both what her record says. */
export function profileOf(known: Known, record: ProfileRecord = {}): Profile {
  const row = usual[known.looks].findLast(({ from }) => known.year >= from)!
  const scale = scaleOf(known, row)
  const french = known.navy === 'marine-nationale' && known.year < 1906 && row.bow === 'ram'
  const side = french ? ([9, 8, 5.2] as const) : row.side
  const deck = record.deck ?? deckOf(side, scale, french)
  const made = { deck, scale, row: french ? { ...row, turret: 'drum' as const } : row }
  const usualWorks = upperWorks(known, made)
  const { houses = usualWorks.houses, flight = usualWorks.flight } = record
  const bridge =
    record.bridge === undefined ? usualWorks.bridge : record.bridge && { ...sizeOfBridge(made), ...record.bridge }
  return {
    length: known.length,
    bow: record.bow ?? (french ? 'tumble' : row.bow),
    stern: record.stern ?? (french ? 'tumble' : row.stern),
    livery: record.livery ?? liveryOf(known),
    ...{ deck, houses, bridge, flight },
    upperHouses: record.upperHouses ?? [],
    funnels: (record.funnels ?? funnelsAt(known, made)).map((funnel) => ({ ...sizeOfFunnel(made), ...funnel })),
    masts: (record.masts ?? mastsAt(made)).map((mast) => ({ ...sizeOfMast(made, mast.kind), ...mast })),
    guns: record.guns ?? gunsOf(known, made),
    casemates: record.casemates ?? casematesOf(known, deck),
    sponsons: record.sponsons ?? [],
    boats: record.boats ?? [],
    cranes: record.cranes ?? [],
    planes: record.planes ?? [],
    vents: record.vents ?? [],
    scuttles: record.scuttles ?? [[6, 94, deckAt(deck, 50) * 0.55]],
    sternwalk: record.sternwalk,
  }
}

interface Made {
  readonly deck: Profile['deck']
  readonly scale: number
  readonly row: Usual
}

/** No pack has a shorter ship. */
const shortest = 10

/**
 * Larger ships of a class are higher, though not by as much as they are longer; what is less than half as long as usual
 * is a model of half the ship.
 */
function scaleOf({ looks, length }: Known, { from }: Usual): number {
  const base = from > 1905 ? ({ ...usualLength, ...modernLength } as typeof usualLength)[looks] : usualLength[looks]
  const share = Math.max(shortest, length) / base
  return Math.min(1.5, share < 0.5 ? Math.pow(0.5, 0.7) * share * 2 : Math.pow(share, 0.7))
}

const rounded = (value: number) => Math.round(value * 10) / 10

function deckOf(side: Usual['side'], scale: number, cutDown: boolean): Profile['deck'] {
  const [bow, middle, stern] = side.map((height) => rounded(height * scale)) as [number, number, number]
  if (cutDown)
    return [
      [0, bow],
      [30, middle],
      [76, middle],
      [76, stern],
      [100, stern],
    ]
  return [
    [0, bow],
    [25, middle],
    [75, rounded((middle + stern) / 2)],
    [100, stern],
  ]
}

function upperWorks({ looks, length, bridgeAt }: Known, { deck, scale, row }: Made) {
  const [from, to, rise] = row.house
  const roof = rounded(deckAt(deck, from) + rise * scale)
  const houses: readonly House[] = [[from, to, deckAt(deck, to) - 0.3, roof, 'rail']]
  const bridge: Bridge = {
    ...{ at: bridgeAt ?? from + 3, kind: row.bridge.kind, foot: roof - 0.1 },
    ...sizeOfBridge({ deck, scale, row }),
  }
  if (looks !== 'carrier') return { houses: [...houses], bridge, flight: null }
  const up = rounded(Math.min(18, 9 + length / 28))
  const flight = { from: 2, to: 98, up, hangar: [12, 90, deckAt(deck, 50) - 0.4], pillars: [5, 8, 95] } as const
  return {
    houses: [],
    bridge: { ...bridge, at: bridgeAt ?? 45, foot: up + 0.5 },
    flight: { ...flight, hangar: [...flight.hangar], pillars: [...flight.pillars] } as NonNullable<Profile['flight']>,
  }
}

const sizeOfBridge = ({ row: { bridge }, scale }: Made) => ({
  ...{ height: rounded(bridge.height * scale), width: rounded((bridge.width ?? 8) * scale) },
})

const sizeOfFunnel = ({ row: { funnel }, scale }: Made) => ({
  ...{ top: rounded(funnel.top * scale), width: rounded(funnel.width * scale) },
})

/** A mast of another kind than usual is as high, but has its own thickness. */
function sizeOfMast({ row: { mast }, scale }: Made, kind: Mast['kind']) {
  const top = rounded(mast.top * scale)
  return kind === mast.kind && mast.width !== undefined ? { top, width: mast.width } : { top }
}

function funnelsAt({ funnels }: Known, { row, deck }: Made) {
  const { cap } = row.funnel
  return (funnels ?? row.funnels)
    .slice(0, 6)
    .map((at) => ({ at, foot: rounded(deckAt(deck, at)), ...(cap && { cap }) }))
}

const mastsAt = ({ row: { mast, masts } }: Made) => masts.map((at) => ({ ...usualMast(mast), at }))

/** Its size comes with the class. */
function usualMast({ top: _top, ...mast }: Omit<Mast, 'at'>): Omit<Mast, 'at' | 'top'> {
  return mast
}

function gunsOf({ guns, looks }: Known, { row, deck }: Made): ProfileGun[] {
  return guns
    .flatMap(({ mount, ...gun }) =>
      mount === 'casemate' ? [] : [{ ...gun, kind: mount === 'turret' ? row.turret : mount }],
    )
    .slice(0, 24)
    .map(({ at, faces, inches, kind, raised }) => {
      const small = looks === 'destroyer' || looks === 'torpedoBoat' || looks === 'boat'
      const foot = rounded(deckAt(deck, at))
      return { at, faces, inches, kind, foot, barbette: raised ? (small ? 2.4 : 3.8) : kind === 'bare' ? 2.6 : 1 }
    })
}

function casematesOf({ guns }: Known, deck: Profile['deck']): SideGun[] {
  return guns
    .filter(({ mount }) => mount === 'casemate')
    .slice(0, 20)
    .map(({ at, faces }) => [at, rounded(deckAt(deck, at) - 2.2), faces, 0.9])
}

/** How a navy painted its large ships, each until a year; after the last of them grey. */
const liveriesUntil: Readonly<Record<string, readonly (readonly [Profile['livery'], until: number])[]>> = {
  'royal-navy': [['victorian', 1903]],
  'marine-nationale': [['victorian', 1908]],
  'us-navy': [['white', 1909]],
  'kaiserliche-marine': [['white', 1896]],
  'imperial-japanese-navy': [
    ['white', 1894],
    ['victorian', 1904],
  ],
  'regia-marina': [['victorian', 1900]],
  'spanish-navy': [['victorian', 1900]],
  'koninklijke-marine': [['white', 1905]],
}

function liveryOf({ looks, navy, year }: Known): Profile['livery'] {
  if (looks === 'torpedoBoat' || looks === 'destroyer') return year < 1904 ? 'black' : 'grey'
  const painted = own(liveriesUntil, navy) ?? [['victorian', 1904]]
  return painted.find(([, until]) => year < until)?.[0] ?? 'grey'
}
