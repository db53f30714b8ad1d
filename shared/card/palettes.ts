import type { Ink } from './operations'
import { type LineWeights, heavyLines, plainLines } from './line-weights'

export type Palette = Readonly<Record<Ink, string>>

/** Each token by day, by night, in high contrast, on white paper, and on paper without hue. */
const colours: Readonly<
  Record<Ink, readonly [day: string, night: string, contrast: string, print: string, grey: string]>
> = {
  paper: ['#EFE4CB', '#0D1116', '#FFFFFF', '#FFFFFF', '#FFFFFF'],
  sheet: ['#FAF4E5', '#151B22', '#FFFFFF', '#FFFFFF', '#FFFFFF'],
  well: ['#E6D9BC', '#0A0D11', '#E4E4E4', '#F1F1EF', '#F2F2F2'],
  buff: ['#F0DA9C', '#3D3420', '#FFE45C', '#F6E7B9', '#E2E2E2'],
  sea: ['#D5E5E6', '#11222E', '#E3F0FA', '#E3EFF2', '#F4F4F4'],
  'sea-deep': ['#BDD6DB', '#18303F', '#CFE4F5', '#CFE2E8', '#E2E2E2'],
  wash: ['#E9E0CB', '#1E252D', '#EDEDED', '#EEEDEA', '#EDEDED'],
  ink: ['#12243D', '#DAC7A0', '#000000', '#0E1F36', '#000000'],
  'ink-2': ['#3A4961', '#B6A684', '#000000', '#2F3D52', '#2A2A2A'],
  'ink-3': ['#5D6472', '#978A70', '#2B2B2B', '#555C68', '#555555'],
  rule: ['#C3B89F', '#2E3338', '#6A6A6A', '#B4B4B0', '#B0B0B0'],
  'rule-2': ['#7E8490', '#6B6759', '#000000', '#6E747E', '#6A6A6A'],
  'on-ink': ['#FAF4E5', '#14181D', '#FFFFFF', '#FFFFFF', '#FFFFFF'],
  plate: ['#12243D', '#A3936F', '#000000', '#0E1F36', '#000000'],
  'on-plate': ['#FAF4E5', '#12161B', '#FFFFFF', '#FFFFFF', '#FFFFFF'],
  red: ['#B3201C', '#EC7264', '#A30000', '#B3201C', '#000000'],
  'red-wash': ['#F4D5C7', '#3C2022', '#FFD9D4', '#F8DDD3', '#DADADA'],
  blue: ['#175E8C', '#62AEDA', '#00418A', '#175E8C', '#3A3A3A'],
  'blue-wash': ['#C0DAE6', '#17374A', '#BEE0FF', '#CFE3EE', '#D4D4D4'],
  flame: ['#C4560A', '#EE9A40', '#9A3B00', '#C4560A', '#1E1E1E'],
  'flame-ink': ['#974000', '#F0A657', '#843200', '#974000', '#000000'],
  'flame-wash': ['#FADFB5', '#3D2B15', '#FFE0B8', '#FCE6C4', '#E4E4E4'],
}

const column = (at: 0 | 1 | 2 | 3 | 4): Palette =>
  Object.fromEntries(Object.entries(colours).map(([ink, row]) => [ink, row[at]])) as Palette

/** Lines and figures only: what is a wash or a tint in other inks. */
const unprinted = ['well', 'buff', 'sea', 'sea-deep', 'wash', 'red-wash', 'blue-wash', 'flame-wash'] as const

/** The same tokens on screen and on paper. `print-saving` drops every wash to white paper and outlines the plates. */
export type PaletteName = 'day' | 'night' | 'contrast' | 'print' | 'print-grey' | 'print-saving'

export const palettes: Readonly<Record<PaletteName, Palette>> = {
  /** Warm chart paper, ink-navy lines. */
  day: column(0),
  /** The chart room, lamp turned down. */
  night: column(1),
  contrast: column(2),
  print: column(3),
  'print-grey': column(4),
  'print-saving': { ...column(4), ...Object.fromEntries(unprinted.map((ink) => [ink, '#FFFFFF'])) },
}

/** Only high contrast sets heavier lines. */
export const linesOf = (theme: PaletteName): LineWeights => (theme === 'contrast' ? heavyLines : plainLines)
