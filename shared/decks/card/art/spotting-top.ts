import { hollow, line, solid, type ArtPart, box, circle, rays, placed, turned } from './art-part'
import { burstAt, battleship, cruiser, sea } from './ships'

/** The spotting top on its tripod, struck; the wires down to the guns are cut. */
export const majorFireControlCasualty = (): readonly ArtPart[] => [
  // Legs of the tripod, and the bridge they stand through.
  solid('M214 128H234L232 318H212Z'),
  line('M210 130L120 318M238 130L330 318', 11),
  line('M176 202H272M158 238H292', 3.4),
  line('M150 238V222M176 238V222M204 238V222M246 238V222M272 238V222M298 238V222M150 222H298', 1.6),
  solid(box(92, 276, 266, 42)),
  line('M104 286H346', 6, { tone: 'sheet', dash: [16, 9] }),
  line('M92 302H358', 1.6, { tone: 'sheet' }),
  line('M20 318H470', 4),
  // The top: floor, wall, windows, roof.
  solid('M142 116H306L292 132H156Z'),
  solid('M150 76H298V118H150Z'),
  line('M160 90H288', 13, { tone: 'sheet', dash: [15, 7.3] }),
  solid('M140 66H308V78H140Z'),
  // The range finder across the roof, and the director over it.
  solid('M84 40H364C370 40 370 58 364 58H84C78 58 78 40 84 40Z'),
  line('M104 45H344', 2, { tone: 'sheet' }),
  hollow(`${circle(96, 49, 6)}${circle(352, 49, 6)}`, 2.4),
  solid('M190 40C190 14 258 14 258 40ZM202 58H246V68H202Z'),
  line('M224 18V-8', 3.4),
  ...burstAt(290, 52, 0.92),
  // The wires, cut by two bars.
  line('M382 106V176M382 214V318', 4, { dash: [8, 6] }),
  line('M306 106H382', 4, { dash: [8, 6] }),
  line('M358 184H406M358 206H406', 8, { tone: 'red' }),
  // A gun left to itself.
  solid('M396 318L404 286C406 278 446 278 450 286L458 318Z'),
  line('M404 296L368 288', 8),
]

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

/** A mattress of dipoles at the masthead, and waves that no longer go out. */
export const radarOutage = (): readonly ArtPart[] => [
  // The lattice of the mast.
  line('M190 318L212 150M272 318L250 150', 6),
  line('M186 318L212 150M276 318L250 150', 1),
  line(
    'M195 286L262 246M267 286L200 246M201 246L257 208M261 246L206 208M206 208L253 176M256 208L210 176M195 286H267M200 246H262M206 208H256',
    2.4,
  ),
  solid('M176 136H286L276 152H186Z'),
  line('M172 118H290M172 126H290M178 118V138M200 118V138M262 118V138M284 118V138', 1.6),
  solid('M222 92H240V136H222Z'),
  ...placed(turned(mattress(), -8), 231, 66),
  line('M231 14V-6', 3.4),
  line('M219 -2H243M222 4H240', 2.2),
  // Waves: whole near the aerial, then broken, then nothing.
  ...[-1, 1].flatMap((side) => waves(side)),
  line('M62 32L118 88M118 32L62 88', 9, { tone: 'red' }),
  line('M344 32L400 88M400 32L344 88', 9, { tone: 'red' }),
]

function mattress(): readonly ArtPart[] {
  let d = ''
  for (let x = -62; x <= 62; x += 15.5) d += `M${x} -38V38`
  for (let y = -38; y <= 38; y += 12.67) d += `M-70 ${y.toFixed(1)}H70`
  const dipoles = [-46, -15.5, 15.5, 46].flatMap((x) => [-25, 0, 25].map((y) => `M${x - 9} ${y}h18`)).join('')
  return [
    solid('M-74 -44H74V44H-74Z', 'sheet'),
    line(d, 1.6),
    line('M-74 -44H74V44H-74Z', 4),
    line(dipoles, 5),
    solid(circle(0, 0, 9)),
  ]
}

function waves(side: number): readonly ArtPart[] {
  const arc = (radius: number) => {
    const [x, half] = [231 + side * radius * 0.9, radius * 0.44]
    return `M${x} ${66 - half}A${radius} ${radius} 0 0 ${side > 0 ? 1 : 0} ${x} ${66 + half}`
  }
  return [
    line(arc(94), 3),
    line(arc(186), 2.4, { dash: [6, 8], opacity: 0.8 }),
    line(arc(214), 2, { dash: [3, 12], opacity: 0.6 }),
  ]
}
