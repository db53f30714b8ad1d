import { refused } from '../../../kernel/result'
import { shipCheck } from '../../kit/ship-check'
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
  const guns = new Set(contents(ship, 'gun').map(({ cell }) => cell.at))
  for (const [index, cell] of ship.cells.entries()) {
    for (const [slot, content] of cell.holds.entries()) {
      if (content.kind !== 'magazine') continue
      const stray = content.feeds.findIndex((at) => !guns.has(at))
      if (stray < 0) continue
      const where = `data.cells[${index}].holds[${slot}].feeds[${stray}]`
      return refused('ship-magazine-feeds-no-gun', { where, what: written(content.feeds[stray]!) })
    }
  }
  return undefined
}

/** Each propulsion box lost slows her; the last stops her. */
function speedClimbs({ speedLevels }: PerfidiousShip) {
  const climbs = speedLevels.findIndex((speed, lost) => lost > 0 && speed > speedLevels[lost - 1]!)
  if (climbs >= 0) {
    return refused('ship-speed-climbs', { where: `data.speedLevels[${climbs}]`, what: speedLevels[climbs]! })
  }
  const last = speedLevels.length - 1
  if (speedLevels[last] !== 0) {
    return refused('ship-speed-never-stops', { where: `data.speedLevels[${last}]`, what: speedLevels[last] ?? 0 })
  }
  return undefined
}
