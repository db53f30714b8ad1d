/** Event cards. */
export const events = {}

/** What its procedures ask to be laid down. */
export const eventsProcedures = {}

/** Sentences of refusals. */
export const eventsRefused = {}
