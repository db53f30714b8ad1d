import type { ScenarioSetup } from '#shared/documents/scenario'
import { shipId, squadronId } from '#shared/kernel/ids'
import type { Scalar } from '#shared/kernel/scalar'
import { majestic } from '#shared/rules/perfidious-albion/card/majestic.testing'

export const firers = squadronId('first')
export const target = shipId('brennus')

/** Two divisions of one ship each, Majestic and Brennus, by printed rules unless given otherwise. */
export const twoDivisions = (houseRules: Readonly<Record<string, Scalar>> = {}) =>
  ({
    slug: 'ushant',
    title: 'Off Ushant',
    ...{ subtitle: '', setting: '', players: '', hours: '', briefing: '', orders: {}, victory: '', notes: '' },
    table: {},
    houseRules,
    sides: [
      { id: 'rn', name: 'Royal Navy', flag: '' },
      { id: 'mn', name: 'Marine nationale', flag: '' },
    ],
    squadrons: [
      { id: firers, side: 'rn', name: '1st Division', ships: [{ id: 'majestic', document: majestic() }] },
      {
        id: 'french',
        side: 'mn',
        name: '1re Division',
        ships: [{ id: target, document: majestic({}, { name: 'Brennus', slug: 'brennus' }) }],
      },
    ],
  }) as unknown as ScenarioSetup
