/** Everything in the air. */
export const aircraft = {}

/** What its procedures ask to be laid down. */
export const aircraftProcedures = {}

/** Sentences of refusals. */
export const aircraftRefused = {}
