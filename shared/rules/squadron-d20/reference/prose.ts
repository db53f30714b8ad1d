import { proseTable, type MakeCutTable } from './table'

/** Numbers of sentences of each chapter. */
export const criticalLoopTable: MakeCutTable = (words, cut) =>
  cut.targets ? proseTable(words, 'criticalLoop', ['value', 'steps', 'size', 'again', 'cannot', 'end']) : undefined

/** Rulings where print is silent, and errata. */
export const rulingsTable: MakeCutTable = (words, cut) =>
  proseTable(words, 'rulings', [
    'scale',
    'names',
    ...(cut.guns ? ['bands'] : []),
    ...(cut.factors ? ['letters', 'manyVessels'] : []),
    ...(cut.aircraft ? ['numbers'] : []),
    ...(cut.targets ? ['tests', 'officer', 'flooding', 'incidental', 'collateral', 'ashore', 'repairs'] : []),
    'morale',
  ])

export const errataTable: MakeCutTable = (words, cut) =>
  proseTable(words, 'errata', [
    ...(cut.guns ? ['gunNumbers', 'casemate'] : []),
    ...(cut.aircraft ? ['flak', 'strafing'] : []),
    ...(cut.targets ? ['optics', 'sensors', 'teams'] : []),
    ...(cut.carriers ? ['hangar'] : []),
    'tv',
  ])
