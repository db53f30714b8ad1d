import { expect, test } from 'vitest'
import { dice } from '../../../kernel/script.testing'
import type { Input } from '../../pack/input'
import { Table } from './table.testing'
import { atSea, brest, channel } from './turn/fleet.testing'

/** Four sisters, so that they differ only in what happens to them. Cards: `card/majestic.testing.ts`. */
const average = { crewQuality: 2 }
const start = atSea({
  channel: {
    Majestic: { fields: { ...average, commander: 'Hervey', commanderRating: 1 } },
    Magnificent: { fields: average },
  },
  brest: { Brennus: { fields: average }, Hoche: { fields: { crewQuality: 3 } } },
  phase: 'torpedoes',
})

const fires = (squadron: string, ships: string, target: string, more: Input): Input => ({
  ...{ squadron, ships, target, sector: 'port', letters: 'Z', rake: 'none', bearingDegrees: 90 },
  ...more,
})
const moves = (squadron: string, speed: number): Input => ({ squadron, way: 'ahead', speed, hazard: 'none' })
const whole = { left: 30, fire: 0, flooding: 0, maximumSpeed: 16, standing: 'afloat', boxes: {} }

test('three turns by hand: every mark is what the rules make of the dice', () => {
  const table = new Table(start)
  firstTurn(table)
  secondTurn(table)
  thirdTurn(table)
})

function firstTurn(table: Table): void {
  expect(table.due).toEqual([])
  table.goTo('initiative')
  // The higher total wins; its holder chooses the order of movement.
  expect(table.does('initiative', {}, dice(4, 2), { movesFirst: 'france' })).toBe(
    'initiative to England, France moves first',
  )
  table.goTo('movement')
  // From 16 speed may fall by 6, so 9 is out of reach.
  expect(table.refuses('moveSquadron', moves(brest, 9))).toBe('speed-out-of-reach')
  table.does('moveSquadron', moves(brest, 12))
  table.does('moveSquadron', moves(channel, 14))

  table.goTo('gunnery')
  // 22" reads the column of 24": Z 35 %, penetration 8; B 30 %, penetration 5. Average crews, speed 12: no modifier.
  // Z: 2 ships x 4 guns x 35 = 280 %, two straddles and 8 or less on D10. B: 2 x 6 x 30 = 360 %, three and 6 or less.
  const places = [
    ...[5, 3], // Z through armour 5: 5·3 destroyed.
    ...[5, 3], // Z, a second hit above water: fire 1.
    ...[2, 6], // Z through the 2 that level 4 gives 2·6: flooding 1, one box.
    ...[6, 1], // B into a Fire mark: fire 2.
    ...[4, 4], // B, penetration 5 against the belt's 7: nothing.
    ...[1, 1], // B, void: nothing.
  ]
  const salvo = fires(channel, 'majestic magnificent', 'brennus', { rangeInches: 22, letters: 'Z B' })
  expect(table.does('salvo', salvo, dice(8, 7, ...places))).toBe('Channel at Brennus: 6 straddles')
  expect(table.reasons).toContain('Z guns together: 280 %, counted as 280 %')
  expect(table.reasons).toContain('B guns together: 360 %, counted as 360 %')
  expect(table.card('Brennus')).toEqual({
    ...{ ...whole, left: 29, fire: 2, flooding: 1, speed: 12 },
    boxes: { '5-3': ['struck', 'burning'], '2-6': ['struck', 'flooded'], '6-1': ['struck', 'burning'] },
  })
  // Undamaged ships have nothing to repair after their own fire.
  table.does('hasFired', { squadron: channel })
  expect(table.due).toEqual([])

  // Brennus 4 x 35, Hoche with a good crew 4 x 45: 320 %, three straddles and 2 or less on D10.
  const answer = fires(brest, 'brennus hoche', 'majestic', { rangeInches: 22, sector: 'starboard' })
  const hits = [
    ...[9, 5], // Tubes below water: flooding 1, one box.
    ...[3, 4], // Through the belt, 8 against 7, above a magazine: she floods it, one box, its turret has no ammunition.
    ...[10, 5], // Steering gear below water: flooding 2, one box, steering damaged.
  ]
  table.does('salvo', answer, dice(3, ...hits), { 'Z/2/flash/3-5/choice': 'flood' })
  expect(table.card('Majestic')).toEqual({
    ...{ ...whole, left: 27, flooding: 2, speed: 14 },
    boxes: {
      ...{ '9-5': ['struck', 'flooded'], '3-4': ['struck'], '3-5': ['flooded'], '3-2': ['noSupply'] },
      '10-5': ['struck', 'flooded'],
    },
  })
  table.does('hasFired', { squadron: brest })
  expect(table.due).toEqual(['repairParties majestic brennus', 'fireGrows'])

  // 27 boxes: five tests, on quality 2 and the admiral's 1. Three pass at most; the gear first, then the leak.
  const works = { 'test-1/repair': 'steering' }
  expect(table.does('damageControl', { ship: 'majestic' }, dice(3, 3, 4, 6, 5), works)).toBe(
    'Majestic, damage control: 2 repairs',
  )
  expect(table.card('Majestic')).toMatchObject({ flooding: 1, boxes: { '10-5': ['struck', 'flooded', 'repaired'] } })
  // 29 boxes: five tests on 2 or less. A fire that was brought down does not grow this turn.
  const fights = { 'test-1/repair': 'fire', 'test-4/repair': 'fire' }
  table.does('damageControl', { ship: 'brennus' }, dice(2, 3, 1, 5, 6), fights)
  expect(table.card('Brennus')).toMatchObject({ left: 29, fire: 1, flooding: 0 })
  expect(table.due).toEqual([])
  table.goTo('morale')
  expect(table.due).toEqual([])
}

function secondTurn(table: Table): void {
  table.goTo('torpedoes', 2)
  // At the start of the turn: boxes equal to the flooding level.
  expect(table.due).toEqual(['floodingTakes'])
  table.does('floodingTakes')
  expect(table.card('Majestic').left).toBe(26)
  table.does('layTorpedoes', { ship: 'hoche', bearing: 'starboard', torpedoes: 2 })

  table.goTo('initiative')
  // Both dice alike: the weather changes, the umpire says how; the tie is rolled again.
  const hazier = { what: 'visibilityInches', to: 24 }
  expect(table.does('initiative', {}, dice(3, 3, 2, 5), hazier)).toBe(
    'initiative to France, France moves first; the weather changes',
  )
  table.goTo('movement')
  // Speed may rise by 2.
  expect(table.refuses('moveSquadron', moves(brest, 15))).toBe('speed-out-of-reach')
  table.does('moveSquadron', moves(brest, 14))
  table.does('moveSquadron', moves(channel, 16))
  const torpedoes = [
    ...[5, 6], // Engines at 6·5 destroyed whatever the armour: flooding 2, one box, maximum 13.
    ...[2, 3], // Beside them 5·5 floods on 2: flooding 3, one box, maximum 10. The magazine at 7·5 holds on 3.
    ...[3, 1], // Above the waterline: no hit.
  ]
  expect(table.does('testTorpedoes', { template: 'hoche-torpedo-2-1', ship: 'majestic' }, dice(...torpedoes))).toBe(
    'Majestic, 2 torpedoes, 1 struck',
  )
  expect(table.card('Majestic')).toMatchObject({
    ...{ left: 24, flooding: 3, speed: 16, maximumSpeed: 10 },
    boxes: { '6-5': ['struck', 'flooded'], '5-5': ['flooded', 'out'] },
  })

  table.goTo('gunnery')
  const raking = fires(brest, 'brennus hoche', 'majestic', { rangeInches: 9, rake: 'bow' })
  expect(table.refuses('salvo', { ...raking, rangeInches: 25 })).toBe('beyond-visibility')
  // 9" reads 16": 40 %, penetration 9. She made 16, over 15: -10. Brennus 4 x 30, Hoche 4 x 40: 280 %, 8 or less.
  // A bow rake rolls D6 for the section. The conning tower's 9 is met by 9; the magazine at 4·5 may flash: she trusts
  // her crew, 3 or less, and rolls 3. The magazine below the turret was flooded: nothing to flash there.
  const trust = { 'Z/2/flash/4-5/choice': 'test' }
  table.does('salvo', raking, dice(9, 3, 2, 4, 1, 3), trust)
  expect(table.card('Majestic')).toMatchObject({
    ...{ left: 24, standing: 'afloat' },
    boxes: { '3-2': ['struck', 'noSupply'], '4-1': ['struck'] },
  })
  table.does('hasFired', { squadron: brest })
  // The first success puts the fire out, and nothing is left to repair.
  expect(table.due).toEqual(['repairParties brennus'])
  table.does('damageControl', { ship: 'brennus' }, dice(2))
  expect(table.card('Brennus')).toMatchObject({ fire: 0, boxes: { '5-3': ['struck'], '6-1': ['struck'] } })

  // One turret is left to Majestic: 2 x 40, Magnificent 4 x 40: 240 %, two straddles and 4 or less on D10.
  // A stern rake: D6 + 4. Engines at 5·5, 9 through 7; a Fire mark at 6·2; the magazine at 8·5: she blows up.
  const last = fires(channel, 'majestic magnificent', 'brennus', { rangeInches: 9, rake: 'stern' })
  table.does('salvo', last, dice(4, 1, 5, 2, 2, 4, 5))
  expect(table.card('Brennus')).toMatchObject({ left: 28, fire: 1, flooding: 1, standing: 'blownUp' })
  table.does('hasFired', { squadron: channel })

  // 24 boxes: four tests. Steering (the conning tower's mark goes), a leak, one engine; the last fails.
  const works = { 'test-1/repair': 'steering', 'test-3/repair': 'propulsion' }
  expect(table.does('damageControl', { ship: 'majestic' }, dice(3, 1, 2, 6), works)).toBe(
    'Majestic, damage control: 3 repairs',
  )
  expect(table.card('Majestic')).toMatchObject({
    ...{ left: 24, flooding: 2, maximumSpeed: 13 },
    boxes: { '5-5': ['flooded', 'repaired'], '6-5': ['struck', 'flooded'] },
  })

  table.goTo('morale')
  // One ship of two is lost. Hoche tests on her own quality, 3.
  expect(table.due).toEqual([`moraleTest ${brest} halfStrength`])
  expect(table.does('moraleTest', { squadron: brest, trigger: 'halfStrength' }, dice(4))).toBe(
    'morale of Brest fails: withdrawal',
  )
  expect(table.card('Hoche')).toMatchObject({ ...whole, standing: 'withdrawing' })
}

function thirdTurn(table: Table): void {
  table.goTo('torpedoes', 3)
  expect(table.due).toEqual(['torpedoesRunOn', 'floodingTakes'])
  // The 6" template of turn 2 has run out.
  table.does('torpedoesRunOn')
  table.does('floodingTakes')
  expect(table.card('Majestic').left).toBe(22)

  table.goTo('initiative')
  table.does('initiative', {}, dice(6, 1))
  table.goTo('movement')
  expect(table.does('emergencyTurn', { ship: 'magnificent' }, dice(2))).toBe('Magnificent, emergency turn on 3″')
  // Majestic made 16 with engines for 13: she comes down to it at once, and the squadron with her.
  table.does('moveSquadron', moves(channel, 13))
  expect([table.card('Majestic').speed, table.card('Magnificent').speed]).toEqual([13, 13])
  table.does('moveSquadron', moves(brest, 16))

  table.goTo('gunnery')
  // 16": 40 - 10 for a target at 16. Majestic 2 x 30, Magnificent 4 x 30: 180 %, a 9 is no second straddle.
  const parting = fires(channel, 'majestic magnificent', 'hoche', { rangeInches: 16 })
  expect(table.does('salvo', parting, dice(9, 1, 4))).toBe('Channel at Hoche: one straddle')
  expect(table.card('Hoche').boxes).toEqual({ '1-4': ['struck'] })
  table.does('hasFired', { squadron: channel })
  // Who withdraws may fire: 4 x 50 = 200 %, two straddles without a die. The same cell twice: fire 1.
  table.does('salvo', fires(brest, 'hoche', 'majestic', { rangeInches: 16 }), dice(2, 4, 2, 4))
  table.does('hasFired', { squadron: brest })
  expect(table.due).toEqual(['repairParties majestic', 'fireGrows'])
  table.does('damageControl', { ship: 'majestic' }, dice(6, 5, 4, 6))
  // Nobody brought it down: +1.
  table.does('fireGrows')
  expect(table.card('Majestic')).toEqual({
    ...{ left: 22, fire: 2, flooding: 2, speed: 13, maximumSpeed: 13, standing: 'afloat' },
    boxes: {
      ...{ '9-5': ['struck', 'flooded'], '3-4': ['struck'], '3-5': ['flooded'], '3-2': ['struck', 'noSupply'] },
      ...{ '10-5': ['struck', 'flooded', 'repaired'], '6-5': ['struck', 'flooded'] },
      ...{ '5-5': ['flooded', 'repaired'] },
      ...{ '4-1': ['struck'], '2-4': ['struck', 'burning'] },
    },
  })
  table.goTo('morale')
  // Half strength is tested once, and who withdraws already is not tested again.
  expect(table.due).toEqual([])
  expect(table.card('Magnificent')).toEqual({ ...whole, speed: 13 })
}
