import { useBridge } from '../../bridge/use-bridge'
import { sent } from '../../editing/keeping'
import { useLibrary } from '../../stores/library'
import { useAnnouncements } from '../../ui/announcements'
import { say, sayReason } from '../../words'
import { isOwnShip, type ShipDocument } from '#shared/documents/ship'
import { sameValue } from '#shared/kernel/same-value'
import type { ShipFigures } from '#shared/documents/ship-figures'
import { sisterAfter, withSaid } from '#shared/rules/kit/figures/follow'
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

type Given = ShipFigures['sisters']

/** Saves what a change of one ship means for her class: sisters follow her, and those that were named are made. Gives back what was refused. */
export function useClassKeeping(recipe: Recipe) {
  const bridge = useBridge()
  const library = useLibrary()
  const announcements = useAnnouncements()

  async function saveClass(before: ShipDocument | null, after: ShipDocument, given: Given): Promise<Given> {
    const sisters = sistersOf(before ?? after, library.ships)
    // What is changed of a sister is her own; what is changed of the ship that her class is called after goes to all.
    const follows = before && (namesClass(after) || !sisters.some(namesClass))
    const changed = sisters.flatMap((sister) => {
      const { said = {} } = given.find(({ name }) => name === sister.name) ?? {}
      const to = withSaid(recipe, follows ? sisterAfter(recipe, before, after, sister) : sister, said)
      return sameValue(to, sister) ? [] : [{ to, was: sister }]
    })
    const fresh = given.flatMap(({ name, said }) => {
      if (sisters.some((sister) => sister.name === name)) return []
      return [{ to: withSaid(recipe, { ...after, name, slug: 'new-ship' }, said), was: null }]
    })
    const saved: string[] = []
    const failed = new Set<string>()
    for (const { to, was } of [...changed, ...fresh]) {
      const answer = await sent(bridge, to, was)
      if (answer.ok) saved.push(to.name)
      else {
        failed.add(to.name)
        const why = sayReason(answer)
        announcements.announce(say('shipyard.figures.sisterRefused', { name: to.name, why }), 'refusal')
      }
    }
    const refused = given.filter(({ name }) => failed.has(name))
    if (saved.length === 0) return refused
    await library.refresh()
    announcements.announce(say('shipyard.figures.sistersDone', { names: saved.join(', ') }))
    return refused
  }
  return { saveClass }
}
