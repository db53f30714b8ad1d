/** Whether an input is a whole number within bounds. */
export function isWhole(figure: unknown, least: number, most: number): figure is number {
  return typeof figure === 'number' && Number.isInteger(figure) && figure >= least && figure <= most
}
