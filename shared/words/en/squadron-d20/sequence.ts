/** Order of play, initiative, morale. */
export const sequence = {}

/** What its procedures ask to be laid down. */
export const sequenceProcedures = {}

/** Sentences of refusals. */
export const sequenceRefused = {}
