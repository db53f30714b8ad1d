import { hollow, line, solid, type ArtPart } from './art-part'
import { sea } from './sea'
import { box } from './shapes'

/** A turret with two heavy guns to the left, one above the other as they are seen from abeam. */
export function turret(): readonly ArtPart[] {
  return [
    solid('M190 236L216 128C224 104 372 104 386 128L414 236Z'),
    solid('M170 236H434V262H170Z'),
    solid('M14 160L196 152V178L14 172Z M14 196L190 190V216L14 208Z'),
    hollow(`${box(10, 152, 22, 28)}${box(10, 188, 22, 28)}`, 4),
    line('M216 236L236 140M396 236L372 138M250 262V236M350 262V236', 2.5, { tone: 'sheet' }),
    solid(box(282, 104, 36, 16)),
  ]
}

/** A flag of three bars at a staff: cease firing. */
export const checkFire = (): readonly ArtPart[] => [
  ...turret(),
  line('M80 20V130', 5),
  solid(box(84, 24, 98, 62), 'sheet'),
  line('M84 34.3h98M84 55h98M84 75.7h98', 10.3, { tone: 'red' }),
  line(box(84, 24, 98, 62), 2.4),
  sea(276),
]
