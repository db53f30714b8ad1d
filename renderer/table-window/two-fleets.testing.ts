import type { ScenarioSetup } from '#shared/documents/scenario'
import { initialState } from '#shared/game/fold'
import { majestic } from '#shared/rules/perfidious-albion/card/majestic.testing'
import { perfidiousAlbion as pack } from '#shared/rules/perfidious-albion/index'

const ship = (name: string) => {
  const id = name.toLowerCase().replaceAll(' ', '-')
  return { id, document: majestic({}, { name, slug: id }) }
}

/** Five ships a side, all of one class. */
export const twoFleets = {
  slug: 'ushant',
  title: 'Off Ushant',
  ...{ subtitle: '', setting: '', players: '', hours: '', briefing: '', orders: {}, victory: '', notes: '' },
  table: {},
  houseRules: {},
  sides: [
    { id: 'rn', name: 'Royal Navy', flag: 'royal-navy' },
    { id: 'mn', name: 'Marine nationale', flag: 'marine-nationale' },
  ],
  squadrons: [
    {
      id: 'first',
      side: 'rn',
      name: '1st Division',
      ships: ['Majestic', 'Mars', 'Jupiter', 'Hannibal', 'Illustrious'].map(ship),
    },
    {
      id: 'french',
      side: 'mn',
      name: '1re Division',
      ships: ['Brennus', 'Carnot', 'Bouvet', 'Redoutable', 'Formidable'].map(ship),
    },
  ],
} as unknown as ScenarioSetup

export const twoFleetsAtSea = initialState(pack, { pack: pack.id, setup: twoFleets }, pack.phases[0]!)
