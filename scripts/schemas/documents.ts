import { z, type ZodType } from 'zod'
import { tablePlans } from '../../electron/desk/table-plans'
import { tablePlace, windowState } from '../../electron/shell/places'
import { settings } from '../../shared/bridge/settings'
import { bundleHead } from '../../shared/documents/bundle'
import { bundleLimits } from '../../shared/documents/bundle-sign'
import { documentFormats, pathOf, shipFile } from '../../shared/documents/formats'
import { anyLine, headLine, journalVersion } from '../../shared/game/journal-line'
import { rulesPacks } from '../../shared/rules'
import { en } from '../../shared/rules/words'
import { speaker } from '../../shared/words/speak'

/** One kind of file that the program writes, as its JSON Schema and the list of schemas name it. */
export interface DescribedDocument {
  /** The schema is `<name>.schema.json`. */
  readonly name: string
  readonly title: string
  /** One sentence. */
  readonly description: string
  readonly where: string
  readonly writtenBy: string
  /** Of the format; `null` for a file that has none. */
  readonly version: number | null
  readonly schema: ZodType
}

const { ship, scenario, deck } = documentFormats
const say = speaker(en)

const shipsOfPacks = rulesPacks.flatMap(({ id, shipData }): DescribedDocument[] =>
  shipData === undefined
    ? []
    : [
        {
          name: `ship-${id}`,
          title: `Ship of ${say(`rules.${id}.name`)}`,
          description: `A ship with her figures as ${say(`rules.${id}.name`)} reads them.`,
          where: pathOf('ship', { pack: id, slug: '<slug>' }),
          writtenBy: 'the ship editor and import; the starter library',
          version: ship.version,
          schema: shipFile.extend({ pack: z.literal(id), data: shipData }),
        },
      ],
)

/** Every line is written with its checksum before all else. */
const crc = z.string().regex(/^[0-9a-f]{8}$/)
const head = z.strictObject({ crc, ...headLine.shape })
const line = z.discriminatedUnion('kind', [
  head,
  ...anyLine.options.filter((option) => option !== headLine).map((option) => z.strictObject({ crc, ...option.shape })),
])

export const documents: readonly DescribedDocument[] = [
  {
    name: 'ship',
    title: 'Ship',
    description:
      'What ship documents share in all rules packs; "data" is the pack\'s own part, for which each pack has a schema.',
    where: pathOf('ship', { pack: '<pack>', slug: '<slug>' }),
    writtenBy: 'the ship editor and import; the starter library',
    version: ship.version,
    schema: ship.schema,
  },
  ...shipsOfPacks,
  {
    name: 'scenario',
    title: 'Scenario',
    description: 'A battle before it begins: its texts, sides, squadrons with ships by name, weather and house rules.',
    where: pathOf('scenario', { slug: '<slug>' }),
    writtenBy: 'import and the starter library; the deck page writes its decks',
    version: scenario.version,
    schema: scenario.schema,
  },
  {
    name: 'deck',
    title: 'Event deck',
    description: 'Event cards made by a player, with the words that are read out and the questions that they ask.',
    where: pathOf('deck', { slug: '<slug>' }),
    writtenBy: 'the deck editor and import; the starter library',
    version: deck.version,
    schema: deck.schema,
  },
  {
    name: 'bundle',
    title: 'Bundle',
    description: 'Ships, scenarios, decks and whole games in one file, to give to somebody else or to keep.',
    where: '<name>.spotting, wherever its owner keeps it',
    writtenBy: 'sharing, from the library',
    version: 1,
    schema: bundleHead.extend({
      ships: z.array(ship.schema).max(bundleLimits.things).exactOptional(),
      scenarios: z.array(scenario.schema).max(bundleLimits.things).exactOptional(),
      decks: z.array(deck.schema).max(bundleLimits.things).exactOptional(),
      games: z
        .array(z.strictObject({ title: z.string().max(80).exactOptional(), lines: z.array(line).min(1) }))
        .exactOptional(),
    }),
  },
  {
    name: 'journal-line',
    title: 'Journal line',
    description:
      'One line of a journal: the first is the head, all others say what was done at the table. The checksum "crc" is always the first member.',
    where: 'games/<slug>/journal.jsonl, line by line',
    writtenBy: 'every action at the table',
    version: journalVersion,
    schema: line,
  },
  {
    name: 'head',
    title: 'Head of a journal',
    description:
      'A copy of the first line of a journal: the whole scenario with its ships, so that a game needs no other file.',
    where: 'games/<slug>/head.json',
    writtenBy: 'starting a game, and opening one whose copy is missing',
    version: journalVersion,
    schema: head,
  },
  {
    name: 'settings',
    title: 'Settings',
    description:
      'What one machine remembers, printer profiles among it. Read setting by setting: a missing or unsound one takes its usual value.',
    where: "settings.json in the folder of the program's own data",
    writtenBy: 'the settings page and the print dialog',
    version: null,
    schema: settings,
  },
  {
    name: 'table-plans',
    title: 'Table plans',
    description: 'How the operator has set the second screen, game by game; the plan saved last is the last.',
    where: "table-plans.json in the folder of the program's own data",
    writtenBy: 'the controls of the second screen',
    version: null,
    schema: tablePlans,
  },
  {
    name: 'window',
    title: 'Place of the main window',
    description: 'Where the main window was when it was closed, in px.',
    where: "window.json in the folder of the program's own data",
    writtenBy: 'closing the window of the desktop program',
    version: null,
    schema: windowState,
  },
  {
    name: 'table-window',
    title: 'Place of the second screen',
    description: 'The display that the second screen was on, and its window when it does not fill that display, in px.',
    where: "table-window.json in the folder of the program's own data",
    writtenBy: 'closing or moving the second screen of the desktop program',
    version: null,
    schema: tablePlace,
  },
]
