import { usualRules } from '../decks/deck-rules'
import { freshTablePlan } from '../table-view/table-plan'
import type { Channel } from './channels'
import type { Input } from './contract'

type DeckPlanInput = Input<'librarySaveScenarioDecks'>['decks'][number]

const game = 'off-ushant-1898'
const batch = 'b-1'
const job = 'fleet'
const marginsMm = { top: 5, right: 5, bottom: 5, left: 5 }
const backOffset = { acrossMm: 0, downMm: 1 }
const profile = { name: 'Club', paper: 'A4', marginsMm, backOffset } as const
const deckPlan: DeckPlanInput = {
  kind: 'naval',
  side: 'royal-navy',
  called: '',
  rules: usualRules,
  isOpen: true,
  reds: ['7H', '8D'],
  blacks: 2,
  preset: { skill: 3, serviceability: 4 },
}
const book: Input<'printBook'> = {
  job,
  title: 'Off Ushant',
  parts: [
    { part: 'cards', of: { from: 'game', game, ships: ['majestic'], fresh: false }, perPage: 'fit' },
    { part: 'briefing', of: { from: 'scenario', scenario: 'off-ushant' }, orders: { side: 'royal-navy' } },
  ],
  profile,
  ink: 'grey',
}

/** One input for every channel, as deep as its schema lets it be. */
export const sampleInputs: { readonly [Name in Channel]: Input<Name> } = {
  appDescribe: undefined,
  settingsRead: undefined,
  settingsChange: { theme: 'night', backOffset, printProfiles: [{ ...profile }] },
  libraryList: undefined,
  libraryReadShip: { pack: 'perfidious-albion', ship: 'majestic' },
  libraryReadScenario: { scenario: 'off-ushant' },
  libraryReadDeck: { deck: 'storms' },
  librarySave: { kind: 'deck', text: '{}', replaces: { slug: 'storms', was: '{}' } },
  librarySaveScenarioDecks: { scenario: 'off-ushant', decks: [deckPlan] },
  libraryChooseFolder: undefined,
  libraryUseFolder: { folder: '/media/club', copy: true },
  libraryReveal: { path: '' },
  libraryChange: {
    change: 'club-night',
    put: [{ text: '{}', was: '{}' }],
    games: [['{}']],
    remove: [{ kind: 'ship', pack: 'perfidious-albion', slug: 'majestic' }],
  },
  libraryChangeCancel: { change: 'club-night' },
  libraryUndo: { change: 'club-night' },
  libraryOffered: undefined,
  openTable: {
    do: 'invite',
    role: { is: 'player', side: 'royal-navy', ships: ['majestic', 'canopus'] },
  },
  gameStart: { scenario: 'off-ushant', title: 'Off Ushant' },
  gameOpen: { game, unanswered: batch },
  gameClose: { game },
  gameAppend: {
    game,
    batch,
    after: { seq: 0, crc: '0' },
    entries: [{ kind: 'note', text: 'Smoke to the north', refs: ['majestic'] } as never],
  },
  gameRetry: { game },
  gameUnsent: { game, lines: 2 },
  gameLines: { game, from: 0, count: 100 },
  gameTouching: { game, ship: 'majestic', of: { box: 'hull-1' } },
  gameStateAt: { game, seq: 4 },
  gameRemove: { game },
  gameExport: { game },
  deckAction: { game, batch, action: { do: 'lay', deck: 'mishaps', plan: deckPlan } },
  deckSecrets: { game, of: { is: 'side', side: 'royal-navy' } },
  umpireNotes: { game },
  printReport: { job, title: 'Off Ushant', game, as: 'markdown' },
  printBook: book,
  printPreview: book,
  printCancel: { job },
  printOpen: { job },
  tableOpen: undefined,
  tableClose: undefined,
  tableState: undefined,
  tableShow: { picture: { is: 'blank', theme: 'night' } },
  tablePlanRead: { game },
  tablePlanKeep: { game, plan: { ...freshTablePlan, pinned: { ship: 'majestic', squadron: null } } },
}
