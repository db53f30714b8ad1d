/** Words of the card. */
export const card = {}

/** What its procedures ask to be laid down. */
export const cardProcedures = {}

/** Sentences of refusals. */
export const cardRefused = {}
