import { proseTable, type MakeCutTable } from './table'

/** How many of its sentences each chapter has: the sheet leaves much to the rule book. */
export const criticalLoopTable: MakeCutTable = (words, cut) =>
  cut.targets ? proseTable(words, 'criticalLoop', ['value', 'steps', 'size', 'again', 'cannot', 'end']) : undefined

/** What the sheet leaves open and how it is read, what it prints wrong. */
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
