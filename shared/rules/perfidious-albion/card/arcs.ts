import { arcPlanOperations, type ArcPlace } from '../../../card/arc-plan'
import type { Operation } from '../../../card/operations'
import { arcs, type ArcName } from '../ship/ship'

/** The named arcs of these rules, in degrees from the bow. */
interface Plan {
  /** From, to. */
  readonly sweeps: readonly (readonly [number, number])[]
  readonly barrels: readonly number[]
}

const plans: Readonly<Record<ArcName, Plan>> = {
  fore: { sweeps: [[-135, 135]], barrels: [0] },
  aft: { sweeps: [[45, 315]], barrels: [180] },
  all: { sweeps: [[0, 360]], barrels: [0] },
  broadsides: {
    sweeps: [
      [28, 152],
      [208, 332],
    ],
    barrels: [90],
  },
  sides: {
    sweeps: [
      [28, 152],
      [208, 332],
    ],
    barrels: [90, 270],
  },
  sidesAhead: {
    sweeps: [
      [4, 132],
      [228, 356],
    ],
    barrels: [68, 292],
  },
  sidesAstern: {
    sweeps: [
      [48, 176],
      [184, 312],
    ],
    barrels: [112, 248],
  },
  sidesAll: {
    sweeps: [
      [4, 176],
      [184, 356],
    ],
    barrels: [90, 270],
  },
  port: { sweeps: [[184, 356]], barrels: [270] },
  starboard: { sweeps: [[4, 176]], barrels: [90] },
  bow: { sweeps: [[-40, 40]], barrels: [0] },
  stern: { sweeps: [[140, 220]], barrels: [180] },
}

export function arcPlan(
  arc: ArcName,
  mount: 'turret' | 'casemate' | 'light',
  count: number,
  place: ArcPlace,
): Operation[] {
  const turret = mount === 'turret'
  const twin = turret && (arcs[arc].split ? count > 2 : count > 1)
  return arcPlanOperations({ ...plans[arc], turret, twin }, place)
}
