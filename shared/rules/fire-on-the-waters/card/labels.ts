import { assertNever } from '../../../kernel/assert-never'
import type { GlyphName } from '../../../card/glyphs'
import type { Words } from '../../../words/speak'
import type { Arc, Item, Space, WaterShip } from '../ship/ship'
import { mountOf, torpedoMountOf } from '../ship/ship-data'

/** The label of a thing in a box: a glyph or the plan of its arc, its name, and a short word. */
export interface Label {
  readonly sign: GlyphName | { readonly arc: Arc; readonly turret: boolean; readonly twin: boolean } | null
  /** `A`, `B1`; empty where there is only one. */
  readonly letter: string
  readonly word: string
  /** The word where there is no room for it. */
  readonly short: string
}

const key = (name: string) => `rules.fire-on-the-waters.card.${name}`

export function labelOf(ship: WaterShip, content: Space | Item, words: Words): Label {
  const word = (name: string, values?: Parameters<Words>[1]) => words(key(`contents.${name}`), values)
  const said = (name: string, values?: Parameters<Words>[1]) => ({
    word: word(name, values),
    short: words(key(`contents.short.${name}`), values),
  })
  const plain = (sign: GlyphName, letter = ''): Label => ({ sign, letter, ...said(content.kind) })
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
      return plain('magazine', content.serves)
    case 'fuel':
      return plain('fuel')
    case 'aviationGas':
      return plain('aviation-gas')
    case 'steering':
      return plain('steering')
    case 'plot':
      return plain('plot')
    case 'cic':
      return plain('cic')
    case 'cargo':
      return plain('cargo')
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
    case 'torpedoReloads':
      return plain('torpedo')
    case 'aamg':
      return plain('aa-gun')
    case 'funnel':
      return plain('funnel')
    case 'bridge':
      return plain('bridge')
    case 'flagPlot':
      return plain('admiral')
    case 'radio':
      return plain('radio')
    case 'director':
      return { sign: 'director', letter: '', ...said(content.director) }
    case 'searchRadar':
      return { sign: 'radar', letter: 'S', word: content.set, short: lastOf(content.set) }
    case 'fireControlRadar':
      return { sign: 'radar', letter: 'F', word: content.set, short: lastOf(content.set) }
    case 'searchlight':
      return plain('searchlight')
    case 'aircraft':
      return plain('aircraft')
    case 'boats':
      return plain('boat')
    default:
      return assertNever(content)
  }
}

/** `281` of `Type 281`. */
const lastOf = (set: string) => set.split(' ').at(-1) ?? set
