import { expect, test } from 'vitest'
import { RuleDraft } from '../../../../game/rule-draft'
import type { GameState } from '../../../../game/state'
import type { Answer } from '../../../../kernel/question'
import { dice, play } from '../../../../kernel/script.testing'
import type { Input } from '../../../pack/input'
import { checkShip } from '../../ship/check-ship'
import { shape } from '../../ship/shape'
import { hitByShell } from '../damage/shell'
import { dueNow, sequenceProcedures } from './sequence'
import { atSea, brest, channel, idOf, runs } from './fleet.testing'
import { firingOrder } from './firing-order'

/** The table during a turn: one procedure after another, by name. */
class Table {
  constructor(private state: GameState) {}

  does(name: string, input: Input = {}, faces: Answer[] = [], said: Readonly<Record<string, Answer>> = {}): string {
    const ran = runs(
      sequenceProcedures.find((each) => each.name === name)!,
      this.state,
      input,
      faces,
      said,
    )
    this.state = ran.state
    return ran.label
  }

  hit(ship: string, section: number, deck: number): void {
    const draft = new RuleDraft({ checkShip, shape }, this.state)
    play(hitByShell(draft, idOf(ship), { section, deck, penetration: 9 }), [])
    this.state = draft.state
  }

  goTo(phase: string, turn = this.state.turn): void {
    this.state = { ...this.state, phase, turn }
  }

  get due(): readonly string[] {
    return dueNow(this.state).map(({ procedure }) => procedure)
  }

  get next(): string | undefined {
    return firingOrder(this.state).waiting[0]
  }

  track(ship: string, track: string): number | undefined {
    return Object.entries(this.state.ships[idOf(ship)]!.tracks).find(([id]) => id === track)?.[1]
  }
}

test('a turn as on the sheet, step by step, with nothing left undone', () => {
  const table = new Table(atSea({ phase: 'torpedoes' }))
  expect(table.due).toEqual([])
  expect(table.does('layTorpedoes', { ship: 'majestic', bearing: 'starboard', torpedoes: 1 })).toBe(
    'Majestic, one torpedo to starboard',
  )

  table.goTo('initiative')
  expect(table.due).toEqual(['initiative'])
  expect(table.does('initiative', {}, dice(2, 5))).toBe('initiative to France, France moves first')

  table.goTo('movement')
  table.does('moveSquadron', { squadron: brest, way: 'ahead', speed: 14, hazard: 'none' })
  table.does('moveSquadron', { squadron: channel, way: 'ahead', speed: 12, hazard: 'ship' })
  expect(table.does('testTorpedoes', { template: 'majestic-torpedo-1-1', ship: 'hoche' }, dice(6, 8, 5, 5))).toBe(
    'Hoche, one torpedo, 1 struck',
  )

  table.goTo('hazards')
  expect(table.due).toEqual(['hazard', 'hazard'])
  table.does('hazard', { ship: 'majestic', hazard: 'collision' })
  table.does('hazard', { ship: 'magnificent', hazard: 'collision' })

  table.goTo('gunnery')
  expect([table.due, table.next]).toEqual([[], brest])
  table.hit('Majestic', 6, 1)
  table.hit('Magnificent', 2, 6)
  table.does('hasFired', { squadron: brest })
  expect([table.due, table.next]).toEqual([['damageControl'], channel])
  expect(table.does('damageControl', { ship: 'hoche' }, dice(5, 6, 6, 4, 5))).toBe(
    'Hoche, damage control: nothing repaired',
  )
  table.does('hasFired', { squadron: channel })
  expect(table.due).toEqual(['damageControl', 'damageControl', 'fireGrows'])
  table.does('damageControl', { ship: 'majestic' }, dice(6, 6, 6, 6, 6, 6))
  table.does('damageControl', { ship: 'magnificent' }, dice(2))
  table.does('fireGrows')
  expect([table.track('Majestic', 'fire'), table.track('Magnificent', 'flooding')]).toEqual([2, 0])

  table.goTo('morale')
  expect(table.due).toEqual([])

  table.goTo('torpedoes', 2)
  expect(table.due).toEqual(['floodingTakes'])
  table.does('floodingTakes')
  expect([table.track('Hoche', 'flotation'), table.track('Magnificent', 'flotation'), table.due]).toEqual([28, 29, []])
})
