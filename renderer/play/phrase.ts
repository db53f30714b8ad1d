import { boxName } from './card-words'
import { packWords } from './pack-words'
import { say } from '../words'
import type { Phrase } from '#shared/game/journal-line'
import type { GameState } from '#shared/game/state'
import type { Scalar } from '#shared/kernel/scalar'

/**
 * A phrase of the journal in words. Lines carry names of things as the pack keys them (`flotation`, `gunnery`); here
 * they become the pack's words.
 */
export function phraseInWords({ key, values = {} }: Phrase, state: GameState | undefined): string {
  if (!state) return say(key, values)
  const words = packWords(state.pack)
  const { track, field, fact, phase, rule, box, to } = values
  const spoken: Record<string, Scalar> = { ...values }
  if (typeof track === 'string') spoken['track'] = words.track(track).toLowerCase()
  if (typeof field === 'string') {
    spoken['field'] = words.field(field).toLowerCase()
    spoken['to'] = words.value('field', field, to ?? null)
  }
  if (typeof fact === 'string') {
    spoken['fact'] = words.fact(fact).toLowerCase()
    spoken['to'] = words.value('table', fact, to ?? null)
  }
  if (typeof phase === 'string') spoken['phase'] = words.phase(phase).toLowerCase()
  if (typeof rule === 'string') spoken['rule'] = words.rule(rule)
  if (typeof box === 'string') spoken['box'] = boxName(box)
  return say(key, spoken)
}
