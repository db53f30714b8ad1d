import { likeMajestic, setupOf } from '../stores/setups.testing'
import { initialState } from '#shared/game/fold'
import { perfidiousAlbion as pack } from '#shared/rules/perfidious-albion/index'

const english = ['Majestic', 'Mars', 'Jupiter', 'Hannibal', 'Illustrious']
const french = ['Brennus', 'Carnot', 'Bouvet', 'Redoutable', 'Formidable']

/** Five ships a side, all of one class. */
export const twoFleets = setupOf({
  sides: [
    { id: 'rn', name: 'Royal Navy', flag: 'royal-navy' },
    { id: 'mn', name: 'Marine nationale', flag: 'marine-nationale' },
  ],
  squadrons: [
    { id: 'first', side: 'rn', name: '1st Division', ships: english.map(likeMajestic) },
    { id: 'french', side: 'mn', name: '1re Division', ships: french.map(likeMajestic) },
  ],
})

export const twoFleetsAtSea = initialState(pack, { pack: pack.id, setup: twoFleets }, pack.phases[0]!)
