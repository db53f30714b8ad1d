import { expect, test } from 'vitest'
import { fieldId, shipId, trackId } from '../../../kernel/ids'
import type { Effect } from '../../../game/effect'
import { isHarmless } from './harmless'
import { cruiser, inPlay } from './stands.testing'

const ship = shipId('cruiser')
const moved = (track: string, by: number): Effect => ({ type: 'trackMoved', ship, track: trackId(track), by })
const set = (field: string, to: string | null): Effect => ({ type: 'fieldSet', ship, field: fieldId(field), to })

test.each<[string, Effect, boolean]>([
  ['a splash marker is no damage', moved('splash', 1), true],
  ['nor flak', moved('flak', 2), true],
  ['nor a morale test that was made', set('casualties', 'morale:flotationThird'), true],
  ['nor a load that is spent', set('load', 'none'), true],
  ['nor leaving the table afloat', set('standing', 'withdrawing'), true],
  ['a fire is', moved('fires', 1), false],
  ['flotation is', moved('flotation', -1), false],
  ['power that fails is', set('casualties', 'morale:flotationThird powerFailure'), false],
  ['a wreck is', set('standing', 'wreck'), false],
])('%s', (_, effect, harmless) => expect(isHarmless(inPlay(cruiser), effect)).toBe(harmless))
