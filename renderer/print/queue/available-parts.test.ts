import { describe, expect, it } from 'vitest'
import { printableCompany, pickedShips, titleOf, withShips } from './printable-company'
import { availableDecks, partName, availableParts } from './available-parts'
import { printableDecks, printableGame, printableScenario, printableShips } from '../../stores/print-at-hand'
import { firstHabits } from '../../stores/print-fresh-parts'
import { scenario, ships } from '../print-dialog.testing'
import { printJob } from '#shared/print/print-request'
import { usualMargins } from '#shared/print/print-profile'
import type { DeckDocument } from '#shared/decks/deck-document'
import type { ScenarioDocument } from '#shared/documents/scenario'
import type { GameState } from '#shared/game/state'
import { gameId } from '#shared/kernel/ids'

const pack = 'perfidious-albion'
const game = { title: 'Tuesday', game: gameId('tuesday'), pack }
const squalls = { slug: 'squalls', title: 'Squalls' } as unknown as DeckDocument
const plan = { kind: 'own', side: 'rn', called: '', deck: 'squalls' }
const known = {
  ships,
  decks: [squalls],
  scenario: (slug: string) =>
    slug === scenario.slug ? ({ ...scenario, decks: [plan] } as unknown as ScenarioDocument) : undefined,
  game: () => undefined,
  habits: firstHabits,
}
const kinds = (printable: Parameters<typeof availableParts>[0]) =>
  availableParts(printable, known).map(({ part }) => part.part)

describe('the menu of a print', () => {
  it('has all that there is of a scenario, and the report of a game besides', () => {
    const ofScenario = [
      'cards',
      'roster',
      'plate',
      'briefing',
      'reference',
      'blanks',
      'orders',
      'deck',
      'deck',
      'testPage',
    ]
    expect(kinds(printableScenario(scenario, false))).toEqual(ofScenario)
    expect(kinds(printableGame(game, false))).toContain('report')
  })

  it('has no ship of a battle on land, and the events of one', () => {
    const printable = printableGame({ ...game, pack: 'field-battle' }, true)
    expect(kinds(printable)).toEqual(['briefing', 'reference', 'report', 'deck', 'deck', 'testPage'])
    expect(availableDecks(printable, known).map(({ what }) => what.from)).toEqual(['own', 'field'])
  })

  it('offers nothing that the machine would not read', () => {
    const profile = { name: 'Club', paper: 'A4', marginsMm: usualMargins('A4'), backOffset: { acrossMm: 0, downMm: 0 } }
    for (const printable of [
      printableScenario(scenario, false),
      printableGame({ ...game, headCrc: '1a2b' }, false),
      printableShips('Majestic', pack, ['majestic']),
      printableDecks('Squalls', [{ name: 'Squalls', what: { from: 'own', deck: 'squalls' } }]),
    ]) {
      const parts = availableParts(printable, known).map(({ part }) => part)
      const read = printJob.safeParse({ job: 'a', title: printable.title, parts, profile, ink: 'grey' })
      expect(read.error).toBeUndefined()
    }
  })

  it('calls a deck by its name on the page, and names each once', () => {
    const printable = printableScenario(scenario, false, [{ name: 'Draft', what: { from: 'own', deck: 'squalls' } }])
    const decks = availableDecks(printable, known)
    expect(decks.map(({ name }) => name)).toEqual(['Draft', 'Naval event cards'])
    expect(partName(availableParts(printable, known).at(-3)!.part, decks)).toBe('Deck: Draft')
  })
})

describe('the ships at hand', () => {
  it('are those of a scenario by side and squadron, under their names', () => {
    const company = printableCompany(printableScenario(scenario, false), known)
    expect(company.groups.map(({ name, ships }) => [name, ships.length])).toEqual([
      ['Royal Navy', 2],
      ['Marine nationale', 1],
    ])
    expect(company.ships[0]).toEqual({ id: 'majestic-1', name: 'Majestic' })
  })

  it('are those of the open game as they are called in it; of any other nobody is known', () => {
    const printable = printableGame(game, false)
    expect(printableCompany(printable, known).ships).toEqual([])
    const ship = (id: string, name: string) => ({ id, document: { name, slug: id }, fields: {} })
    const state = {
      sides: [{ id: 'rn', name: 'Royal Navy', flag: '' }],
      squadrons: [
        { id: 'a', side: 'rn', name: 'First', order: ['mars'] },
        { id: 'b', side: 'rn', name: 'Second', order: ['majestic'] },
      ],
      ships: { majestic: ship('majestic', 'Majestic'), mars: ship('mars', 'Mars'), foam: ship('foam', 'Foam') },
    } as unknown as GameState
    const company = printableCompany(printable, { ...known, game: () => state })
    expect(company.ships.map(({ name }) => name)).toEqual(['Mars', 'Majestic', 'Foam'])
    expect(company.groups.map(({ name }) => name)).toEqual(['Royal Navy', 'Royal Navy: First', 'Royal Navy: Second'])
  })

  it('of the library are never none', () => {
    const printable = printableShips('2 ships', pack, ['majestic', 'brennus'])
    const company = printableCompany(printable, known)
    const one = withShips(printable.ships!, ['brennus'], company)
    expect([one.ships, pickedShips(one, company)]).toEqual([['brennus'], ['brennus']])
    const all = withShips(one, [], company)
    expect([all.ships, pickedShips(all, company)]).toEqual([['majestic', 'brennus'], []])
  })
})

it('calls a print by the one ship whose card it is, and by the game as soon as there is more', () => {
  const printable = printableGame(game, false)
  const company = { sides: [], groups: [], ships: [{ id: 'majestic', name: 'Majestic' }] }
  const [cards, roster] = availableParts(printable, known).map(({ part }) => part)
  if (cards?.part !== 'cards' || !roster) throw new Error('no cards at hand')
  const one = { ...cards, of: withShips(cards.of, ['majestic'], company) }
  expect(titleOf(printable, [one], company)).toBe('Majestic, Tuesday')
  expect(titleOf(printable, [one, roster], company)).toBe('Tuesday')
  expect(titleOf(printable, [cards], company)).toBe('Tuesday')
})
