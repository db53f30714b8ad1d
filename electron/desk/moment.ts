import { latestAt } from '#shared/json/line-bounds'

/** What a clock says as a time that a date can hold: one that is set past all dates stands at the last of them. */
export function momentOf(milliseconds: number): number {
  return Number.isNaN(milliseconds) ? 0 : Math.trunc(Math.min(latestAt, Math.max(-latestAt, milliseconds)))
}
