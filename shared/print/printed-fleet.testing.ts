import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { usualProfile } from './print-profile'
import { shipDocument, type ShipDocument } from '../documents/ship'
import { freshShip } from '../game/apply-effect'
import type { ShipInPlay } from '../game/state'
import { packId, shipId, type BoxId, type FieldId, type TrackId } from '../kernel/ids'
import type { Scalar } from '../kernel/scalar'
import { findPack } from '../rules/index'
import { en } from '../rules/words'
import { speaker } from '../words/speak'
import type { PrintJobSetting, SourcedPart } from './print-job-layout'
import type { CardsSource } from './cards-section'
import type { TextOp } from '../card/operations'
import type { PrintPage } from './print-page'
import type { PrintedCard } from './printed-card'
import type { Setting } from './section'
import type { Mark } from '../game/mark'

export const fontsFolder = fileURLToPath(new URL('../../assets/fonts', import.meta.url))
const shipsFolder = new URL('../rules/perfidious-albion/ships/', import.meta.url)

export const words = speaker(en)
export const pack = findPack(packId('perfidious-albion'))!

/** The starter fleet of the pack, read once. */
let fleet: readonly ShipDocument[] | undefined
export function starterShips(): readonly ShipDocument[] {
  return (fleet ??= readdirSync(shipsFolder)
    .filter((file) => file.endsWith('.ship.json'))
    .toSorted()
    .map((file) => shipDocument.parse(JSON.parse(readFileSync(new URL(file, shipsFolder), 'utf8')))))
}

/** A run of numbers from 0 to 1 that is the same in every run of the tests. */
function numbers(seed: number): () => number {
  let state = seed + 1
  return () => {
    state = (state * 48_271) % 2_147_483_647
    return state / 2_147_483_647
  }
}

/** A ship after some hours of battle: about a quarter of her boxes marked, no two alike. */
export function damagedShip(document: ShipDocument, seed: number): ShipInPlay {
  const next = numbers(seed * 7919)
  const upTo = (most: number) => Math.floor(next() * (most + 1))
  const fresh = freshShip(pack, shipId(`ship-${seed}`), document)
  const shape = pack.shape(document)
  const boxes: Record<BoxId, readonly Mark[]> = {}
  for (const [box, { marks }] of Object.entries(shape.boxes)) {
    const taken = next() < 0.25 ? marks.filter((_, place) => next() < (place === 0 ? 0.85 : 0.2)) : []
    if (taken.length > 0) boxes[box as BoxId] = taken
  }
  const tracks = { ...fresh.tracks } as Record<TrackId, number>
  for (const [track, { maximum }] of Object.entries(shape.tracks))
    tracks[track as TrackId] = upTo(Math.min(maximum, 30))
  const commanded: Record<FieldId, Scalar> = seed % 4 === 0 ? commander : {}
  return { ...fresh, boxes, tracks, fields: { ...fresh.fields, ...commanded } }
}

const commander = { commander: 'Vice-Admiral Hervey', commanderRating: 2 } as Record<FieldId, Scalar>

/** A ship fresh out of harbour with somebody on her bridge. */
export function commandedBy({ ship, ...card }: PrintedCard, name: string, rating: number): PrintedCard {
  const fresh = freshShip(pack, ship.id, ship.document)
  const fields: Record<string, Scalar> = { ...fresh.fields, commander: name, commanderRating: rating }
  return { ...card, ship: { ...fresh, fields } }
}

/** Her fire track at this level. */
export function withFire({ ship, ...card }: PrintedCard, level: number): PrintedCard {
  const tracks: Record<string, number> = { ...ship.tracks, fire: level }
  return { ...card, ship: { ...ship, tracks } }
}

/** So many cards of the fleet in two sides of two squadrons, each copy damaged differently. */
export function damagedCards(count: number, ships = starterShips()): readonly PrintedCard[] {
  return Array.from({ length: count }, (_, place) => ({
    ship: damagedShip(ships[place % ships.length]!, place),
    pack,
    side: place < count / 2 ? 'Home Fleet' : 'Combined Squadron',
    squadron: place % Math.ceil(count / 2) < count / 4 ? '1st Division' : '2nd Division',
  }))
}

/** The lines of text that lie on a page, without its foot. */
export function textsOn({ parts }: PrintPage): readonly TextOp[] {
  return parts.flatMap(({ draw }) => draw().flatMap((each) => (each.op === 'text' ? [each] : [])))
}
export const saidOn = (page: PrintPage): readonly string[] => textsOn(page).map(({ text }) => text)

/** What holds for a print, on A4 with the margins that most printers have. */
export function setting(change: Partial<Setting> = {}): Setting {
  return {
    title: 'Battle off Ushant',
    profile: usualProfile('A4'),
    ink: 'colour',
    words,
    isTwoSided: false,
    ...change,
  }
}

export function cardsPart(cards = damagedCards(4), change: Partial<CardsSource> = {}): SourcedPart {
  return { part: 'cards', source: { cards, fresh: false, perPage: 1, ...change } }
}

export function rosterPart(cards = damagedCards(4), fresh = false): SourcedPart {
  return { part: 'roster', source: { cards, fresh } }
}

interface Dated extends PrintJobSetting {
  readonly date: Date
}

/** A queue to print; without a change a roster and a card a page. */
export function printJobWith(change: Partial<Dated> = {}): Dated {
  const { isTwoSided: _, ...usual } = setting()
  return { ...usual, parts: [rosterPart(), cardsPart()], date: new Date(Date.UTC(1904, 4, 12)), ...change }
}
