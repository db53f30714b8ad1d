import { line, placed, solid, turned, type ArtPart } from './art-part'
import { cruiser } from './ships'
import { sea } from './sea'
import { circle, rays } from './shapes'

/** A biplane on floats, nose to the left, about the middle of her fuselage. */
const floatplane: readonly ArtPart[] = [
  solid('M-130 -6C-110 -24 -60 -28 20 -22L138 -8C150 -6 150 4 138 6L20 14C-60 18 -118 14 -130 -6Z'),
  solid('M112 -10L140 -46H158L152 -2Z'),
  solid('M-96 -58H44L36 -46H-90Z M-104 14H50L42 26H-96Z'),
  line('M-70 -46L-74 14M-40 -46L-44 14M6 -46L2 14M28 -46L24 14M-70 -46L-44 14M28 -46L2 14', 3),
  solid('M-136 -44C-130 -20 -130 4 -136 32C-142 8 -142 -20 -136 -44Z'),
  line('M-60 26L-84 62H30L14 26', 4),
  solid('M-110 62H60C56 76 -92 80 -110 62Z'),
  solid(`${circle(-20, -24, 9)}${circle(12, -24, 9)}`),
]

function sun(x: number, y: number): readonly ArtPart[] {
  return [
    line(circle(x, y, 30), 2.5, { tone: 'red' }),
    line(`${rays(x, y, 40, 66, 30)}${rays(x, y, 40, 54, 30, 15)}`, 2, { tone: 'red' }),
  ]
}

export const spotterPlane = (): readonly ArtPart[] => [
  ...sun(96, 84),
  ...placed(turned(floatplane, -7), 270, 128),
  ...cruiser(286, 262, 0.16),
  sea(270, { rows: 5, start: 4 }),
]
