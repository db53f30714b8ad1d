import type { GameState, ShipInPlay } from '../../../../game/state'
import { own } from '../../../../kernel/own'
import type { ShipId } from '../../../../kernel/ids'
import type { Phrase } from '../../../../kernel/phrase'
import { squadronOf } from '../../../kit/on-table'
import type { FormField } from '../../../pack/procedure'
import { condition } from '../../ship/state'
import { gunLetters, type GunLetter } from '../../ship/ship'
import { guns as table } from '../../tables/tables'
import { says } from '../form-says'
import { leadingShip } from './etiquette'
import { firingGuns, gunsOf } from './firing-guns'
import { hindranceAt, hindranceToSay, type Aim, type Hindrance } from './hindrance'
import { speedOf } from './modifiers'
import { mountsOf } from './mounts'
import { countsIn, firingShips, readSalvo, type PartialSalvoInputs } from './salvo-input'
import type { Input } from '../../../pack/input'

/** What a reader wants to see beside the fields of a salvo: her guns, what the target is doing, the chance by range. */
export function besideFields(state: GameState, fields: readonly FormField[], input: Input): readonly FormField[] {
  const filled = Object.fromEntries(fields.map(({ name, default: usual }) => [name, own(input, name) ?? usual]))
  const salvo = readSalvo(state, filled)
  const guns = gunsBeside(state, salvo)
  return fields.map((field) => {
    if (field.kind === 'ships') return { ...field, beside: besideEach(state, field.among, guns) }
    if (field.kind === 'ship') return { ...field, beside: besideEach(state, field.among, (ship) => doing(state, ship)) }
    const letter = salvo.letters[0]
    if (field.kind !== 'range' || !letter) return field
    return {
      ...field,
      inBands: { say: says('hitPercents', { letter }), figures: table[letter].map(([hit]) => String(hit)) },
    }
  })
}

function besideEach(state: GameState, among: readonly ShipId[], say: (ship: ShipInPlay) => Phrase) {
  return Object.fromEntries(
    among.flatMap((id) => {
      const ship = own(state.ships, id)
      return ship ? [[id, say(ship)]] : []
    }),
  )
}

/** `Y ×2 B ×3`: what a ship fires of the chosen letters; for a ship left out, what she would bring. */
function gunsBeside(state: GameState, salvo: PartialSalvoInputs): (ship: ShipInPlay) => Phrase {
  const { sector, rangeInches } = salvo
  if (!sector || rangeInches === undefined) return () => says('none.notAimed')
  const aim = { sector, rangeInches }
  const letters = salvo.letters.flatMap((letter) => letter ?? [])
  const ships = firingShips(salvo)
  const together = firingGuns(state, ships, letters, aim, countsIn(salvo))
  return (ship) => {
    const isIn = ships.includes(ship)
    const hers = (isIn ? together : firingGuns(state, [ship], gunLetters, aim)).flatMap(({ letter, ships: of }) => {
      const guns = gunsOf(of.flatMap((each) => (each.ship === ship ? each.mounts : [])))
      return guns > 0 ? [{ letter, guns }] : []
    })
    // Where none can fire no letter is chosen: then every gun of hers counts.
    const asked = isIn && letters.length > 0 ? letters : gunLetters
    if (hers.length === 0) return says(`none.${whyNone(state, ship, asked, aim)}`)
    const sign = hers.length > 1 ? '' : ' ×'
    const guns = hers.map(({ letter, guns: n }) => `${letter}${sign}${n}`).join(' ')
    return says(condition(ship).standing === 'withdrawing' ? 'withdrawing' : 'herGuns', { guns })
  }
}

/** What keeps all her guns of these letters silent. */
function whyNone(
  state: GameState,
  ship: ShipInPlay,
  letters: readonly GunLetter[],
  aim: Aim,
): Hindrance | 'notCarried' | 'heldBack' {
  const mounts = mountsOf(ship.document).filter(({ letter }) => letters.includes(letter))
  const why = mounts.map((mount) => hindranceAt(state, ship, mount, aim))
  // She could, but others fire the few guns that were chosen.
  if (why.includes(undefined)) return 'heldBack'
  return hindranceToSay(mounts, why) ?? 'notCarried'
}

function doing(state: GameState, ship: ShipInPlay): Phrase {
  const squadron = squadronOf(state, ship.id)
  const leads = squadron !== undefined && leadingShip(state, squadron.order)?.id === ship.id
  return says(leads ? 'targetLeads' : 'targetFollows', { speed: speedOf(ship) })
}
