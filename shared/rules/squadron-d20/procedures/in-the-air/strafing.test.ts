import { describe, expect, test } from 'vitest'
import { cruiser, destroyer, motorBoats } from '../../ship/stands.testing'
import { airStand, plays, reckoned, shows, type Play } from '../played.testing'
import { atTable } from '../table.testing'
import { strafing } from './air-attack'

const flight = { of: airStand({ aircraft: 2, crewQuality: 0, strafing: 4, antiShipping: 1 }) }
const stands = { boats: { of: motorBoats }, ship: { of: destroyer }, cruiser: { of: cruiser }, stand: flight }
const strafe: Play = { stands, input: { by: 'stand', target: 'boats', guns: 'strafing' } }

const atShip = 'target=ship guns=antiShipping'
const atCruiser = 'target=cruiser guns=antiShipping'
const saving = 'saves: Saving throw 6+'
const own = 'Small craft, their own modifier +1'

describe('dice and modifiers of an air attack with aircraft guns; the saving throw', () => {
  const validated = 'rule:strafingValidation=d20'
  shows(
    strafing,
    strafe,
    `
    12 and more; size, flak, splash | boats:splash=1
      | A flight: 1 D20; sum: Needed from the air (ruling) 12+, Size of the target −4, One splash marker on the target −1, 17+
    small craft hit by S: their modifier, the factor, and +1 | | Saving throw; fails in 50 %; ${saving}, ${own}, ACF S 4 −2, Small craft hit by strafing +1, 6+
    hit by A/S without the +1 | guns=antiShipping | ${saving}, ${own}, ACF A/S 1 −1, 6+
    types A and C hit by A/S: +1 | ${atShip} | ${saving}, ACF A/S 1 −1, Ship hit by anti-shipping guns +1, 6+
    others get a splash marker alone | target=ship guns=strafing | not: Saving throw
    and a warning | ${atCruiser} | not: Saving throw
    validation is mentioned beforehand, and leaves losses out of the odds | ${validated} | odds: No hit 0.75, One hit 0.25
    odds: hits and vessels lost | | odds: No hit 0.75, One hit 0.25, No vessel lost 0.875, One vessel lost 0.125
    the guns that can harm boats | | usual guns: strafing
    `,
  )

  test('ACF S and what it takes from the saving throw', () => {
    const saved = (factor: number) => {
      const stand = { of: airStand({ strafing: factor }) }
      return reckoned(strafing, { ...strafe, stands: { ...stands, stand } }).sums[1]?.total
    }
    expect([1, 2, 3, 6, 7, 20].map(saved).join(' ')).toBe('5+ 5+ 6+ 6+ 7+ 7+')
  })

  test('the guns that can harm the target are the default, and others are warned of', () => {
    const guns = (target: string) =>
      strafing.fields(atTable(stands), { by: 'stand', target }).find(({ name }) => name === 'guns')?.default
    expect([guns('boats'), guns('ship'), guns('cruiser')]).toEqual(['strafing', 'antiShipping', 'strafing'])
    const warned = reckoned(strafing, { stands, input: { by: 'stand', target: 'cruiser', guns: 'antiShipping' } })
    expect(warned.warnings.at(-1)).toMatch(/leaves a splash marker alone/)
    const validated = reckoned(strafing, { ...strafe, houseRules: { strafingValidation: 'd20' } })
    expect(validated.warnings.at(-1)).toMatch(/the number is asked for/)
  })
})

describe('a hit is a splash marker and a saving throw', () => {
  const done = 'Guns of A flight at'
  const asks = 'rule:mrfTargets=ask'
  const d20 = 'rule:strafingValidation=d20 says:validation=12'
  const low = `20 1 ${atShip}`
  plays(
    strafing,
    strafe,
    `
    failed, a vessel | 16 5 | ${done} 8th Flotilla: one vessel lost; boats splash: 1; boats vessels: 3
    saved | 16 6 | boats splash: 1; boats vessels: 4
    a miss | 15 | boats splash: 0
    the load stays: guns are never spent | 1 1 stand:of=torpedoBombers | stand load: torpedoBomber
    types A and C hit by A/S: 1 S | 14 5 ${atShip} | ${done} Harker: 1 S lost; ship structure: 7; ship splash: 1
    S down to a third | ${low} ship:structure=3 | S of Harker is down to a third or less: a morale test in the end phase.
    and to nothing | ${low} ship:structure=1 | S of Harker is down to 0: a morale test in the end phase.
    others get a splash marker and nothing more | 20 target=ship guns=strafing | ship splash: 1; asked: attack/die
    larger ones too | 20 ${atCruiser} | cruiser splash: 1; asked: attack/die
    land is thrown at again, and gets its marker | 1 12 boats:of=airBase | boats splash: 1
    ruling mrfTargets: whether a ship can be harmed is asked | 14 5 ${atShip} ${asks} | ship structure: 7; asks: harms
    she cannot | 14 ${atShip} ${asks} says:harms=false | ship structure: 8; ship splash: 1
    another can | 11 5 ${atCruiser} ${asks} says:harms=true | ${done} Tone Gawa: 1 S lost
    ruling strafingValidation: a D20 with the factor against a number | 16 8 5 ${d20} | asks: validation; boats vessels: 3
    and no hit | 16 7 ${d20} | boats splash: 0; boats vessels: 4
    `,
  )
})
