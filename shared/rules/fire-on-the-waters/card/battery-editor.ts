import type { Words } from '../../../words/speak'
import type { DataForm, PartFormOf } from '../../kit/card/data-form'
import { replaced, without, type Entry } from '../../kit/card/entries'
import type { Band, Battery, WaterShip } from '../ship/ship'
import { arcFields, mountNames, nameField, nextName, placesWithout } from './renaming'

export const batteryPart = (index: number) => `battery:${index}`

/** Her batteries as a list: more of them, or fewer. */
export const gunsForm: PartFormOf<WaterShip> = (ship, say) => {
  const { batteries } = ship.value
  return {
    says: batteries.map((battery) => nameOf(battery, say)).join(', '),
    entries: [
      ship.list('batteries', {
        label: say('parts.guns'),
        title: (battery) => nameOf(battery, say),
        entries: () => [],
        adds: 'battery',
        fresh: () => freshBattery(ship.value),
        remove: (index) => {
          const { id, mounts } = batteries[index]!
          // A fire-control radar goes with the battery that it served.
          const places = placesWithout(ship.value, 'mount', mounts).map((place) =>
            place.above?.kind === 'fireControlRadar' && place.above.battery === id ? { ...place, above: null } : place,
          )
          return ship.change({ batteries: without(batteries, index), places })
        },
      }),
    ],
  }
}

/** One battery: what its guns are, its mounts, and what they do at each range. */
export function batteryForm(index: number): PartFormOf<WaterShip> {
  return (ship, say) => {
    const battery = ship.item('batteries', index)
    return {
      title: nameOf(battery.value, say),
      says: battery.value.mounts.map(({ id }) => id).join(' '),
      entries: [
        battery.field('is', { choices: 'batteryRoles' }),
        battery.field('inches', { step: 0.05 }),
        battery.field('shielded'),
        battery.field('reliability', { choices: 'reliabilities' }),
        mountList(ship, battery, index, say),
        bandList(battery, say),
      ],
    }
  }
}

function mountList(ship: DataForm<WaterShip>, battery: DataForm<Battery>, index: number, say: Words): Entry {
  const { mounts, bands } = battery.value
  const ofHers = (to: Partial<Battery>) => ({
    batteries: replaced(ship.value.batteries, index, { ...battery.value, ...to }),
  })
  /** Every number of guns in a mount has its value in every band. */
  const withMounts = (next: Battery['mounts']) =>
    battery.change({ mounts: next, bands: bands.map((band) => valued(band, next)) })
  return battery.list('mounts', {
    title: ({ id }) => say('mountNamed', { id }),
    entries: (mount, slot) => [
      nameField(mount, ship, 'mount', (named) => ofHers({ mounts: replaced(mounts, slot, named) })),
      mount.field('guns', {
        set: (guns) => withMounts(replaced(mounts, slot, { ...mount.value, guns })),
      }),
      ...arcFields(mount.at('arc')),
    ],
    adds: 'mount',
    fresh: (all) => {
      const last = all.at(-1)!
      const prefix = last.id.replace(/\d+$/, '') || 'M'
      return { ...last, id: nextName(prefix, mountNames(ship.value)) }
    },
    add: (all) => withMounts([...all]),
    remove: (slot) =>
      ship.change({
        ...ofHers({ mounts: without(mounts, slot) }),
        places: placesWithout(ship.value, 'mount', [mounts[slot]!]),
      }),
  })
}

function valued(band: Band, mounts: Battery['mounts']): Band {
  const [known = 0] = Object.values(band.values)
  const missing = mounts.filter(({ guns }) => !Object.hasOwn(band.values, String(guns)))
  if (missing.length === 0) return band
  return {
    ...band,
    values: { ...band.values, ...Object.fromEntries(missing.map(({ guns }) => [String(guns), known])) },
  }
}

const initials = ['A', '10', '9', '8', '7', '6', '5', '4', '3', '2', '1'] as const

function bandList(battery: DataForm<Battery>, say: Words): Entry {
  const guns = [...new Set(battery.value.mounts.map((mount) => mount.guns))].sort((one, other) => one - other)
  const choices = initials.map((value) => ({ value, label: value === 'A' ? say('automatic') : value }))
  return battery.list('bands', {
    title: ({ toInches }) => say('bandTo', { inches: toInches }),
    entries: (band) => [
      band.field('toInches', { name: 'to', called: 'toInches', step: 0.5 }),
      band.field('initial', {
        choices,
        set: (to) => band.change({ initial: String(to) === 'A' ? 'A' : Number(to) }),
      }),
      ...guns.map((count) =>
        band.at('values').field(String(count), { name: `value${count}`, label: say('fields.value', { n: count }) }),
      ),
    ],
    adds: 'band',
    // Five inches further, and three off every value.
    fresh: (bands) => {
      const last = bands.at(-1)!
      const lower = Object.entries(last.values).map(([count, value]) => [count, Math.max(-20, value - 3)])
      return { ...last, toInches: Math.min(60, last.toInches + 5), values: Object.fromEntries(lower) as Band['values'] }
    },
  })
}

/** `8″ main battery` */
function nameOf({ inches, is }: Battery, say: Words): string {
  return say('batteryNamed', { inches, is: say(`batteryRoles.${is}`) })
}

function freshBattery(ship: WaterShip): Battery {
  const isFirst = ship.batteries.length === 0
  const names = ship.batteries.map(({ id }) => id)
  return {
    id: nextName('b', names),
    is: isFirst ? 'main' : 'secondary',
    inches: isFirst ? 5 : 4,
    shielded: false,
    reliability: 'B',
    mounts: [{ id: nextName(isFirst ? 'M' : 'S', mountNames(ship)), guns: 1, arc: { from: 210, to: 150 } }],
    bands: [
      { toInches: 5, initial: 'A', values: { 1: 5 } },
      { toInches: 10, initial: 7, values: { 1: 2 } },
      { toInches: 15, initial: 4, values: { 1: -2 } },
    ],
  }
}
