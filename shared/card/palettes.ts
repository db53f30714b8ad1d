import type { Ink } from './operations'
import { type LineWeights, heavyLines, plainLines } from './line-weights'
import { assertNever } from '../kernel/assert-never'

export type Palette = Readonly<Record<Ink, string>>

/** Warm chart paper, ink-navy lines. */
const day: Palette = {
  paper: '#EFE4CB',
  sheet: '#FAF4E5',
  well: '#E6D9BC',
  buff: '#F0DA9C',
  sea: '#D5E5E6',
  'sea-deep': '#BDD6DB',
  wash: '#E9E0CB',
  ink: '#12243D',
  'ink-2': '#3A4961',
  'ink-3': '#5D6472',
  rule: '#C3B89F',
  'rule-2': '#7E8490',
  'on-ink': '#FAF4E5',
  plate: '#12243D',
  'on-plate': '#FAF4E5',
  red: '#B3201C',
  'red-wash': '#F4D5C7',
  blue: '#175E8C',
  'blue-wash': '#C0DAE6',
  flame: '#C4560A',
  'flame-ink': '#974000',
  'flame-wash': '#FADFB5',
}

/** The chart room, lamp turned down. */
const night: Palette = {
  paper: '#0D1116',
  sheet: '#151B22',
  well: '#0A0D11',
  buff: '#3D3420',
  sea: '#11222E',
  'sea-deep': '#18303F',
  wash: '#1E252D',
  ink: '#DAC7A0',
  'ink-2': '#B6A684',
  'ink-3': '#978A70',
  rule: '#2E3338',
  'rule-2': '#6B6759',
  'on-ink': '#14181D',
  plate: '#A3936F',
  'on-plate': '#12161B',
  red: '#EC7264',
  'red-wash': '#3C2022',
  blue: '#62AEDA',
  'blue-wash': '#17374A',
  flame: '#EE9A40',
  'flame-ink': '#F0A657',
  'flame-wash': '#3D2B15',
}

const contrast: Palette = {
  paper: '#FFFFFF',
  sheet: '#FFFFFF',
  well: '#E4E4E4',
  buff: '#FFE45C',
  sea: '#E3F0FA',
  'sea-deep': '#CFE4F5',
  wash: '#EDEDED',
  ink: '#000000',
  'ink-2': '#000000',
  'ink-3': '#2B2B2B',
  rule: '#6A6A6A',
  'rule-2': '#000000',
  'on-ink': '#FFFFFF',
  plate: '#000000',
  'on-plate': '#FFFFFF',
  red: '#A30000',
  'red-wash': '#FFD9D4',
  blue: '#00418A',
  'blue-wash': '#BEE0FF',
  flame: '#9A3B00',
  'flame-ink': '#843200',
  'flame-wash': '#FFE0B8',
}

/** Colour on white paper. */
const print: Palette = {
  paper: '#FFFFFF',
  sheet: '#FFFFFF',
  well: '#F1F1EF',
  buff: '#F6E7B9',
  sea: '#E3EFF2',
  'sea-deep': '#CFE2E8',
  wash: '#EEEDEA',
  ink: '#0E1F36',
  'ink-2': '#2F3D52',
  'ink-3': '#555C68',
  rule: '#B4B4B0',
  'rule-2': '#6E747E',
  'on-ink': '#FFFFFF',
  plate: '#0E1F36',
  'on-plate': '#FFFFFF',
  red: '#B3201C',
  'red-wash': '#F8DDD3',
  blue: '#175E8C',
  'blue-wash': '#CFE3EE',
  flame: '#C4560A',
  'flame-ink': '#974000',
  'flame-wash': '#FCE6C4',
}

/** Nothing depends on hue. */
const printGrey: Palette = {
  paper: '#FFFFFF',
  sheet: '#FFFFFF',
  well: '#F2F2F2',
  buff: '#E2E2E2',
  sea: '#F4F4F4',
  'sea-deep': '#E2E2E2',
  wash: '#EDEDED',
  ink: '#000000',
  'ink-2': '#2A2A2A',
  'ink-3': '#555555',
  rule: '#B0B0B0',
  'rule-2': '#6A6A6A',
  'on-ink': '#FFFFFF',
  plate: '#000000',
  'on-plate': '#FFFFFF',
  red: '#000000',
  'red-wash': '#DADADA',
  blue: '#3A3A3A',
  'blue-wash': '#D4D4D4',
  flame: '#1E1E1E',
  'flame-ink': '#000000',
  'flame-wash': '#E4E4E4',
}

/** Lines and figures only: no wash, no tint. */
const printSaving: Palette = {
  ...printGrey,
  well: '#FFFFFF',
  buff: '#FFFFFF',
  sea: '#FFFFFF',
  'sea-deep': '#FFFFFF',
  wash: '#FFFFFF',
  'red-wash': '#FFFFFF',
  'blue-wash': '#FFFFFF',
  'flame-wash': '#FFFFFF',
}

export const palettes: Readonly<Record<PaletteName, Palette>> = {
  day,
  night,
  contrast,
  print,
  'print-grey': printGrey,
  'print-saving': printSaving,
}

/** The same tokens on screen and on paper. `print-saving` drops every wash to white paper and outlines the plates. */
export type PaletteName = 'day' | 'night' | 'contrast' | 'print' | 'print-grey' | 'print-saving'

export function linesOf(theme: PaletteName): LineWeights {
  switch (theme) {
    case 'contrast':
      return heavyLines
    case 'day':
    case 'night':
    case 'print':
    case 'print-grey':
    case 'print-saving':
      return plainLines
    default:
      return assertNever(theme)
  }
}
