import { line, solid, type ArtPart } from './art-part'
import { battleship, cruiser } from './ships'
import { sea } from './sea'
import { circle, rays } from './shapes'

const view = 'M222 64A128 128 0 1 1 222 240A128 128 0 1 1 222 64Z'

/** Two ships in the glasses: one was ordered, the sights are on the other. */
export const targetConfusionMainBattery = (): readonly ArtPart[] => [
  line(view, 13),
  line(view, 2, { tone: 'sheet' }),
  line('M18 152H426', 1.2, { opacity: 0.6 }),
  line(scale(), 1.4, { opacity: 0.8 }),
  ...cruiser(50, 176, 0.15),
  ...battleship(238, 176, 0.165),
  line(circle(124, 152, 60), 2.6, { dash: [9, 7] }),
  line(circle(320, 152, 62), 4.5, { tone: 'red' }),
  line(rays(320, 152, 44, 84, 90), 4.5, { tone: 'red' }),
  solid(circle(320, 152, 4), 'red'),
  sea(184, { from: 26, to: 418, rows: 4, start: 6 }),
]

/** Degrees of deflection along the hair. */
function scale(): string {
  return Array.from({ length: 33 }, (_, place) => `M${30 + place * 12} 152v${place % 4 === 0 ? -9 : -5}`).join('')
}
