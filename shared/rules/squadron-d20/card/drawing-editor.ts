import type { ShipDocument } from '../../../documents/ship'
import type { Words } from '../../../words/speak'
import type { DataForm, PartFormOf } from '../../kit/card/data-form'
import type { Entry } from '../../kit/card/entries'
import type { AircraftData, Profile, ShipData, SmallCraftData, StandData } from '../ship/ship'
import { editors } from './forms'
import type { Block } from '../../kit/card/block'

/** What only the drawing reads. */
export function drawingEditors(document: ShipDocument, kind: StandData['kind']): NonNullable<Block['editors']> {
  switch (kind) {
    case 'ship':
      return editors<ShipData>(document, { drawing: shipForm })
    case 'smallCraft':
      return editors<SmallCraftData>(document, {
        drawing: (stand, say) => ({
          says: say('metresOf', { n: stand.value.lengthMetres }),
          entries: [stand.field('lengthMetres', { step: 0.1 })],
        }),
      })
    case 'aircraft':
      return editors<AircraftData>(document, {
        drawing: (stand, say) => ({ says: say(`plans.${stand.value.plan}`), entries: stand.fields('plan') }),
      })
    case 'shore':
      return {}
  }
}

/** Places along her are hundredths of her length from the bow. */
const step = 0.5

const shipForm: PartFormOf<ShipData> = (ship, say) => {
  const profile = ship.at('profile')
  return {
    says: say('metresOf', { n: ship.value.lengthMetres }),
    entries: [
      ship.field('lengthMetres', { step: 0.1 }),
      ...profile.fields('bow', 'stern'),
      profile.field('forecastleTo', { step }),
      profile.at('bridge').field('kind', { name: 'bridge' }),
      profile.at('bridge').field('at', { name: 'bridgeAt', step }),
      profile.list('funnels', {
        title: (at) => say('funnelAt', { n: at }),
        entries: (funnel) => [funnel.itself({ name: 'at', step })],
        adds: 'funnel',
        fresh: (funnels) => Math.min(100, (funnels.at(-1) ?? 40) + 8),
      }),
      profile.list('masts', {
        title: ({ at }) => say('mastAt', { n: at }),
        entries: (mast) => [mast.field('kind', { called: 'mastKind', choices: 'masts' }), mast.field('at', { step })],
        adds: 'mast',
        fresh: () => ({ at: 64, kind: 'pole' }),
      }),
      gunList(profile, say),
    ],
  }
}

function gunList(profile: DataForm<Profile>, say: Words): Entry {
  return profile.list('guns', {
    called: 'drawnGuns',
    title: ({ at }) => say('gunAt', { n: at }),
    entries: (gun) => [
      gun.field('size', { called: 'gunSize' }),
      gun.field('faces', { choices: 'looks' }),
      gun.field('at', { step }),
      ...gun.fields('housed', 'raised'),
    ],
    adds: 'gun',
    fresh: (guns) => ({ at: 80, size: 'medium', housed: true, raised: 0, ...guns.at(-1), faces: 'aft' }),
  })
}
