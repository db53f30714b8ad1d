import { describe, expect, it, test } from 'vitest'
import { rulesPacks } from '../rules/index'
import { en } from '../rules/words'
import { starterScenarioDocuments } from '../rules/run/starter.testing'
import { claimsIn } from '../words/en/claims-in'
import { speaker } from '../words/speak'
import { chartAgainstText, checkedClaims } from './against-text'
import { firstLines } from './first-lines'

const say = speaker(en)
const starters = rulesPacks.flatMap(({ id }) => starterScenarioDocuments(id))
const ushant = starters.find(({ slug }) => slug === 'off-ushant')!
const against = (text: string, battle = ushant) =>
  chartAgainstText(text, battle, say, claimsIn).map(({ sentence }) => sentence)

describe.each(starters.map((scenario) => [scenario.slug, scenario] as const))('%s', (_, scenario) => {
  it('has a chart that its briefing, orders and notes do not contradict', () => {
    const { briefing, orders, notes, setting } = scenario
    for (const text of [setting, briefing, notes, ...Object.values(orders)]) expect(against(text, scenario)).toEqual([])
  })

  it('says first what its chart has', () => {
    const said = firstLines(scenario, say)
    expect(said).not.toMatch(/chart\.|[{}]|undefined|NaN/)
    expect(against(said, scenario)).toEqual([])
  })
})

test('of the starter scenarios this much is compared', () => {
  const compared = starters.map((scenario) => [
    scenario.slug,
    checkedClaims(scenario.briefing, scenario, say, claimsIn)
      .map(({ claim }) => claim.says.of)
      .join(' '),
  ])
  expect(Object.fromEntries(compared)).toEqual({
    'duisburg-convoy': 'table openSea place speed',
    'ironbottom-sound': 'table land place course place speed course distance',
    'land-battle': '',
    'night-attack-on-the-roads': 'place place place',
    'off-cape-bon': 'table land place course',
    'off-round-island-1904': 'openSea distance place course',
    'off-santiago-1898': 'land course speed',
    'off-ushant': 'table land distance place place',
    'river-plate': 'table openSea place speed course course',
    'santa-cruz': 'table place course place course',
  })
})

test('the first lines say table, land, where each side enters and the distance between them', () => {
  expect(firstLines(ushant, say)).toBe(
    'The table is 72 by 48 inches. Ushant is in the north-east, with 4 inches of shoal water round it. ' +
      'The British enter from the north-west, course south-east, 48 inches from the French. ' +
      'The French enter from the south-east, course north-west.',
  )
  const [first, ...others] = ushant.squadrons
  const late = { ...ushant, squadrons: [{ ...first!, speed: 0 }, ...others.map((each) => ({ ...each, arrives: 4 }))] }
  expect(firstLines(late, say)).toContain('The British begin at rest in the north-west')
  expect(firstLines(late, say)).toContain('Cruisers: from the north-west, course south-east, in turn 4.')
  // Nothing is known of where they enter, so nothing is said.
  const unknown = { ...ushant, squadrons: ushant.squadrons.map(({ entry: _, ...each }) => each) }
  expect(firstLines(unknown, say)).toBe('')
})

describe('what a text says otherwise is pointed out', () => {
  test.each([
    [
      'The British come down from the north-east.',
      'The text says “The British come down from the north-east”; on the chart the British are in the north-west.',
    ],
    [
      'The French line enters in the south, steering south.',
      'The text says “steering south”; on the chart the French steer north-west.',
    ],
    [
      'The British lie at speed 0.',
      'The text says “The British lie at speed 0”; in this battle the British begin at speed 16.',
    ],
    [
      'Leading ships are 30 inches apart.',
      'The text says “30 inches apart”; on the chart the leading ships are 48 inches apart.',
    ],
    [
      'British and French are 90 centimetres apart.',
      'The text says “90 centimetres apart”; on the chart the leading ships are 48 inches apart.',
    ],
    ['The wind is in the north.', 'The text says “wind is in the north”; the wind of this battle is south-west.'],
    [
      'A stiff north-easterly wind blows.',
      'The text says “north-easterly wind”; the wind of this battle is south-west.',
    ],
    [
      'The table is eight feet by four.',
      'The text says “table is eight feet by four”; the table of the chart is 72 by 48 inches.',
    ],
    ['No land on the table, open sea.', 'The text says “open sea”; the chart has land on the table.'],
    [
      'An island lies in the south-west corner.',
      'The text says “island lies in the south-west”; the chart has no land there.',
    ],
    ['Visibility is 40 inches.', 'The text says “Visibility is 40 inches”; visibility in this battle is 56 inches.'],
    [
      'The cruisers begin in the middle of the table.',
      'The text says “The cruisers begin in the middle of the table”; on the chart Cruisers are in the north-west.',
    ],
  ])('%s', (text, sentence) => {
    expect(against(text)).toEqual([sentence])
  })

  test.each([
    'The British enter from the west, the French from the south.',
    'Keep the French from passing Ushant to the north-west.',
    'The French lie 8 inches apart in two lines.',
    'Leading ships are 47.5 inches apart.',
    'Victory to whoever leaves by the north-east edge.',
    'The British may enter from the south-east.',
    'The wind is not in the north, if it was once.',
    'Nobody thought that visibility is 40 inches.',
    'Der Wind kommt von West, die Wind-Stärke 4.',
    'Die British Division läuft von Süden ein, speed 12.',
    '',
    '… north … 48 inches; wind',
  ])('and not: %s', (text) => {
    expect(against(text)).toEqual([])
  })

  test.each([
    ['The British come down from the south-east.', 'The British come down from the north-west.'],
    [
      'The French line enters in the south, steering south.',
      'The French line enters in the south, steering north-west.',
    ],
    ['The British lie at speed 0.', 'The British lie at speed 16.'],
    ['Leading ships are thirty or 30 inches apart.', undefined],
    ['British and French are 90 centimetres apart.', 'British and French are 48 inches apart.'],
    ['A stiff north-easterly wind blows.', 'A stiff south-westerly wind blows.'],
    ['North-easterly winds, then the wind is northerly.', 'North-easterly winds, then the wind is south-westerly.'],
    ['The table is eight feet by four, and green.', 'The table is 72 by 48 inches, and green.'],
    ['Visibility is 40 inches.', 'Visibility is 56 inches.'],
    ['No land on the table, open sea.', undefined],
  ])('and mended where another word would do: %s', (text, mended) => {
    const [found] = chartAgainstText(text, ushant, say, claimsIn)
    expect(found?.mended?.text).toBe(mended)
    if (mended !== undefined) expect(against(mended)).toEqual([])
  })

  test('by no rules where its language has none', () => {
    expect(chartAgainstText('The British come down from the south-east.', ushant, say, () => [])).toEqual([])
  })

  test('with its place in the text', () => {
    const text = 'Dawn.\n\nThe British enter from the south-east.'
    const [found] = chartAgainstText(text, ushant, say, claimsIn)
    expect(text.slice(found!.at, found!.at + found!.quote.length)).toBe(found!.quote)
  })

  test('soon, in twelve thousand letters of any kind', () => {
    const texts = ['a', 'wind ', 'table ', 'The British, ', 'open sea', '(((', '1 inch apart,', 'on a '].map((part) =>
      part.repeat(12_000 / part.length),
    )
    for (const text of texts) expect(chartAgainstText(text, ushant, say, claimsIn).length).toBeLessThan(4000)
  })
})
