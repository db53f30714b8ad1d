import type { Effect } from '../../../game/effect'
import type { ShipInPlay } from '../../../game/state'
import type { FieldId, TrackId } from '../../../kernel/ids'
import { casualtiesField, casualtiesOf, readCasualties } from '../../kit/casualties'
import type { FieldName, TrackName } from './shape'

const markers: readonly TrackName[] = ['splash', 'flak']
const isMarker = (track: TrackId) => markers.some((each) => each === (track as string))

/** Fields that hold no damage. */
const plain: readonly FieldName[] = ['load', 'pace', 'note', 'name']
const isPlain = (field: FieldId) => plain.some((each) => each === (field as string))

/** What an effect does to a stand that is no damage: markers, an empty load, a morale test that was made, leaving afloat. */
export function isHarmless(stand: ShipInPlay, effect: Effect): boolean {
  if (effect.type === 'trackMoved') return isMarker(effect.track)
  if (effect.type !== 'fieldSet') return false
  const { field, to } = effect
  if (field === casualtiesField) return lastingIn(readCasualties(String(to ?? ''))) <= lastingIn(casualtiesOf(stand))
  return isPlain(field) || to === 'afloat' || to === 'withdrawing' || to === 'left'
}

/** Casualties but for the notes that morale was tested. */
const lastingIn = (casualties: ReturnType<typeof casualtiesOf>) => casualties.filter(({ id }) => id !== 'morale').length
