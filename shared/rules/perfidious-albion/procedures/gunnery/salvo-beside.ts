import type { GameState, ShipInPlay } from '../../../../game/state'
import { own } from '../../../../kernel/own'
import type { ShipId } from '../../../../kernel/ids'
import type { Phrase } from '../../../../kernel/phrase'
import { squadronOf } from '../../../on-table'
import type { Input, InputField } from '../../../procedure'
import { condition } from '../../state'
import { gunLetters } from '../../ship'
import { guns as table } from '../../tables'
import { says } from '../laying-says'
import { leadingShip } from './etiquette'
import { firingGuns, gunsOf } from './firing-guns'
import { speedOf } from './modifiers'
import { readSalvo, type SalvoInput } from './salvo-input'

/** What a reader wants to see beside the fields of a salvo: her guns, what the target is doing, the chance by range. */
export function besideFields(state: GameState, fields: readonly InputField[], input: Input): readonly InputField[] {
  const laid = Object.fromEntries(fields.map(({ name, usual }) => [name, own(input, name) ?? usual]))
  const salvo = readSalvo(state, laid)
  return fields.map((field) => {
    if (field.kind === 'ships')
      return { ...field, beside: besideEach(state, field.among, (ship) => gunsIn(state, salvo, ship)) }
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

/** `Y ×2 B ×3`: what of the letters laid down she can fire at that target. */
function gunsIn(state: GameState, { ships, letters, sector, rangeInches }: SalvoInput, ship: ShipInPlay): Phrase {
  if (!sector || rangeInches === undefined) return says('noneBears')
  // Of a ship that is left out, what she would bring.
  const wanted = ships.includes(ship) ? letters.flatMap((letter) => letter ?? []) : gunLetters
  const firing = firingGuns(state, [ship], wanted, { sector, rangeInches })
  if (firing.length === 0) return says('noneBears')
  const sign = firing.length > 1 ? '' : ' ×'
  const guns = firing
    .map(({ letter, ships }) => `${letter}${sign}${gunsOf(ships.flatMap(({ mounts }) => mounts))}`)
    .join(' ')
  return says(condition(ship).standing === 'withdrawing' ? 'withdrawing' : 'herGuns', { guns })
}

function doing(state: GameState, ship: ShipInPlay): Phrase {
  const squadron = squadronOf(state, ship.id)
  const leads = squadron !== undefined && leadingShip(state, squadron.order)?.id === ship.id
  return says(leads ? 'targetLeads' : 'targetFollows', { speed: speedOf(ship) })
}
