import { expect, test } from 'vitest'
import { RuleDraft } from '../../../game/rule-draft'
import type { GameState } from '../../../game/state'
import { sideId, squadronId } from '../../../kernel/ids'
import { usualPolicy } from '../../../kernel/policy'
import { errorOf, playOut } from '../../../kernel/sampled-odds'
import { diceOfPlay } from '../../../kernel/seeded-dice'
import type { SimulationPlot } from '../../pack/simulation'
import { read } from '../../run/run-procedure.testing'
import { guns } from '../procedures/guns/guns'
import { bookKey } from '../procedures/rule-book/book-entries'
import { atTable, foldRules, type TableSetup, type Stands } from '../procedures/table.testing'
import { battleship, cruiser, destroyer, motorBoats, torpedoBombers } from '../ship/stands.testing'
import { battleSimulation as simulation } from './battle'

const usual: Stands = {
  tone: { of: cruiser },
  harker: { of: destroyer },
  thunder: { of: battleship, squadron: 'enemy' },
}

/** Two squadrons, and the second is the enemy's. */
function two(setup: TableSetup = {}, stands: Stands = usual): GameState {
  const state = atTable(stands, setup)
  const theirs = { id: sideId('theirs'), name: 'Theirs', flag: '' }
  const squadrons = state.squadrons.map((squadron) =>
    squadron.id === squadronId('enemy') ? { ...squadron, side: theirs.id } : squadron,
  )
  return { ...state, sides: [...state.sides, theirs], squadrons }
}

const calibres = (state: GameState) => simulation.inputs(state, {}).map(({ name }) => name)
const played = (input: object, battles: number, state = two()) => simulation.play(state, { ...input }, 1942)(0, battles)
const plotOf = (plots: readonly SimulationPlot[], key: string) => plots.find((plot) => plot.key === key)!

test('every figure of the rule book has a field', () => {
  expect(calibres(two()).filter((name) => name.startsWith('hits'))).toEqual([
    'hits-14',
    'hits-8',
    'hits-5.25',
    'hits-5',
    'hits-torpedo',
  ])
  const without = simulation.inputs(two(), { torpedoes: false }).map(({ name }) => name)
  expect(without).not.toContain('hits-torpedo')
  expect(simulation.assumes(two(), {})).toHaveLength(simulation.assumes(two(), { torpedoes: false }).length + 1)
})

const eights = { attack: 'gun', inches: 8 } as const

test('remembered answers of the rule book are the defaults', () => {
  const table = {
    'book.hits.gun-14': 3,
    'book.criticalValue': 4,
    [bookKey('beaten', { ...eights, armour: 4 })]: true,
    [bookKey('beaten', { ...eights, armour: 6 })]: false,
  }
  const fields = simulation.inputs(two({ table }), {})
  const at = (name: string) => fields.find((field) => field.name === name)?.default
  expect(['hits-14', 'hits-8', 'cv-8', 'beats-8', 'beats-14'].map(at)).toEqual([3, 1, 4, 4, 0])
})

test.each([
  [{ rangeInches: 60 }, ['rangeInches', 'battle-out-of-range']],
  [{ bookTests: 'never' }, ['bookTests', 'battle-book-tests']],
  [{ 'hits-14': 1.5 }, ['hits-14', 'rule-book-figure']],
  [{ 'cv-torpedo': 'many' }, ['cv-torpedo', 'rule-book-figure']],
])('%j is refused by its field', (input, [field, code]) => {
  expect(simulation.check(two(), input)).toMatchObject({ ok: false, code, values: { field } })
})

test('aircraft take no part: a squadron of them is none of a battle', () => {
  const state = two({}, { ...usual, flight: { of: torpedoBombers, squadron: 'flight' } })
  expect(simulation.inputs(state, {})[0]).toMatchObject({ among: ['line', 'enemy'] })
})

/** A cruiser against a ship that sees nobody, and whose crew seldom keeps her afloat. */
const duel: Stands = {
  tone: { of: cruiser },
  thunder: {
    of: battleship,
    squadron: 'enemy',
    tracks: { spotting: 0, damageControlTeams: 0, crewQuality: -2 },
  },
}

test('every hit uses the figures of the form', () => {
  const state = two({}, duel)
  const input = { turns: 3, torpedoes: false, 'cv-8': 0, 'cv-5': 0, 'flotation-8': 0, 'flotation-5': 0 }
  const none = played(input, 60, state)
  const enemy = none['flotation enemy 10'] ?? 0
  expect(enemy).toBe(none.battles)
  const all = played({ ...input, 'hits-8': 20, 'flotation-8': 99 }, 60, state)
  expect(all['flotation enemy 10'] ?? 0).toBeLessThan(all.battles)
})

test('torpedoes run if the form says so, once for each ship', () => {
  const state = two({}, duel)
  const input = { turns: 2, rangeInches: 5, 'hits-8': 0, 'hits-5': 0, 'flotation-torpedo': 99, 'cv-torpedo': 0 }
  const struck = played({ ...input, 'hits-torpedo': 1 }, 150, state)
  const without = played({ ...input, torpedoes: false }, 40, state)
  expect(struck['shipsLost enemy 1'] ?? 0).toBeGreaterThan(0)
  expect(without['shipsLost enemy 0']).toBe(without.battles)
})

test('armour that is not beaten keeps criticals out, and tests of the rule book may be left out', () => {
  const state = two()
  for (const bookTests of ['d20', 'none']) {
    for (const beats of [0, 30]) {
      const input = { turns: 4, bookTests, 'hits-14': 2, 'cv-14': 12, 'beats-14': beats, 'structure-14': 5 }
      expect(played(input, 25, state).battles).toBe(25)
    }
  }
})

test('by night, with small craft and ships that are gone, battles end', () => {
  const stands: Stands = { ...usual, boats: { of: motorBoats }, gone: { of: destroyer, fields: { standing: 'sunk' } } }
  const state = two({ table: { light: 'night' } }, stands)
  expect(calibres(state)).toContain('lit')
  const counts = played({ turns: 3 }, 30, state)
  expect(Object.keys(counts).some((key) => key.includes('gone'))).toBe(false)
})

test('ships that are lost are counted, and the wrecks among them', () => {
  const input = { turns: 4, 'hits-14': 3, 'flotation-14': 8, 'structure-14': 8, 'cv-14': 8, 'beats-14': 8 }
  const plots = simulation.plots(two(), input, played(input, 60))
  const [lost, wrecks] = plotOf(plots, 'eachShip').series
  expect(read(wrecks!.label)).toBe('Of them wrecks')
  wrecks!.chances.forEach(({ chance }, at) => expect(chance).toBeLessThanOrEqual(lost!.chances[at]!.chance))
})

test('a squadron fires by the dialogue: on target as often as its odds say', () => {
  const state = two({}, duel)
  const input = { ship: 'tone', target: 'thunder', batteries: 'main-main' }
  const quoted = guns.odds!.quick(state, input, [])[0]!.chance
  let on = 0
  const times = 1500
  for (let play = 0; play < times; play++) {
    const table = new RuleDraft(foldRules, state, [], 'table')
    playOut(guns.run(table, input), diceOfPlay(5, play), usualPolicy)
    if (table.track(state.ships[state.squadrons[1]!.order[0]!]!.id, 'splash' as never) > 0) on++
  }
  expect(Math.abs(on / times - quoted)).toBeLessThan(2 * errorOf(quoted, times))
})

test('a ship without power that fails her crew test fires nothing', () => {
  const dark: Stands = {
    ...duel,
    tone: { of: cruiser, tracks: { crewQuality: -12 }, fields: { casualties: 'powerFailure' } },
  }
  const counts = played({ turns: 2, torpedoes: false, 'flotation-8': 99, 'flotation-5': 99 }, 40, two({}, dark))
  expect(counts['flotation enemy 10']).toBe(counts.battles)
})
