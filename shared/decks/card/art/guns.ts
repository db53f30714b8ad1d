import { hollow, line, solid, type ArtPart, box, placed, turned, circle } from './art-part'
import { sea, burstAt } from './ships'
import { smoke } from './fire'

/** A turret with two heavy guns to the left, one above the other as they are seen from abeam. */
function turret(): readonly ArtPart[] {
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
  line(turretScuttles(), 4, { tone: 'sheet' }),
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

function turretScuttles(): string {
  return Array.from({ length: 15 }, (_, place) => `M${40 + place * 29} 260h4`).join('')
}

/** A gun in its casemate, pointing left, about its trunnions; the drum is 160 wide. */
function casemate(elevation: number, muzzle: readonly ArtPart[] = []): readonly ArtPart[] {
  const gun = [solid('M-200 -9L-30 -17V17L-200 9Z'), solid('M-208 -12H-190V12H-208Z'), ...muzzle]
  return [
    solid('M-44 70V-40C-44 -62 0 -74 50 -74C100 -74 136 -62 136 -40V70Z'),
    line('M-30 62V-42M-14 64V-52M110 64V-48M122 62V-42', 1.8, { tone: 'sheet' }),
    line('M-44 -34C-30 -52 122 -52 136 -34', 2, { tone: 'sheet' }),
    solid('M-34 -22H48C60 -22 60 26 48 26H-34Z', 'sheet'),
    ...turned(gun, elevation),
    solid('M-38 -19L30 -19C38 -19 38 22 30 22L-38 22Z'),
    hollow(circle(4, 1, 8), 2.6),
  ]
}

/** A plug in the muzzle and a cover on its lanyard: this gun is not fired today. */
const tampion: readonly ArtPart[] = [
  solid('M-224 -13H-207V13H-224Z', 'red'),
  solid(circle(-227, 0, 7), 'red'),
  line('M-227 6C-230 40 -206 52 -180 18', 2.6, { tone: 'red' }),
]

/** The ship’s side with its upper deck, scuttles and rail. */
function side(deckY: number, waterY: number): readonly ArtPart[] {
  return [
    line(`M34 ${deckY}H484`, 4),
    line(rail(deckY), 1.8),
    line(`M34 ${deckY - 15}H484M34 ${deckY - 29}H484`, 1.3),
    line(`M-20 ${waterY - 18}H484`, 1.6, { opacity: 0.7 }),
  ]
}

function rail(deckY: number): string {
  return Array.from({ length: 16 }, (_, place) => `M${40 + place * 29} ${deckY}v-30`).join('')
}

export const secondaryBatteryCasualty = (): readonly ArtPart[] => [
  ...side(86, 282),
  ...placed(casemate(0, tampion), 262, 168, 1.06),
  line(plates(), 1.3, { opacity: 0.6 }),
  line(portholes(250), 2.4),
  sea(284, { from: -16, to: 475, rows: 4, start: 5 }),
]

/** The seams of the plating. */
function plates(): string {
  return 'M-20 242H214M402 242H484M60 242V266M168 242V266M440 242V266M34 116H210M408 116H484M428 116V242M456 116V242'
}

function portholes(y: number): string {
  return [20, 112, 214, 300, 380, 452].map((x) => circle(x, y + 3, 6)).join('')
}

/** A row of casemates along one side, the whole of it silent. */
export const majorSecondaryBatteryCasualty = (): readonly ArtPart[] => [
  ...smoke([
    [424, 10, 32],
    [384, 24, 34],
    [348, 46, 29],
    [322, 72, 23],
    [304, 98, 17],
  ]),
  ...side(112, 282),
  ...[104, 254, 404].flatMap((x, place) => placed(casemate(place === 1 ? -15 : -8), x, 196, 0.54)),
  ...burstAt(296, 148, 0.95),
  line('M-20 242H484M90 242V264M250 240V264M400 240V264', 1.3, { opacity: 0.6 }),
  line(portholes(250), 2.4),
  sea(284, { from: -16, to: 475, rows: 4, start: 1 }),
]
