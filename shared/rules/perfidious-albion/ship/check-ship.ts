import { refused } from '../../../kernel/result'
import { shipCheck } from '../../kit/ship-reader'
import { contents, readShip, written } from './ship-data'
import { perfidiousShip, type PerfidiousShip } from './ship'

/** Checks a ship document against the pack: its schema, then what a schema cannot check. Refusals name `where`. */
export const checkShip = shipCheck(perfidiousShip, readShip, [cellTwice, feedsNoGun, speedClimbs])

function cellTwice(ship: PerfidiousShip) {
  const seen = new Set<string>()
  for (const [index, { at }] of ship.cells.entries()) {
    if (seen.has(at)) return refused('ship-cell-twice', { where: `data.cells[${index}].at`, what: written(at) })
    seen.add(at)
  }
  return undefined
}

function feedsNoGun(ship: PerfidiousShip) {
  const [stray] = strayFeeds(ship)
  return stray && refused('ship-magazine-feeds-no-gun', { where: stray.where, what: written(stray.at) })
}

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

/** Each propulsion box lost slows her; the last stops her. */
function speedClimbs({ speedLevels }: PerfidiousShip) {
  const [climb] = climbs(speedLevels)
  if (climb) return refused('ship-speed-climbs', { where: `data.speedLevels[${climb.lost}]`, what: climb.speed })
  const last = speedLevels.length - 1
  const speed = speedLevels[last] ?? 0
  return speed === 0
    ? undefined
    : refused('ship-speed-never-stops', { where: `data.speedLevels[${last}]`, what: speed })
}

/** Levels that are above the one before. */
export function climbs(speedLevels: readonly number[]) {
  return speedLevels.flatMap((speed, lost) => {
    const before = speedLevels[lost - 1]
    return before !== undefined && speed > before ? [{ lost, speed, before }] : []
  })
}
