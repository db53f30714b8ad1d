/** A step into a document: a key of an object or a place in a list. */
export type Step = string | number

/** `data.cells[3].armour`, as refusals name a place. */
export function pathText(path: readonly Step[]): string {
  return path.reduce<string>((whole, step) => {
    if (typeof step === 'number') return `${whole}[${step}]`
    return whole === '' ? step : `${whole}.${step}`
  }, '')
}

/** The way back from `pathText`. */
export function pathSteps(text: string): Step[] {
  return text
    .split(/[.[\]]+/)
    .filter((part) => part !== '')
    .map((part) => (/^\d+$/.test(part) ? Number(part) : part))
}

/** A stranger's word in our sentence: enough to find it by, not more. */
export function shortened(text: string): string {
  return text.length <= 40 ? text : `${text.slice(0, 39)}…`
}
