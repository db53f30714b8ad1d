import type { Words } from '../words/speak'
import type { ReportDice, ReportEntry, Report, ReportTurn } from './report'
import { reportTables, type ReportTable } from './report-tables'

/** The report as Markdown: the whole story, and its figures as tables. */
export function markdownOf(report: Report, words: Words): string {
  const { scenario } = report
  const parts = [
    `# ${escaped(report.title === '' ? words('report.name') : report.title)}`,
    ...paragraphs([report.byline && words('report.by', { name: report.byline })]),
    ...report.trouble.map((sentence) => `> ${escaped(sentence)}`),
    ...paragraphs([scenario.title === report.title ? '' : scenario.title, scenario.setting, playedOn(report, words)]),
    ...paragraphs([report.foreword]),
    ...report.turns.flatMap((turn) => turnPart(turn, words)),
    ...paragraphs([report.afterword]),
    ...reportTables(report, words).flatMap(tablePart),
  ]
  return `${parts.join('\n\n')}\n`
}

/** Dates as written everywhere, without the time of day. */
export function playedOn({ played }: Report, words: Words): string {
  if (!played) return ''
  const [from, to] = [dayOf(played.from), dayOf(played.to)]
  return from === to ? words('report.played', { from }) : words('report.playedTo', { from, to })
}

function dayOf(at: number): string {
  return new Date(at).toISOString().slice(0, 10)
}

function turnPart({ turn, caption, phases, ships }: ReportTurn, words: Words): readonly string[] {
  const quiet = phases.length === 0 ? [words('report.quiet')] : []
  return [
    `## ${words('report.turn', { turn })}`,
    ...paragraphs(
      [caption && `*${escaped(caption)}*`].filter((text) => text !== ''),
      (text) => text,
    ),
    ...quiet,
    ...phases.flatMap(({ phase, entries }) => [`### ${escaped(phase)}`, entries.map(entryPart).join('\n')]),
    ...(ships.length === 0
      ? []
      : [
          `### ${words('report.damage', { turn })}`,
          ships.map(({ name, said }) => `- **${escaped(name)}**: ${escaped(said)}`).join('\n'),
        ]),
  ]
}

function entryPart({ text, why, dice }: ReportEntry): string {
  const rolled = dice.length === 0 ? '' : ` (${diceSaid(dice)})`
  return [`- ${escaped(text)}${rolled}`, ...why.map((sentence) => `  - ${escaped(sentence)}`)].join('\n')
}

/** `D20: 3, 17; D6: 4`: dice of a kind together, in the order they were rolled. */
export function diceSaid(dice: readonly { readonly die: ReportDice['die']; readonly rolled: number }[]): string {
  const kinds = [...new Set(dice.map(({ die }) => die))]
  return kinds
    .map((kind) => {
      const faces = dice.filter(({ die }) => die === kind).map(({ rolled }) => rolled)
      return `${kind}: ${faces.join(', ')}`
    })
    .join('; ')
}

function tablePart({ title, columns, rows, notes }: ReportTable): readonly string[] {
  const row = (cells: readonly string[]) =>
    `| ${cells.map((cell) => escaped(cell).replaceAll('|', '\\|')).join(' | ')} |`
  const rule = `| ${columns.map(({ is }) => (is === 'figure' ? '---:' : '---')).join(' | ')} |`
  const head = row(columns.map(({ title: name }) => name))
  return [
    `## ${escaped(title)}`,
    ...notes.map(escaped),
    ...(rows.length > 0 ? [[head, rule, ...rows.map(row)].join('\n')] : []),
  ]
}

function paragraphs(texts: readonly string[], as: (text: string) => string = escaped): readonly string[] {
  return texts.filter((text) => text !== '').map(as)
}

/** What a player has typed is text and no markup. */
function escaped(text: string): string {
  return text
    .replace(/[\\`*_#<>[\]]/g, '\\$&')
    .replace(/\s+/g, ' ')
    .trim()
}

/** The report as JSON: the same plain data that it is shown from, with `format` and `version` first. */
export function jsonOf(report: Report): string {
  return `${JSON.stringify(report, null, 2)}\n`
}
