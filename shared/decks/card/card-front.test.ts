import fc from 'fast-check'
import { expect, test } from 'vitest'
import { measure } from '../../card/measure'
import type { Operation, TextOp } from '../../card/operations'
import { palettes } from '../../card/palettes'
import { cardMarkup } from '../../card/svg'
import { lastings, type OwnCard } from '../own-card'
import { en } from '../../rules/words'
import { speaker } from '../../words/speak'
import { navalEventIds, navalEvents } from '../naval/events'
import { cardFront } from './card-front'
import { cardBack, pictureOf } from './pictures'
import { navalCard, ownCardFace, printedFace } from './printed-face'
import { cardHeightMm, cardWidthMm } from './playing-card'

const words = speaker(en)

const fog: OwnCard = {
  id: 'fog',
  title: 'Fog bank',
  text: 'A bank of fog drifts across the line. Nobody sees further than 2,000 yards until it has passed.',
  copies: 2,
  mark: '♠7',
  severity: 'minor',
  lasts: 'turns',
  asks: [
    { ask: 'formation', whose: 'enemy' },
    { ask: 'turns', least: 1, most: 3 },
  ],
}

const longWinded: OwnCard = {
  ...fog,
  id: 'long-winded',
  title: 'An admiral who has a great deal to say before anybody may fire at anything',
  text: 'The flag signals to the fleet that all ships turn together by divisions, and none of them answers. '
    .repeat(11)
    .slice(0, 1000),
  mark: 'NINE OF CUPS',
}

/** A card as a file that any browser shows, in the colours of print. */
function drawing(label: string, operations: readonly Operation[]): string {
  const colours = Object.entries(palettes.print)
    .map(([ink, colour]) => `--${ink}:${colour}`)
    .join(';')
  return `${cardMarkup({ widthMm: cardWidthMm, heightMm: cardHeightMm, label, operations })}\n`
    .replace('>', `><style>svg{${colours}}</style>`)
    .replaceAll('><', '>\n<')
}

function textsOf(operations: readonly Operation[]): readonly TextOp[] {
  return operations.filter((operation) => operation.op === 'text')
}

/** Lines that leave the neatline of the card, or are too small to be read. */
function astray(operations: readonly Operation[]): readonly TextOp[] {
  return textsOf(operations).filter((operation) => {
    const { x, y, text, size, face, anchor } = operation
    const width = measure(face, size, text)
    const from = anchor === 'end' ? x - width : anchor === 'middle' ? x - width / 2 : x
    return from < 4 || from + width > 59.5 || y - size * 0.72 < 4 || y + size * 0.25 > 85 || size < 1.6
  })
}

test.each([
  ['naval-rudder', navalCard('JD', words)],
  ['naval-friendly-fire', navalCard('AH', words)],
  ['naval-secondary-battery', navalCard('KD', words)],
  ['black', navalCard('black', words)],
  ['own-fog', ownCardFace(fog, words)],
  ['own-long-winded', ownCardFace(longWinded, words)],
])('%s', async (name, card) => {
  await expect(drawing(card.title, cardFront(card))).toMatchFileSnapshot(`${name}.golden.svg`)
})

test('the back', async () => {
  await expect(drawing('Spotting Top', cardBack())).toMatchFileSnapshot('back.golden.svg')
})

test('every event has a picture of its own, with one accent in red at least; a card without one shows the rose', () => {
  const pictures = navalEvents.map(({ key }) => JSON.stringify(pictureOf(key)))
  expect(new Set([...pictures, JSON.stringify(pictureOf(null))]).size).toBe(navalEvents.length + 1)
  for (const picture of pictures) expect(picture).toContain('"red"')
  expect(pictureOf('constructor')).toBe(pictureOf(null))
})

test('no line of a naval card leaves it, and none of its words is cut', () => {
  for (const id of [...navalEventIds, 'black']) {
    const card = navalCard(id, words)
    const front = cardFront(card)
    expect(astray(front)).toEqual([])
    expect(textsOf(front).filter(({ text }) => text.includes('…'))).toEqual([])
    const said = textsOf(front).map(({ text }) => text)
    expect(said.join(' ')).toContain(card.title)
    expect(said.join(' ')).toContain(card.text)
  }
})

test('each fact of a naval card has one line, and no line begins with a dash', () => {
  for (const id of navalEventIds) {
    const card = navalCard(id, words)
    const said = textsOf(cardFront(card)).map(({ text }) => text)
    expect(said).toEqual(expect.arrayContaining(card.facts.map(([, value]) => value)))
    expect(said.filter((line) => line.startsWith('–'))).toEqual([])
  }
})

test('no line of any custom card leaves it', () => {
  const someText = (most: number) =>
    fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: most }),
      fc.constantFrom('W', 'wide words ', 'i ', 'ﬃ', '—', 'line\n').map((part) => part.repeat(most).slice(0, most)),
    )
  const whose = fc.constantFrom('own' as const, 'enemy' as const, 'any' as const)
  const asked = fc.oneof(
    fc.record({ ask: fc.constantFrom('ship' as const, 'formation' as const), whose }),
    fc.record({
      ask: fc.constant('die' as const),
      die: fc.constantFrom('D6' as const, 'D20' as const),
      rows: fc.array(fc.record({ from: fc.integer(), to: fc.integer(), says: someText(120) }), { maxLength: 8 }),
    }),
    fc.record({ ask: fc.constant('turns' as const), least: fc.nat(99), most: fc.nat(99) }),
  )
  const ownCard = fc.record({
    id: fc.constant('card'),
    title: someText(80),
    text: someText(1000),
    copies: fc.constant(1),
    mark: someText(12),
    severity: fc.constantFrom('minor' as const, 'decisive' as const),
    lasts: fc.constantFrom(...lastings),
    asks: fc.array(asked, { maxLength: 6 }),
  })
  fc.assert(
    fc.property(ownCard, (card) => {
      expect(astray(cardFront(ownCardFace(card, words)))).toEqual([])
    }),
    { numRuns: 60 },
  )
})

test('a thousand letters are set small, and longer text ends in an ellipsis', () => {
  const lines = textsOf(cardFront(ownCardFace(longWinded, words)))
  expect(lines.some(({ text }) => text.endsWith('…'))).toBe(true)
  expect(Math.min(...lines.map(({ size }) => size))).toBeGreaterThanOrEqual(2)
})

test('a custom deck prints its own text, its blacks are black, and an unknown face shows its name', () => {
  const pile = { printed: [fog] }
  expect(printedFace(pile, 'fog', words)).toEqual(ownCardFace(fog, words))
  expect(printedFace(pile, 'black', words)).toEqual(navalCard('black', words))
  expect(printedFace({}, 'QD', words).title).toBe('Signalling error')
  expect(printedFace(pile, 'mist', words).title).toBe('mist')
})

test('the house rule says who names the ship that is attacked', () => {
  const struck = (victimChosenBy: 'owner' | 'cardPlayer') =>
    navalCard('4D', words, { victimChosenBy, halfBattery: 'up', steeringCasualty: 'd6' }).facts[0]?.[1]
  expect(struck('owner')).toBe('one ship, its owner chooses')
  expect(struck('cardPlayer')).toBe('one enemy ship')
})

test('with bleed the ground extends beyond the cut on every side', () => {
  for (const operations of [cardFront(navalCard('QD', words), 3), cardBack(3)]) {
    expect(operations[0]).toMatchObject({ op: 'rect', x: -3, y: -3, width: 69.5, height: 94.9 })
  }
  expect(cardBack(6)[0]).toMatchObject({ fill: 'ink', width: 75.5 })
  expect(cardBack()[0]).toMatchObject({ fill: 'sheet', width: cardWidthMm })
})
