import type { Report } from './report'

/** The report as JSON: the same plain data that it is shown from, with `format` and `version` first. */
export function jsonOf(report: Report): string {
  return `${JSON.stringify(report, null, 2)}\n`
}
