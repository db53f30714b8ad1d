import { disc } from '../../../card/arc-plan'
import type { Ink, Operation } from '../../../card/operations'
import type { MountKind } from '../ship/ship'
import { mm } from '../../kit/card/shapes'

/** A mount as one looks down on it, muzzles up: its barrels, and what covers them. Lost in this order. */
export function mountSign(
  kind: MountKind,
  guns: number,
  x: number,
  y: number,
  size: number,
  ink: Ink,
  ground: Ink,
): Operation[] {
  const scale = size / 8
  const at = (across: number) => mm(x + across * scale)
  const down = (by: number) => mm(y + by * scale)
  const spacing = guns > 3 ? 1.05 : 1.3
  const muzzles = Array.from({ length: guns }, (_, gun) => (gun - (guns - 1) / 2) * spacing)
  const barrels: Operation = {
    op: 'path',
    d: muzzles.map((across) => `M${at(across)} ${down(0.4)}V${down(-3.1)}`).join(''),
    stroke: { ink, width: mm(0.62 * scale) },
  }
  const half = Math.max(1.5, muzzles.length * 0.5 + 0.95)
  return [barrels, ...cover(kind)]

  function cover(of: MountKind): Operation[] {
    const line = { ink, width: mm(0.34 * scale) } as const
    switch (of) {
      case 'open':
        return [{ op: 'path', d: disc(x, y + 0.9 * scale, 1.05 * scale), fill: ink }]
      case 'shielded':
        return [
          { op: 'path', d: disc(x, y + 1.3 * scale, 0.8 * scale), fill: ink },
          {
            op: 'path',
            d: `M${at(-half)} ${down(1.7)}V${down(0.1)}Q${at(0)} ${down(-1.3)} ${at(half)} ${down(0.1)}V${down(1.7)}`,
            stroke: { ink, width: mm(0.6 * scale), join: 'round' },
          },
        ]
      case 'casemateUnarmoured':
        return [{ op: 'path', d: casemate(), fill: ground, stroke: line }]
      case 'casemateArmoured':
        return [{ op: 'path', d: casemate(), fill: ink }]
      case 'turretUnarmoured':
        return [{ op: 'path', d: house(), fill: ground, stroke: line }]
      case 'turretArmoured':
        return [{ op: 'path', d: house(), fill: ink }]
    }
  }

  function house(): string {
    return `M${at(-half)} ${down(-0.2)}L${at(-half * 0.72)} ${down(-1.1)}H${at(half * 0.72)}L${at(half)} ${down(-0.2)}V${down(1.9)}L${at(half * 0.8)} ${down(2.5)}H${at(-half * 0.8)}L${at(-half)} ${down(1.9)}Z`
  }

  function casemate(): string {
    const r = mm(half * scale)
    return `M${at(-half)} ${down(1.9)}V${down(0.6)}a${r} ${r} 0 0 1 ${mm(2 * half * scale)} 0V${down(1.9)}Z`
  }
}
