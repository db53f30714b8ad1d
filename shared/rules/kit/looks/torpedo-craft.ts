import { looksOf } from './notation'

/** Destroyers and torpedo boats of the nineties, with turtlebacks over their bows. */

const turtleback = '0:3 4:3.2 11:3.3 17:3 21:2.5 24:2.1 100:1.9'

export const foam = looksOf({
  hull: `straight counter black ${turtleback}`,
  houses: '18-22.6 2.3-4.7 curve; 62-66 2-3.1',
  funnels: '34 2.1-9.2 2.2 bands=1; 49 2.1-9.2 2.8 bands=1',
  masts: 'pole 26 ?-14.5 width=.32 yards=.76 rake=2',
  guns: 'open 20.6 fore foot=4.7 barbette=0 size=.5; open 29.6 fore barbette=.2 size=.38; open 41.5 fore barbette=.2 size=.38; open 94 aft barbette=.2 size=.4; tubes 71 aft barbette=.3 size=.62; tubes 82 aft barbette=.3 size=.62',
  boats: '57 3.1 4.4',
  scuttles: '5-18 1.9',
})

/** Four funnels: one, a pair, one. */
export const sazanami = looksOf({
  hull: `straight counter black ${turtleback}`,
  houses: '17.4-22.4 2.3-4.8 curve; 66-69 2-3.1',
  funnels: '31.5 2.1-9 1.9; 41.4 2.1-9 2; 46.4 2.1-9 2; 56.4 2.1-9 1.9',
  masts: 'pole 25.4 ?-15 width=.32 yards=.76 rake=2; pole 90 ?-9 width=.2 yards=.7',
  guns: 'open 20 fore foot=4.8 barbette=0 size=.5; open 36 fore barbette=.2 size=.36; open 51.4 fore barbette=.2 size=.36; open 93.4 aft barbette=.2 size=.4; tubes 74 aft barbette=.3 size=.6; tubes 83 aft barbette=.3 size=.6',
  boats: '62 3.1 4.2',
  scuttles: '5-18 1.9',
})

/** Four funnels in two pairs. */
export const steregushchiy = looksOf({
  hull: 'straight counter black 0:2.7 4:2.9 11:3 17:2.7 21:2.2 24:1.9 100:1.7',
  houses: '18.4-23 2.1-4.4 curve; 71-74 1.8-3',
  funnels: '33.4 1.9-7.8 1.8; 38.8 1.9-7.8 1.8; 58.6 1.9-7.8 1.8; 64 1.9-7.8 1.8',
  masts: 'pole 27.4 ?-13 width=.3 yards=.76 rake=2',
  guns: 'open 21 fore foot=4.4 barbette=0 size=.48; open 30 fore barbette=.2 size=.36; open 91 aft barbette=.2 size=.36; tubes 48.6 aft barbette=.2 size=.58; tubes 81.4 aft barbette=.2 size=.58',
  boats: '53 2.9 3.8; 69 2.9 3.4',
  scuttles: '5-19 1.7',
})

export const forban = looksOf({
  hull: 'straight cruiser black 0:2 8:2.5 26:2.4 34:1.6 100:1.3',
  houses: '26-31 2.2-4 curve; 70-74.5 1.4-2.9 curve',
  funnels: '43 1.6-5.6 1.5; 49 1.6-5.6 1.5',
  masts: 'pole 36 ?-9.6 width=.22 yards=.75 rake=3',
  guns: 'open 62 fore barbette=.1 size=.34; tubes 86 aft barbette=.1 size=.6',
  boats: '57 2.3 3.2',
})
