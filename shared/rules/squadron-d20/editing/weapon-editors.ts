import type { ShipDocument } from '../../../documents/ship'
import type { Words } from '../../../words/speak'
import { choiceEntry, listEntry, numberEntry, without, yesNoEntry, type Entry } from '../../kit/card/entries'
import type { Editor, PartEditor } from '../../kit/part-editor'
import { dataOf } from '../ship/stand-data'
import {
  faces as facesSchema,
  battery as batterySchema,
  groupNames,
  mountKinds,
  type Battery,
  type GroupName,
  type Weapons,
} from '../ship/ship'
import { editingWords } from './says'
import { boundsOf, withData, type Armed } from './data-edits'
import { freshBattery, withBattery, withGroup, type GunGroupName } from './weapon-edits'

const mostBatteries = 4
const mostMounts = 24
const mostGuns = 4

/** Which groups there are, and the faces of the D10 that find them. */
export const weaponsEditor: Editor = (document, words) => {
  const say = editingWords(words)
  const armed = armedOf(document)
  const title = say('parts.weapons')
  if (!armed) return { title, says: '', entries: [] }
  const { weapons } = armed
  const change = (to: Weapons) => withData<Armed>(document, { weapons: to })
  const has = groupNames.filter((name) => weapons[name] !== null)
  return {
    title,
    says: has.length === 0 ? say('unarmed') : has.map((name) => say(`groups.${name}`)).join(', '),
    entries: groupNames.flatMap((name) => [
      yesNoEntry({ name: `has.${name}`, label: say(`hasGroup.${name}`), value: weapons[name] !== null }, (to) =>
        change(withGroup(weapons, name, to)),
      ),
      ...facesEntries(weapons, name, change, words),
    ]),
  }
}

function facesEntries(
  weapons: Weapons,
  name: GroupName,
  change: (to: Weapons) => ShipDocument,
  words: Words,
): readonly Entry[] {
  const group = weapons[name]
  if (!group) return []
  return (['from', 'to'] as const).map((end) =>
    numberEntry(
      {
        name: `faces.${name}.${end}`,
        label: editingWords(words)(`faces.${end}`, { group: editingWords(words)(`groups.${name}`) }),
        value: group.faces[end],
        ...boundsOf(facesSchema.shape[end]),
      },
      (to) => change({ ...weapons, [name]: { ...group, faces: { ...group.faces, [end]: to } } }),
    ),
  )
}

/** The batteries of a group, with their mounts. */
export const mainEditor: Editor = (document, words) => gunsEditor(document, 'main', words)
export const otherEditor: Editor = (document, words) => gunsEditor(document, 'other', words)

function gunsEditor(document: ShipDocument, name: GunGroupName, words: Words): PartEditor {
  const say = editingWords(words)
  const armed = armedOf(document)
  const group = armed?.weapons[name]
  const title = say(`groups.${name}`)
  if (!armed || !group) return { title, says: say('noGroup'), entries: [] }
  const { batteries } = group
  const change = (to: readonly Battery[]) =>
    withData<Armed>(document, { weapons: { ...armed.weapons, [name]: { ...group, batteries: [...to] } } })
  return {
    title,
    says: batteries.map((battery) => nameOf(battery, words)).join(', '),
    entries: [
      listEntry(
        { name: 'batteries', label: say('fields.batteries') },
        {
          items: batteries.map((battery, index) => ({
            title: nameOf(battery, words),
            entries: batteryEntries(document, armed, name, index, words),
          })),
          adds: batteries.length < mostBatteries ? [{ value: 'battery', label: say('adds.battery') }] : [],
          least: 1,
          add: () => change([...batteries, freshBattery(armed.weapons, name)]),
          remove: (index) => change(without(batteries, index)),
        },
      ),
    ],
    empties: {
      label: say('emptyGroup'),
      take: () => withData<Armed>(document, { weapons: withGroup(armed.weapons, name, false) }),
    },
  }
}

function batteryEntries(
  document: ShipDocument,
  armed: Armed,
  group: GunGroupName,
  index: number,
  words: Words,
): readonly Entry[] {
  const say = editingWords(words)
  const battery = armed.weapons[group]!.batteries[index]!
  const become = (change: Partial<Battery>, beside: Partial<Armed> = {}) =>
    withData<Armed>(document, { ...beside, weapons: withBattery(armed.weapons, group, index, change) })
  const name = (of: string) => `batteries.${index}.${of}`
  const { shape } = batterySchema
  const kinds = mountKinds.map((value) => ({ value, label: say(`mountKinds.${value}`) }))
  return [
    numberEntry(
      {
        name: name('inches'),
        label: say('fields.inches'),
        value: battery.inches,
        ...boundsOf(shape.inches),
        step: 0.01,
      },
      (inches) => become({ inches }),
    ),
    numberEntry(
      { name: name('impact'), label: say('fields.impact'), value: battery.impact, ...boundsOf(shape.impact) },
      (impact) => become({ impact }),
    ),
    choiceEntry({ name: name('kind'), label: say('fields.mountKind'), value: battery.kind, choices: kinds }, (kind) =>
      become({ kind }),
    ),
    // A battery that is served by radar has one.
    yesNoEntry({ name: name('radar'), label: say('fields.radarServed'), value: battery.radar }, (radar) =>
      become({ radar }, radar ? { gunneryRadar: true } : {}),
    ),
    ...mountEntries(battery, name, words, (mounts) => become({ mounts })),
  ]
}

/** How many mounts of one gun, of two, of three and of four; all together as many as a battery may have. */
function mountEntries(
  { mounts }: Battery,
  name: (of: string) => string,
  words: Words,
  set: (to: Battery['mounts']) => ShipDocument,
): readonly Entry[] {
  return Array.from({ length: mostGuns }, (_, at) => at + 1).map((guns) => {
    const others = mounts.filter((mount) => mount.guns !== guns)
    const value = mounts.length - others.length
    return numberEntry(
      {
        name: name(`mounts.${guns}`),
        label: editingWords(words)('fields.mountsOf', { n: guns }),
        value,
        minimum: others.length > 0 ? 0 : 1,
        maximum: mostMounts - others.length,
      },
      (to) => {
        if (to === value) return set(mounts)
        const added = Array.from({ length: to }, () => ({ guns }))
        return set([...others, ...added].sort((one, other) => other.guns - one.guns))
      },
    )
  })
}

function nameOf({ inches, mounts }: Battery, words: Words): string {
  const barrels = mounts.reduce((sum, { guns }) => sum + guns, 0)
  return editingWords(words)('batteryOf', { inches, n: barrels })
}

export function armedOf(document: ShipDocument): Armed | undefined {
  const data = dataOf(document)
  return data.kind === 'ship' || data.kind === 'shore' ? data : undefined
}
