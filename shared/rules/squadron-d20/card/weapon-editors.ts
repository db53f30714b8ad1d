import type { ShipDocument } from '../../../documents/ship'
import type { Words } from '../../../words/speak'
import type { DataForm, PartForm, PartFormOf } from '../../kit/card/data-form'
import { numberEntry, yesNoEntry, type Entry, replaced } from '../../kit/card/entries'
import {
  type ShipData,
  type ShoreData,
  type SmallCraftData,
  type TorpedoSetting,
  groupNames,
  type Battery,
  type GroupName,
  type GunGroup,
  type Weapons,
} from '../ship/ship'

/** Data of stands that have guns in groups. */
type Armed = ShipData | ShoreData

/** Which groups there are, and the faces of the D10 that find them. */
export const groupsForm: PartFormOf<Armed> = (armed, say) => {
  const { weapons } = armed.value
  const has = groupNames.filter((name) => weapons[name] !== null)
  return {
    says: has.length === 0 ? say('unarmed') : has.map((name) => say(`groups.${name}`)).join(', '),
    entries: groupNames.flatMap((name) => {
      const label = say(`hasGroup.${name}`)
      const there = yesNoEntry({ name: `has.${name}`, label, value: weapons[name] !== null }, (to) =>
        armed.change({ weapons: withGroup(weapons, name, to) }),
      )
      if (weapons[name] === null) return [there]
      const faces = armed.at('weapons').at(name).at('faces')
      const end = (of: 'from' | 'to') =>
        faces.field(of, { name: `faces.${name}.${of}`, label: say(`faces.${of}`, { group: say(`groups.${name}`) }) })
      return [there, end('from'), end('to')]
    }),
  }
}

/** The batteries of a group, with their mounts. */
export function gunsForm(name: GunGroupName): PartFormOf<Armed> {
  return (armed, say): PartForm => {
    const { weapons } = armed.value
    const group = weapons[name]
    const title = say(`groups.${name}`)
    if (!group) return { title, says: say('noGroup'), entries: [] }
    return {
      title,
      says: group.batteries.map((battery) => nameOf(battery, say)).join(', '),
      entries: [
        armed
          .at('weapons')
          .at(name)
          .list('batteries', {
            title: (battery) => nameOf(battery, say),
            entries: (battery, index) => batteryEntries(armed, name, battery, index, say),
            adds: 'battery',
            fresh: () => freshBattery(weapons, name),
          }),
      ],
      empties: {
        label: say('emptyGroup'),
        take: () => armed.change({ weapons: withGroup(weapons, name, false) }),
      },
    }
  }
}

const mostGuns = 4
const mostMounts = 24

function batteryEntries(
  armed: DataForm<Armed>,
  group: GunGroupName,
  battery: DataForm<Battery>,
  index: number,
  say: Words,
): readonly Entry[] {
  const { mounts } = battery.value
  return [
    battery.field('inches', { step: 0.01 }),
    battery.field('impact'),
    battery.field('kind', { called: 'mountKind' }),
    battery.field('radar', {
      called: 'radarServed',
      // A battery that is served by radar has one.
      set: (radar) => {
        const weapons = withBattery(armed.value.weapons, group, index, { radar })
        return armed.change({ ...(radar && { gunneryRadar: true }), weapons })
      },
    }),
    ...countEntries(mounts, {
      named: (guns) => ({ name: `${battery.inside}mounts.${guns}`, label: say('fields.mountsOf', { n: guns }) }),
      sizeOf: ({ guns }) => guns,
      made: (guns) => ({ guns }),
      most: { size: mostGuns, mounts: mostMounts },
      set: (to) => battery.change({ mounts: to }),
    }),
  ]
}

interface Counts<Mount> {
  readonly named: (size: number) => { readonly name: string; readonly label: string }
  readonly sizeOf: (mount: Mount) => number
  readonly made: (size: number) => Mount
  readonly most: { readonly size: number; readonly mounts: number }
  readonly set: (mounts: Mount[]) => ShipDocument
}

/** How many mounts of one gun or tube, of two and so on; all together as many as there may be, and never none. */
function countEntries<Mount>(
  mounts: readonly Mount[],
  { named, sizeOf, made, most, set }: Counts<Mount>,
): readonly Entry[] {
  return Array.from({ length: most.size }, (_, at) => at + 1).map((size) => {
    const others = mounts.filter((mount) => sizeOf(mount) !== size)
    const value = mounts.length - others.length
    const bounds = { minimum: others.length > 0 ? 0 : 1, maximum: most.mounts - others.length }
    return numberEntry({ ...named(size), value, ...bounds }, (to) => {
      if (to === value) return set([...mounts])
      const added = Array.from({ length: to }, () => made(size))
      return set([...others, ...added].sort((one, other) => sizeOf(other) - sizeOf(one)))
    })
  })
}

function nameOf({ inches, mounts }: Battery, say: Words): string {
  return say('batteryOf', { inches, n: mounts.reduce((sum, { guns }) => sum + guns, 0) })
}

type GunGroupName = Exclude<GroupName, 'torpedoes'>

/** How the faces of the D10 are shared out at first: MAIN has the most. */
const shares: Readonly<Record<GroupName, number>> = { main: 5, other: 3, torpedoes: 2 }
const dieFaces = 10

/** Weapons with the faces of the D10 shared out among the groups there are, in their order. */
function withSharedFaces(weapons: Weapons): Weapons {
  const has = groupNames.filter((name) => weapons[name] !== null)
  const whole = has.reduce((sum, name) => sum + shares[name], 0)
  let shared = 0
  let given = 0
  const faces = new Map<GroupName, { from: number; to: number }>()
  for (const name of has) {
    shared += shares[name]
    const to = Math.round((dieFaces * shared) / whole)
    faces.set(name, { from: given + 1, to })
    given = to
  }
  const placed = <Group extends NonNullable<Weapons[GroupName]>>(name: GroupName, group: Group | null): Group | null =>
    group && { ...group, faces: faces.get(name) ?? group.faces }
  return {
    main: placed('main', weapons.main),
    other: placed('other', weapons.other),
    torpedoes: placed('torpedoes', weapons.torpedoes),
  }
}

/** A group with its first battery, or none; the faces are shared out again. */
function withGroup(weapons: Weapons, name: GroupName, has: boolean): Weapons {
  if ((weapons[name] !== null) === has) return weapons
  const faces = { from: 1, to: dieFaces }
  switch (name) {
    case 'main':
    case 'other':
      return withSharedFaces({
        ...weapons,
        [name]: has ? { faces, batteries: [freshBattery(weapons, name)] } : null,
      })
    case 'torpedoes': {
      const settings = [{ knots: 36, rangeBands: 2, modifier: 0 }]
      return withSharedFaces({
        ...weapons,
        torpedoes: has ? { faces, kind: 'open', mounts: [{ tubes: 3 }], settings } : null,
      })
    }
  }
}

function withBattery(weapons: Weapons, name: GunGroupName, index: number, change: Partial<Battery>): Weapons {
  const group = weapons[name]
  const battery = group?.batteries[index]
  if (!group || !battery) return weapons
  return { ...weapons, [name]: { ...group, batteries: replaced(group.batteries, index, { ...battery, ...change }) } }
}

/** A battery like the last of its group, by an id that none has. */
function freshBattery(weapons: Weapons, name: GunGroupName): Battery {
  const like = weapons[name]?.batteries.at(-1)
  const taken = [...(weapons.main?.batteries ?? []), ...(weapons.other?.batteries ?? [])].map(({ id }) => id)
  return {
    inches: name === 'main' ? 4 : 3,
    impact: 1,
    radar: false,
    kind: 'open',
    mounts: [{ guns: 1 }],
    ...like,
    id: nextId(name === 'main' ? 'm' : 'o', taken),
  }
}

function nextId(letter: string, taken: readonly string[]): string {
  for (let number = 1; ; number++) {
    if (!taken.includes(`${letter}${number}`)) return `${letter}${number}`
  }
}

export function withoutRadar(weapons: Weapons): Weapons {
  const silent = (group: GunGroup | null) =>
    group && { ...group, batteries: group.batteries.map((battery) => ({ ...battery, radar: false })) }
  return { ...weapons, main: silent(weapons.main), other: silent(weapons.other) }
}

const mostTubes = 6
const mostTubeMounts = 12

/** Mounts and settings of a ship's torpedoes. */
export const torpedoGroupForm: PartFormOf<Armed> = (armed, say) => {
  const { weapons } = armed.value
  const title = say('groups.torpedoes')
  if (!weapons.torpedoes) return { title, says: say('noGroup'), entries: [] }
  const torpedoes = armed.at('weapons').at('torpedoes')
  const { mounts } = torpedoes.value
  return {
    title,
    says: say('tubesOf', { n: mounts.reduce((sum, { tubes }) => sum + tubes, 0) }),
    entries: [
      torpedoes.field('kind', { name: 'cover', called: 'mountKind' }),
      ...countEntries(mounts, {
        named: (tubes) => ({ name: `tubes.${tubes}`, label: say('fields.tubesOf', { n: tubes }) }),
        sizeOf: ({ tubes }) => tubes,
        made: (tubes) => ({ tubes }),
        most: { size: mostTubes, mounts: mostTubeMounts },
        set: (to) => torpedoes.change({ mounts: to }),
      }),
      settingsList(torpedoes, say),
    ],
    empties: {
      label: say('emptyGroup'),
      take: () => armed.change({ weapons: withGroup(weapons, 'torpedoes', false) }),
    },
  }
}

/** The attacks of a stand of small craft. */
export const attacksForm: PartFormOf<SmallCraftData> = (stand, say): PartForm => {
  const { torpedoes } = stand.value
  const fresh = { attacks: 1, settings: [{ knots: 36, rangeBands: 2, modifier: 0 }] }
  const carries = stand.optional('torpedoes', { name: 'carries', fresh })
  const title = say('groups.torpedoes')
  if (!torpedoes) return { title, says: say('noTorpedoes'), entries: [carries] }
  const form = stand.at('torpedoes')
  return {
    title,
    says: say('attacksOf', { n: torpedoes.attacks }),
    digits: 'attacks',
    entries: [carries, form.field('attacks'), settingsList(form, say)],
  }
}

/** Speed settings, from fast to slow. */
function settingsList<Torpedoes extends { settings: TorpedoSetting[] }>(form: DataForm<Torpedoes>, say: Words): Entry {
  return (form as unknown as DataForm<{ settings: TorpedoSetting[] }>).list('settings', {
    title: ({ knots }) => say('knotsOf', { n: knots }),
    entries: (setting) =>
      (['knots', 'rangeBands', 'modifier'] as const).map((of) => setting.field(of, { label: say(`settings.${of}`) })),
    adds: 'setting',
    fresh: (settings) => slower(settings.at(-1)!),
  })
}

function slower({ knots, rangeBands, modifier }: TorpedoSetting): TorpedoSetting {
  return { knots: Math.max(0, knots - 6), rangeBands: Math.min(5, rangeBands + 1), modifier }
}
