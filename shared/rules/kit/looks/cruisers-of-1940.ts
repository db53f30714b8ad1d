import { looksOf } from './notation'

/** Cruisers of the second war, and the armoured ship that was called a pocket battleship. */

/** Guns against aircraft on the open deck, and torpedo tubes in the waist. */
const high = (at: number, faces: 'fore' | 'aft', foot: number, inches = 4) =>
  `open ${at} ${faces} inches=${inches} foot=${foot} barbette=0 size=.8 elevated`
const tubes = (at: number, foot: number) => `tubes ${at} aft foot=${foot} barbette=0 size=.9`
const turret = (kind: string, at: number, faces: 'fore' | 'aft', barbette: number, size: number) =>
  `${kind} ${at} ${faces} barbette=${barbette} size=${size}`

/** Two thin straight funnels, well spaced, and her masts upright: like nothing in her own class. */
export const exeter = looksOf({
  hull: 'raked cruiser 0:9.4 20:8.1 62:7.6 62:5.2 100:5.2',
  houses: '30-40 7.7-10; 40-60 7.6-8.8 rail; 61-69 5.2-9.2 rail',
  bridge: 'slab 34.4 9.8+9.6 11',
  funnels: '43.6 8.6-21.4 5.8; 53.8 8.6-21.4 4',
  masts: 'pole 38.6 10-38 width=.8 tops=1 topsAt=.3 topWidth=3.4 yards=.5,.7; pole 59 8.6-36 width=.8 yards=.6',
  guns: `${turret('turret', 18, 'fore', 1, 0.84)}; ${turret('turret', 25, 'fore', 3.8, 0.84)}; ${turret('turret', 77.4, 'aft', 2.2, 0.84)}; ${high(48.6, 'fore', 8.8)}; ${high(56.8, 'aft', 8.8)}; ${tubes(65, 5.2)}`,
  boats: '49.6 11 8; 41 10.4 7',
  cranes: '57.6 8.8 fore',
  scuttles: '6-60 5.4; 6-95 3.2',
})

/** One broad trunked funnel on a clean side. */
const leander = {
  hull: 'raked cruiser 0:9 20:7.4 60:6.8 60:4.6 100:4.6',
  houses: '31-39 7-9.4; 39-60 6.8-8.2 rail; 66-72 4.6-8.8 rail',
  bridge: 'slab 34.6 9.2+9 10',
  funnels: '48 8-20.6 7.4 casing=.2 trunk=4',
  masts: 'pole 39.4 9.2-37 width=.7 yards=.55,.75; pole 64 4.6-34 width=.7 yards=.6',
  guns: `${turret('turret', 18, 'fore', 0.8, 0.7)}; ${turret('turret', 24.4, 'fore', 3.4, 0.7)}; ${turret('turret', 76, 'aft', 3.4, 0.7)}; ${turret('turret', 82.4, 'aft', 0.8, 0.7)}; ${high(43.6, 'fore', 8.2)}; ${high(57, 'aft', 8.2)}; ${tubes(62.6, 4.8)}`,
  scuttles: '6-58 4.8; 6-95 2.8',
} as const

export const ajax = looksOf({ ...leander, boats: '43 10.4 7; 66 6.6 7', cranes: '57.4 8.2 aft', planes: '52.8 8.2' })

/** New Zealand's: no aircraft, boats where the catapult was. */
export const achilles = looksOf({ ...leander, boats: '43 10.4 7; 54.4 10 9; 58.8 10 7' })

/** Two funnels of two sizes, well spaced, one turret less. */
export const arethusa = looksOf({
  hull: 'raked cruiser 0:8.6 20:7 56:6.4 56:4.4 100:4.4',
  houses: '29-37 6.6-9; 37-56 6.4-7.8 rail; 64-70 4.4-8.4 rail',
  bridge: 'slab 32.4 8.8+8.6 9.4',
  funnels: '42.4 7.6-19.6 5.2; 56.6 7.4-18.8 3.6',
  masts: 'tripod 37.4 8.6-34 tubeTop=22 legs=aft; pole 61.6 4.4-33 width=.6 yards=.6',
  guns: `${turret('turret', 18, 'fore', 0.8, 0.7)}; ${turret('turret', 24.4, 'fore', 3.2, 0.7)}; ${turret('turret', 77, 'aft', 1.2, 0.7)}; ${high(47, 'fore', 7.8)}; ${high(52.4, 'aft', 7.8)}; ${tubes(60, 4.6)}`,
  boats: '46.6 10 7; 67 6.2 6',
  cranes: '50 7.8 aft',
  scuttles: '6-55 4.4; 6-95 2.6',
})

/** Straight funnels, four triple turrets, a long hangar before the after funnel. */
export const fiji = looksOf({
  hull: 'raked transom 0:9.4 18:8 63:7.2 63:5 100:5',
  houses: '31-40 7.4-10.6; 40-63 7.2-9 rail; 47-54 8.8-12; 63-71 5-9.4 rail',
  bridge: 'slab 34.6 10.4+9.4 11.4',
  funnels: '44.4 9-22 4.8; 57 9-22 4.4',
  masts: 'tripod 40 9-37 tubeTop=25 legs=aft; tripod 61.6 9-35 tubeTop=23 legs=aft',
  guns: `${turret('turret', 17, 'fore', 0.9, 0.78)}; ${turret('turret', 24, 'fore', 3.6, 0.78)}; ${turret('turret', 75, 'aft', 3.6, 0.78)}; ${turret('turret', 82, 'aft', 0.9, 0.78)}; ${high(50, 'fore', 12)}; ${high(60, 'aft', 9)}; ${tubes(66, 5)}`,
  boats: '54.6 10.8 7',
  cranes: '55.4 9 aft',
  scuttles: '6-62 5; 6-95 3',
})

/** Two raked funnels, the first thick, and a wavy deck that falls from stem to stern. */
export const furutaka = looksOf({
  hull: 'clipper cruiser 0:8.6 8:7.3 14:6.8 27:6.7 34:6.4 42:5.8 48:5.6 60:5.5 67:5 72:4.7 82:4.6 88:4.2 94:4 100:4.1',
  houses: '29-36 6.4-9.4; 38-58 5.8-8.2 rail; 61-68 5.2-8.4',
  bridge: 'tower 33.4 9.2+12.6 10.5',
  funnels: '43.4 8-18.6 6.6 raked rake=8; 51 8-17.6 4.4 raked rake=8',
  masts: 'tripod 36.6 9.2-31 tubeTop=22 legs=aft; tripod 58 8-29 tubeTop=18 legs=aft',
  guns: `${turret('flush', 16.6, 'fore', 0.8, 0.82)}; ${turret('flush', 23.6, 'fore', 3.8, 0.82)}; ${turret('flush', 79.6, 'aft', 1.6, 0.82)}; ${high(40, 'fore', 8.2, 4.7)}; ${high(56, 'aft', 8, 4.7)}; ${tubes(55, 5.6)}`,
  boats: '47.4 9.6 8',
  cranes: '60 5.6 aft',
  planes: '70.6 4.8',
  scuttles: '6-28 4; 30-76 3.2',
})

/** All her turrets forward; a bare deck for seaplanes abaft the one funnel. */
export const tone = looksOf({
  hull: 'clipper cruiser 0:9.4 18:7.4 48:6.6 62:6.2 76:5 100:4.4',
  houses: '37-48 6.8-10; 46-62 6.4-9 rail',
  bridge: 'tower 42.4 9.8+14.6 11',
  funnels: '52.6 8.8-20.6 7.6 raked rake=8 trunk=4',
  masts: 'tripod 46.4 9.8-34 tubeTop=24 legs=aft; tripod 65.6 6-32 tubeTop=20 legs=aft',
  guns: `${turret('flush', 13, 'fore', 0.8, 0.82)}; ${turret('flush', 19.4, 'fore', 3.8, 0.82)}; ${turret('flush', 27, 'aft', 1, 0.82)}; ${turret('flush', 33, 'aft', 1, 0.82)}; ${high(49.6, 'fore', 9, 5)}; ${high(59, 'aft', 9, 5)}; ${tubes(61, 6.2)}`,
  cranes: '66.6 6 aft; 70 5.4 fore',
  boats: '56.8 10.4 8',
  planes: '73 5.4; 86 4.8',
  scuttles: '6-36 4.4; 38-90 3.2',
})

/** Three upright funnels like a liner's, a low waist, open guns all along; the aircraft and its crane amidships aft. */
export const nagara = looksOf({
  hull: 'clipper cruiser 0:7.6 10:6.6 24:6 24:4.2 100:3.8',
  houses: '21.6-28 4-7.6; 33-60 4.1-5.6; 74-80 4-7 rail',
  bridge: 'block 24.6 7.4+8.8 8',
  funnels: '38.6 5.4-17.6 3.6 cowl; 46.6 5.4-17.6 4.2 cowl; 54.2 5.4-17.6 4.2 cowl',
  masts: 'tripod 28.6 4-30 tubeTop=20 legs=aft; tripod 69 4-28 tubeTop=17 legs=aft',
  guns: 'open 11.6 fore inches=5.5 barbette=.4 size=.78; open 18 fore inches=5.5 barbette=1 size=.78; open 34.4 fore inches=5.5 foot=5.6 size=.74; open 42.6 fore inches=5.5 foot=5.6 size=.74; open 65 aft inches=5.5 foot=4 barbette=1.4 size=.78; open 76 aft inches=5.5 foot=7 size=.78; open 84 aft inches=5.5 barbette=.4 size=.78; tubes 31 fore foot=4.2 barbette=0 size=.7; tubes 62 aft foot=4 barbette=0 size=.7',
  cranes: '69.4 4 fore',
  boats: '50.4 7.6 6; 58.4 7.4 7',
  scuttles: '6-23 4; 26-96 2.2',
})

/** Diesels and one funnel behind a tower mast; a triple turret at each end. */
export const grafSpee = looksOf({
  hull: 'atlantic transom 0:9 22:7.2 72:6.8 72:4.7 100:4.6',
  houses: '33-45 6.9-10.4 windows; 45-66 6.9-9.2 rail; 60-67 9.2-13 rail',
  bridge: 'tower 39.6 10.2+20 9',
  funnels: '54 9-20.4 6.4 raked rake=3 casing=.28',
  masts: 'pole 56.8 9.2-31 width=.7 yards=.7',
  guns: `${turret('flush', 24.8, 'fore', 1.8, 1.06)}; ${turret('flush', 78.6, 'aft', 1.7, 1.06)}; house 37 fore foot=7 barbette=0 size=.85; house 44.6 fore foot=7 barbette=0 size=.85; house 51.4 fore foot=6.9 barbette=0 size=.85; house 60.6 aft foot=6.9 barbette=0 size=.85; tubes 90 aft foot=4.6 barbette=0 size=1`,
  boats: '57 11 9',
  cranes: '48.6 9.2 aft',
  scuttles: '6-31 4.4; 32-70 4; 74-95 2.6',
})

/** Flush, lean, two funnels with a long gap, the aircraft before her turrets. */
export const trento = looksOf({
  hull: 'straight cruiser 0:8.6 16:7.2 60:6.6 100:6.2',
  houses: '31-38 6.8-9.4; 38-68 6.6-8 rail; 63-68 8-11 rail',
  bridge: 'tower 34 9.2+13.6 9',
  funnels: '42 7.8-21 6 casing=.3; 59 7.8-20 4.4',
  masts: 'tripod 37.6 9.2-34 tubeTop=25 legs=aft; tripod 63.4 8-31 tubeTop=20 legs=fore',
  guns: `${turret('flush', 18.6, 'fore', 0.8, 0.84)}; ${turret('flush', 25.6, 'fore', 3.8, 0.84)}; ${turret('flush', 75, 'aft', 3.8, 0.84)}; ${turret('flush', 82, 'aft', 0.8, 0.84)}; ${high(47.4, 'fore', 8)}; ${high(52.4, 'fore', 8)}; ${high(66.4, 'aft', 8)}; ${tubes(56, 6.6)}`,
  boats: '50 10.2 8',
  scuttles: '6-94 4.2; 8-94 2.4',
})

/** A forecastle that ends by the second turret's barbette, straight stem, armour shown in her squat funnels. */
export const zara = looksOf({
  hull: 'straight cruiser 0:9 16:7.8 39:7.4 39:5.4 100:5.2',
  houses: '31-39 7.4-10.4; 39-66 5.4-8.4 rail; 63-68 8.4-11 rail',
  bridge: 'tower 34.4 10.2+13.4 9.6',
  funnels: '43.6 8.2-20.4 6.6 raked; 58 8.2-19.4 5.4 raked',
  masts: 'tripod 38 10-33 tubeTop=25 legs=aft; tripod 55 8.4-30 tubeTop=20 legs=aft',
  guns: `${turret('flush', 17.4, 'fore', 0.8, 0.84)}; ${turret('flush', 24.8, 'fore', 3.6, 0.84)}; ${turret('flush', 74.4, 'aft', 3.8, 0.84)}; ${turret('flush', 82, 'aft', 0.9, 0.84)}; ${high(47.4, 'fore', 8.4)}; ${high(51.6, 'fore', 8.4)}; ${high(62, 'aft', 8.4)}`,
  boats: '50 10.6 8',
  scuttles: '6-38 5.4; 8-94 2.8',
})

/** A tower without a mast before one cowled funnel, three turrets and a single gun. */
export const deRuyter = looksOf({
  hull: 'clipper cruiser 0:8.8 18:7 58:6.4 58:4.4 100:4.4',
  houses: '30-39 6.8-10 rail; 39-58 6.4-8.8 rail; 58-72 4.4-7.6 rail',
  bridge: 'tower 35.6 9.8+19 9',
  funnels: '47 8.6-19.6 5.6 cowl rake=4',
  masts: 'pole 58 7.6-27 width=.5 yards=.7',
  upper: '33-38 10-18 slope',
  guns: `${turret('turret', 17.6, 'fore', 0.8, 0.7)}; open 24.4 fore inches=5.9 foot=6.8 barbette=2.6 size=.8; ${turret('turret', 76, 'aft', 3.2, 0.7)}; ${turret('turret', 82.6, 'aft', 0.8, 0.7)}; open 63 aft inches=1.6 foot=7.6 size=.5 elevated; open 68 aft inches=1.6 foot=7.6 size=.5 elevated`,
  cranes: '54.6 8.8 aft',
  boats: '60.4 5.4 7; 51.6 10.2 7',
  scuttles: '6-56 4.4; 6-95 2.6',
})

/** Forecastle to the second funnel, pole foremast on a tower, hangars round the after one. */
export const newOrleans = looksOf({
  hull: 'clipper cruiser 0:10.2 16:8.2 48:7.4 48:5 100:5',
  houses: '29-40 7.6-10.4 rail; 40-48 7.4-9.4; 60-67 5-11 rail',
  bridge: 'terrace 33.4 10.2+11 12',
  funnels: '42.6 9.2-21.6 4.8; 53.4 5-20.8 4.4',
  masts: 'tripod 37.4 10.2-38 tubeTop=27 legs=aft; pole 63 11-32 width=.8 yards=.6',
  guns: `${turret('flush', 17, 'fore', 0.8, 0.9)}; ${turret('flush', 24.4, 'fore', 3.6, 0.9)}; ${turret('flush', 77, 'aft', 2.2, 0.9)}; ${high(39.6, 'fore', 10.4, 5)}; ${high(45.6, 'fore', 9.4, 5)}; ${high(61.6, 'aft', 11, 5)}; ${high(65.6, 'aft', 11, 5)}`,
  cranes: '66.6 8 aft',
  planes: '57.4 6.4',
  boats: '68.4 7.4 8',
  scuttles: '6-46 5; 6-95 3',
})

/** Two light funnels well spaced, tripods of her treaty sisters, a high forecastle and a low after body. */
export const portland = looksOf({
  hull: 'clipper cruiser 0:10.4 16:8.6 44:7.6 44:5.2 100:5.2',
  houses: '29-39 7.8-10.8 rail; 39-44 7.6-9; 44-53 5.2-7; 53-67 5.2-11.4 rail',
  bridge: 'terrace 33 10.6+8.4 10',
  funnels: '43.4 7.4-22.4 4.2 rake=3; 57.4 8-22.4 4.4 rake=3',
  masts: 'tripod 35.4 10.6-39 tubeTop=28 tops=1 legs=aft; tripod 64 11.4-36 tubeTop=24 tops=1 legs=fore',
  guns: `${turret('flush', 17, 'fore', 0.8, 0.88)}; ${turret('flush', 24.4, 'fore', 3.6, 0.88)}; ${turret('flush', 78, 'aft', 2, 0.88)}; ${high(39.4, 'fore', 10.8, 5)}; ${high(46, 'fore', 7, 5)}; ${high(60.6, 'aft', 11.4, 5)}; ${high(66, 'aft', 11.4, 5)}`,
  cranes: '54.6 7 aft',
  planes: '50.6 7',
  boats: '69 8.4 8',
  scuttles: '6-42 5; 6-95 3',
})

/** Five triple turrets, three of them forward, a flush deck and a hangar under a square stern with its crane. */
export const stLouis = looksOf({
  hull: 'clipper transom 0:10 16:8 40:7 78:6.4 100:6.4',
  houses: '32-42 7.2-10.6 rail; 42-66 7-9.6 rail; 58-66 9.6-12.4 rail',
  bridge: 'terrace 36 10.4+9.6 10',
  funnels: '45.4 9.4-22 4.2; 54.6 9.4-22 4.2',
  masts: 'pole 39.6 10-38 width=.8 yards=.55,.75; pole 58 12-34 width=.8 yards=.6',
  guns: `${turret('flush', 14.6, 'fore', 0.8, 0.78)}; ${turret('flush', 21, 'fore', 3.4, 0.78)}; ${turret('flush', 27.6, 'aft', 0.9, 0.78)}; ${turret('flush', 73.4, 'aft', 3.4, 0.78)}; ${turret('flush', 80, 'aft', 0.8, 0.78)}; house 42.6 fore inches=5 foot=9.6 barbette=.2 size=.84; house 63 aft inches=5 foot=9.6 barbette=.2 size=.84`,
  cranes: '97.6 6.4 fore',
  planes: '91 6.4',
  boats: '50 11.2 8',
  scuttles: '6-94 4.4; 8-94 2.6',
})

/** Three twin mounts stepped up forward, three aft, and one on each side: a low hull and a long row of gun houses. */
export const atlanta = looksOf({
  hull: 'clipper transom 0:9 16:7.2 45:5.8 72:5 100:5',
  houses: '31-43 6.2-9.2 rail; 43-63 5.8-7.6 rail; 56-63 7.6-10.6 rail',
  bridge: 'destroyer 36 9+7.4 9',
  funnels: '45 7.4-18.8 4 rake=2; 53.6 7.4-18.8 4 rake=2',
  masts: 'pole 39.4 9-34 width=.7 yards=.55,.78; pole 57.6 7.4-29 width=.6 yards=.6',
  guns: 'house 16.4 fore inches=5 barbette=.6 size=1; house 22 fore inches=5 barbette=3 size=1; house 27.6 fore inches=5 barbette=5.4 size=1; house 62.6 aft inches=5 foot=5.2 barbette=.6 size=1; house 67.6 aft inches=5 barbette=5.2 size=1; house 73.4 aft inches=5 barbette=2.8 size=1; house 79.2 aft inches=5 barbette=.5 size=1; tubes 50 aft foot=5.8 barbette=0 size=.9',
  boats: '49 9.4 7',
  scuttles: '6-40 4; 8-94 2.4',
})
