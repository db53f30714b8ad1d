import { refused, type Refusal } from '../../../kernel/result'
import { batteriesOf, torpedoesOf, weaponsOf } from './stand-data'
import type { TorpedoSetting } from './figures'
import type { StandData } from './stand'
import { groupNames, type Battery, type MountKind, type Weapons } from './weapons'

type Armed = Extract<StandData, { readonly weapons: Weapons }>

/** Weapons groups: faces that make up one D10, batteries by ids of their own, mounts that agree with the armour. */
export function weaponsProblem(data: Armed): Refusal | undefined {
  return (
    facesProblem(data.weapons) ?? idTwice(data) ?? radarUnfitted(data) ?? mountArmourProblem(data) ?? runProblem(data)
  )
}

const dieFaces = 10

/** The owner's D10 has to find exactly one group of those she has. */
function facesProblem(weapons: Weapons): Refusal | undefined {
  const owner = new Map<number, string>()
  for (const name of groupNames) {
    const group = weapons[name]
    if (!group) continue
    const where = `data.weapons.${name}.faces`
    const { from, to } = group.faces
    if (to < from) return refused('ship-faces-fall', { where, field: name, what: `${from}–${to}` })
    for (let face = from; face <= to; face++) {
      const other = owner.get(face)
      if (other) return refused('ship-face-twice', { where, field: name, what: face, other })
      owner.set(face, name)
    }
  }
  if (owner.size === 0) return undefined
  for (let face = 1; face <= dieFaces; face++) {
    if (!owner.has(face)) return refused('ship-face-missing', { where: 'data.weapons', field: 'faces', what: face })
  }
  return undefined
}

interface Placed {
  readonly battery: Battery
  readonly where: string
}

function placed(data: Armed): readonly Placed[] {
  const { main, other } = weaponsOf(data)
  return batteriesOf(data).map(({ group, battery }) => {
    const at = (group === 'main' ? main : other)?.batteries.indexOf(battery) ?? 0
    return { battery, where: `data.weapons.${group}.batteries[${at}]` }
  })
}

function idTwice(data: Armed): Refusal | undefined {
  const all = placed(data)
  const twice = all.find(({ battery: { id } }, index) => all.findIndex(({ battery }) => battery.id === id) < index)
  return twice && refused('ship-battery-id-twice', { where: `${twice.where}.id`, what: twice.battery.id })
}

function radarUnfitted(data: Armed): Refusal | undefined {
  if (data.gunneryRadar) return undefined
  const served = placed(data).find(({ battery }) => battery.radar)
  return served && refused('ship-battery-without-radar', { where: `${served.where}.radar`, what: served.battery.id })
}

/** Which armour figure protects an armoured mount; it has to be above 0. */
const behind = {
  casemateArmoured: 'casemate',
  turretArmoured: 'turret',
} as const satisfies Partial<Record<MountKind, string>>

const bare = { casemateUnarmoured: 'casemate', turretUnarmoured: 'turret' } as const

/**
 * An armoured mount needs the figure. A figure of which every mount of its sort claims to be bare contradicts itself;
 * beside armoured ones a ship may well carry some without.
 */
function mountArmourProblem(data: Armed): Refusal | undefined {
  const all = placed(data)
  for (const { battery, where } of all) {
    const { kind } = battery
    if (isArmoured(kind) && data.armour[behind[kind]] === 0) {
      return refused('ship-mount-without-armour', { where: `${where}.kind`, what: battery.id, armour: behind[kind] })
    }
    if (!isBare(kind) || data.armour[bare[kind]] === 0) continue
    const isWorn = all.some((other) => isArmoured(other.battery.kind) && behind[other.battery.kind] === bare[kind])
    if (isWorn) continue
    return refused('ship-armour-of-no-mount', {
      where: `data.armour.${bare[kind]}`,
      field: bare[kind],
      what: data.armour[bare[kind]],
      battery: battery.id,
    })
  }
  return undefined
}

const isArmoured = (kind: MountKind): kind is keyof typeof behind => Object.hasOwn(behind, kind)
const isBare = (kind: MountKind): kind is keyof typeof bare => Object.hasOwn(bare, kind)

function runProblem(data: Armed): Refusal | undefined {
  return settingsProblem(torpedoesOf(data)?.settings ?? [], 'data.weapons.torpedoes.settings')
}

/** Settings fall in speed, and a slower torpedo runs no less far. */
export function settingsProblem(settings: readonly TorpedoSetting[], where: string): Refusal | undefined {
  for (const [index, { knots, rangeBands }] of settings.entries()) {
    const before = settings[index - 1]
    if (!before) continue
    if (knots >= before.knots) {
      return refused('ship-setting-rises', { where: `${where}[${index}].knots`, what: knots, before: before.knots })
    }
    if (rangeBands < before.rangeBands) {
      const values = { what: rangeBands, before: before.rangeBands }
      return refused('ship-setting-shorter', { where: `${where}[${index}].rangeBands`, ...values })
    }
  }
  return undefined
}
