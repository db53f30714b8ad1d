import { type ArtPart, line, placed, solid, hollow, turned, box, circle, ellipse } from './art-part'

/**
 * Profiles of ships, bow to the left, the waterline at 0 and a thousand units long. Where they are placed small, their
 * lines stay as fine as the engraver's tool.
 */
const battleshipRigging =
  'M360 -276L20 -48M360 -246L280 -70M360 -246L440 -82M664 -276L982 -48M664 -246L740 -70M664 -246L580 -82' +
  'M360 -278L664 -278'

const battleshipHull =
  'M10 -46 L300 -48 L990 -46 C994 -28 990 -10 986 0 L22 0 C30 -10 28 -26 10 -46ZM168 -66h104v22h-104z' +
  'M196 -73.6L92 -72.9L92 -71.1L196 -70.4ZM190 -76h44v11h-44zM748 -66h104v22h-104z' +
  'M824 -73.6L928 -72.9L928 -71.1L824 -70.4ZM786 -76h44v11h-44zM270 -68h470v24h-470zM310 -80h400v14h-400z' +
  'M330 -112h54v34h-54zM316 -118h82v7h-82zM640 -106h50v28h-50zM628 -112h74v7h-74z' +
  'M440 -78L441.2 -197L438 -197L438 -204L482 -204L482 -197L478.8 -197L480 -78ZM438.5 -93.1h43v15.1h-43z' +
  'M470 -78L471.2 -197L468 -197L468 -204L512 -204L512 -197L508.8 -197L510 -78ZM468.5 -93.1h43v15.1h-43z' +
  'M355 -114L359 -280L361 -280L365 -114ZM338 -200L382 -200L375.4 -187.9L344.6 -187.9Z' +
  'M340.2 -204.5h4.8v5h-4.8zM375.4 -204.5h4.8v5h-4.8zM345 -250L375 -250L370.5 -241.8L349.5 -241.8Z' +
  'M346.5 -254.5h3.3v5h-3.3zM370.5 -254.5h3.3v5h-3.3zM330 -264.6L390 -264.6L390 -263.1L330 -263.1Z' +
  'M659 -106L663 -280L665 -280L669 -106ZM642 -200L686 -200L679.4 -187.9L648.6 -187.9Z' +
  'M644.2 -204.5h4.8v5h-4.8zM679.4 -204.5h4.8v5h-4.8zM636 -258.6L692 -258.6L692 -257.1L636 -257.1Z' +
  'M330 -59.6L314 -58.9L314 -57.1L330 -56.4ZM400 -59.6L384 -58.9L384 -57.1L400 -56.4Z' +
  'M470 -59.6L454 -58.9L454 -57.1L470 -56.4ZM540 -59.6L524 -58.9L524 -57.1L540 -56.4Z' +
  'M610 -59.6L594 -58.9L594 -57.1L610 -56.4ZM680 -59.6L664 -58.9L664 -57.1L680 -56.4Z' +
  'M530 -94q30 18 60 0l-4.8 7.2q-25.2 7.2 -50.4 0zM580 -104q22 13.2 44 0l-3.5 5.3q-18.5 5.3 -37 0z' +
  'M422 -80V-100q-4 0 -4-4h7q2 0 2 3V-80zM523 -80V-100q-4 0 -4-4h7q2 0 2 3V-80z' +
  'M608 -80V-96q-4 0 -4-4h7q2 0 2 3V-80zM12 -80h1.6v36h-1.6zM984 -80h1.6v36h-1.6z'

const cruiserRigging =
  'M276 -258L16 -64M276 -200L190 -58M276 -200L360 -54M738 -254L982 -52M738 -198L660 -52M738 -198L820 -50' +
  'M276 -260L738 -256'

const cruiserHull =
  'M8 -64 L180 -58 L330 -50 L760 -48 L990 -52 C1000 -34 996 -12 984 0 L20 0 C28 -14 24 -40 8 -64Z' +
  'M230 -74h90v20h-90zM700 -68h80v18h-80zM250 -100h50v28h-50zM236 -106h80v7h-80zM716 -90h44v24h-44z' +
  'M704 -95h68v6h-68zM352 -52L355.7 -177L352.6 -177L352.6 -184L390.6 -184L390.6 -177L387.6 -177L386 -52Z' +
  'M350.8 -67.8h37v15.8h-37z' +
  'M432 -52L435.7 -177L432.6 -177L432.6 -184L470.6 -184L470.6 -177L467.6 -177L466 -52Z' +
  'M430.8 -67.8h37v15.8h-37z' +
  'M512 -52L515.7 -177L512.6 -177L512.6 -184L550.6 -184L550.6 -177L547.6 -177L546 -52Z' +
  'M510.8 -67.8h37v15.8h-37z' +
  'M592 -52L595.7 -177L592.6 -177L592.6 -184L630.6 -184L630.6 -177L627.6 -177L626 -52Z' +
  'M590.8 -67.8h37v15.8h-37zM272 -102L275 -264L277 -264L280 -102Z' +
  'M263 -178L289 -178L285.1 -170.8L266.9 -170.8ZM264.3 -182.5h2.9v5h-2.9zM285.1 -182.5h2.9v5h-2.9z' +
  'M250 -238.6L302 -238.6L302 -237.1L250 -237.1ZM734 -90L737 -258L739 -258L742 -90Z' +
  'M725 -172L751 -172L747.1 -164.8L728.9 -164.8ZM726.3 -176.5h2.9v5h-2.9zM747.1 -176.5h2.9v5h-2.9z' +
  'M714 -232.6L762 -232.6L762 -231.1L714 -231.1ZM153 -58L156.4 -73H183.6L187 -58Z' +
  'M119 -67.1L157 -67.9L157 -64.6L119 -65.1ZM829 -48L832.4 -63H859.6L863 -48Z' +
  'M897 -57.1L859 -57.9L859 -54.6L897 -55.1ZM229 -34a11 9 0 0 1 22 0v14h-22z' +
  'M232 -35.6L212 -34.9L212 -33.1L232 -32.4ZM319 -34a11 9 0 0 1 22 0v14h-22z' +
  'M322 -35.6L302 -34.9L302 -33.1L322 -32.4ZM449 -34a11 9 0 0 1 22 0v14h-22z' +
  'M452 -35.6L432 -34.9L432 -33.1L452 -32.4ZM549 -34a11 9 0 0 1 22 0v14h-22z' +
  'M552 -35.6L532 -34.9L532 -33.1L552 -32.4ZM679 -34a11 9 0 0 1 22 0v14h-22z' +
  'M682 -35.6L662 -34.9L662 -33.1L682 -32.4ZM769 -34a11 9 0 0 1 22 0v14h-22z' +
  'M772 -35.6L752 -34.9L752 -33.1L772 -32.4ZM398 -76q20 12 40 0l-3.2 4.8q-16.8 4.8 -33.6 0z' +
  'M478 -76q20 12 40 0l-3.2 4.8q-16.8 4.8 -33.6 0zM558 -76q20 12 40 0l-3.2 4.8q-16.8 4.8 -33.6 0z' +
  'M640 -74q22 13.2 44 0l-3.5 5.3q-18.5 5.3 -37 0zM338 -52V-74q-4 0 -4-4h7q2 0 2 3V-52z' +
  'M420 -52V-74q-4 0 -4-4h7q2 0 2 3V-52zM500 -52V-74q-4 0 -4-4h7q2 0 2 3V-52z' +
  'M580 -52V-74q-4 0 -4-4h7q2 0 2 3V-52zM662 -52V-74q-4 0 -4-4h7q2 0 2 3V-52zM10 -96h1.6v34h-1.6z' +
  'M986 -86h1.6v36h-1.6z'

/** A ship of the line with two funnels abreast, `x` where her bow is, `y` her waterline. */
export function battleship(x: number, y: number, scale: number, across = scale): readonly ArtPart[] {
  const plating = `M30 -36H984${scuttles(48.9, 958.9, 44, -20)}`
  return profile(battleshipHull, battleshipRigging, plating, x, y, scale, across)
}

/** A cruiser with four funnels. */
export function cruiser(x: number, y: number, scale: number, across = scale): readonly ArtPart[] {
  const plating = `M20 -44L330 -38L980 -38${scuttles(38.9, 228.9, 18, -18)}${scuttles(258.9, 958.9, 54, -16)}`
  return profile(cruiserHull, cruiserRigging, plating, x, y, scale, across)
}

function profile(
  hull: string,
  rigging: string,
  plating: string,
  x: number,
  y: number,
  scale: number,
  across: number,
): readonly ArtPart[] {
  const parts = [
    line(rigging, 1.1 / scale, { opacity: 0.7 }),
    solid(hull),
    line(plating, 0.7 / scale, { tone: 'sheet', opacity: 0.8 }),
  ]
  return placed(parts, x, y, scale, across)
}

/** A row of scuttles. */
function scuttles(from: number, to: number, count: number, y: number): string {
  const step = (to - from) / (count - 1)
  return Array.from({ length: count }, (_, place) => `M${(from + place * step).toFixed(1)} ${y}h2.2`).join('')
}

/** Lengths and gaps as an engraver's hand would leave them: long where the sea is near, and never in step. */
const dashes = [66, 50, 69, 71, 44, 38, 79, 29, 57, 50, 43, 24, 67, 43, 82, 19, 66, 26, 56, 57, 63, 62, 37, 28]
const gaps = [19, 12, 12, 19, 13, 11, 94, 12, 26, 20, 10, 16, 8, 133, 11, 24, 42, 9, 102]

/** The surface of the sea from its horizon down: rows of level strokes that thin out. */
export function sea(y: number, { from = 10, to = 465, rows = 6, start = 0 } = {}): ArtPart {
  let d = ''
  let height = y
  let at = start
  for (let row = 0; row < rows; row++) {
    let x = from + (row > 3 ? 20 * row : 0)
    while (x < to - 8) {
      const end = Math.min(x + (dashes[at % dashes.length] ?? 0), to)
      d += `M${x} ${height.toFixed(1)}H${end}`
      x = end + (gaps[(at * 5 + row) % gaps.length] ?? 0) + row * 6
      at++
    }
    height += 7 + row * 0.7
  }
  return line(d, 2, { opacity: 0.75 })
}

/** A ship of the line from above, bow to the left, 336 units long about her middle. */
export const hullFromAbove: readonly ArtPart[] = [
  solid(
    'M-170 0C-150 -22 -90 -36 -10 -36C70 -36 140 -30 160 -12C166 -4 166 4 160 12C140 30 70 36 -10 36C-90 36 -150 22 -170 0Z',
  ),
  line(
    'M-158 0C-136 -17 -80 -29 -10 -29C64 -29 132 -24 151 -9C155 -3 155 3 151 9C132 24 64 29 -10 29C-80 29 -136 17 -158 0Z',
    1.8,
    { tone: 'sheet' },
  ),
  ...[circle(-88, 0, 17), circle(92, 0, 17), ellipse(-14, -13, 13, 9), ellipse(-14, 13, 13, 9)].map((d) =>
    hollow(d, 2),
  ),
  hollow(box(-54, -20, 18, 40), 2),
  hollow(box(36, -16, 14, 32), 2),
  line('M-104 -5H-140M-104 5H-140M108 -5H142M108 5H142', 3.6, { tone: 'sheet' }),
]

const burst = 'M232 132l6 -34 15 25 27 -16 -10 29 32 6 -29 15 17 27 -31 -10 -13 29 -11 -30 -29 14 12 -30 -31 -9z'

/** Splinters about a point, the one thing in red. */
export function burstAt(x: number, y: number, scale = 1): readonly ArtPart[] {
  return placed([hollow(burst, 5, 'red', 'round')], x - 251 * scale, y - 143 * scale, scale)
}

export const collision = (): readonly ArtPart[] => [
  ...placed(turned(hullFromAbove, -4), 262, 108),
  line('M430 84c24 -4 36 -10 58 -8M432 98c24 0 36 -2 56 2M430 112c22 4 36 6 54 14', 2.5),
  ...placed(turned(hullFromAbove, 126), 128, 226, 0.92),
  line('M26 310c-8 18 -16 22 -24 40M44 316c-6 16 -8 22 -14 34M8 298c-12 14 -18 18 -30 30', 2.5),
  ...burstAt(216, 97),
]
