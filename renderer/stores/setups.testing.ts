import type { ScenarioSetup } from '#shared/documents/scenario'
import { shipId, squadronId } from '#shared/kernel/ids'
import type { Scalar } from '#shared/kernel/scalar'
import { majestic } from '#shared/rules/perfidious-albion/card/majestic.testing'

/** Who meets: sides and squadrons, and what else a test is about. Nothing else of the scenario is written. */
interface Meeting {
  readonly sides: readonly { readonly id: string; readonly name: string; readonly flag: string }[]
  readonly squadrons: readonly object[]
  readonly houseRules?: Readonly<Record<string, Scalar>>
}

export const setupOf = (meeting: Meeting) =>
  ({
    slug: 'ushant',
    title: 'Off Ushant',
    ...{ subtitle: '', setting: '', players: '', hours: '', briefing: '', orders: {}, victory: '', notes: '' },
    table: {},
    houseRules: {},
    ...meeting,
  }) as unknown as ScenarioSetup

/** A ship like Majestic under a name of her own, as a squadron lists her. */
export function likeMajestic(name: string) {
  const id = shipId(name.toLowerCase().replaceAll(' ', '-'))
  return { id, document: name === 'Majestic' ? majestic() : majestic({}, { name, slug: id }) }
}

export const firers = squadronId('first')
export const target = shipId('brennus')

/** Two divisions of one ship each, Majestic and Brennus, by printed rules unless given otherwise. */
export const twoDivisions = (houseRules: Readonly<Record<string, Scalar>> = {}) =>
  setupOf({
    houseRules,
    sides: [
      { id: 'rn', name: 'Royal Navy', flag: '' },
      { id: 'mn', name: 'Marine nationale', flag: '' },
    ],
    squadrons: [
      { id: firers, side: 'rn', name: '1st Division', ships: [likeMajestic('Majestic')] },
      { id: 'french', side: 'mn', name: '1re Division', ships: [likeMajestic('Brennus')] },
    ],
  })
