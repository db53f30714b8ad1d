import { smallestLetters } from '../../kit/card/lettering'
import { measure } from '../../../card/measure'
import { gathered } from '../../kit/gathered'
import type { Rect } from '../../kit/card/shapes'
import { bearings, type Arc, type Battery, type GunMount } from '../ship/ship'
import { arms } from './layout'

/** Mounts that bear alike: their plan, and a chip for each or, where there are too many, one for all. */
export interface MountGroup {
  readonly mounts: readonly GunMount[]
  readonly arc: Arc
  readonly plan: { readonly x: number; readonly radius: number } | null
  readonly chips: readonly Chip[]
}

export interface Chip extends Rect {
  readonly text: string
  readonly mounts: readonly GunMount[]
}

const room = arms.left - 12 - arms.mounts
const mostPlans = 4
const between = 1.2
/** Between the arc of a plan and its chips. */
const beside = 0.5
const widest = 5.1
const leastPlan = 2.6

/** The mounts of a battery on its line: its plans are left out where lines are low. */
export function mountGroups(battery: Battery, { y, height }: Pick<Rect, 'y' | 'height'>): readonly MountGroup[] {
  const alike = (kindOf: (mount: GunMount) => string) => [...gathered(battery.mounts, kindOf).values()]
  const exactly = alike(({ guns, arc }) => `${guns} ${arc.from} ${arc.to}`)
  // Of many arcs those to one side of the ship are drawn together.
  const groups = exactly.length <= mostPlans ? exactly : alike(({ arc }) => bearings(arc))
  const chipHeight = Math.min(5, height - 0.5)
  const free = room - groups.length * (between + beside)
  const usual = height < arms.line ? 0 : Math.min(5.4, free / groups.length / 2)
  /** The width of a plan beside chips that take so much; too small to be read it is left out. */
  const planBeside = (chips: number) => {
    const width = Math.min(usual, (free - chips) / groups.length)
    return width < leastPlan ? 0 : width
  }
  const each = widthOf(battery.mounts.map(({ id }) => id))
  const together = groups.map((mounts) => widthOf([idsOf(mounts)]) + 1)
  const [ofEach, ofAll] = [each * battery.mounts.length, together.reduce((sum, width) => sum + width, 0)]
  // Plans are made smaller before mounts share a chip: a chip without its letters is useless.
  const isEach = usual === 0 ? ofEach <= free : planBeside(ofEach) > 0
  const planWidth = planBeside(isEach ? ofEach : ofAll)
  const left = free - groups.length * planWidth
  const width = Math.min(widest, left / battery.mounts.length)
  let x: number = arms.mounts
  return groups.map((mounts, at): MountGroup => {
    const plan = planWidth === 0 ? null : { x: x + planWidth / 2, radius: planWidth / 2 - 0.3 }
    const from = x + planWidth + beside
    const row = { y: y + (height - chipHeight) / 2 - 0.1, height: chipHeight }
    const shared = together[at]! * Math.min(1, left / ofAll)
    const chips = isEach
      ? mounts.map((mount, index): Chip => ({
          ...row,
          x: from + index * width,
          width,
          text: mount.id,
          mounts: [mount],
        }))
      : [{ ...row, x: from, width: shared, text: idsOf(mounts), mounts }]
    x = from + (isEach ? mounts.length * width : shared) + between
    return { mounts, arc: arcOf(mounts), plan, chips }
  })
}

/** Of the widest of these names, with its room in a chip. */
const widthOf = (ids: readonly string[]) => Math.max(...ids.map((id) => measure('work-700', smallestLetters, id))) + 0.8

/** All that a group bears on; arcs over the bow are the first mount's. */
function arcOf(mounts: readonly GunMount[]): Arc {
  const arcs = mounts.map(({ arc }) => arc)
  if (arcs.some(({ from, to }) => from >= to)) return arcs[0]!
  return { from: Math.min(...arcs.map(({ from }) => from)), to: Math.max(...arcs.map(({ to }) => to)) }
}

/** `A B`, and of more than two the first and the last: `S1–S8`. */
function idsOf(mounts: readonly GunMount[]): string {
  const [first = '', ...others] = mounts.map(({ id }) => id)
  return others.length < 2 ? [first, ...others].join(' ') : `${first}–${others.at(-1)!}`
}
