import { expect, test } from 'vitest'
import { setUp, starterScenarioDocuments, starterShipDocuments } from '../run/starter.testing'
import { dataOf } from './ship/stand-data'

const ships = starterShipDocuments('squadron-d20')
const scenarios = starterScenarioDocuments('squadron-d20').map((scenario) => setUp(scenario, ships))
const named = (slug: string) => scenarios.find((scenario) => scenario.slug === slug)!
const kinds = (slug: string) =>
  named(slug).squadrons.flatMap((squadron) => squadron.ships.map(({ document }) => dataOf(document).kind))

test('every squadron has a commander, and one alone', () => {
  for (const { squadrons } of scenarios) {
    for (const { name, ships: stands } of squadrons) {
      const commanders = stands.filter(({ fields }) => typeof fields?.['command'] === 'number')
      expect(commanders, name).toHaveLength(1)
    }
  }
})

test('a carrier battle with aircraft, and a night with small craft and a radar', () => {
  expect(kinds('santa-cruz').filter((kind) => kind === 'aircraft').length).toBeGreaterThanOrEqual(6)
  expect(kinds('off-cape-bon')).toContain('smallCraft')
  expect(named('off-cape-bon').table['light']).toBe('night')
})
