import type { Phrase } from '../game/journal-line'
import { shownValue } from '../game/apply-effect'
import type { GameState, ShipInPlay } from '../game/state'
import { shipName } from '../game/ship-name'
import { trackId, type ShipId, type TrackId } from '../kernel/ids'
import { own } from '../kernel/own'
import type { Scalar } from '../kernel/scalar'
import type { RulesPack } from '../rules/pack/rules-pack'
import { decapitalised } from '../words/decapitalised'
import type { Words } from '../words/speak'
import { packWords } from '../words/pack-words'
import { isBlack, type Face } from '../decks/face'
import { navalEventOf } from '../decks/naval/events'
import type { DecksInPlay } from '../decks/pile'
import type { OwnCard } from '../decks/own-card'

/**
 * A phrase of the journal in words. Lines name things by the keys of the pack (`flotation`, `gunnery`); here they
 * become the words of the pack, which the caller passes in: nothing here knows any rules.
 */
export function phraseInWords(
  { key, values: given = {} }: Phrase,
  state: GameState | undefined,
  pack: RulesPack | undefined,
  say: Words,
): string {
  const values = Object.fromEntries(Object.entries(given).map(([name, value]) => [name, shownValue(value)]))
  if (!state) return say(key, values)
  const words = packWords(state.pack, say)
  const { track, field, fact, phase, rule, box, to, shipId, procedure, card } = values
  const spoken: Record<string, Scalar> = { ...values }
  if (typeof track === 'string') {
    spoken['track'] = decapitalised(words.track(track))
    if (typeof to === 'number') spoken['to'] = trackTo(state, pack, values['ship'], trackId(track), to, say)
  }
  if (typeof field === 'string') {
    spoken['field'] = decapitalised(words.field(field))
    spoken['to'] = words.value('field', field, to ?? null)
  }
  if (typeof fact === 'string') {
    spoken['fact'] = decapitalised(words.fact(fact))
    spoken['to'] = words.value('table', fact, to ?? null)
  }
  if (typeof shipId === 'string') spoken['ship'] = nameOf(state, shipId, say)
  if (typeof phase === 'string') spoken['phase'] = words.phase(phase).toLowerCase()
  if (typeof rule === 'string') {
    spoken['rule'] = words.rule(rule)
    spoken['to'] = words.value('houseRule', rule, to ?? null)
  }
  if (typeof procedure === 'string') spoken['procedure'] = words.procedure(procedure)
  if (typeof box === 'string') spoken['box'] = words.box(box)
  if (typeof card === 'string' || card === null) spoken['card'] = cardTitle(card, state.decks, say)
  return isOfPack(key) ? words.step(key, spoken) : say(key, spoken)
}

/** A mark may be the pack's own. */
const isOfPack = (key: string) => key.startsWith('steps.mark.')

function nameOf(state: GameState, id: string, say: Words): string {
  const ship = own(state.ships, id as ShipId)
  return ship ? shipName(ship) : say('play.conflict.goneShip')
}

/** The line has her name; where no ship of that name is left, the value itself is shown. */
function trackTo(
  state: GameState,
  pack: RulesPack | undefined,
  name: Scalar | undefined,
  track: TrackId,
  to: number,
  say: Words,
): string {
  const ship = Object.values(state.ships).find((each) => shipName(each) === name || each.document.name === name)
  return pack && ship ? trackFigure(pack, ship, track, to, say) : String(to)
}

/** The value of a track: the figure, or the word that its last box has in place of one. */
export function trackFigure(pack: RulesPack, ship: ShipInPlay, track: TrackId, value: number, say: Words): string {
  const last = packWords(pack.id, say).lastOfTrack(track)
  return last !== '' && value === pack.shape(ship.document).tracks[track]?.maximum ? last : String(value)
}

/** A card by its title; a face that no deck of this table knows is shown as it is. */
export function cardTitle(face: Face | null, decks: DecksInPlay | undefined, say: Words): string {
  if (face === null) return say('deckTable.aCard')
  if (isBlack(face)) return say('decks.black')
  const naval = navalEventOf(face)
  return naval ? say(`decks.naval.${naval.key}.title`) : (ownCardOf(face, decks)?.title ?? face)
}

/** What a card does, in its own words; empty where they are not known. */
export function cardText(face: Face, decks: DecksInPlay, say: Words): string {
  const naval = navalEventOf(face)
  return naval ? say(`decks.naval.${naval.key}.text`) : (ownCardOf(face, decks)?.text ?? '')
}

function ownCardOf(face: Face, decks: DecksInPlay | undefined): OwnCard | undefined {
  return Object.values(decks?.piles ?? {})
    .flatMap(({ printed }) => printed ?? [])
    .find(({ id }) => id === face)
}
