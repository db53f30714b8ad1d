import type { ShipDocument } from '../../../documents/ship'
import type { Words } from '../../../words/speak'
import { firstProblem, nameless, problemsSaid, type ProblemFound } from '../../kit/card/document-editors'
import type { EditProblem } from '../../pack/ship-editing'
import { checkShip, climbs, strayFeeds } from '../ship/check-ship'
import { contents, shipOf, written } from '../ship/ship-data'
import type { PerfidiousShip } from '../ship/ship'
import { cellPart } from './cell-editor'
import { wordsOf } from './layout'

/** What keeps her from being kept, each with its place, then what is only odd. */
export function problemsOf(document: ShipDocument, words: Words): readonly EditProblem[] {
  const ship = shipOf(document)
  const refusing = [...nameless(document), ...strayMagazines(ship), ...speeds(ship)]
  const found = refusing.length > 0 ? refusing : otherwise(document)
  return problemsSaid(wordsOf(words), { refusing: found, odd: oddities(ship) })
}

function strayMagazines(ship: PerfidiousShip): readonly ProblemFound[] {
  return strayFeeds(ship).map(({ magazine, at }) => ({
    part: cellPart(magazine),
    key: 'feedsNone',
    values: { magazine: written(magazine), at: written(at) },
  }))
}

function speeds({ speedLevels }: PerfidiousShip): readonly ProblemFound[] {
  const last = speedLevels.at(-1) ?? 0
  return [
    ...climbs(speedLevels).map(({ speed, before }) => ({ part: 'speed', key: 'climbs', values: { speed, before } })),
    ...(last === 0 ? [] : [{ part: 'speed', key: 'neverStops', values: { speed: last } }]),
  ]
}

/** What only a file from elsewhere can have wrong: no edit leads there. */
function otherwise(document: ShipDocument): readonly ProblemFound[] {
  const problem = firstProblem(document, checkShip)
  return problem ? [{ part: 'name', key: 'otherwise', values: { where: String(problem.values['where'] ?? '') } }] : []
}

function oddities(ship: PerfidiousShip): readonly ProblemFound[] {
  const tubes = contents(ship, 'torpedoTube')
  const engines = contents(ship, 'propulsion').length
  const levels = ship.speedLevels.length - 1
  const first = tubes[0]
  return [
    ...(first && ship.torpedo === null ? [{ part: cellPart(first.cell.at), key: 'tubesAlone' }] : []),
    ...(!first && ship.torpedo !== null ? [{ part: 'torpedoes', key: 'torpedoesAlone' }] : []),
    ...(engines === levels ? [] : [{ part: 'speed', key: 'enginesAndLevels', values: { n: engines, levels } }]),
    ...(contents(ship, 'steering').length > 0 ? [] : [{ part: cellPart('10-5'), key: 'noSteering' }]),
  ]
}
