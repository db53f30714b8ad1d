import { assertNever } from '../../../kernel/assert-never'
import type { BoxId } from '../../../kernel/ids'
import { own } from '../../../kernel/own'
import type { ShipInPlay } from '../../../game/state'
import type { Words } from '../../../words/speak'
import type { BoxExplained } from '../../pack/rules-pack'
import { bearings } from './bearings'
import { placeOfBox } from './boxes'
import type { Arc, Item, Place, Space, WaterShip } from './ship'
import { contentOf, mountOf, placeAt, shipOf, spacesOf, torpedoMountOf } from './ship-data'
import { armourFactors, fireAndExplosion, type Burnable } from '../tables/damage'

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
    case 'stores':
    case 'fuel':
    case 'aviationGas':
    case 'steering':
    case 'plot':
    case 'cic':
    case 'cargo':
    case 'torpedoReloads':
    case 'aamg':
    case 'funnel':
    case 'bridge':
    case 'flagPlot':
    case 'radio':
    case 'searchlight':
    case 'aircraft':
    case 'boats':
      return [line(content.kind)]
    default:
      return assertNever(content)
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
    .filter(({ place, space }) => space.room === content.room && place.at !== at)
    .map(({ place }) => place.at)
  return others.length === 0 ? [what] : [what, words(key('line.alsoAt'), { at: others.join(', ') })]
}

function mountLines(ship: WaterShip, id: string, words: Words): string[] {
  const found = mountOf(ship, id)
  if (!found) return []
  const { mount, battery } = found
  const values = { mount: id, n: mount.guns, inches: battery.inches, arc: arcInWords(mount.arc, words) }
  const magazines = spacesOf(ship, 'magazine')
    .filter(({ space }) => space.feeds.includes(id))
    .map(({ place }) => place.at)
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

function burnableOf(ship: WaterShip, content: Space | Item): Burnable | undefined {
  switch (content.kind) {
    case 'magazine':
    case 'aviationGas':
    case 'torpedoMount':
    case 'torpedoReloads':
    case 'aamg':
    case 'aircraft':
      return content.kind
    case 'fuel':
      return 'fuelOil'
    case 'mount':
      return mountOf(ship, content.mount)?.battery.is === 'main' ? 'mainMount' : 'otherMount'
    default:
      return undefined
  }
}

function arcInWords(arc: Arc, words: Words): string {
  return words(key(`arc.${bearings(arc)}`), arc)
}
