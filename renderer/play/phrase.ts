import { boxName, trackFigure } from './card-words'
import { packWords } from './pack-words'
import { cardTitle } from '../decks/table/card-title'
import { say } from '../words'
import type { Phrase } from '#shared/game/journal-line'
import { shownValue } from '#shared/game/apply-effect'
import type { GameState } from '#shared/game/state'
import { shipName } from '#shared/game/ship-name'
import { trackId, type ShipId, type TrackId } from '#shared/kernel/ids'
import { own } from '#shared/kernel/own'
import type { Scalar } from '#shared/kernel/scalar'
import { findPack } from '#shared/rules/index'

/**
 * A phrase of the journal in words. Lines carry names of things as the pack keys them (`flotation`, `gunnery`); here
 * they become the pack's words.
 */
export function phraseInWords({ key, values: given = {} }: Phrase, state: GameState | undefined): string {
  const values = Object.fromEntries(Object.entries(given).map(([name, value]) => [name, shownValue(value)]))
  if (!state) return say(key, values)
  const words = packWords(state.pack)
  const { track, field, fact, phase, rule, box, to, shipId, procedure, card } = values
  const spoken: Record<string, Scalar> = { ...values }
  if (typeof track === 'string') {
    spoken['track'] = words.track(track).toLowerCase()
    if (typeof to === 'number') spoken['to'] = trackTo(state, values['ship'], trackId(track), to)
  }
  if (typeof field === 'string') {
    spoken['field'] = words.field(field).toLowerCase()
    spoken['to'] = words.value('field', field, to ?? null)
  }
  if (typeof fact === 'string') {
    spoken['fact'] = words.fact(fact).toLowerCase()
    spoken['to'] = words.value('table', fact, to ?? null)
  }
  if (typeof shipId === 'string') spoken['ship'] = nameOf(state, shipId)
  if (typeof phase === 'string') spoken['phase'] = words.phase(phase).toLowerCase()
  if (typeof rule === 'string') {
    spoken['rule'] = words.rule(rule)
    spoken['to'] = words.value('houseRule', rule, to ?? null)
  }
  if (typeof procedure === 'string') spoken['procedure'] = words.procedure(procedure)
  if (typeof box === 'string') spoken['box'] = boxName(box)
  if (typeof card === 'string' || card === null) spoken['card'] = cardTitle(card, state.decks)
  return say(key, spoken)
}

function nameOf(state: GameState, id: string): string {
  const ship = own(state.ships, id as ShipId)
  return ship ? shipName(ship) : say('play.misfit.goneShip')
}

/** The line bears her name; where no ship of that name is left, the figure stands for itself. */
function trackTo(state: GameState, name: Scalar | undefined, track: TrackId, to: number): string {
  const pack = findPack(state.pack)
  const ship = Object.values(state.ships).find((each) => shipName(each) === name || each.document.name === name)
  return pack && ship ? trackFigure(pack, ship, track, to) : String(to)
}
