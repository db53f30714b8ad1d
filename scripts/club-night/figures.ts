import { loadavg } from 'node:os'
import type { Pressed } from './keys'

/** What a turn took, as it is printed; `decided`: keys of what players decide and read from their rule book. */
export function figuresOf(
  { keys, dice, clicks, tabs, waits }: Pressed,
  decided: number,
  minutes: number,
): Readonly<Record<string, string>> {
  const sorted = waits.toSorted((one, other) => one - other)
  const at = (part: number) => `${Math.round(sorted[Math.floor(part * (sorted.length - 1))] ?? 0)} ms`
  return {
    'keys without dice': String(keys - decided),
    'keys of answers': String(decided),
    'dice keys': String(dice),
    clicks: String(clicks),
    'Tabs in a row': String(tabs),
    'wait, median': at(0.5),
    'wait, p95': at(0.95),
    'wait, longest': at(1),
    minutes: minutes.toFixed(1),
    load: loadavg()[0]!.toFixed(1),
  }
}

/** Rows under their heads, each column as wide as its widest. */
export function tableOf(rows: readonly Readonly<Record<string, string>>[]): string {
  const heads = Object.keys(rows[0] ?? {})
  const lines = [heads, ...rows.map((row) => heads.map((head) => row[head] ?? ''))]
  const widths = heads.map((_, at) => Math.max(...lines.map((line) => line[at]!.length)))
  return lines.map((line) => line.map((text, at) => text.padStart(widths[at]!)).join('   ')).join('\n')
}

const diceOfASalvo = 4

/** What a salvo takes with four dice: the middle of all that were fired. */
export function salvoKeys(aim: string, keys: readonly number[]): string {
  const middle = keys.toSorted((one, other) => one - other)[Math.floor(keys.length / 2)]
  const said = middle === undefined ? 'none was fired' : `${middle + diceOfASalvo} keys with ${diceOfASalvo} dice`
  return `a salvo at ${aim}: ${said}`
}
