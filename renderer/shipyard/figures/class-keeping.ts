import { useBridge } from '../../bridge/use-bridge'
import { useLibrary } from '../../stores/library'
import { useAnnouncements } from '../../ui/announcements'
import { say, sayReason } from '../../words'
import { isOwnShip, type ShipDocument } from '#shared/documents/ship'
import { sameValue } from '#shared/kernel/same-value'
import { sisterAfter } from '#shared/rules/kit/figures/follow'
import type { Recipe } from '#shared/rules/pack/recipe'

/** Her sisters among the ships of the player's own that were made of figures. */
export function sistersOf(ship: ShipDocument, ships: readonly ShipDocument[]): readonly ShipDocument[] {
  return ships.filter(
    (other) =>
      other.class !== '' &&
      (['pack', 'navy', 'class'] as const).every((key) => other[key] === ship[key]) &&
      other.slug !== ship.slug &&
      other.figures !== undefined &&
      isOwnShip(other),
  )
}

/** She whose name the class has. */
const namesClass = ({ name, class: ofClass }: ShipDocument) => ofClass.startsWith(name)

/** Saves what a change of one ship means for her class: sisters follow her, and those that were named are made. */
export function useClassKeeping(recipe: Recipe) {
  const bridge = useBridge()
  const library = useLibrary()
  const announcements = useAnnouncements()

  async function saveClass(before: ShipDocument | null, after: ShipDocument, names: readonly string[]): Promise<void> {
    const sisters = before ? sistersOf(before, library.ships) : []
    // What is changed of a sister is her own; what is changed of the ship that her class is called after goes to all.
    const known = namesClass(after) || !sisters.some(namesClass) ? sisters : []
    const changed = known.flatMap((sister) => {
      const to = sisterAfter(recipe, before!, after, sister)
      return sameValue(to, sister) ? [] : [{ to, replaces: { ship: sister.slug, was: JSON.stringify(sister) } }]
    })
    const fresh = names.map((name) => ({ to: { ...after, name, slug: 'new-ship' }, replaces: null }))
    const saved: string[] = []
    for (const { to, replaces } of [...changed, ...fresh]) {
      const answer = await bridge.librarySaveShip({ text: JSON.stringify(to), replaces })
      if (answer.ok) saved.push(to.name)
      else
        announcements.announce(
          say('shipyard.figures.sisterRefused', { name: to.name, why: sayReason(answer) }),
          'refusal',
        )
    }
    if (saved.length === 0) return
    await library.refresh()
    announcements.announce(say('shipyard.figures.sistersDone', { names: saved.join(', ') }))
  }
  return { saveClass }
}
