import { hollow, line, placed, solid, turned, type ArtPart } from './art-part'
import { burstAt } from './collision'
import { smoke } from './fire'
import { turret } from './guns'
import { sea } from './sea'
import { box, circle } from './shapes'

/** A shell, point up, about its middle, 60 high. */
function shell(tone: 'ink' | 'red'): readonly ArtPart[] {
  return [
    solid('M-11 30V-6C-11 -18 -5 -26 0 -31C5 -26 11 -18 11 -6V30Z', tone),
    line('M-11 20H11M-11 24H11', 1.8, { tone: 'sheet' }),
  ]
}

/** A turret cut open from its gun down to the shell room; a shell has jammed in the hoist. */
export const mainBatteryCasualty = (): readonly ArtPart[] => [
  solid('M150 146L170 72C174 60 182 56 196 56H336C350 56 358 64 360 78V146Z'),
  solid('M168 146L184 80C187 71 190 69 198 69H332C342 69 346 74 346 82V146Z', 'sheet'),
  // The gun: barrel, cradle, breech.
  solid('M-8 99H26L172 92V130L26 121H-8Z'),
  line('M30 106L168 101', 1.8, { tone: 'sheet' }),
  solid('M168 88H250L258 96V126L250 134H168Z'),
  hollow(circle(204, 111, 11), 3),
  line('M258 111H276', 9),
  line('M276 92V132', 5),
  line('M204 122L222 146M204 122L186 146', 4),
  // Turntable, armour, decks.
  solid(box(138, 146, 236, 12)),
  solid(`${box(138, 162, 20, 152)}${box(354, 162, 20, 152)}`),
  line(armour(138), 1.6, { tone: 'sheet' }),
  line(armour(354), 1.6, { tone: 'sheet' }),
  line('M8 176H138M374 176H470M8 182H138M374 182H470M40 246H138M374 246H446', 2.4),
  line('M18 314H458', 4),
  line('M158 246H214M298 246H354', 2.4),
  // The hoist, and its shell.
  line('M214 158V262M298 158V262', 3.4),
  line('M256 158V190M250 158V186M262 158V186', 1.6, { dash: [5, 4] }),
  ...[180, 330].flatMap((x) => placed(shell('ink'), x, 282, 0.98)),
  ...[204, 306].flatMap((x) => placed(shell('ink'), x, 282, 0.98)),
  ...placed(turned(shell('red'), 52), 256, 218, 1.5),
  line('M226 180l-9 -12M218 194l-15 -6M288 248l9 12M296 236l14 6', 3, { tone: 'red' }),
]

/** Armour cut through: hatched aslant. */
function armour(x: number): string {
  let d = ''
  for (let y = 176; y < 314; y += 11) d += `M${x} ${y}l20 -12`
  return d
}

/** Two turrets forward, one behind and above the other: the upper one has been hit. */
export const majorMainBatteryCasualty = (): readonly ArtPart[] => [
  ...smoke([
    [440, 22, 34],
    [396, 34, 36],
    [356, 56, 30],
    [330, 80, 24],
    [314, 98, 15],
  ]),
  // The bridge behind them.
  solid('M384 150H480V232H384ZM372 142H480V152H372Z'),
  line('M394 166H480M394 176H480', 2.4, { tone: 'sheet' }),
  // Deck, sheer and side, broken off where the picture ends.
  solid('M-24 224L60 232H480V276H6C-4 262 -18 244 -24 224Z'),
  line('M-10 240L60 246H480', 1.6, { tone: 'sheet' }),
  line(scuttles(), 4, { tone: 'sheet' }),
  ...placed(turret(), 6, 122, 0.42),
  solid(box(236, 176, 120, 58)),
  line('M250 180V232M342 180V232', 2, { tone: 'sheet' }),
  ...placed(turret().slice(0, 2), 204, 64, 0.42),
  ...placed(turned(barrels, -17, 196, 180), 204, 64, 0.42),
  ...placed(turned(barrels, -9, 196, 180), 204, 70, 0.42),
  ...burstAt(322, 98, 0.72),
  sea(284, { from: -16, to: 475, rows: 4, start: 8 }),
]

const barrels: readonly ArtPart[] = [solid('M14 172L196 164V200L14 190Z'), hollow(box(8, 166, 22, 30), 4)]

function scuttles(): string {
  return Array.from({ length: 15 }, (_, place) => `M${40 + place * 29} 260h4`).join('')
}
