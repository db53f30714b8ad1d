import { say } from './words'
import { nameOf, thingLists, thingsOf, type ChartPlan, type Thing } from '#shared/chart/edit-chart'

export interface SquadronToPlace {
  readonly id: string
  readonly name: string
  /** In the measure of its cards, as it begins. */
  readonly speed?: number
  readonly arrives?: number
  readonly ships: readonly unknown[]
}

/** A side with its squadrons, as the editor of battles has them. */
export interface SideToPlace {
  readonly id: string
  readonly name: string
  readonly flag: string
  readonly squadrons: readonly SquadronToPlace[]
}

export const keyOf = (thing: Thing): string =>
  thing.of === 'entry' ? `entry ${thing.squadron}` : `${thing.of} ${thing.at}`

/** What a thing is called in lists and for screen readers: `Le Stiff, light`, `rock 3`, the name of a squadron. */
export function thingSaid(plan: ChartPlan, thing: Thing, sides: readonly SideToPlace[]): string {
  if (thing.of === 'entry') {
    const named = sides.flatMap((side) => side.squadrons.map(({ id, name }) => ({ id, name, what: side.name })))
    const found = named.find(({ id }) => id === thing.squadron)
    if (!found) return thing.squadron
    const isAlone = named.filter(({ name }) => name === found.name).length === 1
    return isAlone ? found.name : say('chartEditor.called', found)
  }
  const what = say(`chartEditor.one.${thing.of}`)
  const name = nameOf(plan, thing)
  if (name !== '' && thing.of !== 'soundings') return say('chartEditor.called', { name, what })
  return say('chartEditor.numbered', { what, n: thing.of === 'soundings' ? `${thing.at + 1} (${name})` : thing.at + 1 })
}

/** The things of a chart in groups, squadrons by side, for the list that one of them is chosen from. */
export function groupsOf(plan: ChartPlan, sides: readonly SideToPlace[]) {
  const all = thingsOf(plan)
  const group = (of: string, title: string, things: readonly Thing[]) =>
    things.length === 0
      ? []
      : [
          {
            ...{ of, title },
            things: things.map((thing) => ({ key: keyOf(thing), thing, said: thingSaid(plan, thing, sides) })),
          },
        ]
  const isOf = (thing: Thing, { squadrons }: SideToPlace) =>
    thing.of === 'entry' && squadrons.some(({ id }) => id === thing.squadron)
  return [
    ...thingLists.flatMap((of) =>
      group(
        of,
        say(`chartEditor.kind.${of}`),
        all.filter((thing) => thing.of === of),
      ),
    ),
    ...sides.flatMap((side) =>
      group(
        `entry ${side.id}`,
        say('chartEditor.entriesOf', { side: side.name }),
        all.filter((thing) => isOf(thing, side)),
      ),
    ),
  ]
}
