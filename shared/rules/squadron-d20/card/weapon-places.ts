import type { BoxId } from '../../../kernel/ids'
import { type Rect, margin } from '../../kit/card/shapes'
import { mountBox, torpedoBattery } from '../ship/shape'
import type { Battery, GroupName, TorpedoGroup, Weapons } from '../ship/ship'

/** Weapons are set like text: a battery is a word, its mounts are its letters, groups begin a line of their own. */
export interface WeaponPlaces {
  readonly groups: readonly GroupPlace[]
  readonly batteries: readonly BatteryPlace[]
  readonly torpedoes: TorpedoPlace | null
  /** Room of the light factors at the right of the first line. */
  readonly factors: Rect
  /** Where the last line ends, and the longest of those under the factors. */
  readonly bottom: number
  readonly right: number
}

export interface GroupPlace extends Rect {
  readonly name: GroupName
}

export interface MountPlace extends Rect {
  readonly box: BoxId
  readonly line: number
  readonly column: number
  /** Of the four mounts that are drawn together. */
  readonly four: number
}

interface BatteryPlace {
  readonly group: 'main' | 'other'
  readonly index: number
  readonly battery: Battery
  readonly label: Rect
  readonly mounts: readonly MountPlace[]
}

interface TorpedoPlace {
  readonly torpedoes: TorpedoGroup
  readonly label: Rect
  readonly mounts: readonly MountPlace[]
  readonly settings: Rect
}

export const groupWidth = 21
const gunLabel = 24
const torpedoLabel = 24
export const settingWidth = 8
export const settingsCaption = 10
const settingsHeight = 8.7
const wordGap = 4
const factorsWidth = 54.4

/** Sizes of a line: boxes of turrets and of other mounts, between mounts, between fours, and between lines. */
interface Setting {
  readonly turret: readonly [width: number, height: number]
  readonly mount: readonly [width: number, height: number]
  readonly between: number
  readonly fours: number
  readonly lines: number
}

const roomy: Setting = { turret: [17, 10.4], mount: [9.2, 9.2], between: 0, fours: 2.4, lines: 1.8 }
const close: Setting = { turret: [17, 8.7], mount: [9.2, 8.7], between: 0, fours: 2.4, lines: 0.9 }
const narrow: Setting = { turret: [11.6, 8.7], mount: [8.7, 8.7], between: 0, fours: 0.8, lines: 0.8 }

/** Smaller only where there are more mounts than any ship of the pack has. */
const settings: readonly Setting[] = [
  ...[roomy, close, narrow],
  ...[0.92, 0.84, 0.76, 0.68, 0.6, 0.52, 0.44, 0.36, 0.28, 0.2, 0.15].map((by): Setting => {
    const size = [8.7 * by, 8.7 * by] as const
    return { turret: size, mount: size, between: 0, fours: 0.4, lines: 0.4 }
  }),
]

/** The highest that her weapons may be; what is not needed is left to what lies below them. */
export function weaponPlaces(weapons: Weapons, y: number, room: number): WeaponPlaces {
  const all = settings.map((setting) => ({ setting, set: linesOf(weapons, setting) }))
  const fitting = all.find(({ setting, set }) => heightOf(setting, set) <= room) ?? all.at(-1)!
  return placed(weapons, y, fitting.setting, fitting.set)
}

/** Room that her weapons take as large as can be. */
export const weaponsHeight = (weapons: Weapons) => heightOf(roomy, linesOf(weapons, roomy))

const factorsHeight = ({ mount }: Setting) => Math.max(8.8, mount[1] + 0.6)
const heightOf = (setting: Setting, { heights }: Set) =>
  Math.max(
    factorsHeight(setting) + 0.8,
    heights.reduce((sum, height) => sum + height, 0),
  )

interface Word {
  readonly kind: 'group' | 'battery' | 'torpedoes' | 'settings'
  readonly group: GroupName
  readonly index: number
  readonly line: number
  readonly x: number
  readonly label: number
  /** Line and left edge of each mount. */
  readonly mounts: readonly { readonly line: number; readonly x: number; readonly four: number }[]
  readonly size: readonly [width: number, height: number]
}

interface Set {
  readonly words: readonly Word[]
  /** Of each line, with what is left under it. */
  readonly heights: readonly number[]
}

/** Lines and left edges; heights come after, when it is known what stands on a line. */
function linesOf(weapons: Weapons, setting: Setting): Set {
  const { mount, turret, between, fours, lines } = setting
  const first = margin.left + groupWidth
  const least = mount[1] + lines
  // Beside the factors a line is shorter.
  const rightOf = (line: number) =>
    line * least < factorsHeight(setting) - 0.01 ? margin.right - factorsWidth - 1 : margin.right
  const words: Word[] = []
  let line = -1
  let x: number = first
  const newLine = () => {
    line += 1
    x = first
  }
  const word = (
    of: Pick<Word, 'kind' | 'group' | 'index'>,
    label: number,
    count: number,
    size: readonly [number, number] = mount,
  ) => {
    const [width] = size
    const spaced = size === turret && turret !== mount ? 0 : fours
    const whole = label + count * (width + between) + Math.floor((count - 1) / 4) * spaced
    while (x > first && x + Math.min(whole, rightOf(line) - first) > rightOf(line) + 0.01) newLine()
    // A word that has no room beside the factors begins under them.
    while (count > 0 && x === first && whole > rightOf(line) - first && rightOf(line) < margin.right && line > 0)
      newLine()
    const begun = { line, x }
    let at = x + label
    const mounts = Array.from({ length: count }, (_, index) => {
      if (index > 0 && index % 4 === 0) at += spaced
      if (at + width > rightOf(line) + 0.01) {
        line += 1
        at = first + label
      }
      const place = { line, x: at, four: Math.floor(index / 4) }
      at += width + between
      return place
    })
    words.push({ ...of, ...begun, label, mounts, size })
    x = at + wordGap
  }
  for (const group of ['main', 'other'] as const) {
    const batteries = weapons[group]?.batteries ?? []
    if (batteries.length === 0) continue
    newLine()
    words.push(groupWord(group, line))
    batteries.forEach(({ kind, mounts }, index) =>
      word({ kind: 'battery', group, index }, gunLabel, mounts.length, kind === 'turretArmoured' ? turret : mount),
    )
  }
  const { torpedoes } = weapons
  if (torpedoes) {
    newLine()
    words.push(groupWord('torpedoes', line))
    const of = { group: 'torpedoes', index: 0 } as const
    word({ kind: 'torpedoes', ...of }, torpedoLabel, torpedoes.mounts.length)
    word({ kind: 'settings', ...of }, settingsCaption + torpedoes.settings.length * settingWidth, 0)
  }
  const heights = Array.from({ length: line + 1 }, (_, at) => {
    const on = words.filter(({ mounts, line: begun }) => begun === at || mounts.some((each) => each.line === at))
    const highest = on.flatMap(({ kind, mounts, size }) =>
      kind === 'settings' ? [settingsHeight] : mounts.length > 0 ? [size[1]] : [],
    )
    return Math.max(mount[1], ...highest) + lines
  })
  return { words, heights }
}

const groupWord = (group: GroupName, line: number): Word => ({
  ...{ kind: 'group', group, index: 0, line, x: margin.left, label: groupWidth - 1, mounts: [], size: [0, 0] },
})

function placed(weapons: Weapons, y: number, setting: Setting, { words, heights }: Set): WeaponPlaces {
  const top = (line: number) => y + heights.slice(0, line).reduce((sum, height) => sum + height, 0)
  const inner = (line: number) => (heights[line] ?? 0) - setting.lines
  const rect = ({ line, x, label }: Word): Rect => ({ x, y: top(line), width: label, height: inner(line) })
  const mountsOf = (word: Word, battery: string): readonly MountPlace[] =>
    word.mounts.map(({ line, x, four }, at) => ({
      ...{ x, y: top(line), width: word.size[0], height: word.size[1] },
      ...{ box: mountBox(word.group, battery, at), line, column: Math.round(x * 10), four },
    }))
  const tubes = words.find(({ kind }) => kind === 'torpedoes')
  const table = words.find(({ kind }) => kind === 'settings')
  const { torpedoes } = weapons
  const ends = words.flatMap(({ line, x, label, mounts, size }) => [
    ...(line > 0 ? [x + label] : []),
    ...mounts.flatMap((mount) => (mount.line > 0 ? [mount.x + size[0]] : [])),
  ])
  return {
    bottom: y + heightOf(setting, { words, heights }),
    right: Math.max(margin.left, ...ends),
    factors: { x: margin.right - factorsWidth, y, width: factorsWidth, height: factorsHeight(setting) },
    groups: words.filter(({ kind }) => kind === 'group').map((word) => ({ ...rect(word), name: word.group })),
    batteries: words.flatMap((word) => {
      if (word.kind !== 'battery' || word.group === 'torpedoes') return []
      const battery = weapons[word.group]?.batteries[word.index]
      if (!battery) return []
      const { group, index } = word
      return [{ group, index, battery, label: rect(word), mounts: mountsOf(word, battery.id) }]
    }),
    torpedoes:
      tubes && table && torpedoes
        ? { torpedoes, label: rect(tubes), mounts: mountsOf(tubes, torpedoBattery), settings: rect(table) }
        : null,
  }
}
