import { arcPlanOperations, type ArcPlace } from '../../../card/arc-plan'
import type { GlyphName } from '../../../card/glyphs'
import type { Operation } from '../../../card/operations'
import type { Words } from '../../../words/speak'
import type { Arc, Item, Space, WaterShip } from '../ship/ship'
import { mountOf, torpedoMountOf } from '../ship/ship-data'
import { cardKey } from './layout'

/** The label of a thing in a box: a glyph or the plan of its arc, its name, and a short word. */
export interface Label {
  readonly sign: GlyphName | { readonly arc: Arc; readonly turret: boolean; readonly guns: number } | null
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
      return { sign: null, letter: '', ...said('stores') }
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
      const sign = { arc: mount.arc, turret: battery.shielded, guns: mount.guns }
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
  { turret, guns }: { readonly turret: boolean; readonly guns: number },
  place: ArcPlace,
): Operation[] {
  const start = from > to ? from - 360 : from
  const allRound = from === to
  const sweep = [start, allRound ? start + 360 : to] as const
  return arcPlanOperations({ sweeps: [sweep], barrels: [restOf(from, to)], turret, guns }, place)
}

/** Mounts that bear over the bow rest ahead, over the stern aft, the rest on their beam. */
function restOf(from: number, to: number): number {
  const middle = (((from > to ? from - 360 : from) + to) / 2 + 360) % 360
  if (from === to) return 0
  return Math.round(middle / 30) * 30
}
