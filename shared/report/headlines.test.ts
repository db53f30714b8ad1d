import { expect, test } from 'vitest'
import { reportOf } from './battle.testing'
import { shell, straddle, turnOf, ushant } from './ushant.testing'
import { fleetPicture } from './fleet-picture'
import { headlineOf, turnSentences } from './headlines'
import { lossPlot, luckPlot, reportPlots } from './plots'
import { sidesOf } from './ship-figures'
import type { Operation } from '../card/operations'
import type { Effect } from '../game/effect'
import type { Entry } from '../game/journal-line'
import { boxId, fieldId, shipId, sideId, trackId } from '../kernel/ids'
import { own } from '../kernel/own'
import { words } from '../rules/kit/worded.testing'
import { writeCaption } from '../log/captions'

const salvo = straddle('Z', { sure: 1, percent: 20, came: true, fate: ['enters', 'held'] })

const bouvet = shipId('bouvet')

/** A salvo that sends Bouvet to the bottom. */
function sinking(): Entry {
  return {
    ...salvo,
    effects: [
      { type: 'trackMoved', ship: bouvet, track: trackId('flotation'), by: -30 },
      { type: 'fieldSet', ship: bouvet, field: fieldId('standing'), to: 'sunk' },
    ],
    why: [...salvo.why, { key: 'rules.perfidious-albion.damage.sunk', values: { ship: 'Bouvet' } }],
  }
}

const battle = () =>
  reportOf(ushant(turnOf(1, 'gunnery'), salvo, turnOf(2, 'gunnery'), sinking(), turnOf(3, 'gunnery')))
const texts = (operations: readonly Operation[]) =>
  operations.flatMap((each) => (each.op === 'text' ? [each.text] : []))

test('the gravest news is the headline and the moment of the battle', () => {
  const { headline, outcome, turns } = battle().report
  expect(headline).toBe('Bouvet sinks')
  expect(outcome).toEqual(['After two turns France has lost Bouvet; Britain has lost none.'])
  expect(turns.map(({ heading, isMoment }) => [heading, isMoment])).toEqual([
    ['Shots without effect', false],
    ['Bouvet sinks', true],
  ])
})

/** A salvo that sends all of these to the bottom. */
const sinks = (...names: readonly string[]): Entry => ({
  ...salvo,
  effects: names.map((name): Effect => ({
    ...{ type: 'fieldSet', ship: shipId(name.toLowerCase()) },
    ...{ field: fieldId('standing'), to: 'sunk' },
  })),
  why: [...salvo.why, ...names.map((ship) => ({ key: 'rules.perfidious-albion.damage.sunk', values: { ship } }))],
})

test.each([
  ['two salvoes', [sinks('Bouvet'), sinks('Majestic')]],
  ['one', [sinks('Bouvet', 'Majestic')]],
])('two ships that are lost in a turn are both named, in %s', (_in, entries) => {
  const { headline, turns, outcome } = reportOf(ushant(turnOf(1, 'gunnery'), ...entries)).report
  expect(headline).toBe('Bouvet sinks and Majestic sinks')
  expect(turns[0]?.heading).toBe(headline)
  expect(
    turnSentences(turns[0]!)
      .shown.map(({ text }) => text)
      .join(' '),
  ).toMatch(/she sinks.*Majestic sinks/)
  expect(outcome).toEqual(['After one turn Britain has lost Majestic; France has lost Bouvet.'])
})

test('where nobody has lost a ship one sentence says so, and the next who goes home burning', () => {
  const burns: Entry = { ...salvo, effects: [{ type: 'trackMoved', ship: bouvet, track: trackId('fire'), by: 2 }] }
  expect(reportOf(ushant(turnOf(1, 'gunnery'), salvo)).report.outcome).toEqual([
    'After one turn neither side has lost a ship.',
  ])
  expect(reportOf(ushant(turnOf(1, 'gunnery'), burns)).report.outcome).toEqual([
    'After one turn neither side has lost a ship.',
    'Bouvet goes home burning.',
  ])
})

test('of many ships that are lost the headline is their number; a ship is lost once', () => {
  const lost = (...ships: readonly string[]) => ({
    gravest: { severity: 9, headlines: ships.map((ship) => ({ ships: [ship], said: `${ship} sinks` })) },
  })
  expect(headlineOf(lost('Bouvet', 'Majestic', 'Suffren', 'Canopus', 'Brennus'), words)).toBe('5 ships are lost')
  const twice = reportOf(ushant(turnOf(1, 'gunnery'), sinks('Bouvet'), sinks('Bouvet'))).report
  expect(twice.headline).toBe('Bouvet sinks')
})

test('a ship that withdraws is no ship that is hit', () => {
  const withdraws: Entry = {
    kind: 'step',
    label: { key: 'steps.reset', values: { ship: 'Bouvet' } },
    by: 'hand',
    effects: [{ type: 'fieldSet', ship: bouvet, field: fieldId('standing'), to: 'withdrawing' }],
  }
  expect(reportOf(ushant(withdraws)).report.turns[0]?.heading).toBe('The fleets manoeuvre')
})

test('a squadron that loses its nerve is news, and graver than a box', () => {
  const fails: Entry = {
    kind: 'step',
    label: { key: 'rules.perfidious-albion.sequence.morale.failed', values: { squadron: 'Division légère' } },
    by: 'rule',
    effects: [],
  }
  const [turn] = reportOf(ushant(salvo, fails)).report.turns
  expect(turn?.heading).toBe('Morale of Division légère fails: withdrawal')
  expect(turnSentences(turn!).shown.map(({ text }) => text)).toContain('Morale of Division légère fails: withdrawal.')
})

test('a title that the user has written is the headline; without news the scenario is', () => {
  const written = writeCaption({ of: 'title' }, 'The dusk action')
  expect(reportOf(ushant(sinking(), written)).report.headline).toBe('The dusk action')
  expect(reportOf(ushant(shell({ box: '4-3' }))).report.headline).toBe('Off Ushant')
})

test('a turn is in sentences, each with the line whose sums it is read off; marks by hand are what is said of the ship', () => {
  const [first, second] = battle().report.turns
  expect(turnSentences(first!).shown.map(({ text, entry }) => [text, entry?.seq])).toEqual([
    ['Bouvet is straddled twice by Channel: armour holds one.', 2],
  ])
  expect(turnSentences(second!).shown[0]?.text).toMatch(/and she sinks\.$/)
  const byHand = reportOf(ushant(shell({ box: '4-3', flotation: -2 }))).report.turns[0]!
  expect(byHand.heading).toBe('Ships are hit')
  expect(turnSentences(byHand).shown).toEqual([
    { text: 'Bouvet: one box struck, flotation 30 to 28 of 30.', entry: null },
  ])
})

test('beside what the rules brought: a card that was played, and marks by hand of a ship that nothing else names', () => {
  const played: Entry = {
    ...{ kind: 'step', by: 'rule', effects: [] },
    label: { key: 'eventDialogues.done.targetConfusionTorpedoes', values: { on: 'Majestic' } },
  }
  const byHand: Entry = {
    ...{ kind: 'step', by: 'hand', label: { key: 'steps.mark.struck.on', values: { ship: 'Majestic', box: '4-3' } } },
    effects: [{ type: 'marked', ship: shipId('majestic'), box: boxId('4-3'), mark: 'struck', on: true }],
  }
  const said = (...entries: readonly Entry[]) =>
    turnSentences(reportOf(ushant(...entries)).report.turns[0]!).shown.map(({ text }) => text)
  const straddled = 'Bouvet is straddled twice by Channel: armour holds one.'
  expect(said(salvo, byHand)).toEqual([straddled, 'Majestic: one box struck.'])
  expect(said(salvo, played)).toEqual([straddled, expect.stringMatching(/: Majestic\.$/)])
})

test('of a long turn the gravest is said, and the rest is counted', () => {
  const entries = [sinking(), ...Array.from({ length: 12 }, () => salvo)]
  const { shown, more } = turnSentences(reportOf(ushant(...entries)).report.turns[0]!)
  expect([shown.length, more]).toEqual([8, 5])
  expect(shown[0]!.text).toMatch(/sinks/)
})

test('a best shot beats its odds; where no odds are kept there is neither shot nor luck', () => {
  const { report } = battle()
  expect(report.bestShots.map(({ turn, came, expected }) => [turn, came, expected])).toEqual([
    [1, 2, 1.2],
    [2, 2, 1.2],
  ])
  const luck = luckPlot(report, words, 60)!
  expect(texts(luck.operations)).toContain('4, by the odds 2.4')
  expect(luck.sentence).toBe('Britain’s guns were on target 1.6 times more than the odds gave.')
  const byHand = reportOf(ushant(shell({ box: '4-3' }))).report
  expect([byHand.bestShots, luckPlot(byHand, words, 60)]).toEqual([[], null])
})

test('losses are drawn with the ship that was lost beside her step, and left out where nothing is lost', () => {
  expect(texts(lossPlot(battle().report, words, 90)!.operations)).toEqual(
    expect.arrayContaining(['Bouvet', 'France 30', 'Britain 0']),
  )
  expect(lossPlot(battle().report, words, 90)!.sentence).toBe('France has lost 30 of 30; Britain has lost none.')
  expect(lossPlot(reportOf(ushant(salvo)).report, words, 90)).toBeNull()
})

test('of a ship that blows up all flotation is lost, and a name without room before its step is under it', () => {
  const explodes: Entry = {
    ...shell({ box: '4-3', flotation: -2 }),
    effects: [{ type: 'fieldSet', ship: bouvet, field: fieldId('standing'), to: 'blownUp' }],
  }
  const { report } = reportOf(ushant(turnOf(1, 'gunnery'), explodes))
  expect(report.sides.map(({ flotationLost, of }) => [flotationLost, of])).toEqual([
    [0, 30],
    [30, 30],
  ])
  const name = lossPlot(report, words, 60)!.operations.find((each) => each.op === 'text' && each.text === 'Bouvet')
  expect(name).toMatchObject({ anchor: 'start' })
})

test('aircraft shot down are no flotation: they stand beside it', () => {
  const { report } = battle()
  const flown = { Bouvet: 'aircraft' } as const
  const ships = report.ships.map((ship) => ({ ...ship, end: { ...ship.end, counts: own(flown, ship.name) } }))
  const sides = sidesOf({ sides: report.sides.map((each) => ({ ...each, id: each.side })), table: {} } as never, ships)
  expect(sides.map(({ of, flotationLost, aircraftLost }) => [of, flotationLost, aircraftLost])).toEqual([
    [30, 0, undefined],
    [0, 0, 30],
  ])
  const lost = sides.map((side) => ({ ...side, flotation: [30, 29, 28], of: 30 }))
  expect(lossPlot({ ...report, sides: lost }, words, 90)!.sentence).toBe(
    'Britain has lost 2 of 30; France has lost 2 of 30, aircraft: 30.',
  )
})

test('names of lost ships stand clear of each other, one before its step and one under its line', () => {
  const { report } = battle()
  const lostIn = (name: string, turn: number) => ({ ...report.ships.find((ship) => ship.name === name)!, lostIn: turn })
  const both = { ...report, ships: [lostIn('Bouvet', 1), lostIn('Majestic', 2)] }
  const heights = lossPlot(both, words, 90)!.operations.flatMap((each) =>
    each.op === 'text' && ['Bouvet', 'Majestic'].includes(each.text) ? [each.y] : [],
  )
  expect(heights).toHaveLength(2)
  expect(Math.abs(heights[0]! - heights[1]!)).toBeGreaterThan(3)
})

test('each plot over the turns says who fared worst, ties among them', () => {
  const { report } = battle()
  const said = (change: Partial<typeof report>) =>
    reportPlots({ ...report, ...change }, words, 180).map(({ key, sentence }) => `${key}: ${sentence}`)
  expect(said({})).toContain('flotation: France has lost the most: 30 of 30.')
  const alike = report.sides.map((side) => ({ ...side, flotation: [30, 20, 10] }))
  expect(said({ sides: alike })).toContain('flotation: Britain and France have lost the most: 20 of 30 each.')
  const whole = report.sides.map((side) => ({ ...side, flotation: [30, 30, 30] }))
  expect(said({ sides: whole })).toContain('flotation: No flotation is lost.')
  const ships = report.ships.map((ship) => ({ ...ship, fire: ship.name === 'Bouvet' ? [0, 3, 1] : [0, 0, 0] }))
  expect(said({ ships })).toContain('fire-france: It burned worst after turn 1: level 3 in Bouvet.')
})

test('a fleet is drawn before and after, and says how each ship came through', () => {
  const { end, ...composed } = battle()
  const flown = { ...end!, sides: end!.sides.map((side) => ({ ...side, flag: `flag-${side.id}` })) }
  const french = fleetPicture({ ...composed, end: flown }, sideId('france'), words, 90)!
  expect(french.flag).toBe('flag-france')
  expect(french.note).toBe('before, and after turn 2')
  expect(texts(french.operations)).toEqual(['Bouvet', 'sunk, turn 2'])
  const british = fleetPicture(battle(), sideId('britain'), words, 90)!
  expect(texts(british.operations)).toEqual(['Majestic', 'untouched'])
})
