import type { DataForm, PartFormOf } from '../../kit/card/data-form'
import { replaced, without, type Entry } from '../../kit/card/entries'
import type { TorpedoMount, WaterShip } from '../ship/ship'
import { torpedoTypes } from '../tables/torpedoes'
import { arcFields, mountNames, nameField, nextName, placesWithout } from './renaming'

/** Her torpedo mounts and what she carries to reload them. */
export const torpedoesForm: PartFormOf<WaterShip> = (ship, say) => {
  const { torpedoes } = ship.value
  const carries = ship.optional('torpedoes', {
    name: 'carries',
    fresh: { mounts: [fresh(ship.value)], reloads: 0 },
    set: (to) => {
      if (to) return torpedoes ? undefined : ship.change({ torpedoes: to })
      return ship.change({
        torpedoes: null,
        places: placesWithout(ship.value, 'torpedoMount', torpedoes?.mounts ?? []),
      })
    },
  })
  if (!torpedoes) return { says: say('noTorpedoes'), entries: [carries] }
  const { mounts } = torpedoes
  const form = ship.at('torpedoes')
  return {
    says: mounts.map(({ id, tubes }) => `${id} ×${tubes}`).join(', '),
    entries: [
      carries,
      form.field('reloads'),
      form.list('mounts', {
        title: ({ id }) => say('mountNamed', { id }),
        entries: (mount, slot) => mountEntries(ship, mount, slot),
        adds: 'mount',
        fresh: () => fresh(ship.value),
        remove: (slot) =>
          ship.change({
            torpedoes: { ...torpedoes, mounts: without(mounts, slot) },
            places: placesWithout(ship.value, 'torpedoMount', [mounts[slot]!]),
          }),
      }),
    ],
  }
}

function mountEntries(ship: DataForm<WaterShip>, mount: DataForm<TorpedoMount>, slot: number): readonly Entry[] {
  const torpedoes = ship.value.torpedoes!
  const { type } = mount.value
  const types = [...new Set([...Object.keys(torpedoTypes), type])].map((value) => ({ value, label: value }))
  return [
    nameField(mount, ship, 'torpedoMount', (named) => ({
      torpedoes: { ...torpedoes, mounts: replaced(torpedoes.mounts, slot, named) },
    })),
    mount.field('tubes'),
    mount.field('type', { called: 'torpedoType', choices: types }),
    mount.field('reliability', { choices: 'reliabilities' }),
    ...arcFields(mount.at('arc')),
  ]
}

function fresh(ship: WaterShip): TorpedoMount {
  const like = ship.torpedoes?.mounts.at(-1)
  return {
    tubes: 3,
    type: Object.keys(torpedoTypes)[0] ?? '',
    reliability: 'B',
    arc: { from: 30, to: 150 },
    ...like,
    id: nextName('T', mountNames(ship)),
  }
}
