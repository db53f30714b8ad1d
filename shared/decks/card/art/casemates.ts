import { hollow, line, placed, solid, turned, type ArtPart } from './art-part'
import { burstAt } from './collision'
import { smoke } from './fire'
import { sea } from './sea'
import { circle } from './shapes'

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
  line(scuttles(250), 2.4),
  sea(284, { from: -16, to: 475, rows: 4, start: 5 }),
]

/** The seams of the plating. */
function plates(): string {
  return 'M-20 242H214M402 242H484M60 242V266M168 242V266M440 242V266M34 116H210M408 116H484M428 116V242M456 116V242'
}

function scuttles(y: number): string {
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
  line(scuttles(250), 2.4),
  sea(284, { from: -16, to: 475, rows: 4, start: 1 }),
]
