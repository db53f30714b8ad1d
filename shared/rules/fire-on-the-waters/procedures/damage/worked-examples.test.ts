import { describe, expect, test } from 'vitest'
import { words } from '../../../kit/worded.testing'
import { starterShips } from '../../recipe/starter-ships'
import { reference } from '../../reference/reference'
import { flotationOf, shipOf } from '../../ship/ship-data'
import { presentSpeed } from '../../ship/speed'
import { shockEffects } from '../../tables/special-damage'
import { askedIn, idOf, plays, type NightSetup } from '../night-action.testing'
import { becauseOf, struck } from './struck.testing'

const form = (slug: string) => shipOf(starterShips().find((ship) => ship.slug === slug)!)
const furutaka: NightSetup = { japan: { Furutaka: { form: form('furutaka') } } }
const on55 = 'gun=8@12 3 55'

describe('worked example: Furutaka, an 8 inch hit at 12 inches', () => {
  test('sentence by sentence', () => {
    expect(flotationOf(form('furutaka'))).toBe(64)
    const [yellow, location, green, blue, red] = [3, 55, 4, 5, 7]
    const faces = [yellow, location, green, blue, red]
    const hit = struck({ setup: furutaka, input: { gun: '8@12' }, faces, said: {} })
    const keys = ['yellow', 'location', 'green-55', 'blue-55', 'red-hull-55'].map((key) => `hit/hit-1/${key}`)
    expect(askedIn(hit)).toEqual(keys)
    expect(becauseOf(hit, 'power-55')).toEqual(['A gun of 8″: power 6', 'Light armour: −2'])
    expect(hit.why.slice(1)).toEqual([
      'Furutaka 55: a hit in the hull.',
      'Furutaka 55: it gets through, 4 or less needed.',
      'Furutaka 55: magazine Y hit.',
      'Furutaka 55: the magazine floods.',
      'Furutaka: mount Y is out, as its magazine at 55 no longer feeds it.',
      'Furutaka: 2 flotation points lost, 62 of 64 left.',
      'Furutaka 55: no fire.',
      'Flooding: 2 flotation points lost ÷ 32 (half of all) × top speed: 0.25″ off',
      'Furutaka can make 4″ now.',
    ])
  })
  plays(
    struck,
    `
    its marks | ${on55} 4 5 7 | furutaka h-55: struck flooded; furutaka s-55: out; furutaka s-56: out
    its losses | ${on55} 4 5 7 | furutaka flotation: 62; furutaka speed: 4; furutaka standing: afloat
    a green 5 would have been kept out | ${on55} 5 | furutaka h-55:; furutaka flotation: 64
    dry, the magazine is out and Y with it | ${on55} 4 1 7
      | furutaka h-55: struck; furutaka s-55: out; furutaka s-56: out
    or by ruling in use | ${on55} 4 1 7 rule:dryMagazine=inUse | furutaka h-55:; furutaka s-55:; asks: red-hull-55
    which is out when it floods | ${on55} 4 5 7 rule:dryMagazine=inUse
      | furutaka h-55: struck flooded; furutaka s-55: out
    `,
    furutaka,
  )

  test('as the page says', () => {
    const rows = reference(words).find(({ key }) => key === 'generalEffects')?.rows ?? []
    expect(rows.flat()).toContain('Hit or flooded, it feeds no mount: they are out.')
  })
})

describe('worked example: Arethusa, a 21 inch torpedo in the after engine room', () => {
  const setup: NightSetup = { japan: { Arethusa: { form: form('arethusa') } } }
  // The fuel tank at 54 is on her form; the example does not mention it.
  const [location, fuel, magazine, shock] = [52, 7, 7, 45]
  const faces = [location, fuel, magazine, shock]
  plays(
    struck,
    `
    what stays dry | torpedo=21 ${faces.join(' ')} | arethusa h-45:; arethusa h-56:
    what is out | torpedo=21 ${faces.join(' ')}
      | arethusa s-54: out; arethusa s-55: out; arethusa casualties: torpedoMountJammed:T2
    her speed | torpedo=21 ${faces.join(' ')}
      | 2 of 4 engines and 2 of 4 boilers out, 25 %: 0.25″ off; arethusa speed: 0.25
    `,
    setup,
  )

  test('what took her speed', () => {
    const { draft, on } = struck({ setup, input: { torpedo: 21 }, faces, said: {} })
    for (const at of [46, 51, 52, 53, 54, 55]) expect(on('arethusa').marks(`h-${at}`), String(at)).toContain('flooded')
    expect(presentSpeed(draft.ship(idOf('Arethusa')))).toMatchObject({
      most: 0.25,
      losses: [
        { cause: 'flooding', inches: 3.5 },
        { cause: 'plant', inches: 0.25 },
      ],
    })
  })
})

describe('a torpedo in the bow of San Francisco shakes loose', () => {
  const setup: NightSetup = { japan: { Frisco: { form: form('san-francisco') } } }
  const bow = 11

  test.each(shockEffects.map((row) => [row.roll, row.id, 'sub' in row && row.id !== 'steeringWild'] as const))(
    '%i: %s',
    (roll, id, hasSub) => {
      const faces = [bow, roll, ...(hasSub ? [4] : [])]
      const { draft, on, why } = struck({ setup, input: { torpedo: 21 }, faces, said: {} })
      const marks = Object.values(draft.ship(idOf('Frisco')).boxes).flat().length
      const bowFlooded = 8
      // She has no torpedo mount to jam; rooms are marked on the card and nowhere else.
      if (id === 'torpedoMountJammed') expect(why.at(-1)).toBe('Frisco has no torpedo mount left to jam.')
      else if (/^(turbine|forcedDraught)/.test(id)) expect(marks).toBeGreaterThan(bowFlooded)
      else expect(on('frisco').field('casualties')).toMatch(new RegExp(`^${id}(:|@|$)`))
    },
  )
})
