import { replaced } from '../../kit/card/entries'
import { type Battery, type GroupName, type GunGroup, type Weapons, groupNames } from '../ship/ship'

export type GunGroupName = Exclude<GroupName, 'torpedoes'>

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
export function withGroup(weapons: Weapons, name: GroupName, has: boolean): Weapons {
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

export function withBattery(weapons: Weapons, name: GunGroupName, index: number, change: Partial<Battery>): Weapons {
  const group = weapons[name]
  const battery = group?.batteries[index]
  if (!group || !battery) return weapons
  return { ...weapons, [name]: { ...group, batteries: replaced(group.batteries, index, { ...battery, ...change }) } }
}

/** A battery like the last of its group, by an id that none has. */
export function freshBattery(weapons: Weapons, name: GunGroupName): Battery {
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
