import { casualtiesField, casualtiesOf, writeCasualties, type Casualty } from '../../kit/casualties'
import type { ShipInPlay } from '../../../game/state'
import type { FieldId } from '../../../kernel/ids'
import type { Words } from '../../../words/speak'
import type { FieldWord, FieldWords } from '../../pack/rules-pack'
import { sayCasualty } from '../card/casualty-lines'
import { dataOf } from './stand-data'
import type { StandData } from './stand'
import { shipCauses } from '../tables/morale'

/** Casualties of a stand, and those that can befall it. */
export function fieldWords(stand: ShipInPlay, field: FieldId, words: Words): FieldWords | undefined {
  if (field !== casualtiesField) return undefined
  const word = (casualty: Casualty): FieldWord => ({
    value: writeCasualties([casualty]) ?? '',
    label: sayCasualty(casualty, words),
  })
  return { has: casualtiesOf(stand).map(word), adds: possible(dataOf(stand.document)).map(word) }
}

/** Only stands with an underwater table can have power failures; morale is tested once for each cause. */
function possible({ kind }: StandData): readonly Casualty[] {
  const morale = (...causes: readonly string[]) => causes.map((of) => ({ id: 'morale', of }))
  switch (kind) {
    case 'ship':
      return [{ id: 'powerFailure' }, ...morale(...shipCauses.map(({ id }) => id))]
    case 'aircraft':
      return morale('third')
    case 'smallCraft':
    case 'shore':
      return []
  }
}
