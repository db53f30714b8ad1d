/** What sheets of clubs call things, beside the words of this program. */

/** Figures of several rules, by what their paths are called and by headings; `isSure`: nobody can mean another measure. */
export const figures: readonly { readonly path: RegExp; readonly heading: RegExp; readonly isSure: boolean }[] = [
  { path: /tonnage|displacement|tons/, heading: /^(displ|ton|standard|full)/, isSure: true },
  { path: /knots/, heading: /^(speed|knots|kn|kts|maxspeed|topspeed)/, isSure: true },
  // In the measure of the rules, which is none of sheets.
  { path: /speed/, heading: /^(speed|maxspeed|topspeed)$/, isSure: false },
  { path: /length|metres/, heading: /^(length|loa|metres)/, isSure: true },
  { path: /crew/, heading: /^crew/, isSure: true },
  { path: /armou?r\.belt/, heading: /^((armou?r)?(main|waterline)?belt|sidearmou?r)/, isSure: false },
  { path: /armou?r\.deck/, heading: /^(armou?r)?(main)?deck/, isSure: false },
  { path: /armou?r\.turret/, heading: /^(armou?r)?(turret|gunhouse|barbette)/, isSure: false },
  { path: /armou?r\.conningtower/, heading: /^(armou?r)?(ct$|conning)/, isSure: false },
  { path: /armou?r\.casemate/, heading: /^(armou?r)?(casemate|battery)/, isSure: false },
]

const metresInAFoot = 0.3048
const feet = /(^|[^\p{L}])(ft|feet|foot)([^\p{L}]|$)/iu

/** Whether a column of metres is in feet, as its heading or a cell of it says. */
export const isInFeet = (column: string, ...said: readonly string[]): boolean =>
  /metres/i.test(column) && said.some((text) => feet.test(text))

/** To the tenth of a metre, as books have it. */
export const metresOfFeet = (length: number): number => Math.round(length * metresInAFoot * 10) / 10

/** `Majestic` and `Majestic class` are one. */
export const classKey = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[-\s]*class$/, '')
    .trim()

/** Signs of navies for kinds of ships, and what those kinds are called at length. */
const shortTypes: readonly (readonly [sign: RegExp, kind: RegExp])[] = [
  [/^(o?bb?|pdn|dn)$/i, /battleship|dreadnought|ironclad/i],
  [/^(bc|cc)$/i, /battle ?cruiser/i],
  [/^(ca|acr|ac)$/i, /^(?!.*(light|protected|battle)).*cruiser/i],
  [/^(cl|pc)$/i, /^(?!.*(heavy|armou?red|battle)).*cruiser/i],
  [/^(c|cr)$/i, /^(?!.*battle).*cruiser/i],
  [/^(dd|d|tbd|de)$/i, /destroyer/i],
  [/^tb$/i, /torpedo[ -]boat$/i],
  [/^cv[le]?$/i, /carrier/i],
  [/^(gb|pg)$/i, /gunboat/i],
  [/^(bm|m)$/i, /monitor/i],
  [/^(am|ms)$/i, /minesweeper/i],
]

/** The type that a cell says; where it is but a sign for that of her sister, hers is kept. */
export function typeOf(said: string, was = ''): string {
  if (said === '') return was
  return shortTypes.some(([sign, kind]) => sign.test(said) && kind.test(was)) ? was : said
}
