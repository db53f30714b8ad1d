import { setupOf } from '../documents/scenario'
import type { ShipDocument } from '../documents/ship'
import { shipAsBegun } from '../game/fold'
import type { ShipInPlay } from '../game/state'
import type { SideId } from '../kernel/ids'
import type { RulesPack } from '../rules/pack/rules-pack'
import type { Words } from '../words/speak'
import type { BattleDraft, ShipOfDraft, SquadronOfDraft } from './draft'

/** The card of a ship of a battle; nothing where the library does not hold her. */
export type CardOf = (ship: string) => ShipDocument | undefined

/** A ship as she is when the battle begins. */
export function asBegun(
  pack: RulesPack,
  squadron: Pick<SquadronOfDraft, 'speed'>,
  { ship: _, ...entry }: ShipOfDraft,
  document: ShipDocument,
): ShipInPlay {
  return shipAsBegun(pack, squadron, { ...entry, document })
}

interface Strength {
  readonly ships: number
  /** Where the rules know them. */
  readonly tons: number
  /** Flotation, structure, aircraft: what is left of all of them as the battle begins. */
  readonly left: number
}

export function strengthOfSide(
  pack: RulesPack,
  draft: BattleDraft,
  side: SideId,
  cardOf: CardOf,
  words: Words,
): Strength {
  const squadrons = draft.squadrons.filter((squadron) => squadron.side === side)
  const each = squadrons.flatMap((squadron) =>
    squadron.ships.map((entry) => {
      const card = cardOf(entry.ship)
      if (!card) return { tons: 0, left: 0 }
      return {
        tons: pack.summary(card, words).tons ?? 0,
        left: pack.condition(asBegun(pack, squadron, entry, card)).left,
      }
    }),
  )
  const sum = (of: (ship: { readonly tons: number; readonly left: number }) => number) =>
    each.reduce((total, ship) => total + of(ship), 0)
  return { ships: each.length, tons: sum(({ tons }) => tons), left: sum(({ left }) => left) }
}

/** The battle with the cards of its ships, for its rules to check; nothing while one is missing. */
export function wholeSetup(draft: BattleDraft, cardOf: CardOf): ReturnType<typeof setupOf> | undefined {
  const slugs = draft.squadrons.flatMap(({ ships }) => ships.map(({ ship }) => ship))
  return slugs.every((slug) => cardOf(slug)) ? setupOf(draft, (slug) => cardOf(slug)!) : undefined
}
