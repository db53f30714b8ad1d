/** Simulation and aids. */
export const simulation = {}

/** What its procedures ask to be laid down. */
export const simulationProcedures = {}

/** Sentences of refusals. */
export const simulationRefused = {}
