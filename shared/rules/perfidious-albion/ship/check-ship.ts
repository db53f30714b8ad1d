import { refused } from '../../../kernel/result'
import { shipCheck } from '../../kit/ship-reader'
import { contents, readShip, written } from './ship-data'
import { perfidiousShip, type PerfidiousShip } from './ship'

/** Checks a ship document against the pack: its schema, then what a schema cannot check. Refusals name `where`. */
export const checkShip = shipCheck(perfidiousShip, readShip, function* (ship) {
  const { cells, speedLevels } = ship
  for (const [index, { at }] of cells.entries()) {
    if (cells.findIndex((cell) => cell.at === at) === index) continue
    yield refused('ship-cell-twice', { where: `data.cells[${index}].at`, what: written(at) })
  }
  for (const { where, at } of strayFeeds(ship))
    yield refused('ship-magazine-feeds-no-gun', { where, what: written(at) })
  // Each propulsion box lost slows her; the last stops her.
  for (const { lost, speed } of climbs(speedLevels)) {
    yield refused('ship-speed-climbs', { where: `data.speedLevels[${lost}]`, what: speed })
  }
  const last = speedLevels.length - 1
  const speed = speedLevels[last] ?? 0
  if (speed > 0) yield refused('ship-speed-never-stops', { where: `data.speedLevels[${last}]`, what: speed })
})

/** Cells without a gun that a magazine feeds, each with its place in the document. */
export function strayFeeds(ship: PerfidiousShip) {
  const guns = new Set(contents(ship, 'gun').map(({ cell }) => cell.at))
  return ship.cells.flatMap((magazine, index) =>
    magazine.holds.flatMap((content, slot) =>
      (content.kind === 'magazine' ? content.feeds : []).flatMap((at, feed) =>
        guns.has(at)
          ? []
          : [{ magazine: magazine.at, at, where: `data.cells[${index}].holds[${slot}].feeds[${feed}]` }],
      ),
    ),
  )
}

/** Levels that are above the one before. */
export function climbs(speedLevels: readonly number[]) {
  return speedLevels.flatMap((speed, lost) => {
    const before = speedLevels[lost - 1]
    return before !== undefined && speed > before ? [{ lost, speed, before }] : []
  })
}
