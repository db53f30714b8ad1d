import { shipName } from '../../../game/ship-name'
import type { ShipInPlay } from '../../../game/state'
import type { Words } from '../../../words/speak'
import type { Aid, ReferenceTable } from '../../pack/rules-pack'
import { gunneryCard, type GunneryCard, type LetterCard, type RangeCard } from '../procedures/gunnery/gunnery-card'
import { visibilityInches } from '../procedures/gunnery/salvo-form'
import { sectors } from '../procedures/gunnery/salvo-form'
import { shipById } from '../../kit/on-table'
import { inWords, phraseOf } from './says'

/** What she can fire now: guns by where the target lies, their chances by range, and those that are silent. */
export const gunneryCardAid: Aid = {
  name: 'gunneryCard',
  of: 'ship',
  tables(state, id, words) {
    const ship = shipById(state, id)
    if (!ship) return []
    const card = gunneryCard(state, ship)
    return [
      bearing(ship, card, words),
      ...card.letters.map((letter) => chances(letter, words, visibilityInches(state))),
      ...hindered(ship, card, words),
    ]
  },
}

function bearing(ship: ShipInPlay, card: GunneryCard, words: Words): ReferenceTable {
  const say = inWords(words)
  const values = { ship: shipName(ship) }
  return {
    key: 'bearing',
    title: say('guns', values),
    columns: [say('gun'), say('carried'), ...sectors.map((sector) => say(sector))],
    rows: card.letters.map(({ letter, mounts, bearing: guns }) => [
      letter,
      String(mounts.reduce((sum, mount) => sum + mount.guns, 0)),
      ...sectors.map((sector) => String(guns[sector])),
    ]),
    notes: [
      ...(card.silent ? [phraseOf('silentNote', { ...values, why: words(card.silent.key, card.silent.values) })] : []),
      ...(card.halved ? [phraseOf('halvedNote')] : []),
      phraseOf('speedNote'),
    ],
  }
}

/** Her sums to each side, all her guns of the letter together. */
function chances({ letter, ranges }: LetterCard, words: Words, seenInches: number): ReferenceTable {
  const say = inWords(words)
  return {
    key: `chances-${letter}`,
    title: say('chances', { letter }),
    columns: [say('range'), say('penetration'), say('eachGun'), ...sectors.map((sector) => say(sector))],
    rows: ranges.map((range) => [
      say(range.inSight ? 'inches' : 'outOfSight', { inches: range.upToInches }),
      String(range.penetration),
      eachGun(range, words),
      ...sectors.map((sector) => say('percent', { percent: range.bearing[sector].percent })),
    ]),
    notes: ranges.every(({ inSight }) => inSight) ? [] : [phraseOf('sightNote', { inches: seenInches })],
  }
}

function eachGun({ gunPercent: { least, most } }: RangeCard, words: Words): string {
  const say = inWords(words)
  return least === most ? say('percent', { percent: most }) : say('percents', { least, most })
}

function hindered(ship: ShipInPlay, { letters }: GunneryCard, words: Words): readonly ReferenceTable[] {
  const say = inWords(words)
  const rows = letters.flatMap(({ letter, mounts }) =>
    mounts.flatMap(({ box, guns, hindrance }) =>
      hindrance
        ? [[box.replace('-', '·'), say('mount', { letter, guns }), words(hindrance.key, hindrance.values)]]
        : [],
    ),
  )
  const columns = ['cell', 'gun', 'why'].map((column) => say(column))
  const title = say('hindered', { ship: shipName(ship) })
  return rows.length > 0 ? [{ key: 'hindered', title, columns, rows, notes: [] }] : []
}
