import type { Phrase } from '../../kernel/phrase'
import type { Told } from '../outcome-told'
import { readGunfireTold } from './procedures/gunnery/gunfire-told'

const attacked = 'rules.fire-on-the-waters.torpedoes.attacked'

/** What an outcome of these rules tells of guns and of torpedoes that struck. */
export function readTold(label: Phrase, why: readonly Phrase[]): Told {
  const hits = label.key === attacked ? label.values?.['hits'] : 0
  return { ...readGunfireTold(label, why), torpedoes: typeof hits === 'number' ? hits : 0 }
}
