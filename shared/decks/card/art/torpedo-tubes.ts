import { hollow, line, solid, type ArtPart } from './art-part'
import { box, circle } from './shapes'

/** A tube on its mounting, trained outboard, and the torpedo that has stuck in its mouth. */
export const torpedoCasualty = (): readonly ArtPart[] => [
  // The torpedo, half way out.
  solid('M-22 158C-22 136 8 128 34 128H96V188H34C8 188 -22 180 -22 158Z'),
  line('M30 130V186M44 130V186', 2, { tone: 'sheet' }),
  solid('M-22 158C-22 150 -17 144 -10 139V177C-17 172 -22 166 -22 158Z', 'red'),
  // The tube: spoon, barrel, bands, breech door.
  solid('M70 112H402V204H120C108 204 104 196 96 196V120H70Z'),
  line('M112 126H392', 2.4, { tone: 'sheet' }),
  line('M112 133H392M112 138H300', 1.4, { tone: 'sheet', opacity: 0.8 }),
  ...[140, 226, 312].map((x) => hollow(box(x, 107, 12, 102), 2.6)),
  solid('M402 106H420C432 106 438 116 438 132V184C438 200 432 210 420 210H402Z'),
  line('M410 112V204', 2.4, { tone: 'sheet' }),
  line('M438 158H462', 7),
  line('M462 134V182', 6),
  // Impulse chamber above it, with its pipe.
  solid('M262 74H372C384 74 384 100 372 100H262C250 100 250 74 262 74Z'),
  line('M270 81H366', 1.8, { tone: 'sheet' }),
  line('M372 87H410V108', 6),
  // Saddle, turntable, deck.
  solid('M156 209H338L322 240H172Z'),
  solid(box(132, 244, 230, 16)),
  line('M142 252H352', 2, { tone: 'sheet', dash: [5, 5] }),
  solid('M162 264H332V288H162Z'),
  line('M20 290H474', 4),
  line('M20 298H474', 1.4),
  // The hand wheel that trains it.
  line('M376 252V226', 5),
  hollow(circle(376, 216, 18), 4),
  line('M358 216H394M376 198V234', 2.4),
  line('M32 96l14 18M58 84l6 22M8 112l20 12', 4, { tone: 'red' }),
]
