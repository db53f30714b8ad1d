import { looksOf } from './notation'

/** Merchant ships, and one that went to war as a cruiser. */

const boom = (at: number, foot: number, top: number, derrick = 6) =>
  `pole ${at} ${foot}-${top} width=.7 yards=.8 derrick=${derrick}`

/** Bridge amidships, engines and funnel aft, a low deck between three islands. */
export const ohio = looksOf({
  hull: 'raked cruiser 0:9.8 11:8.8 11:6.4 36:5.4 36:7.8 45:7.8 45:5.4 74:5.6 74:8.4 100:8.8',
  houses:
    '36.6-44.4 7.8-13.4 windows; 37.4-43.6 13.2-16 windows; 76-92 8.4-11.2 windows; 78-88 11.2-13.6 rail; 11-36 6.8-7.3; 45-74 6.9-7.4',
  funnels: '83 13.6-24.4 5.2 bands=2 rake=6',
  masts: `${boom(24, 6, 27)}; ${boom(58, 5.6, 27)}`,
  guns: 'open 96 aft inches=5 foot=8.8 barbette=1.4 size=.9; open 6 fore inches=3 foot=9.2 barbette=1 size=.7',
  boats: '40.4 13.6 7; 90 11.6 6',
  scuttles: '75-97 6.4',
})

/** A motor ship of the frozen meat trade: squat funnel, many king posts. */
export const wairangi = looksOf({
  hull: 'raked cruiser 0:11.6 15:10.6 15:8.4 84:8 84:10 100:10.4',
  houses: '40-59 8.2-13 windows; 41-50 13-16.4 windows; 42-47 16.4-18.6 windows; 20-25 8.4-10.2; 73-78 8.2-10',
  funnels: '53.4 15.6-22 6.6 bands=1 rake=4',
  masts: `${boom(14, 9, 31, 8)}; ${boom(28, 8.4, 22, 5)}; ${boom(70, 8.2, 22, 5)}; ${boom(82, 8.2, 30, 8)}`,
  guns: 'open 94 aft inches=6 foot=10.2 barbette=1.4 size=.9',
  boats: '50.6 14.4 7; 56.6 14.4 7',
  scuttles: '6-15 9; 40-60 6.4; 85-96 8.6',
})

/** Blue Funnel men: straight up and down, a tall upright funnel and masts like posts. */
export const glenorchy = looksOf({
  hull: 'straight cruiser 0:10.4 12:9.4 12:7.6 42:7.4 42:9.8 62:9.8 62:7.4 88:7.4 88:9.4 100:9.8',
  houses: '43-61 9.8-12.6 windows; 44-51 12.6-15.6 windows; 45-49.6 15.6-18 windows',
  funnels: '55 12.6-28 5.4 bands=1',
  masts: `${boom(20, 7.6, 33, 8)}; ${boom(34, 7.6, 20, 5)}; ${boom(78, 7.4, 33, 8)}`,
  guns: 'open 95 aft inches=4 foot=9.6 barbette=1.2 size=.8',
  boats: '53 14 7; 59 14 7',
  scuttles: '6-12 8; 42-62 8; 89-97 8',
})

/** A counter stern and a straight stem, a tall thin funnel: a tramp of the twenties. */
export const duisburg = looksOf({
  hull: 'straight counter 0:9.6 12:8.6 12:6.6 36:6.2 36:8.6 60:8.6 60:6.2 88:6.4 88:8.6 100:9',
  houses: '37-45 8.6-11.4 windows; 38-43 11.4-14.4 windows; 48-59 8.6-11 windows',
  funnels: '51.6 10.8-25 3.6 bands=2',
  masts: `${boom(22, 6.4, 32, 9)}; ${boom(74, 6.2, 32, 9)}`,
  boats: '50 12.4 7; 56.4 12.4 7',
  vents: '47 8.6; 54.6 11; 58 11',
  scuttles: '37-59 7',
})

/** A liner with guns set on her decks: long rows of ports, boats under davits. */
export const jervisBay = looksOf({
  hull: 'straight counter 0:12.6 14:11.4 14:9.6 84:9.2 84:11 100:11.6',
  houses: '28-66 9.4-12.4 windows; 31-64 12.4-15.2 windows; 32-39 15.2-18.4 windows; 70-78 9.4-12 windows',
  funnels: '49 15-29 5.6 bands=1',
  masts: `${boom(20, 9.6, 40, 9)}; ${boom(74, 9.4, 40, 9)}`,
  guns: 'open 7 fore inches=6 foot=12 barbette=.3; open 16.4 fore inches=6 foot=9.6 barbette=.3; open 25 fore inches=6 foot=9.6 barbette=.3; open 68.4 aft inches=6 foot=9.3 barbette=.3; open 82 aft inches=6 foot=9.3 barbette=.3; open 95 aft inches=6 foot=11.3 barbette=.3',
  boats: '42 16.4 8; 48.4 16.4 8; 54.8 16.4 8; 61 16.4 8',
  scuttles: '5-95 7.4; 6-94 5; 30-62 11',
})
