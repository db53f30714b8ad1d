/** What a text says of the table, by the rules of the language that is shown: for the pages that hold it against a chart. */
export { claimsIn } from '#shared/words/en/claims-in'
