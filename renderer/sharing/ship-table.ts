import { useLocalStorage } from '@vueuse/core'
import { defineStore } from 'pinia'
import { computed, ref, shallowRef, watch } from 'vue'
import { readCsv, writeCsv } from '../decks/own/csv-text'
import { useLibrary } from '../stores/library'
import { downloadCsv } from '../ui/download-file'
import { say, sayReason } from '../words'
import { navyOf } from './navy-of'
import { painted, portion, useBringingIn, type TextFile } from './bringing-in'
import { knownHeadings, type CsvRows } from '#shared/decks/own/deck-csv'
import type { ShipDocument } from '#shared/documents/ship'
import { done, refused, type Result } from '#shared/kernel/result'
import { findPack, rulesPacks } from '#shared/rules/index'
import {
  cardColumn,
  commonColumns,
  figuresOf,
  guessColumns,
  modelColumn,
  packColumn,
  shipHeadings,
  shipsFromTable,
  shipsToRows,
  type ShipColumn,
  type TableLine,
} from '#shared/sharing/ship-csv'

/** What a table in text holds: `ships.csv` is never a deck, and of other names the headings decide. */
export function isShipTable(name: string, text: string): boolean {
  if (/(^|[^a-z])(ships?|fleets?|navy|squadrons?)([^a-z]|$)/i.test(name)) return true
  const heads = readCsv(text.slice(0, 4000)).rows[0]?.cells ?? []
  return shipHeadings(heads) > 1 && shipHeadings(heads) >= knownHeadings(heads)
}

/** Why nobody could say what its cells are. */
export const tableProblem = (text: string) => readCsv(text).problem

const noRows: CsvRows['rows'] = []
/** More columns than the figures of any ship. */
const mostColumns = 200

/** A table of ships on its way in: what each column holds, and what becomes of each line. */
export const useShipTable = defineStore('ship-table', () => {
  const library = useLibrary()
  const bringing = useBringingIn()
  const file = shallowRef<TextFile | null>(null)
  const encoding = ref('')
  const rows = shallowRef(noRows)
  const heads = shallowRef<readonly string[]>([])
  const columns = ref<readonly (ShipColumn | null)[]>([])
  const doubtful = ref<ReadonlySet<number>>(new Set())
  const pack = ref('')
  const navy = ref('')
  const model = ref('')
  /** Of tables with these headings, as they were chosen last. */
  const chosenBefore = useLocalStorage<Record<string, (ShipColumn | null)[]>>('spotting-top:ship-columns', {})

  const packs = computed(() => rulesPacks.filter(({ isShipless }) => isShipless !== true).map(({ id }) => id))
  const ofPack = computed(() => library.ships.filter((ship) => ship.pack === pack.value))
  const figures = computed(() => figuresOf(ofPack.value))
  const choices = computed<readonly ShipColumn[]>(() => [
    ...[...commonColumns, packColumn, modelColumn],
    ...[...figures.value, cardColumn],
  ])
  const models = computed(() => ofPack.value.toSorted((one, other) => one.name.localeCompare(other.name, 'en')))

  const lines = shallowRef<readonly TableLine[]>([])
  const made = computed(() => lines.value.filter(({ read }) => read.ok).length)
  const before = computed(() => chosenBefore.value[heads.value.join('\n')])

  let turn = 0
  watch([file, rows, columns, pack, navy, model, () => library.ships], readLines)

  /** Makes the ships portion by portion, so that the page goes on meanwhile. */
  async function readLines(): Promise<void> {
    const its = ++turn
    // A table that is closed holds up nothing that is looked at after it.
    if (!file.value) return void (lines.value = [])
    const { name } = file.value
    const table = { rows: rows.value, columns: columns.value, heads: heads.value }
    const chosen = models.value.find(({ slug }) => slug === model.value) ?? null
    const navies = new Set(ofPack.value.map((ship) => ship.navy))
    const ways = {
      ...{ pack: pack.value, navy: navy.value, model: chosen, ships: library.ships, findPack },
      navyOf: (text: string, year: number | undefined) => navyOf(text, year, navies),
    }
    const found: TableLine[] = []
    for (const line of shipsFromTable(table, ways)) {
      found.push(line)
      if (found.length % portion > 0) continue
      bringing.reading(found.length, table.rows.length)
      await painted()
      if (its !== turn) return
    }
    lines.value = found
    bringing.setLines(
      found.flatMap(({ line, read }) => (read.ok ? [{ file: name, line, document: read.value.ship }] : [])),
    )
  }

  /** Takes a table in, or says why it is too large: none is taken in part. */
  async function open(given: TextFile, inEncoding: string): Promise<Result<null>> {
    if (!library.loaded) await library.refresh()
    const read = readCsv(given.text)
    if (read.isCut) return refused('ship-table-long', { most: read.rows.length })
    const [first, ...rest] = read.rows
    const width = first?.cells.length ?? 0
    if (width > mostColumns) return refused('ship-table-wide', { n: width, most: mostColumns })
    encoding.value = inEncoding
    heads.value = first?.cells ?? []
    rows.value = rest
    pack.value = likelyPack(given.text, library.ships, packs.value) ?? ''
    guess()
    file.value = given
    return done(null)
  }

  /** Other rules have other figures. */
  function guess(): void {
    const guesses = guessColumns(
      heads.value,
      rows.value.map(({ cells }) => cells),
      figures.value,
    )
    columns.value = guesses.map(({ column }) => column)
    doubtful.value = new Set(guesses.flatMap(({ column, isSure }, at) => (column !== null && !isSure ? [at] : [])))
  }

  function usePack(id: string): void {
    pack.value = id
    model.value = ''
    guess()
  }

  function choose(at: number, column: ShipColumn | null): void {
    columns.value = columns.value.map((each, place) => (place === at ? column : each === column ? null : each))
    doubtful.value = new Set([...doubtful.value].filter((place) => place !== at))
    chosenBefore.value = { ...chosenBefore.value, [heads.value.join('\n')]: [...columns.value] }
  }

  function takeBefore(): void {
    if (before.value) columns.value = before.value
    doubtful.value = new Set()
  }

  /** What was refused, with the cause in a column of its own. */
  function saveRefused(): void {
    const cells = new Map(rows.value.map((row) => [row.line, row.cells]))
    const out = lines.value.flatMap(({ line, read }) =>
      read.ok ? [] : [[...(cells.get(line) ?? []), sayReason(read)] as const],
    )
    downloadCsv('refused.csv', writeCsv([[...heads.value, say('sharing.columns.cause')], ...out]))
  }

  function clear(): void {
    file.value = null
    rows.value = noRows
    navy.value = ''
    model.value = ''
  }

  return {
    ...{ file, encoding, rows, heads, columns, doubtful, lines, made, before },
    ...{ pack, navy, model, packs, choices, models },
    ...{ open, usePack, choose, takeBefore, saveRefused, clear },
  }
})

/** The rules whose ships are of the time of the table: of most of its years. */
function likelyPack(text: string, ships: readonly ShipDocument[], packs: readonly string[]): string | undefined {
  const middle = (years: readonly number[]) => years.toSorted((one, other) => one - other)[years.length >> 1]
  const wanted = middle((text.match(/\b1[89]\d\d\b/g) ?? []).map(Number)) ?? 1900
  const distance = (pack: string) => {
    const its = middle(ships.filter((ship) => ship.pack === pack).map(({ year }) => year))
    return its === undefined ? Infinity : Math.abs(its - wanted)
  }
  return packs.toSorted((one, other) => distance(one) - distance(other))[0]
}

/** Ships as a table for a spreadsheet; the name of the file. */
export function exportShipTable(ships: readonly ShipDocument[]): string {
  downloadCsv('ships.csv', writeCsv(shipsToRows(ships)))
  return 'ships.csv'
}
