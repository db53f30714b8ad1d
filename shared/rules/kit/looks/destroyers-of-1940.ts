import { looksOf } from './notation'

/** Destroyers, escorts and motor boats of the second war. */

/** A mount in its house or shield, on the deck or fired over another. */
const mount = (kind: 'house' | 'open', at: number, faces: 'fore' | 'aft', foot: number, barbette = 0.3, size = 0.8) =>
  `${kind} ${at} ${faces} foot=${foot} barbette=${barbette} size=${size}`
const tubes = (at: number, foot: number, size = 1) => `tubes ${at} aft foot=${foot} barbette=.2 size=${size}`

/** A flush deck that falls from a high bow, two funnels alike, five guns. */
export const fletcher = looksOf({
  hull: 'raked transom 0:6 14:4.8 40:3.6 100:3',
  houses: '21-39 4-6.4; 42-60 3.4-5.6; 63-74 3.3-5.8',
  bridge: 'destroyer 29 6.3+6.6 8',
  funnels: '41.2 5-14 3.4 rake=5; 54 5-14 3.4 rake=5',
  masts: 'pole 33.4 6.4-27 width=.5 yards=.66,.9 rake=4',
  guns: [
    mount('house', 13.6, 'fore', 4.8, 0.4),
    mount('house', 20.4, 'fore', 4.2, 2.9),
    mount('house', 68.4, 'aft', 5.8, 0.2),
    mount('house', 75.6, 'aft', 3.3, 2.8),
    mount('house', 83, 'aft', 3.1, 0.4),
    tubes(47.4, 5.6),
    tubes(59, 5.4),
  ].join('; '),
  boats: '38.4 5.6 6',
  scuttles: '5-36 2.4',
})

/** A forecastle, two slim round funnels well spaced, three sets of tubes, guns in the open aft. */
export const mahan = looksOf({
  hull: 'raked cruiser 0:6.4 14:5.6 34:5.2 34:3 100:2.8',
  houses: '24-34 5.2-7; 38-58 3-4.8; 66-80 2.9-5.2',
  bridge: 'destroyer 28.6 6.8+6 7',
  funnels: '39.6 4.6-13.6 2.8; 54.6 4.6-13.6 2.8',
  masts: 'tripod 33 5.2-26 tubeTop=17 legs=aft yards=.66,.86; pole 68 5-15 width=.3 yards=.7',
  guns: [
    mount('house', 13.6, 'fore', 5.6, 0.3),
    mount('house', 20.4, 'fore', 5.4, 2.6),
    mount('open', 61.6, 'aft', 3, 1.8, 0.74),
    mount('open', 78.4, 'aft', 5.2, 0.2, 0.74),
    mount('open', 86.4, 'aft', 2.8, 0.3, 0.74),
    tubes(47, 4.8),
    tubes(58, 3.4, 0.8),
  ].join('; '),
  boats: '36.4 5.4 6',
  scuttles: '5-33 3.6; 36-94 1.7',
})

/** Flat-sided funnels, four guns, one set of five tubes between the after funnel and the searchlight. */
export const benson = looksOf({
  hull: 'raked transom 0:6.4 14:5.4 33:5 33:3 100:2.8',
  houses: '23-33 5-7; 36-56 3-4.8; 64-77 2.9-5.4',
  bridge: 'destroyer 28 6.8+6.4 7.4',
  funnels: '37.8 4.6-13.8 4.2 none rake=3; 50.6 4.6-13.8 4.2 none rake=3',
  masts: 'pole 32.6 7-27 width=.5 yards=.66,.88 rake=4',
  guns: [
    mount('house', 13.4, 'fore', 5.4, 0.3),
    mount('house', 20, 'fore', 5.2, 2.6),
    mount('house', 74, 'aft', 5.4, 0.2),
    mount('house', 82.6, 'aft', 2.9, 0.4),
    tubes(57.6, 4.6, 1.05),
  ].join('; '),
  upper: '61-64 3-7.6',
  boats: '43.6 5.4 6',
  scuttles: '5-32 3.4; 36-94 1.7',
})

/** The Special type: a high flared forecastle, big cowled funnels, twin houses, one forward and two aft. */
export const akatsuki = looksOf({
  hull: 'clipper cruiser 0:6.8 12:5.6 31:5.2 31:2.9 100:2.6',
  houses: '23-31 5.2-8; 35-42 2.9-4.6; 47-54 2.9-4.2; 64-76 2.8-5',
  bridge: 'tower 26.4 7.8+7.4 7',
  funnels: '37.4 4.4-13.6 2.4 cowl rake=8; 49.6 4-13 4.4 cowl rake=8',
  masts: 'tripod 30.6 5.2-25 tubeTop=16 legs=aft; pole 66 5-18 width=.35 yards=.7',
  guns: [
    mount('house', 14.6, 'fore', 5.6, 0.4, 1),
    mount('house', 72, 'aft', 5, 0.3, 1),
    mount('house', 81, 'aft', 2.7, 0.5, 1),
    tubes(43.6, 3.6, 0.8),
    tubes(56, 3.2, 0.8),
    tubes(61.4, 3.2, 0.8),
  ].join('; '),
  boats: '34 4.6 5',
  scuttles: '5-30 3.6; 33-94 1.6',
})

/** A smaller bridge, a single gun that stands back to back with the twin abaft it. */
export const shiratsuyu = looksOf({
  hull: 'clipper cruiser 0:6.4 12:5.4 31:5 31:2.8 100:2.5',
  houses: '24-31 5-7.4; 35-41 2.8-4.4; 58-66 2.8-4.8',
  bridge: 'destroyer 27 7.2+5 6.4',
  funnels: '38.4 4.2-12.4 4 cowl rake=8; 51 4-12 2.6 cowl rake=8',
  masts: 'tripod 30.4 5-23 tubeTop=14 legs=aft; pole 61 4.8-17 width=.35 yards=.7',
  guns: [
    mount('house', 14.6, 'fore', 5.4, 0.4, 1),
    mount('house', 68, 'fore', 2.7, 0.6, 0.85),
    mount('house', 77, 'aft', 2.6, 0.5, 1),
    tubes(44.6, 3.4, 0.95),
    tubes(56, 3.2, 0.95),
  ].join('; '),
  boats: '33.6 4.4 5',
  scuttles: '5-30 3.4; 33-94 1.5',
})

/** Two raked funnels, two sets of tubes, two twin mounts together aft. */
export const kagero = looksOf({
  hull: 'clipper cruiser 0:6.8 12:5.6 30:5.2 30:3 100:2.6',
  houses: '22.6-30 5.2-7.8; 34-42 3-4.8; 62-78 2.8-5.2',
  bridge: 'destroyer 26 7.6+5.4 7',
  funnels: '37.6 4.6-13.4 4.6 raked rake=9; 51.6 4.2-12.6 3.2 raked rake=9',
  masts: 'tripod 30.6 5.2-25 tubeTop=15 legs=aft; pole 63.6 5-19 width=.35 yards=.7',
  guns: [
    mount('house', 14, 'fore', 5.6, 0.4, 1),
    mount('house', 74.6, 'aft', 5.2, 0.3, 1),
    mount('house', 83.6, 'aft', 2.7, 0.5, 1),
    tubes(44.8, 3.6),
    tubes(57.6, 3.4),
  ].join('; '),
  boats: '33.4 4.8 5; 55 5 5',
  scuttles: '5-29 3.6; 33-94 1.6',
})

/** One funnel, and four twin gun houses. */
export const lively = looksOf({
  hull: 'raked cruiser 0:6.8 14:5.6 36:5.2 36:3 100:2.8',
  houses: '27-36 5.2-7.4; 38-54 3-4.6; 66-76 2.9-5',
  bridge: 'slab 31 7.2+5.4 7',
  funnels: '42.6 4.4-13.6 4.8 rake=2 trunk=2',
  masts: 'tripod 36.6 5.2-24 tubeTop=15 legs=aft; pole 63.6 3-17 width=.35 yards=.7',
  guns: [
    mount('house', 15.6, 'fore', 5.6, 0.4, 1),
    mount('house', 22.6, 'fore', 5.3, 2.8, 1),
    mount('house', 76.6, 'aft', 5, 0.3, 1),
    mount('house', 84, 'aft', 2.8, 0.5, 1),
    tubes(51, 4.6),
    tubes(60, 3.2),
  ].join('; '),
  boats: '47 5.4 6; 40 5.4 5',
  scuttles: '5-35 3.6; 38-94 1.7',
})

/** Two raked funnels, the second thin, and a clipper stem: the handsomest of their time. */
export const tribal = looksOf({
  hull: 'clipper cruiser 0:7 14:5.8 41:5.4 41:3.1 100:2.8',
  houses: '28-41 5.4-7.4; 43-60 3.1-4.8; 66-80 2.9-5.2',
  bridge: 'slab 32.6 7.2+5.6 7',
  funnels: '44 4.6-14 4.6 rake=6; 54.6 4.6-13 3.2 rake=6',
  masts: 'tripod 38.4 5.4-26 tubeTop=16 legs=aft rake=3; pole 63.6 3-19 width=.4 yards=.7 rake=4',
  guns: [
    mount('house', 15.4, 'fore', 5.8, 0.4, 0.94),
    mount('house', 22.4, 'fore', 5.5, 2.8, 0.94),
    mount('open', 76.6, 'aft', 5.2, 0.3, 0.8),
    mount('house', 85, 'aft', 2.8, 0.5, 0.94),
    tubes(60.4, 3.2),
  ].join('; '),
  boats: '49 5.6 6; 40.6 6.6 5',
  scuttles: '5-40 3.8; 43-94 1.7',
})

/** A big destroyer with capped funnels, five single guns behind shields, two poles. */
export const type34 = looksOf({
  hull: 'straight cruiser 0:6.6 14:5.6 34:5.2 34:3.2 100:2.9',
  houses: '24-34 5.2-7.6; 37-60 3.2-4.8; 64-80 3-5.4',
  bridge: 'block 28.4 7.4+5.6 8.4',
  funnels: '39.6 4.6-14.4 4.6 raked rake=2; 55 4.6-13.8 4.2 raked rake=2',
  masts: 'pole 33.6 7.4-28 width=.5 yards=.6,.8; pole 61.4 4.8-24 width=.4 yards=.7',
  guns: [
    mount('open', 13.4, 'fore', 5.6, 0.4, 0.9),
    mount('open', 20.4, 'fore', 5.4, 2.6, 0.9),
    mount('open', 66, 'aft', 5.4, 0.3, 0.9),
    mount('open', 78, 'aft', 5.4, 0.3, 0.9),
    mount('open', 86.6, 'aft', 3, 0.4, 0.9),
    tubes(47.6, 4.8),
    tubes(61.6, 4.6, 0.9),
  ].join('; '),
  boats: '44 5.6 6; 51.4 5.6 5',
  scuttles: '5-33 3.6; 36-94 1.8',
})

/** One great trunked funnel close to the bridge, a twin mount at each end. */
export const maestrale = looksOf({
  hull: 'raked cruiser 0:6.2 14:5.2 34:4.8 34:2.8 100:2.6',
  houses: '25-34 4.8-7; 36-46 2.8-5; 64-70 2.7-5.2',
  bridge: 'destroyer 29 6.8+6.6 7.6',
  funnels: '39 4.8-13.6 6 rake=3 trunk=3',
  masts: 'tripod 33.6 4.8-24 tubeTop=14 legs=aft; tripod 65.4 5-19 tubeTop=12 legs=aft',
  guns: [
    mount('house', 16.6, 'fore', 5.2, 0.8, 1),
    mount('house', 76.6, 'aft', 2.6, 2.2, 1),
    mount('open', 44.6, 'aft', 5, 0.2, 0.6),
    tubes(50.4, 3),
    tubes(59.6, 3),
  ].join('; '),
  boats: '55 5 5',
  scuttles: '5-33 3.2; 36-94 1.6',
})

/** A whale catcher in the navy: a short forecastle, one funnel, her mast before the bridge. */
export const flower = looksOf({
  hull: 'raked cruiser 0:6.2 12:5.2 28:4.6 28:4.2 44:4 44:2.6 74:2.4 100:3',
  houses: '29-44 4-6.2; 30.4-38.8 6.1-8.4 windows; 31.6-37.4 8.4-9.4; 46-66 2.5-4.8; 66-71 2.4-4.4',
  funnels: '50.4 4.6-13 2.7',
  masts: 'pole 27 4.6-20 width=.42 tops=1 topsAt=.52 topWidth=1.8 yards=.78',
  guns: 'open 15.6 fore foot=5 barbette=1.4 size=.66; open 68.4 aft foot=4.4 barbette=.1 size=.44 elevated',
  boats: '56.6 5.8 5.4',
  vents: '47 4.6; 60 4.5',
  scuttles: '7-42 3; 46-94 1.4',
})

/** Tubes under the forecastle, a low wheelhouse, a long flat deck for spare torpedoes. */
export const schnellboot = looksOf({
  hull: 'raked transom 0:3 12:2.9 33:2.5 40:1.75 100:1.35',
  houses: '34-44 2.2-3.3 slope; 44-56 1.6-2.5',
  masts: 'pole 47.4 2.4-7 width=.18 yards=.7',
  guns: 'tubes 25 fore foot=2.6 barbette=-.35 size=.66; open 13.6 fore foot=2.9 barbette=0 size=.22 elevated; open 78 aft foot=1.5 barbette=.2 size=.34 elevated; tubes 62 fore foot=1.6 barbette=0 size=.44',
  scuttles: '8-30 1.7',
})

/** Elco's 77 feet: a round-shouldered house, turrets of machine guns, four tubes along the sides. */
export const elco = looksOf({
  hull: 'raked transom 0:2.2 20:2.1 60:1.7 100:1.4',
  houses: '30-62 1.8-2.7 curve; 40-49 2.6-3.7 curve',
  masts: 'pole 51 2.6-6.4 width=.14 yards=.75 rake=8',
  guns: 'tubes 27 fore foot=1.9 barbette=0 size=.36; tubes 61 fore foot=1.6 barbette=0 size=.36; drum 37 fore foot=1.9 barbette=.2 size=.13 elevated; drum 52 aft foot=1.8 barbette=.2 size=.13 elevated; open 85 aft foot=1.5 barbette=.1 size=.2 elevated',
  scuttles: '8-26 1.2',
})

/** Eighteen metres, nearly all engine: torpedoes beside a tiny house, depth charges on the stern. */
export const mas = looksOf({
  hull: 'straight transom 0:1.7 30:1.4 70:1.1 100:1',
  houses: '36-50 1.3-2.3 slope; 50-66 1.2-1.7 curve',
  masts: 'pole 49 2.2-4.8 width=.1 yards=.7',
  guns: 'torpedo 55 fore foot=1.2 barbette=.1 size=.62; open 76 aft foot=1.1 barbette=.1 size=.2 elevated',
})

/** The Italian copy of a German boat: a higher house farther aft, a gun before it. */
export const motosilurante = looksOf({
  hull: 'raked transom 0:2.5 14:2.3 46:1.8 100:1.2',
  houses: '38-52 1.8-3.3 slope; 52-60 1.7-2.5; 70-76 1.4-2.1',
  masts: 'pole 53 2.5-7.6 width=.16 yards=.6,.8',
  guns: 'tubes 44 fore foot=1.8 barbette=.1 size=.62; open 22 fore foot=2.1 barbette=.1 size=.28 elevated; open 66 aft foot=1.5 barbette=.2 size=.28 elevated; open 88 aft foot=1.3 barbette=0 size=.2 elevated',
  scuttles: '8-34 1.3',
})
