import type { ShipDocument } from '../../../documents/ship'
import type { Words } from '../../../words/speak'
import { grouped } from '../../../words/units'
import type { WaterShip } from './ship'
import { shipOf } from './ship-data'

const key = (name: string) => `rules.fire-on-the-waters.${name}`

/** A ship in a line: `heavy cruiser, 8 700 t, 4.25″ a turn`, and what she is armed with: `6 × 8″ 8 TT`. */
export function summary(document: ShipDocument, words: Words): { readonly line: string; readonly guns: string } {
  const ship = shipOf(document)
  return {
    line: words(key('summary'), {
      type: document.type === '' ? ship.type : decapitalised(document.type),
      tons: grouped(ship.displacementTons),
      speed: ship.topSpeed.toFixed(2),
    }),
    guns: armament(ship, words),
  }
}

/** The two heaviest batteries and the tubes: her armament in short. */
function armament(ship: WaterShip, words: Words): string {
  const batteries = [...ship.batteries]
    .sort((one, other) => other.inches - one.inches)
    .slice(0, 2)
    .map(({ inches, mounts }) =>
      words(key('armedGuns'), { inches, guns: mounts.reduce((sum, { guns }) => sum + guns, 0) }),
    )
  const tubes = ship.torpedoes?.mounts.reduce((sum, { tubes: n }) => sum + n, 0) ?? 0
  const described = [...batteries, ...(tubes > 0 ? [words(key('armedTubes'), { n: tubes })] : [])]
  return described.length === 0 ? words(key('unarmed')) : described.join(' ')
}

/** `Heavy cruiser` is `heavy cruiser` within a line; `AA cruiser` stays. */
function decapitalised(text: string): string {
  const [first = '', second = ''] = text
  return second === second.toUpperCase() && /\p{L}/u.test(second) ? text : first.toLowerCase() + text.slice(1)
}
