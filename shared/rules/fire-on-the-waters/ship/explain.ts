import type { ShipDocument } from '../../../documents/ship'
import type { ShipInPlay } from '../../../game/state'
import type { BoxId, FieldId } from '../../../kernel/ids'
import { own } from '../../../kernel/own'
import { decapitalised } from '../../../words/decapitalised'
import type { Words } from '../../../words/speak'
import { grouped } from '../../../words/units'
import { casualtiesField, casualtiesOf, writeCasualties, type Casualty } from '../../kit/casualties'
import type { BoxExplained, FieldWord, FieldWords } from '../../pack/rules-pack'
import { armourFactors, burnableOf, fireAndExplosion } from '../tables/damage'
import {
  bridgeHit,
  bridgeTableOf,
  shockEffects,
  steeringHit,
  type ShockRow,
  type SpecialRow,
} from '../tables/special-damage'
import { bearings, type Arc, type Item, type Place, type Space, type WaterShip } from './ship'
import { contentOf, magazinesOf, mountOf, placeAt, shipOf, spacesOf, torpedoMountOf, placeOfBox } from './ship-data'

const key = (name: string) => `rules.fire-on-the-waters.box.${name}`

/** What lies in a box, in words: what it is, what a hit there does, its armour and what flooding it costs. */
export function explainBox(inPlay: ShipInPlay, box: BoxId, words: Words): BoxExplained {
  const ship = shipOf(inPlay.document)
  const { at, is } = placeOfBox(box)
  const place = placeAt(ship, at)
  const content = contentOf(ship, box)
  const what = words(key(content ? `is.${content.kind}` : 'is.nothing'))
  return {
    title: words(key(is === 'hull' ? 'titleHull' : 'titleAbove'), { what, at }),
    lines: place && content ? linesOf(ship, place, content, is, words) : [words(key('nothingLine'))],
    marks: own(inPlay.boxes, box) ?? [],
  }
}

function linesOf(ship: WaterShip, place: Place, content: Space | Item, is: 'hull' | 'above', words: Words): string[] {
  return [
    ...contentLines(ship, place, content, words),
    ...fireLine(ship, content, words),
    words(key(`outer.${place.outer}`), { less: -armourFactors[place.outer] }),
    ...(place.inner === 'none' ? [] : [words(key('inner'), { less: -armourFactors[place.inner] })]),
    ...(is === 'hull' ? [words(key('points'), { n: place.points })] : []),
    ...(is === 'hull' && place.torpedoSpan ? [words(key('torpedoSpan'), place.torpedoSpan)] : []),
  ]
}

function contentLines(ship: WaterShip, place: Place, content: Space | Item, words: Words): string[] {
  const line = (name: string, values?: Parameters<Words>[1]) => words(key(`line.${name}`), values)
  switch (content.kind) {
    case 'boilerRoom':
    case 'engineRoom':
      return roomLines(ship, place, content, words)
    case 'magazine':
      return [line('magazine', { mounts: content.feeds.join(', ') })]
    case 'mount':
      return mountLines(ship, content.mount, words)
    case 'torpedoMount': {
      const mount = torpedoMountOf(ship, content.mount)
      if (!mount) return []
      const values = { mount: mount.id, n: mount.tubes, type: mount.type, arc: arcInWords(mount.arc, words) }
      return [line('torpedoMount', values)]
    }
    case 'director':
      return [line(`director.${content.director}`)]
    case 'searchRadar':
      return [line('searchRadar', { set: content.set })]
    case 'fireControlRadar': {
      const battery = ship.batteries.find(({ id }) => id === content.battery)
      return [line('fireControlRadar', { set: content.set, inches: battery?.inches ?? 0 })]
    }
    default:
      return [line(content.kind)]
  }
}

/** What a room holds, and where else it lies. */
function roomLines(
  ship: WaterShip,
  { at }: Place,
  content: Extract<Space, { kind: 'boilerRoom' | 'engineRoom' }>,
  words: Words,
): string[] {
  const room = ship.rooms.find(({ id }) => id === content.room)
  if (!room) return []
  const what =
    room.kind === 'boilerRoom'
      ? words(key('line.boilerRoom'), { room: room.id, n: room.boilers })
      : words(key('line.engineRoom'), { room: room.id, n: room.engines, shafts: room.shafts.join(', ') })
  const others = spacesOf(ship, content.kind)
    .filter(({ place, holds }) => holds.room === content.room && place.at !== at)
    .map(({ place }) => place.at)
  return others.length === 0 ? [what] : [what, words(key('line.alsoAt'), { at: others.join(', ') })]
}

function mountLines(ship: WaterShip, id: string, words: Words): string[] {
  const found = mountOf(ship, id)
  if (!found) return []
  const { mount, battery } = found
  const values = { mount: id, n: mount.guns, inches: battery.inches, arc: arcInWords(mount.arc, words) }
  const magazines = magazinesOf(ship, id).map((box) => placeOfBox(box).at)
  return [
    words(key('line.mount'), values),
    magazines.length === 0
      ? words(key('line.readyAmmunition'))
      : words(key('line.fedFrom'), { at: magazines.join(', ') }),
  ]
}

/** What the red die has to show for a fire here, and whether it may blow her up. */
function fireLine(ship: WaterShip, content: Space | Item, words: Words): string[] {
  const burns = burnableOf(ship, content)
  if (!burns) return []
  const { fireAtMost, explosion } = fireAndExplosion.rows[burns]
  return [words(key(explosion ? 'burnsAndExplodes' : 'burns'), { atMost: fireAtMost })]
}

function arcInWords(arc: Arc, words: Words): string {
  return words(key(`arc.${bearings(arc)}`), arc)
}

/** Casualties of a ship, and those that can befall her: by the tables of her navy, in their order. */
export function fieldWords(ship: ShipInPlay, field: FieldId, words: Words): FieldWords | undefined {
  if (field !== casualtiesField) return undefined
  const word = (casualty: Casualty): FieldWord => ({
    value: writeCasualties([casualty]) ?? '',
    label: sayCasualty(casualty, words),
  })
  const adds = possible(shipOf(ship.document)).map(word)
  // Rows with the same result are offered once.
  const once = adds.filter(({ label }, index) => adds.findIndex((other) => other.label === label) === index)
  return { has: casualtiesOf(ship).map(word), adds: once }
}

function possible(ship: WaterShip): readonly Casualty[] {
  const shock: readonly ShockRow[] = shockEffects
  const rows: readonly Pick<SpecialRow, 'id' | 'sub'>[] = [
    ...steeringHit,
    ...bridgeHit[bridgeTableOf(ship.nation, ship.type)].rows,
    ...shock,
  ]
  return rows.flatMap(({ id, sub }): Casualty[] => {
    const where = named(ship, id)
    if (where) return where.map((of) => ({ id, of }))
    // Courses of a wild helm are rolled every turn and are on no card.
    if (sub && id !== 'steeringWild') return sub.map(([, , of]) => ({ id, of }))
    return [{ id }]
  })
}

/** What a casualty has to name: a shaft, a room, a mount. */
function named(ship: WaterShip, id: string): readonly string[] | undefined {
  const rooms = (kind: WaterShip['rooms'][number]['kind']) =>
    ship.rooms.filter((room) => room.kind === kind).map((room) => room.id)
  const mounts = (is: 'main' | 'secondary') =>
    ship.batteries.filter((battery) => battery.is === is).flatMap((battery) => battery.mounts.map((mount) => mount.id))
  switch (id) {
    case 'shaftLost':
      return Array.from({ length: ship.shafts }, (_, shaft) => String(shaft + 1))
    case 'turbineOil':
    case 'turbineCasing':
      return rooms('engineRoom')
    case 'boilerBreached':
    case 'forcedDraught':
      return rooms('boilerRoom')
    case 'mainMountJammed':
      return mounts('main')
    case 'secondaryMountJammed':
      return mounts('secondary')
    case 'torpedoMountJammed':
      return (ship.torpedoes?.mounts ?? []).map((mount) => mount.id)
    default:
      return undefined
  }
}

const ofPack = (name: string) => `rules.fire-on-the-waters.${name}`

/** A casualty in short: `rudder bent, no left turn`, `radio out`, with the turn it lasts to. */
export function sayCasualty({ id, of, untilTurn }: Casualty, words: Words): string {
  const named = ofPack(`fieldWords.casualties.${id}`)
  const said = words(named, { of: of ?? '' })
  const what = said === named ? id : said
  const detail = of === undefined ? '' : words(ofPack(`card.casualtyOf.${of}`))
  const described = [what, detail === ofPack(`card.casualtyOf.${of}`) ? '' : detail]
    .filter((part) => part !== '')
    .join(', ')
  return untilTurn === undefined ? described : words(ofPack('card.casualtyUntil'), { what: described, turn: untilTurn })
}

/** A ship in a line: `heavy cruiser, 8 700 t, 4.25″ a turn`, and what she is armed with: `6 × 8″ 8 TT`. */
export function summary(document: ShipDocument, words: Words): { readonly line: string; readonly guns: string } {
  const ship = shipOf(document)
  return {
    line: words(ofPack('summary'), {
      type: document.type === '' ? ship.type : decapitalised(document.type),
      tons: grouped(ship.displacementTons),
      speed: ship.topSpeed.toFixed(2),
    }),
    guns: armament(ship, words),
  }
}

/** The two heaviest batteries and the tubes: her armament in short. */
function armament(ship: WaterShip, words: Words): string {
  const batteries = [...ship.batteries]
    .sort((one, other) => other.inches - one.inches)
    .slice(0, 2)
    .map(({ inches, mounts }) =>
      words(ofPack('armedGuns'), { inches, guns: mounts.reduce((sum, { guns }) => sum + guns, 0) }),
    )
  const tubes = ship.torpedoes?.mounts.reduce((sum, { tubes: n }) => sum + n, 0) ?? 0
  const described = [...batteries, ...(tubes > 0 ? [words(ofPack('armedTubes'), { n: tubes })] : [])]
  return described.length === 0 ? words(ofPack('unarmed')) : described.join(' ')
}
