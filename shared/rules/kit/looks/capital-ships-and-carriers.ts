import { looksOf } from './notation'

/** Battleships and aircraft carriers of the second war. */

const kongoHull = 'clipper cruiser 0:9.6 20:7.4 60:7.2 73:7.2 73:4.9 100:4.7'
const kongoGuns =
  'turret 21 fore inches=14 barbette=1.4 size=1.02; turret 28.2 fore inches=14 barbette=4.8 size=1.02 rangefinder; turret 68.6 aft inches=14 barbette=2.4 size=1.02 rangefinder; turret 82.4 aft inches=14 barbette=1.6 size=1.02'
const kongo = {
  hull: kongoHull,
  guns: kongoGuns,
  casemates:
    '33 6.2 fore 1; 37.5 6.2 fore 1; 42 6.2 fore 1; 46.5 6.2 fore 1; 51 6.2 aft 1; 55.5 6.2 aft 1; 60 6.2 aft 1',
  cranes: '77 5 aft',
  boats: '49.8 11.2 11; 57 11.2 9',
  scuttles: '6-30 4.6; 70-95 3.2',
} as const

/** Her tower was built for Yamato's sake: slender, smooth, with one great rangefinder. */
export const hiei = looksOf({
  ...kongo,
  houses: '33-47 7.2-10.4; 47-70 7.2-9.6 rail; 60-66 9.6-13.2; 35-39.6 10-24 slopeAft',
  upper: '62-65.4 13-16.5 rail',
  bridge: 'tower 37 10.2+28 13',
  funnels: '45 9.6-23 6.4 raked; 54 9.4-22.4 5.6 raked',
  masts: 'tripod 59.4 9.6-38 tubeTop=23 legs=fore',
})

/** The pagoda of her class: platforms piled on a tripod. */
export const kirishima = looksOf({
  ...kongo,
  houses: '33-47 7.2-10.4; 47-70 7.2-9.6 rail; 60-66 9.6-14',
  upper: '62-65.4 13.8-17.5 rail',
  bridge: 'pagoda 36.6 10.2+29 14 9',
  funnels: '45 9.6-23 6.8 cowl; 54 9.4-22.4 5.4 raked',
  masts: 'tripod 60.4 9.6-37 tubeTop=24 legs=fore',
})

/** Short and heaped up: tower, one funnel that grows out of it, all turrets close. */
export const southDakota = looksOf({
  hull: 'clipper transom 0:11.4 16:9 45:7.6 76:6.8 100:6.8',
  houses: '36-65 7.6-11.4 rail; 38-62 11.2-14.6 rail; 40-55 14.4-18; 57-62 14.4-19 rail',
  bridge: 'tower 43.6 17.8+19 11',
  funnels: '51 17.6-30 8 rake=6',
  upper: '41-47 18-24 slopeAft',
  masts: 'pole 44.6 33-47 width=.6 yards=.4,.7; pole 55.4 20-42 width=.8 yards=.5,.8',
  guns: 'turret 24 fore inches=16 barbette=1.6 size=1.18; turret 32.4 fore inches=16 barbette=5.2 size=1.18 rangefinder; turret 76 aft inches=16 barbette=1.8 size=1.18; house 40 fore inches=5 foot=11.4 barbette=.2 size=.9; house 45.6 fore inches=5 foot=14.6 barbette=.2 size=.9; house 52.6 aft inches=5 foot=11.4 barbette=.2 size=.9; house 59 aft inches=5 foot=14.6 barbette=.2 size=.9',
  cranes: '97 6.8 aft',
  scuttles: '5-16 6',
})

export const yorktown = looksOf({
  hull: 'raked cruiser 0:11.6 10:9.6 92:9 100:9',
  upper: '56.4-59 18.2-22.4',
  bridge: 'island 45.4 18.2+12 17',
  funnels: '50.6 18.2-31 13',
  masts: 'tripod 45 27-46 tops=1 tubeTop=36 legs=fore',
  cranes: '61 18.2 aft',
  scuttles: '8-94 6.4; 8-94 3.6',
  flight: '1.5-98 17.6 hangar=9,92,9.2 bays=13 pillars=4.6,95.6 braces=4.6,7 galleries=8.6,12.4,88,92',
})

/** A small island far forward; her smoke goes out over the side, down. */
export const shokaku = looksOf({
  hull: 'clipper cruiser 0:10.6 13:7.6 90:7.2 100:6',
  bridge: 'island 32.6 16+10 9',
  masts: 'tripod 33.4 23-33 tubeTop=28 legs=fore; pole 58 15.6-27 width=.4 yards=.8; pole 72 15.6-27 width=.4 yards=.8',
  scuttles: '8-92 5.2; 10-90 3',
  flight: '5-97.4 15.4 hangar=13.6,89,7.4 pillars=7.2,10.4,92,95 galleries=16,21,35,62,79,84',
})

/** No island: the bridge lies under the fore end of the deck. */
export const zuiho = looksOf({
  hull: 'clipper cruiser 0:9.4 16:6.8 84:6 100:5',
  houses: '13-20 7-12.6 windows',
  masts: 'pole 27 13.6-24 width=.4 yards=.8; pole 61 13.6-24 width=.4 yards=.8; pole 78 13.6-24 width=.4 yards=.8',
  scuttles: '8-92 4.4',
  flight: '11-98 13.4 hangar=20,86,6.2 pillars=12,15,88.6,92,95.6 galleries=30,68',
})

/** A merchant hull with a plywood island: high, short, square. */
export const casablanca = looksOf({
  hull: 'raked transom 0:10.8 14:9 88:8.4 100:8.4',
  bridge: 'island 29 16.4+6.4 6',
  masts: 'cage 31 17-33 width=3.4 tubeTop=28',
  guns: 'open 97.6 aft inches=5 foot=8.4 barbette=.3 size=.7',
  scuttles: '10-92 6; 10-92 3.4',
  flight: '2-97 15.6 hangar=11,90,8.4 pillars=4.6,7.4,93 galleries=13,24,38,62,76,86',
  funnels: '46 13-18.4 2.4; 60 13-18.4 2.4',
})

/** A cargo liner with a short deck on stilts, and hardly an island. */
export const avenger = looksOf({
  hull: 'raked cruiser 0:10.4 12:8.6 12:7.4 88:7.4 88:8.8 100:9',
  bridge: 'open 21.6 16.2+4.4 4',
  masts: 'cage 24 16-29 width=2.6 tubeTop=24',
  guns: 'open 6.4 fore inches=4 foot=9.6 barbette=.4 size=.7; open 95.6 aft inches=4 foot=8.8 barbette=.6 size=.7',
  scuttles: '10-90 5.4',
  flight: '11-90 15.4 hangar=48,86,7.4 pillars=13,17,21,25,29,33,37,41,45,88 braces=13,17,25,29,37,41',
  houses: '26-44 7.4-11 windows',
})
