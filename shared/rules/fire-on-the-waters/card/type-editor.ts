import type { PartFormOf } from '../../kit/card/data-form'
import { choiceEntry } from '../../kit/card/entries'
import type { WaterShip } from '../ship/ship'

const merchants: readonly string[] = ['AS', 'AM', 'AL']

/** What the tables call her: type and role, navy, size. */
export const typeForm: PartFormOf<WaterShip> = (ship, say) => {
  const { type, role, nation } = ship.value
  const roles = (['none', 'AK', 'AT'] as const).map((value) => ({ value, label: say(`roles.${value}`) }))
  return {
    says: [type, say(`nations.${nation}`)].join(', '),
    entries: [
      ship.field('type', {
        name: 'shipType',
        choices: 'types',
        // A role belongs to a merchantman.
        set: (to) => ship.change({ type: to, role: merchants.includes(to) ? role : null }),
      }),
      ...(merchants.includes(type) || role !== null
        ? [
            choiceEntry({ name: 'role', label: say('fields.role'), value: role ?? 'none', choices: roles }, (to) =>
              ship.change({ role: to === 'none' ? null : to }),
            ),
          ]
        : []),
      ship.field('nation'),
      ship.field('displacementTons', { name: 'tons' }),
      ship.field('lengthMetres', { name: 'length', step: 0.1 }),
      ship.field('aircraft'),
    ],
  }
}
