/** The shipyard. */
export const editing = {}

/** What its procedures ask to be laid down. */
export const editingProcedures = {}

/** Sentences of refusals. */
export const editingRefused = {}
