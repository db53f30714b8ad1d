import { hasWords, packWords, say } from './index'
import type { TrackId } from '#shared/kernel/ids'
import { shipName } from '#shared/game/ship-name'
import type { ShipInPlay } from '#shared/game/state'
import { boxName } from '#shared/words/pack-words'
import { trackFigure as figureInWords } from '#shared/log/phrase'
import type { RulesPack } from '#shared/rules/pack/rules-pack'
import type { CardTarget } from '#shared/rules/pack/card-target'

export { boxName }

/** The name and state of a target, in one sentence for screen readers. */
export function describeTarget(pack: RulesPack, ship: ShipInPlay, target: CardTarget): string {
  const words = packWords(pack.id)
  const figure = (track: TrackId, value: number) => trackFigure(pack, ship, track, value)
  const { action } = target
  switch (action.kind) {
    case 'box': {
      const { title, lines, marks } = pack.explainBox(ship, action.box, say)
      const sentences = [title, ...lines].map((line) => say('play.card.sentence', { what: line.replace(/\.$/, '') }))
      return [...sentences, marks.map(words.mark).join(', ')].join(' ').trimEnd()
    }
    case 'track':
      return say('play.card.trackBox', {
        track: words.track(action.track),
        value: figure(action.track, action.value),
        now: figure(action.track, ship.tracks[action.track] ?? 0),
      })
    case 'pick':
      return say('play.card.track', {
        track: words.track(action.track),
        now: figure(action.track, ship.tracks[action.track] ?? 0),
      })
    case 'field': {
      const value = words.value('field', action.field, ship.fields[action.field] ?? null)
      return say('play.card.field', { field: words.field(action.field), value: value || say('play.card.empty') })
    }
  }
}

/** The value of a track: the figure, or the word that its last box has in place of one. */
export function trackFigure(pack: RulesPack, ship: ShipInPlay, track: TrackId, value: number): string {
  return figureInWords(pack, ship, track, value, say)
}

/** The name of a group of targets: the hull, a track, the header. */
export function groupName(pack: RulesPack, ship: ShipInPlay, group: string): string {
  const called = groupCalled(pack, ship, group)
  return called === null
    ? say('play.card.groupOther', { ship: shipName(ship) })
    : say('play.card.group', { ship: shipName(ship), group: called })
}

/** A track by its name; what else there is on a card by the words of its pack. */
function groupCalled(pack: RulesPack, ship: ShipInPlay, group: string): string | null {
  if (Object.hasOwn(pack.shape(ship.document).tracks, group)) return packWords(pack.id).track(group)
  const key = `rules.${pack.id}.groups.${group}`
  return hasWords(key) ? say(key) : null
}

/** The largest number digits may set here. */
export function largest(pack: RulesPack, ship: ShipInPlay, target: CardTarget): number | undefined {
  const { action } = target
  if (action.kind !== 'track' && action.kind !== 'pick') return undefined
  return pack.shape(ship.document).tracks[action.track]?.maximum
}
