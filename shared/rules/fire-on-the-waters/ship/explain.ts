import { marksOf } from '../../../game/mark'
import type { Effect } from '../../../game/effect'
import type { ShipDocument } from '../../../documents/ship'
import type { ShipInPlay } from '../../../game/state'
import type { BoxId, FieldId } from '../../../kernel/ids'
import type { Phrase } from '../../../kernel/phrase'
import { decapitalised } from '../../../words/decapitalised'
import type { Words } from '../../../words/speak'
import { grouped } from '../../../words/units'
import { casualtyWords, type Casualty } from '../../kit/casualties'
import type { BoxExplained, FieldWords, ShipSummary } from '../../pack/rules-pack'
import { armourFactors, burnableOf, fireAndExplosion } from '../tables/damage'
import { bridgeHit, bridgeTableOf, shockEffects, steeringHit, type ShockRow } from '../tables/special-damage'
import { bearings, tracks, type Arc, type Item, type Place, type Space, type WaterShip } from './ship'
import {
  contentOf,
  hullBox,
  magazinesOf,
  mountOf,
  placeAt,
  placeOfBox,
  shipOf,
  spacesOf,
  torpedoMountOf,
} from './ship-data'

const key = (name: string) => `rules.fire-on-the-waters.box.${name}`

/** A torpedo opens her to both sides of where it strikes: that place gives the answer its name. */
const torpedoStrikes = ['torpedoReaches', 'torpedoByForm'].map((name) => `rules.fire-on-the-waters.damage.${name}`)

/** The space in which a reason says that a torpedo struck. */
export function boxOf({ key: reason, values }: Phrase): BoxId | null | undefined {
  // What befalls those on the bridge is distinguished by what it does, not by the box that goes with it.
  if (reason === 'rules.fire-on-the-waters.damage.bridgeHit') return null
  return torpedoStrikes.includes(reason) ? hullBox(Number(values?.['at'])) : undefined
}

/** What she makes follows from what is broken: that alone is no damage. */
export const isHarmless = (_ship: ShipInPlay, effect: Effect) =>
  effect.type === 'trackMoved' && effect.track === tracks.speed

type Say = (name: string, values?: Parameters<Words>[1]) => string

/** What lies in a box, in words: what it is, what a hit there does, its armour and what flooding it costs. */
export function explainBox(inPlay: ShipInPlay, box: BoxId, words: Words): BoxExplained {
  const say: Say = (name, values) => words(key(name), values)
  const ship = shipOf(inPlay.document)
  const { at, is } = placeOfBox(box)
  const place = placeAt(ship, at)
  const content = contentOf(ship, box)
  const what = say(content ? `is.${content.kind}` : 'is.nothing')
  return {
    title: say(is === 'hull' ? 'titleHull' : 'titleAbove', { what, at }),
    what,
    lines:
      place && content
        ? [
            ...contentLines(ship, place, content, say),
            ...fireLine(ship, content, say),
            say(`outer.${place.outer}`, { less: -armourFactors[place.outer] }),
            ...(place.inner === 'none' ? [] : [say('inner', { less: -armourFactors[place.inner] })]),
            ...(is === 'hull' ? [say('points', { n: place.points })] : []),
            ...(is === 'hull' && place.torpedoSpan ? [say('torpedoSpan', place.torpedoSpan)] : []),
          ]
        : [say('nothingLine')],
    marks: marksOf(inPlay, box),
  }
}

function contentLines(ship: WaterShip, { at }: Place, content: Space | Item, say: Say): string[] {
  const arcOf = (arc: Arc) => say(`arc.${bearings(arc)}`, arc)
  switch (content.kind) {
    case 'boilerRoom':
    case 'engineRoom': {
      const room = ship.rooms.find(({ id }) => id === content.room)
      if (!room) return []
      const holds =
        room.kind === 'boilerRoom' ? { n: room.boilers } : { n: room.engines, shafts: room.shafts.join(', ') }
      const others = spacesOf(ship, content.kind)
        .filter(({ place, holds: { room: id } }) => id === content.room && place.at !== at)
        .map(({ place }) => place.at)
      const what = say(`line.${room.kind}`, { room: room.id, ...holds })
      return others.length === 0 ? [what] : [what, say('line.alsoAt', { at: others.join(', ') })]
    }
    case 'magazine':
      return [say('line.magazine', { mounts: content.feeds.join(', ') })]
    case 'mount': {
      const found = mountOf(ship, content.mount)
      if (!found) return []
      const { mount, battery } = found
      const magazines = magazinesOf(ship, mount.id).map((box) => placeOfBox(box).at)
      return [
        say('line.mount', { mount: mount.id, n: mount.guns, inches: battery.inches, arc: arcOf(mount.arc) }),
        magazines.length === 0 ? say('line.readyAmmunition') : say('line.fedFrom', { at: magazines.join(', ') }),
      ]
    }
    case 'torpedoMount': {
      const mount = torpedoMountOf(ship, content.mount)
      if (!mount) return []
      return [say('line.torpedoMount', { mount: mount.id, n: mount.tubes, type: mount.type, arc: arcOf(mount.arc) })]
    }
    case 'director':
      return [say(`line.director.${content.director}`)]
    case 'searchRadar':
      return [say('line.searchRadar', { set: content.set })]
    case 'fireControlRadar': {
      const battery = ship.batteries.find(({ id }) => id === content.battery)
      return [say('line.fireControlRadar', { set: content.set, inches: battery?.inches ?? 0 })]
    }
    default:
      return [say(`line.${content.kind}`)]
  }
}

/** What the red die has to show for a fire here, and whether it may blow her up. */
function fireLine(ship: WaterShip, content: Space | Item, say: Say): string[] {
  const burns = burnableOf(ship, content)
  if (!burns) return []
  const { fireAtMost, explosion } = fireAndExplosion.rows[burns]
  return [say(explosion ? 'burnsAndExplodes' : 'burns', { atMost: fireAtMost })]
}

/** Casualties of a ship, and those that can befall her: by the tables of her navy, in their order. */
export function fieldWords(ship: ShipInPlay, field: FieldId, words: Words): FieldWords | undefined {
  return casualtyWords(ship, field, possible(shipOf(ship.document)), (casualty) => sayCasualty(casualty, words))
}

function possible(ship: WaterShip): readonly Casualty[] {
  const bridge: readonly Row[] = bridgeHit[bridgeTableOf(ship.nation, ship.type)].rows
  const rows: readonly Row[] = [...steeringHit, ...bridge, ...shockEffects]
  return rows.flatMap((row): Casualty[] => {
    const { id, sub } = row
    const where = named(ship, row)
    if (where) return where.map((of) => ({ id, of }))
    // Courses of a wild helm are rolled every turn and are on no card.
    if (sub && id !== 'steeringWild') return sub.map(([, , of]) => ({ id, of }))
    return [{ id }]
  })
}

type Row = Pick<ShockRow, 'id' | 'sub' | 'room'>

/** What a casualty has to name: a shaft, a room, a mount. */
function named(ship: WaterShip, { id, room }: Row): readonly string[] | undefined {
  if (room) return ship.rooms.filter(({ kind }) => kind === room).map((each) => each.id)
  if (id === 'shaftLost') return Array.from({ length: ship.shafts }, (_, shaft) => String(shaft + 1))
  if (id === 'torpedoMountJammed') return (ship.torpedoes?.mounts ?? []).map((mount) => mount.id)
  if (id !== 'mainMountJammed' && id !== 'secondaryMountJammed') return undefined
  const batteries = ship.batteries.filter(({ is }) => id === `${is}MountJammed`)
  return batteries.flatMap(({ mounts }) => mounts.map((mount) => mount.id))
}

const ofPack = (name: string) => `rules.fire-on-the-waters.${name}`

/** A casualty in short: `rudder bent, no left turn`, `radio out`, with the turn it lasts to. */
export function sayCasualty({ id, of, untilTurn }: Casualty, words: Words): string {
  const named = ofPack(`fieldWords.casualties.${id}`)
  const said = words(named, { of: of ?? '' })
  const what = said === named ? id : said
  const detail = of === undefined ? '' : words(ofPack(`card.casualtyOf.${of}`))
  const isSaid = detail !== '' && detail !== ofPack(`card.casualtyOf.${of}`)
  const described = isSaid ? `${what}, ${detail}` : what
  return untilTurn === undefined ? described : words(ofPack('card.casualtyUntil'), { what: described, turn: untilTurn })
}

/** A ship in a line: `heavy cruiser, 8 700 t, 4.25″ a turn`, and what she is armed with: `6 × 8″ 8 TT`. */
export function summary(document: ShipDocument, words: Words): ShipSummary {
  const ship = shipOf(document)
  return {
    line: words(ofPack('summary'), {
      type: document.type === '' ? ship.type : decapitalised(document.type),
      tons: grouped(ship.displacementTons),
      speed: ship.topSpeed.toFixed(2),
    }),
    guns: armament(ship, words),
    tons: ship.displacementTons,
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
