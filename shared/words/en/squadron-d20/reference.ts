/** The reference sheet. */
export const reference = {}

/** What its procedures ask to be laid down. */
export const referenceProcedures = {}

/** Sentences of refusals. */
export const referenceRefused = {}
