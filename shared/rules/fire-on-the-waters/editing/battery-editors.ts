import type { ShipDocument } from '../../../documents/ship'
import type { Words } from '../../../words/speak'
import {
  choiceEntry,
  listEntry,
  numberEntry,
  replaced,
  textEntry,
  without,
  yesNoEntry,
  type Entry,
} from '../../kit/card/entries'
import type { Band, Battery } from '../ship/ship'
import { shipOf } from '../ship/ship-data'
import { arcEntries, reliabilityEntry } from './mount-entries'
import { mountNames, nextName, placesWithoutMounts, renameMount, withData } from './form-edits'
import type { Editor, PartEditor } from '../../kit/part-editor'
import { editingWords } from './says'

const mostBatteries = 6
const mostMounts = 20
const mostBands = 10

/** Her batteries as a list: more of them, or fewer. */
export const gunsEditor: Editor = (document, words) => {
  const say = editingWords(words)
  const ship = shipOf(document)
  const { batteries } = ship
  return {
    title: say('parts.guns'),
    says: batteries.map((battery) => nameOf(battery, words)).join(', '),
    entries: [
      listEntry(
        { name: 'batteries', label: say('parts.guns') },
        {
          items: batteries.map((battery) => ({ title: nameOf(battery, words), entries: [] })),
          adds: batteries.length < mostBatteries ? [{ value: 'battery', label: say('adds.battery') }] : [],
          least: 0,
          add: () => withData(document, { batteries: [...batteries, freshBattery(document)] }),
          remove: (index) => {
            const gone = batteries[index]!
            const places = placesWithoutMounts(
              ship,
              gone.mounts.map(({ id }) => id),
            )
            return withData(document, {
              batteries: without(batteries, index),
              // A fire-control radar goes with the battery that it served.
              places: places.map((place) =>
                place.above?.kind === 'fireControlRadar' && place.above.battery === gone.id
                  ? { ...place, above: null }
                  : place,
              ),
            })
          },
        },
      ),
    ],
  }
}

/** One battery: what its guns are, its mounts, and what they do at each range. */
export function batteryEditor(document: ShipDocument, index: number, words: Words): PartEditor {
  const say = editingWords(words)
  const { batteries } = shipOf(document)
  const battery = batteries[index]
  if (!battery) return { title: say('parts.guns'), says: '', entries: [] }
  const become = (change: Partial<Battery>) =>
    withData(document, { batteries: replaced(batteries, index, { ...battery, ...change }) })
  const roles = (['main', 'secondary'] as const).map((value) => ({ value, label: say(`batteryRoles.${value}`) }))
  return {
    title: nameOf(battery, words),
    says: battery.mounts.map(({ id }) => id).join(' '),
    entries: [
      choiceEntry({ name: 'is', label: say('fields.is'), value: battery.is, choices: roles }, (is) => become({ is })),
      numberEntry(
        { name: 'inches', label: say('fields.inches'), value: battery.inches, minimum: 3, maximum: 18.1, step: 0.05 },
        (inches) => become({ inches }),
      ),
      yesNoEntry({ name: 'shielded', label: say('fields.shielded'), value: battery.shielded }, (shielded) =>
        become({ shielded }),
      ),
      reliabilityEntry('reliability', battery.reliability, words, (reliability) => become({ reliability })),
      mountList(document, index, battery, become, words),
      bandList(battery, become, words),
    ],
  }
}

type Become = (change: Partial<Battery>) => ShipDocument

function mountList(document: ShipDocument, index: number, battery: Battery, become: Become, words: Words): Entry {
  const say = editingWords(words)
  const ship = shipOf(document)
  const { mounts } = battery
  return listEntry(
    { name: 'mounts', label: say('fields.mounts') },
    {
      items: mounts.map((mount, slot) => {
        const changed = (change: Partial<typeof mount>) => withMounts(replaced(mounts, slot, { ...mount, ...change }))
        return {
          title: say('mountNamed', { id: mount.id }),
          entries: [
            textEntry({ name: `mounts.${slot}.id`, label: say('fields.id'), value: mount.id, maximumLength: 8 }, (id) =>
              renameMount(document, index, slot, id),
            ),
            numberEntry(
              { name: `mounts.${slot}.guns`, label: say('fields.guns'), value: mount.guns, minimum: 1, maximum: 4 },
              (guns) => changed({ guns }),
            ),
            ...arcEntries(`mounts.${slot}`, mount.arc, words, (arc) => changed({ arc })),
          ],
        }
      }),
      adds: mounts.length < mostMounts ? [{ value: 'mount', label: say('adds.mount') }] : [],
      least: 1,
      add: () => {
        const last = mounts.at(-1)!
        const prefix = last.id.replace(/\d+$/, '') || 'M'
        return withMounts([...mounts, { ...last, id: nextName(prefix, mountNames(ship)) }])
      },
      remove: (slot) =>
        withData(document, {
          batteries: replaced(ship.batteries, index, { ...battery, mounts: without(mounts, slot) }),
          places: placesWithoutMounts(ship, [mounts[slot]!.id]),
        }),
    },
  )

  /** Every number of guns in a mount has its value in every band. */
  function withMounts(next: Battery['mounts']): ShipDocument {
    return become({ mounts: next, bands: battery.bands.map((band) => valued(band, next)) })
  }
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

function bandList({ bands, mounts }: Battery, become: Become, words: Words): Entry {
  const say = editingWords(words)
  const guns = [...new Set(mounts.map((mount) => mount.guns))].sort((one, other) => one - other)
  return listEntry(
    { name: 'bands', label: say('fields.bands') },
    {
      items: bands.map((band, index) => {
        const changed = (change: Partial<Band>) => become({ bands: replaced(bands, index, { ...band, ...change }) })
        const name = (of: string) => `bands.${index}.${of}`
        return {
          title: say('bandTo', { inches: band.toInches }),
          entries: [
            numberEntry(
              {
                name: name('to'),
                label: say('fields.toInches'),
                value: band.toInches,
                minimum: 0.5,
                maximum: 60,
                step: 0.5,
              },
              (toInches) => changed({ toInches }),
            ),
            choiceEntry(
              {
                name: name('initial'),
                label: say('fields.initial'),
                value: String(band.initial),
                choices: initials.map((value) => ({ value, label: value === 'A' ? say('automatic') : value })),
              },
              (initial) => changed({ initial: initial === 'A' ? 'A' : Number(initial) }),
            ),
            ...guns.map((count) =>
              numberEntry(
                {
                  name: name(`value${count}`),
                  label: say('fields.value', { n: count }),
                  value: band.values[String(count)] ?? 0,
                  minimum: -20,
                  maximum: 18,
                },
                (value) => changed({ values: { ...band.values, [String(count)]: value } }),
              ),
            ),
          ],
        }
      }),
      adds: bands.length < mostBands ? [{ value: 'band', label: say('adds.band') }] : [],
      least: 1,
      // Five inches further, and three off every value.
      add: () => {
        const last = bands.at(-1)!
        const values = Object.fromEntries(
          Object.entries(last.values).map(([count, value]) => [count, Math.max(-20, value - 3)]),
        )
        return become({ bands: [...bands, { ...last, toInches: Math.min(60, last.toInches + 5), values }] })
      },
      remove: (index) => become({ bands: without(bands, index) }),
    },
  )
}

/** `8″ main battery` */
function nameOf({ inches, is }: Battery, words: Words): string {
  return editingWords(words)('batteryNamed', { inches, is: editingWords(words)(`batteryRoles.${is}`) })
}

function freshBattery(document: ShipDocument): Battery {
  const ship = shipOf(document)
  const isFirst = ship.batteries.length === 0
  return {
    id: nextName(
      'b',
      ship.batteries.map(({ id }) => id),
    ),
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
