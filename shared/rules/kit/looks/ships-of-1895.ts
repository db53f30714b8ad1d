import { looksOf } from './notation'

/** Battleships and cruisers from 1890 to 1905 by class, bow to stern as recognition books and plans have them. */

/** Pole masts of British pattern, with one fighting top or two. */
const poles = (fore: number, main: number, foot: number, top: number, tops: string) =>
  `pole ${fore} ${foot}-${top} width=1.1 ${tops}; pole ${main} ${foot}-${top - 1} width=1.1 ${tops} gaff`
const twoTops = 'tops=2 topsAt=.3,.62 topWidth=5.6 yards=.78'
const oneTop = 'tops=1 topsAt=.36 topWidth=6 yards=.64,.82'

export const majestic = looksOf({
  hull: 'ram round victorian 0:8 22:7.4 80:6.9 100:7.1',
  houses: '30-37 7.2-10.4; 37-63 7-9.6 rail; 63-70 7-10.2',
  upper: '66-70 10-12.6 rail',
  bridge: 'open 32.6 10.2+7.4 11',
  funnels: '47 9.4-25 4.6 pair bands=1',
  masts: poles(37, 62, 9.6, 41, twoTops),
  guns: 'hood 22 fore inches=12 barbette=2; hood 78 aft inches=12 barbette=2.4',
  casemates: '33 5.2 fore 1; 43 5 fore 1; 57 5 aft 1; 67 5.2 aft 1; 33.6 8.9 fore .9; 66.6 8.7 aft .9',
  boats: '43 11.4 10; 53 11.4 11; 58 11.4 8',
  cranes: '56.5 9.6 fore',
  vents: '41 9.6; 45.2 9.6; 52.4 9.5; 56 9.5',
  scuttles: '6-28 4.8; 72-95 4.6; 8-94 2.9',
  sternwalk: 4.6,
})

export const canopus = looksOf({
  hull: 'ram round victorian 0:7.8 22:7.2 100:6.9',
  houses: '31-37 7-10.2; 37-63 6.9-9.3 rail; 63-69 6.9-10',
  upper: '65.5-69 9.8-12.2 rail',
  bridge: 'open 32.6 10+7 10',
  funnels: '42.5 9.2-24.4 3.4; 53 9.2-24.4 5',
  masts: poles(37.2, 62.5, 9.2, 42, oneTop),
  guns: 'hood 22.5 fore inches=12 barbette=1.8; hood 77.5 aft inches=12 barbette=2',
  casemates: '32.5 5 fore 1; 40 4.8 fore 1; 60 4.8 aft 1; 67.5 5 aft 1; 33 8.6 fore .9; 67 8.4 aft .9',
  boats: '47.5 11 9; 58 11 10',
  vents: '39.5 9.3; 45 9.3; 50.4 9.3; 56.4 9.3',
  scuttles: '6-29 4.6; 72-95 4.4; 8-94 2.8',
  sternwalk: 4.4,
})

/** High sides, but open barbettes on a low weather deck before and abaft the citadel. */
export const royalSovereign = looksOf({
  hull: 'ram round victorian 0:6.1 100:5.6',
  houses: '34-66 5.7-8.9 rail; 29-34 5.7-9.4; 66-71 5.7-9.4',
  bridge: 'open 31.6 9.2+7.6 11',
  funnels: '46 8.8-25 5.2 pair bands=2',
  masts:
    'pole 36 8.8-40 width=1.3 tops=2 topsAt=.32,.56 topWidth=6.4 yards=.74; pole 64 8.8-39 width=1.3 tops=2 topsAt=.32,.56 topWidth=6.4 yards=.74 gaff',
  guns: 'bare 21.5 fore inches=13.5 barbette=2.9; bare 78.5 aft inches=13.5 barbette=2.9',
  casemates: '37 7.2 fore .9; 50 7.2 fore .9; 62 7.2 aft .9; 41 3.9 fore 1; 59 3.9 aft 1',
  boats: '52 10.8 10; 57.5 10.8 9; 40.6 10.8 7',
  vents: '39 8.9; 43 8.9; 50 8.9; 55 8.8',
  scuttles: '6-30 3.9; 70-95 3.7',
  sternwalk: 3.6,
})

export const fuji = looksOf({
  hull: 'ram round victorian 0:7 20:6.4 100:6.2',
  houses: '29-36 6.2-9.6; 36-64 6.2-9 rail; 64-71 6.2-9.4',
  upper: '66-70 9.2-11.6 rail',
  bridge: 'open 31.8 9.4+7 10',
  funnels: '45 8.8-24.6 4.2 bands=1; 52.4 8.8-24.6 4.2 bands=1',
  masts: poles(36.4, 65, 8.8, 42, twoTops),
  guns: 'hood 21.5 fore inches=12 barbette=2.2; hood 78.5 aft inches=12 barbette=2.2',
  casemates: '35 4.4 fore 1; 65 4.4 aft 1; 37 7.6 fore .85; 50 7.6 fore .85; 62 7.6 aft .85',
  boats: '41 10.8 8; 57.6 10.8 10',
  vents: '42.4 9; 49 9; 55.4 9; 60 9',
  scuttles: '6-28 4.2; 72-95 4; 8-94 2.6',
  sternwalk: 4,
})

export const mikasa = looksOf({
  hull: 'ram round grey 0:7.9 22:7.3 78:7.1 100:7',
  houses: '29-71 7.1-9.7 rail; 30-36 9.6-11.6; 65-69 9.6-11.6',
  upper: '63.5-68.5 11.6-13.8 rail',
  bridge: 'open 31.6 11.4+6.6 10',
  funnels: '44 9.6-24 4.4 bands=1; 54.2 9.6-24 4.4 bands=1',
  masts: poles(36, 63, 9.6, 42, 'tops=1 topsAt=.4 topWidth=5 yards=.66,.82'),
  guns: 'hood 21.6 fore inches=12 barbette=1.8 size=1.04; hood 78.4 aft inches=12 barbette=2 size=1.04',
  casemates: '33 5 fore 1; 41.4 5 fore 1; 49.8 5 fore 1; 58.2 5 aft 1; 66.6 5 aft 1; 31.4 8.5 fore .9; 68.6 8.5 aft .9',
  boats: '49 11.2 9; 58.6 11.2 9',
  vents: '40.6 9.6; 47.2 9.6; 51 9.6; 57.6 9.6',
  scuttles: '6-28 4.8; 72-95 4.6',
  sternwalk: 4.6,
})

/** An Elswick cruiser: flush, with slender, well spaced funnels. */
export const asama = looksOf({
  hull: 'ram counter victorian 0:7.6 20:6.6 80:6.4 100:6.8',
  houses: '30-70 6.4-8.6 rail; 30-35 8.5-10.6; 66-70 8.5-10.4',
  bridge: 'open 31.8 10.4+6.2 9',
  funnels: '44.4 8.6-24 3.4; 56.4 8.6-24 3.4',
  masts: poles(36.2, 68, 8.6, 44, 'tops=1 topsAt=.3 topWidth=4.4 yards=.6,.8'),
  guns: 'turret 22 fore inches=8 barbette=1.6 size=.82; turret 79 aft inches=8 barbette=1.6 size=.82',
  casemates:
    '34 4.6 fore .9; 44 4.6 fore .9; 56 4.6 aft .9; 66 4.6 aft .9; 35 7.6 fore .8; 65 7.6 aft .8; 50 7.6 fore .8',
  boats: '40 10.4 7; 50.4 10.4 9; 61.6 10.4 8',
  vents: '41.8 8.6; 47.4 8.6; 53.4 8.6; 59.4 8.6',
  scuttles: '6-94 3',
})

/** Four funnels, a high forecastle, no heavy gun. */
export const diadem = looksOf({
  hull: 'ram counter victorian 0:9.4 32:8.6 32:6.9 88:6.6 100:6.9',
  houses: '33-76 6.7-8.2',
  upper: '79-82.5 6.6-10.8 rail',
  bridge: 'open 27 8.8+8.6 9',
  funnels: '37 8-23.5 3.2; 46 8-23.5 3.2; 55 8-23.5 3.2; 64 8-23.5 3.2',
  masts:
    'pole 30.5 ?-42 width=.9 tops=1 topsAt=.34 topWidth=3.8 yards=.56,.8; pole 73 ?-42 width=.9 tops=1 topsAt=.34 topWidth=3.8 yards=.56,.8 gaff',
  guns: 'open 15 fore inches=6 barbette=.2 size=.95; open 91 aft inches=6 barbette=.2 size=.95',
  casemates: '27 6.8 fore .85; 27.4 4.2 fore .85; 44 5 fore .8; 64 5 aft .8; 80 5 aft .85; 80 2.9 aft .85',
  boats: '41.6 10.4 8; 50.6 10.4 8; 59.6 10.4 8; 68.6 10.4 8',
  vents: '34 8.3; 43 8.2; 52 8.2; 61 8.1; 67 8.1',
  scuttles: '5-30 5.8; 5-94 3.4',
})

export const charlesMartel = looksOf({
  hull: 'tumble tumble victorian 0:8.8 30:8.5 76:8.2 76:5.4 100:5.2',
  houses: '27-41 8.3-12 curve; 41-63 8.2-10.2; 60-72 8.2-11.6 curve; 36-66 13.6-14.2 rail',
  bridge: 'open 29.4 11.8+4.6 8',
  funnels: '42.4 10-24.5 4.8; 58.5 10-24.5 4.4',
  masts:
    'military 33.4 11.8-37 width=3.4 tops=2 topWidth=7.6 tubeTop=28 roof; military 67 11.4-36 width=3.2 tops=2 topWidth=7.2 tubeTop=26.6 roof',
  guns: 'drum 18.5 fore inches=12 barbette=1.4; drum 84 aft inches=12 foot=5.3 barbette=1.2; drum 50.5 fore inches=11 foot=6.6 barbette=.2 size=.95; drum 36 fore inches=5.5 foot=8.1 barbette=.2; drum 64.5 aft inches=5.5 foot=8.1 barbette=.2',
  boats: '46.6 14.2 8; 54.6 14.2 9',
  vents: '46 10.2; 54.6 10.1',
  scuttles: '10-74 5.2; 9-92 3.2',
})

/** One military mast forward, a light pole aft. */
export const jaureguiberry = looksOf({
  hull: 'tumble tumble victorian 0:8.2 74:7.8 74:5.2 100:5',
  houses: '30-42 7.9-12.4 curve; 42-66 7.8-9.8; 63-71 7.8-10.8 curve',
  bridge: 'open 32 12.2+5.2 9',
  funnels: '44.5 9.6-24 4.2 bands=1; 60 9.6-24 4.2 bands=1',
  masts:
    'military 36.6 12.2-36 width=3.8 tops=2 topWidth=8 tubeTop=27.5 roof; pole 68 10.6-33 width=.8 tops=1 topsAt=.4 topWidth=4 yards=.7 gaff',
  guns: 'drum 17.5 fore inches=12 barbette=2.2 size=1.12; drum 83.5 aft inches=12 foot=5.1 barbette=1.4 size=1.12; drum 52 fore inches=11 foot=5.6 barbette=.3 size=1.02; drum 27.6 fore inches=5.5 barbette=.3; drum 71.4 aft inches=5.5 foot=7.7 barbette=.3',
  boats: '49 12.4 8; 56 12.4 8',
  cranes: '52.4 9.6 aft',
  scuttles: '10-72 5; 9-92 3',
})

/** No ram; two funnels close together abaft a huge military mast. */
export const brennus = looksOf({
  hull: 'straight tumble victorian 0:6.4 26:6.2 26:8 80:8 80:5.6 100:5.4',
  houses: '30-72 8-11 rail; 34-46 11-13.6 rail',
  bridge: 'open 33 11+6 8.5',
  funnels: '49 10.8-27 4.4; 55.5 10.8-27 4.4',
  masts: 'military 38 13.4-41 width=4 tops=3 topWidth=7.6 tubeTop=31; pole 70 10.8-30 width=.7 yards=.7 gaff',
  guns: 'can 16.5 fore inches=13.4 barbette=1.2 size=1.06; drum 87 aft inches=13.4 foot=5.5 barbette=1.2 size=1.05; drum 35 fore inches=6.4 foot=8 barbette=.4 size=.64; drum 71 aft inches=6.4 foot=8 barbette=.4 size=.64',
  casemates: '43 6.2 fore .9; 53 6.2 fore .9; 63 6.2 aft .9',
  boats: '62 12.6 9; 67 12.6 7',
  scuttles: '8-24 4.4; 28-78 5',
})

export const dupuyDeLome = looksOf({
  hull: 'plough tumble victorian 0:7.4 100:6.6',
  houses: '24-76 7-8.6; 26-34 8.6-10.6 curve; 68-75 8.6-10.6 curve',
  bridge: 'open 33 8.6+7 8',
  funnels: '41 8.6-22 4.6; 61 8.6-22 3.8',
  masts:
    'military 29.5 10.4-33 width=3 tops=2 topWidth=7.4 tubeTop=24.5; military 71.5 10.4-33 width=3 tops=2 topWidth=7.4 tubeTop=24.5',
  guns: 'drum 17 fore inches=6.4 barbette=.4 size=.78; drum 23 fore inches=6.4 foot=7.2 barbette=.4 size=.7; drum 83 aft inches=6.4 barbette=.4 size=.78; drum 77 aft inches=6.4 foot=6.8 barbette=.4 size=.7; drum 51 fore inches=7.6 foot=6.2 barbette=.2 size=.88',
  boats: '46 10.4 9; 55.6 10.4 9',
  vents: '37.6 8.7; 45 8.6; 57.2 8.5; 65 8.5',
  scuttles: '12-88 5; 9-92 3.2',
})

/** Three turrets on the middle line, the second abaft the funnels. */
export const brandenburg = looksOf({
  hull: 'ram round white 0:7.6 20:7.2 76:6.8 76:4.8 100:4.8',
  houses: '27-38 7-10.2; 36-54 7-9.4 rail; 66-76 6.8-9.6 rail',
  bridge: 'open 30 10+6 9',
  funnels: '40 9.2-24 3.6; 47 9.2-24 3.6',
  masts:
    'military 34 10-38 width=2.4 tops=2 topWidth=6 tubeTop=27; military 70 9.4-37 width=2.4 tops=2 topWidth=6 tubeTop=26',
  guns: 'hood 17 fore inches=11 barbette=2; hood 59 aft inches=11 foot=6.8 barbette=1.6; hood 85 aft inches=11 barbette=2',
  casemates: '36 5 fore .8; 41 5 fore .8; 46 5 fore .8; 51 5 aft .8',
  boats: '43.6 11.4 8; 52 11 9; 72 11 8',
  vents: '37.6 9.4; 43.6 9.4; 51 9.4',
  scuttles: '6-28 4.6; 66-75 4.6; 8-94 2.6',
})

/** A forecastle carried far aft, the forward turret high upon it; round gun turrets along the side. */
export const kaiserFriedrich = looksOf({
  hull: 'ram round grey 0:9.2 24:8.8 70:8.4 70:5.8 100:5.6',
  houses: '29-40 8.5-13 ; 40-62 8.5-11 rail; 60-68 8.5-12 rail',
  bridge: 'open 33 12.8+5.4 9',
  funnels: '45.5 10.8-27 4; 56 10.8-27 4',
  masts:
    'military 38 12.8-42 width=2.8 tops=2 topWidth=7.4 tubeTop=30; military 65.6 11.8-40 width=2.2 tops=2 topWidth=6 tubeTop=28',
  guns: 'hood 21.5 fore inches=9.4 barbette=2.4; hood 80 aft inches=9.4 barbette=2; drum 42 fore inches=5.9 foot=8.4 barbette=.6 size=.64; drum 51 fore inches=5.9 foot=8.4 barbette=.6 size=.64; drum 63 aft inches=5.9 foot=8.4 barbette=.6 size=.64',
  casemates: '30 6 fore .85; 37.4 5.6 fore .85; 44.8 5.6 fore .85; 52.2 5.6 aft .85; 59.6 5.6 aft .85; 67 5.6 aft .85',
  boats: '50.6 13.4 8; 59.6 13.4 7',
  cranes: '59 11 fore',
  vents: '42.4 11; 49 11; 53 11',
  scuttles: '6-68 4; 72-95 3.6',
})

/** Single guns under small hoods; the 5.5-inch stand behind shields in the open waist, under the boats. */
export const infantaMariaTeresa = looksOf({
  hull: 'ram round victorian 0:7 24:6.2 76:6.2 100:6.6',
  houses: '31-38 6.2-8.6 rail; 38-64 8.2-8.6; 64-69 6.2-8.6 rail',
  bridge: 'open 33 8.4+5.6 8',
  funnels: '44 6.2-23.6 3.8 bands=2; 56.4 6.2-23.6 3.8 bands=2',
  masts:
    'pole 37 8.4-41 width=1 tops=2 topsAt=.34,.7 topWidth=5 yards=.52,.84; pole 68 8.4-40 width=1 tops=2 topsAt=.34,.7 topWidth=5 yards=.52,.84 gaff',
  guns: [
    'hood 22 fore inches=11 barbette=1.4 size=.66; hood 78 aft inches=11 barbette=1.4 size=.66',
    ...[36.4, 41.6, 48].map((at) => `open ${at} fore inches=5.5 foot=6.2 barbette=.1 size=.78`),
    ...[54, 63].map((at) => `open ${at} aft inches=5.5 foot=6.2 barbette=.1 size=.78`),
  ].join('; '),
  boats: '40.4 10.6 7; 50.4 10.6 10; 62 10.6 8',
  vents: '41.4 8.6; 47.4 8.6; 53.4 8.6',
  scuttles: '6-94 4; 8-92 2.4',
  sternwalk: 4,
})

/** A wide gap between the funnels in it: nobody else had that. */
const garibaldiBody = {
  hull: 'ram round victorian 0:7.2 20:6.4 80:6.4 100:6.8',
  houses: '28-72 6.4-9 rail; 29-36 8.9-11; 65-71 8.9-11',
  bridge: 'open 32 10.8+5 8',
  funnels: '40 8.9-23 4.4; 63 8.9-23 4.4',
  masts: 'military 51.5 8.9-41 width=1.9 tops=2 topWidth=6 tubeTop=29',
  boats: '45.6 11 8; 56.6 11 8',
  vents: '37 9; 43.4 9; 59.6 9; 66.4 9',
  scuttles: '6-28 3.8; 72-94 3.8; 8-92 2.2',
} as const

export const cristobalColon = looksOf({
  ...garibaldiBody,
  casemates:
    '35 4.4 fore .9; 42 4.4 fore .9; 49 4.4 fore .9; 56 4.4 aft .9; 64 4.4 aft .9; 38 7.8 fore .75; 51 7.8 fore .75; 62 7.8 aft .75',
  upper: '19-25 6.4-7.6; 75-81 6.4-7.6',
})

export const giuseppeGaribaldi = looksOf({
  ...garibaldiBody,
  hull: garibaldiBody.hull.replace('victorian', 'grey'),
  funnels: '40 8.9-23 4.4 bands=1; 63 8.9-23 4.4 bands=1',
  guns: 'hood 20.5 fore inches=10 barbette=1.4 size=.86; hood 79.5 aft inches=8 barbette=1.4 size=.84',
  casemates:
    '35 4.4 fore .9; 42 4.4 fore .9; 49 4.4 fore .9; 56 4.4 aft .9; 64 4.4 aft .9; 33 7.8 fore .85; 67 7.8 aft .85',
})

/** A low hull with heavy cylinders, and the 8-inch turrets high at the corners of her citadel. */
export const indiana = looksOf({
  hull: 'ram round white 0:3.9 100:3.6',
  houses: '27-73 3.7-8.4; 33-66 8.4-10.8 rail',
  bridge: 'open 37 10.6+6.6 9',
  funnels: '49 8.4-27 4.2 bands=1; 57.5 8.4-27 4.2 bands=1',
  masts: 'military 41.5 10.6-40 width=2.2 tops=2 topWidth=6.2 tubeTop=27.5',
  guns: 'can 19.5 fore inches=13 barbette=1.2 size=1.1; can 80.5 aft inches=13 barbette=1.2 size=1.1; can 31 fore inches=8 foot=8.4 barbette=.7 size=.8; can 69 aft inches=8 foot=8.4 barbette=.7 size=.8',
  casemates: '45 5.6 fore .9; 55 5.6 aft .9',
  boats: '62.4 12.4 9; 53.4 12.4 7',
  cranes: '64 10.8 fore',
  vents: '46 10.8; 53 10.7; 61 10.7',
  scuttles: '6-26 2.4; 74-94 2.3',
})

/** A deck higher forward than Indiana, and funnels of a hundred feet. */
export const iowa = looksOf({
  hull: 'ram round white 0:7.4 20:6.6 73:6.2 73:3.8 100:3.7',
  houses: '30-70 6.2-8.6 rail; 34-64 8.5-10.8 rail',
  bridge: 'open 36.4 10.6+6 9',
  funnels: '46.6 8.6-33 3.7; 56 8.6-33 3.7',
  masts: 'military 40 10.6-43 width=2 tops=2 topWidth=5.8 tubeTop=29',
  guns: 'can 20 fore inches=12 barbette=1.2; can 81.5 aft inches=12 barbette=1.2; can 32.6 fore inches=8 foot=8.4 barbette=.9 size=.76; can 67.6 aft inches=8 foot=8.4 barbette=.9 size=.76',
  casemates: '44 4.4 fore .75; 58 4.4 aft .75; 13 4.6 fore .7',
  boats: '51.4 12.4 8; 61.6 12.4 9',
  cranes: '62 10.8 fore',
  vents: '43.6 10.8; 53.6 10.8; 59 10.8',
  scuttles: '6-70 3.2; 76-94 2.2',
})

/** Three funnels taller than any, sides that fall in, a bow like a cliff. */
export const brooklyn = looksOf({
  hull: 'ram tumble white 0:9.8 30:9 30:6.8 100:6',
  houses: '32-74 6.6-9 rail',
  bridge: 'open 31 9+7.6 9',
  funnels: '43 8.8-36 3.7 bands=1; 51.6 8.8-36 3.7 bands=1; 60.2 8.8-36 3.7 bands=1',
  masts:
    'military 35 9-43 width=1.9 tops=2 topWidth=5.6 tubeTop=30; military 70 8.8-42 width=1.9 tops=2 topWidth=5.6 tubeTop=28',
  guns: 'can 19.5 fore inches=8 barbette=1.4 size=.8; can 81 aft inches=8 barbette=1.6 size=.8; can 50 fore inches=8 foot=5 barbette=.4 size=.78',
  casemates: '13 6 fore .8; 31 5.4 fore .8; 38 4.8 fore .8; 62 4.8 aft .8; 70 4.8 aft .8; 89 4.4 aft .8',
  boats: '47.4 11 8; 56 11 8; 65 11 8',
  vents: '40 9; 47.4 9; 56 9; 64 9',
  scuttles: '6-92 3',
})

export const olympia = looksOf({
  hull: 'ram counter white 0:7.4 24:6.6 24:6.4 76:6.2 100:6.6',
  houses: '25-75 6.3-8.9 rail',
  bridge: 'open 33 8.9+6.6 9',
  funnels: '45.6 8.8-24.5 3.8; 56 8.8-24.5 3.8',
  masts:
    'military 37.6 8.8-40 width=1.7 tops=2 topWidth=5 tubeTop=23; military 66 8.8-39 width=1.7 tops=2 topWidth=5 tubeTop=23',
  guns: 'can 23.8 fore inches=8 foot=6.4 barbette=2.4 size=.76; can 76.6 aft inches=8 foot=6.2 barbette=2.4 size=.76',
  casemates: '31 7.4 fore .85; 39 7.4 fore .85; 50 7.4 fore .85; 60 7.4 aft .85; 69 7.4 aft .85',
  boats: '50.6 10.6 8; 61 10.6 9',
  vents: '42 8.7; 49.4 8.7; 53 8.7; 60 8.7',
  scuttles: '6-92 3.6',
})

/** Sides that fall in between straight ends; round 6-inch turrets, the mainmast lighter than the foremast. */
export const poltava = looksOf({
  hull: 'ram round victorian 0:7.6 22:7.2 100:6.6',
  houses: '28-72 6.8-9.4 rail; 29-37 9.2-12',
  upper: '64-70 9.2-12 rail',
  bridge: 'open 31 11.8+5.4 9',
  funnels: '45 9.2-25.4 4.8 bands=1; 55.6 9.2-25.4 4.8 bands=1',
  masts:
    'military 36.6 11.8-40 width=3 tops=2 topWidth=7 tubeTop=28; pole 67 11.8-40 width=1.1 tops=1 topsAt=.42 topWidth=5.4 yards=.7 gaff',
  guns: 'can 20.5 fore inches=12 barbette=2 size=.94; can 80 aft inches=12 barbette=2 size=.94; can 35 fore inches=6 foot=7 barbette=.6 size=.6; can 65.4 aft inches=6 foot=7 barbette=.6 size=.6',
  casemates: '45 4.8 fore .85; 55 4.8 aft .85',
  boats: '50.4 11.6 8; 61 11.6 9',
  vents: '41.4 9.4; 49 9.4; 52.4 9.4',
  scuttles: '6-94 3.4',
})

export const tsesarevich = looksOf({
  hull: 'tumble tumble grey 0:9.8 77:9 77:6.8 100:6.5',
  houses: '28-74 9-11.2 rail; 29-38 11.2-14.2; 62-70 11.2-13.6',
  bridge: 'open 30.8 14+5 10',
  funnels: '43.4 11-25.6 3.8 bands=1; 57 11-25.6 3.8 bands=1',
  masts:
    'military 35.6 14-41 width=2 tops=2 topWidth=5.6 tubeTop=29; military 65 13.4-41 width=2 tops=2 topWidth=5.6 tubeTop=28',
  guns: 'turret 20 fore inches=12 barbette=1.2; turret 84 aft inches=12 foot=6.6 barbette=1.4; can 33.4 fore inches=6 foot=10.2 barbette=.6 size=.62; can 50 fore inches=6 foot=8.2 barbette=.3 size=.62; can 67.6 aft inches=6 foot=10.2 barbette=.6 size=.62',
  boats: '47 13.2 8; 53.4 13.2 8',
  scuttles: '9-74 5.6; 8-92 3.6',
})

/** A cruiser of the old time: three masts with their yards, and guns in rows along a long side. */
export const rurik = looksOf({
  hull: 'ram counter victorian 0:9.6 26:8.8 26:7.8 80:7.6 80:8.4 100:8.8',
  houses: '30-72 7.6-8.8 rail',
  bridge: 'open 33.6 8.6+4.6 8',
  funnels: '42.6 8.6-21.6 3.8; 54.4 8.6-21.6 3.8',
  masts:
    'pole 25 ?-46 width=1 tops=1 topsAt=.46 topWidth=4 yards=.46,.68,.86; pole 64 ?-47 width=1 tops=1 topsAt=.46 topWidth=4 yards=.46,.68,.86; pole 84 ?-36 width=.8 yards=.7 gaff',
  guns: 'open 9 fore inches=4.7 barbette=.2 size=.6; open 55 aft inches=4.7 foot=7.8 size=.6; open 93 aft inches=4.7 barbette=.2 size=.6',
  casemates:
    '34.6 4.6 fore .75; 40.2 4.6 fore .75; 45.8 4.6 fore .75; 51.4 4.6 fore .75; 57 4.6 aft .75; 62.6 4.6 aft .75; 68.2 4.6 aft .75; 73.8 4.6 aft .75',
  sponsons: '29 7 fore 1; 77 7 aft 1',
  boats: '38.4 10.8 8; 48.4 10.8 9; 60 10.8 8; 70 10.8 8',
  vents: '40 8.8; 46 8.8; 51 8.8; 58 8.8',
  scuttles: '6-94 2.6',
})

/** Low, narrow and long: three slender funnels and one mast. */
export const novik = looksOf({
  hull: 'ram counter victorian 0:6.4 28:5.6 28:4.2 84:3.8 100:4.4',
  houses: '24-31 5.6-7.6; 33-68 4.1-5.4; 72-76 4-6.2 rail',
  bridge: 'open 27.6 7.4+5 8',
  funnels: '37.6 5.2-20 2.9; 48 5.2-20 2.9; 58.4 5.2-20 2.9',
  masts: 'pole 31.6 5.6-35 width=.7 yards=.6,.8 rake=3',
  guns: 'open 14 fore inches=4.7 barbette=.3 size=.8; open 88 aft inches=4.7 barbette=.3 size=.8; open 42.6 fore inches=4.7 foot=5.2 size=.74; open 68 aft inches=4.7 foot=5.2 size=.74',
  boats: '43 7.6 6; 53.4 7.6 6; 63.6 7.6 7',
  vents: '34.6 5.4; 45 5.4; 55 5.4',
  scuttles: '5-26 3.6; 8-92 2.4',
})
