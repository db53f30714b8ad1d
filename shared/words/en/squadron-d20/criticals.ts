/** Critical damage, wreck tests, cargo. */
export const criticals = {}

/** What its procedures ask to be laid down. */
export const criticalsProcedures = {}

/** Sentences of refusals. */
export const criticalsRefused = {}
