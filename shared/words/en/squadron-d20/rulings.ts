/** House rules, table facts, summaries. */
export const rulings = {}

/** What its procedures ask to be laid down. */
export const rulingsProcedures = {}

/** Sentences of refusals. */
export const rulingsRefused = {}
