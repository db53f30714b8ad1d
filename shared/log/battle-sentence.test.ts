import { expect, it } from 'vitest'
import type { GameState } from '../game/state'
import { packId } from '../kernel/ids'
import type { Phrase } from '../kernel/phrase'
import { findPack, rulesPacks } from '../rules/index'
import { words } from '../rules/kit/worded.testing'
import { en } from '../rules/words'
import type { Catalogue } from '../words/speak'
import { battleSentence, newsOf, type Reported, type SentenceLength } from './battle-sentence'

const of =
  (pack: string) =>
  (key: string, values: Phrase['values'] = {}) => ({ key: `rules.${pack}.${key}`, values })
const albion = of('perfidious-albion')

/** Two ships straddle twice; one shell is kept out, the other blows the target up. */
const magazine: Reported = {
  label: albion('gunnery.done.fired', { squadron: 'Channel', target: 'Charles Martel', rangeInches: 24.5, n: 2 }),
  why: [
    albion('gunnery.shipSum', { ship: 'Majestic', letter: 'Z', guns: 4, percent: 160 }),
    albion('gunnery.shipSum', { ship: 'Magnificent', letter: 'Z', guns: 2, percent: 80 }),
    albion('damage.held', { ship: 'Charles Martel', at: '4·3', penetration: 8, armour: 9 }),
    albion('damage.lost.gun', { letter: 'X', count: 1 }),
    albion('damage.blownUp', { ship: 'Charles Martel' }),
  ],
}

function said(outcome: Reported, length: SentenceLength, pack = 'perfidious-albion') {
  const state = { pack: packId(pack), ships: {}, sides: [], squadrons: [] } as unknown as GameState
  return battleSentence(outcome, state, length, words)
}

it('says in the log who at whom, with what, from where, and the worst last', () => {
  expect(said(magazine, 'log')).toEqual({
    head: 'Majestic, Magnificent at Charles Martel, six heavy guns, 24.5″',
    text: '2 straddles; one lesser heavy gun out, she blows up',
    whole:
      'Majestic, Magnificent at Charles Martel, six heavy guns, 24.5″: 2 straddles; one lesser heavy gun out, she blows up',
  })
})

it('says on the second screen the worst first, and how it came about below', () => {
  expect(said(magazine, 'screen')).toMatchObject({
    head: 'Charles Martel blows up',
    text: 'Charles Martel is straddled twice by Majestic and Magnificent at 24.5″: one lesser heavy gun out.',
  })
})

it('has a sentence for a headline where its rules have one, and what befell her after her name where they have none', () => {
  const { label } = magazine
  const fire = albion('damage.fireRaised', { ship: 'Charles Martel', was: 0, level: 1 })
  const uptakes = albion('damage.lost.funnel', { ship: 'Charles Martel' })
  expect(said({ label, why: [fire] }, 'screen').head).toBe('Charles Martel is on fire')
  expect(said({ label, why: [uptakes] }, 'screen').head).toBe('Charles Martel: uptakes hit')
})

it('says all of it in the report, in one sentence', () => {
  expect(said(magazine, 'report').whole).toBe(
    'Charles Martel is straddled twice by Majestic and Magnificent at 24.5″: armour holds one, one lesser heavy gun out and she blows up.',
  )
})

it('leaves out the range where an older journal has none, and names a squadron of many ships', () => {
  const { label, why = [] } = magazine
  const { rangeInches: _, ...values } = label.values!
  expect(said({ label: { ...label, values }, why: why.slice(1) }, 'log').head).toBe(
    'Magnificent at Charles Martel, two heavy guns',
  )
  const ships = ['A', 'B', 'C', 'D'].map((ship) => albion('gunnery.shipSum', { ship, letter: 'B', guns: 1 }))
  expect(said({ label, why: ships }, 'log').head).toBe('Channel at Charles Martel, four 6-inch, 24.5″')
})

it('counts what does not fit a line, and names every ship but the one it is about', () => {
  const floods = (ship: string, left: number) => albion('damage.flotationLost', { ship, n: 2, left })
  const flooding = { label: albion('sequence.flooding.done', { n: 3 }) }
  const three = [floods('Brennus', 9), floods('Foam', 1), albion('damage.sunk', { ship: 'Foam' })]
  expect(said({ ...flooding, why: three }, 'log').whole).toBe(
    'Flooding, 3 ships. Foam: 2 flotation boxes lost (1 left), she sinks',
  )
  expect(said({ ...flooding, why: [...three.slice(0, 2), floods('Forban', 4)] }, 'log').text).toMatch(/, and one more$/)
})

it('says the worst of each of two ships, where it begins with neither', () => {
  const water = of('fire-on-the-waters')
  const why = [
    water('damage.hit.mount', { ship: 'Exeter', at: '52', what: 'S4' }),
    water('damage.burnsNow', { ship: 'Ajax', at: '42' }),
    water('damage.mountFedOut', { ship: 'Ajax', mount: 'Y', at: '55' }),
    water('damage.mountFedOut', { ship: 'Ajax', mount: 'X', at: '55' }),
  ]
  expect(said({ label: water('damage.done.all', { n: 3 }), why }, 'log', 'fire-on-the-waters').whole).toBe(
    'Damage of 3 hits. Exeter: mount S4 out; Ajax: 2 mounts out of ammunition, a fire breaks out',
  )
})

it('names the casualties of the bridge, of shock and of her own guns; what is repaired has not befallen her', () => {
  const water = of('fire-on-the-waters')
  const speech = (label: Phrase, ...why: readonly Phrase[]) => said({ label, why }, 'log', 'fire-on-the-waters').whole
  const one = water('damage.done.one', { ship: 'Exeter', n: 1, points: 0 })
  const bridge = [water('damage.bridgeHit', { ship: 'Exeter' }), water('casualties.telegraphOut', { of: '', turn: '' })]
  expect(speech(one, ...bridge)).toBe('One hit on Exeter: speed plotted a turn ahead')
  const shock = [
    water('damage.shock', { ship: 'Exeter', n: 1 }),
    water('casualties.powerMainLocal', { of: '', turn: '' }),
  ]
  expect(speech(one, ...shock)).toBe('One hit on Exeter: main guns in local')
  expect(said({ label: one, why: shock }, 'screen', 'fire-on-the-waters').head).toBe('Exeter: main guns in local')
  const fired = water('gunnery.done', { who: 'Ajax', target: 'Admiral Graf Spee', rangeInches: 9, n: 0 })
  expect(speech(fired, water('gunnery.mishap.mountOut', { ship: 'Ajax', mount: 'X' }))).toMatch(
    /Ajax: mount X breaks down$/,
  )
  const over = water('damageControl.repaired', { ship: 'Exeter', n: 1 })
  const { came } = newsOf({ label: over, why: [bridge[1]!] }, { pack: packId('fire-on-the-waters') })!
  expect(came.map(({ is }) => is)).toEqual(['mended'])
})

it('says what was repaired by what the ship did, not as if it were out', () => {
  const water = of('fire-on-the-waters')
  const label = water('damageControl.repaired', { ship: 'Exeter', n: 1 })
  const outcome = { label, why: [water('casualties.mainMountJammed', { of: 'A', turn: '' })] }
  expect(said(outcome, 'log', 'fire-on-the-waters').whole).toBe('Exeter repairs one thing: A jammed in train')
  expect(said(outcome, 'screen', 'fire-on-the-waters').head).toBe('Exeter repairs one thing')
})

it('says once that nothing came of it, and names the one ship that is flooded before what befell her', () => {
  const harmless = albion('damage.called.shell.harmless', { ship: 'Foam', at: '10·5' })
  expect(said({ label: harmless, why: [albion('damage.void', { ship: 'Foam', at: '10·5' })] }, 'log').whole).toBe(
    'Foam, a called shell at 10·5 does nothing',
  )
  const label = albion('sequence.flooding.done', { n: 1 })
  const why = [
    albion('damage.flotationLost', { ship: 'Forban', n: 1, left: 0 }),
    albion('damage.sunk', { ship: 'Forban' }),
  ]
  expect(said({ label, why }, 'log').whole).toBe('Flooding, Forban: one flotation box lost (0 left), she sinks')
})

it('says a box that is destroyed by what was in it, and alone where it held nothing', () => {
  const destroyed = albion('damage.destroyed', { ship: 'Charles Martel', at: '6·4' })
  const { label, why = [] } = magazine
  expect(said({ label, why: [why[0]!, destroyed] }, 'log').text).toBe('2 straddles; one box destroyed')
  expect(said({ label, why: [why[0]!, destroyed, why[3]!] }, 'log').text).toBe('2 straddles; one lesser heavy gun out')
  const fire = albion('damage.fireRaised', { ship: 'Charles Martel', was: 0, level: 1 })
  expect(said({ label, why: [why[0]!, destroyed, fire] }, 'log').text).toBe('2 straddles; one box destroyed, fire 1')
})

it('names a ship that falls out of her squadron', () => {
  const label = albion('sequence.move.ahead', { squadron: 'Channel', speed: 14 })
  const why = [albion('sequence.detach.fallsOut', { ship: 'Magnificent', squadron: 'Channel' })]
  expect(said({ label, why }, 'log').whole).toBe('Channel, speed 14, Magnificent: she falls out')
})

it('names two kinds of guns, and the heaviest of more; a report counts what goes beyond a sentence', () => {
  const fired = (letters: string) =>
    [...letters].map((letter) => albion('gunnery.shipSum', { ship: 'Diadem', letter, guns: 2 }))
  const headOf = (letters: string) => said({ label: magazine.label, why: fired(letters) }, 'log').head
  expect(headOf('ZB')).toBe('Diadem at Charles Martel, two heavy guns, two 6-inch, 24.5″')
  expect(headOf('BEF')).toBe('Diadem at Charles Martel, two 6-inch and others, 24.5″')
  const lost = [...'ZYXABCEF'].map((letter) => albion('damage.lost.gun', { letter, count: 1 }))
  expect(said({ label: magazine.label, why: lost }, 'report').whole).toMatch(
    /one 12-pounder out, one light gun out, and 2 more\.$/,
  )
})

it('adds up what happens twice: boxes, guns of a letter, fires', () => {
  const called = albion('damage.called.shell.harms', { ship: 'Bouvet', at: '4·3' })
  const lost = (letter: string) => albion('damage.lost.gun', { letter, count: 2 })
  const why = [lost('B'), lost('B'), lost('F'), albion('damage.fireRaised', { ship: 'Bouvet', was: 0, level: 1 })]
  expect(said({ label: called, why }, 'report').whole).toBe(
    'Bouvet, a called shell goes in at 4·3: four 6-inch out, two light guns out and fire 1.',
  )
})

it('leaves a label of other rules, or by hand, as it is', () => {
  const label: Phrase = { key: 'steps.reset', values: { ship: 'Bouvet' } }
  expect(said({ label }, 'log')).toEqual({
    head: 'Bouvet reset to a fresh card',
    text: '',
    whole: 'Bouvet reset to a fresh card',
  })
  expect(said({ label }, 'report').whole).toBe('Bouvet reset to a fresh card.')
})

function* keysOf(catalogue: Catalogue, path = ''): Generator<string> {
  for (const [key, value] of Object.entries(catalogue)) {
    if (typeof value === 'string') yield path + key
    else yield* keysOf(value, `${path}${key}.`)
  }
}

it.each(rulesPacks.map(({ id }) => id))('has words for everything that can come of an outcome: %s', (id) => {
  const keys = [...keysOf(en.rules[id] as Catalogue)]
  const news = findPack(id)!.news!
  const labels = keys.flatMap((key) => news({ key: `rules.${id}.${key}` }, []) ?? [])
  expect(labels.length).toBeGreaterThan(2)
  for (const { hits, story } of labels) for (const phrase of [hits, story]) if (phrase) expectWords(phrase.key)
  const label = { key: `rules.${id}.${keys.find((key) => news({ key: `rules.${id}.${key}` }, []))}` }
  const reached = keys.flatMap((key) => news(label, [{ key: `rules.${id}.${key}` }])?.came ?? [])
  reached.forEach(({ say }) => expectWords(say.key))
  const unsaid = keys.filter((key) => /^news\.(?!range\.|weapon\w*$|spread$|weapon\.|hits\.|story\.)/.test(key))
  // A headline is one of something that can come of an outcome.
  const isReached = (key: string) => reached.some(({ say }) => say.key === `rules.${id}.${key}`)
  expect(unsaid.filter((key) => !isReached(key.replace('news.head.', 'news.')))).toEqual([])
})

function expectWords(key: string): void {
  expect(words(key), key).not.toBe(key)
}

it('says all that flotation lost by hits and criticals together, and no part before it', () => {
  const d20 = of('squadron-d20')
  const took = (what: string, n: number, to = 0) => d20(`criticals.${what}`, { ship: 'Kirishima', n, to })
  const attack = {
    label: d20('aircraft.done.airAttack', { stand: 'VB-8', target: 'Kirishima', n: 2 }),
    why: [
      took('hit.takes.flotation', 12, 33),
      took('lowered.flotation', 4, 29),
      took('lost.searchlights', 1),
      took('lowered.damageControlTeams', 1),
    ],
  }
  expect(said(attack, 'log', 'squadron-d20').text).toBe(
    '2 on target; one damage-control team lost, flotation 16 lower (29 left), and one more',
  )
})

it('never hides under “more” what flotation she lost', () => {
  const d20 = of('squadron-d20')
  const at = (what: string, values: object) => d20(`criticals.${what}`, { ship: 'Enterprise', ...values })
  const attack = {
    label: d20('aircraft.done.airAttack', { stand: 'VT-10', target: 'Enterprise', n: 3 }),
    why: [
      at('hit.takes.flotation', { n: 18, to: 17 }),
      at('atNothing.steering', {}),
      at('lowered.flotation', { n: 12, to: 5 }),
      at('officer.killed', { command: -1 }),
    ],
  }
  expect(said(attack, 'log', 'squadron-d20').text).toBe(
    '3 on target; steering gone, flotation 30 lower (5 left), and one more',
  )
})

it('names both stands of an air combat once, and what each lost', () => {
  const d20 = of('squadron-d20')
  const lost = (stand: string, n: number, left: number) => d20('aircraft.lost', { stand, n, left })
  const combat = {
    label: d20('aircraft.done.intercept', { stand: 'VF-10', other: 'Dive bombers', lost: 1, otherLost: 2 }),
    why: [lost('Dive bombers', 2, 7), lost('VF-10', 1, 7)],
  }
  expect(said(combat, 'log', 'squadron-d20').whole).toBe(
    'VF-10 at Dive bombers: intercepted; 2 aircraft lost (7 left); VF-10: one aircraft lost (7 left)',
  )
  expect(said(combat, 'report', 'squadron-d20').whole).toBe(
    'Dive bombers, intercepted by VF-10: 2 aircraft lost (7 left); VF-10: one aircraft lost (7 left).',
  )
  const flak = {
    label: d20('aircraft.done.aa', { ship: 'Enterprise', stand: 'Dive bombers', n: 1 }),
    why: [d20('aircraft.flakLaid', { stand: 'Dive bombers', n: 3 }), lost('Dive bombers', 1, 6)],
  }
  expect(said(flak, 'report', 'squadron-d20').whole).toBe(
    'Guns of Enterprise hit Dive bombers: 3 flak markers and one aircraft lost (6 left).',
  )
})

it('says in the log first what the players act on: a swerve, speed, steering, turrets', () => {
  const d20 = of('squadron-d20')
  const ship = 'Kirishima'
  const hit: Reported = {
    label: d20('guns.gunsDone.hits', { ship: 'South Dakota', target: ship, bands: 2, n: 2 }),
    why: [
      d20('criticals.hit.takes.structure', { ship, n: 8, to: 37 }),
      d20('criticals.mountLost.turretArmoured', { ship, at: 2, n: 2, inches: 16, spent: 4 }),
      d20('criticals.lowered.fireControl', { ship, n: 2, to: 1, spent: 4 }),
      d20('criticals.atNothing.steering', { ship }),
      d20('criticals.helm.port', { ship, mvr: 9 }),
      d20('criticals.officer.killed', { ship, command: 0 }),
    ],
  }
  expect(said(hit, 'log', 'squadron-d20').text).toBe(
    '2 hits; a 16-inch mount lost, steering gone, swerves to port, 9 cm, structure 8 lower (37 left), and 2 more',
  )
  const sinks = { ...hit, why: [...hit.why!, d20('criticals.hit.sunk', { ship })] }
  expect(said(sinks, 'log', 'squadron-d20').text, 'of a ship that is gone nothing else counts').toMatch(/she sinks$/)
})
