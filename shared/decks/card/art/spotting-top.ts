import { hollow, line, solid, type ArtPart } from './art-part'
import { burstAt } from './collision'
import { box, circle } from './shapes'

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
