import { shipName } from '../../../game/ship-name'
import type { GameState, ShipInPlay } from '../../../game/state'
import type { BoxId } from '../../../kernel/ids'
import type { Phrase } from '../../../kernel/phrase'
import type { Words } from '../../../words/speak'
import { shipById } from '../../kit/on-table'
import type { Aid, ReferenceTable } from '../../pack/rules-pack'
import { isExploding } from '../procedures/damage/fire-flash-flooding'
import { mountsOf, type Mount } from '../procedures/gunnery/batteries'
import {
  gunPercent,
  modifiersSaid,
  roundedSum,
  straddlesOf,
  sumOfShip,
  type Concentration,
  type Modifiers,
} from '../procedures/gunnery/concentration'
import { gunsLeft, gunsOf, hindrance, type Hindrance } from '../procedures/gunnery/guns'
import { sectors, silent, visibilityInches } from '../procedures/gunnery/salvo-form'
import { inWords, saysOfAids as phraseOf, saysOfGunnery as says } from '../sentence'
import { gunLetters, type GunLetter, type Sector } from '../ship/ship'
import { rangeBandsInches, guns as table, type GunReading } from '../tables/tables'

/** What she can fire now: guns by where the target lies, their chances by range, and those that are silent. */
export const gunneryCardAid: Aid = {
  name: 'gunneryCard',
  of: 'ship',
  tables(state, id, words) {
    const ship = shipById(state, id)
    if (!ship) return []
    const card = gunneryCard(state, ship)
    return [
      bearingTable(ship, card, words),
      ...card.letters.map((letter) => chances(letter, words, visibilityInches(state))),
      ...hindered(ship, card, words),
    ]
  },
}

function bearingTable(ship: ShipInPlay, card: GunneryCard, words: Words): ReferenceTable {
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

/** What a ship can fire now, at which ranges and with what chance. */
export interface GunneryCard {
  /** Why she fires nothing more this turn; `null` while she can. */
  readonly silent: Phrase | null
  /** Her own fire is at `Explosion!`: her sums are halved. */
  readonly halved: boolean
  /** Heaviest first. */
  readonly letters: readonly LetterCard[]
}

interface LetterCard {
  readonly letter: GunLetter
  readonly mounts: readonly MountCard[]
  /** Guns that can fire, by where the target lies. */
  readonly bearing: Readonly<Record<Sector, number>>
  /** The columns of the table that she reaches. */
  readonly ranges: readonly RangeCard[]
}

interface MountCard {
  readonly box: BoxId
  readonly guns: number
  readonly sectors: readonly Sector[]
  readonly hindrance: Phrase | null
}

interface RangeCard {
  readonly upToInches: number
  readonly penetration: number
  /** Whether one sees so far. */
  readonly inSight: boolean
  /** What each gun has, the least and the most: the sea may touch lower decks alone. */
  readonly gunPercent: { readonly least: number; readonly most: number }
  /** All her guns of the letter that bear, added up and rounded. */
  readonly bearing: Readonly<Record<Sector, Sum>>
}

type Sum = Pick<Concentration, 'percent' | 'sure' | 'oneMore'>

/** With a target her speed is counted in; without one she is taken to make from 5 to 15. */
export function gunneryCard(state: GameState, ship: ShipInPlay, target?: ShipInPlay): GunneryCard {
  const mounts = mountsOf(ship.document)
  const modifiers = modifiersSaid(state, ship, target)
  const letters = gunLetters.filter((letter) => mounts.some((mount) => mount.letter === letter))
  const why = silent(state, ship) ?? null
  const left = (mount: Mount) => ({ ...mount, guns: gunsLeft(state, ship.id, mount) })
  const hindered = mounts.map((mount) => ({ mount, why: hindrance(state, ship, mount) }))
  return {
    silent: why,
    halved: isExploding(ship),
    letters: letters.map((letter) => {
      const ofLetter = hindered.filter(({ mount }) => mount.letter === letter)
      // A ship that is lost, struck or gone fires nothing, whatever guns stand.
      const able = why ? [] : ofLetter.flatMap(({ mount, why: hindered }) => (hindered ? [] : [left(mount)]))
      return letterCard({ ship, letter, hindered: ofLetter, able, modifiers, seenInches: visibilityInches(state) })
    }),
  }
}

interface OfLetter {
  readonly ship: ShipInPlay
  readonly letter: GunLetter
  readonly hindered: readonly { readonly mount: Mount; readonly why: Hindrance | undefined }[]
  readonly able: readonly Mount[]
  readonly modifiers: Modifiers
  readonly seenInches: number
}

function letterCard({ ship, letter, hindered, able, modifiers, seenInches }: OfLetter): LetterCard {
  const mounts = hindered.map(({ mount }) => mount)
  return {
    letter,
    mounts: hindered.map(({ mount: { box, guns, sectors: bears }, why }) => ({
      box,
      guns,
      sectors: bears,
      hindrance: why ? says(`hindrance.${why}`) : null,
    })),
    bearing: bySector((sector) => gunsOf(able.filter((mount) => mount.sectors.includes(sector)))),
    ranges: table[letter].map((reading, column) => ({
      upToInches: rangeBandsInches[column]!,
      penetration: reading[1],
      inSight: (rangeBandsInches[column - 1] ?? 0) < seenInches,
      gunPercent: leastAndMost(ship, mounts, reading, modifiers),
      bearing: bySector((sector) => {
        const firing = able.filter((mount) => mount.sectors.includes(sector))
        const percent = roundedSum(sumOfShip({ ship, mounts: firing }, letter, reading, modifiers).percent)
        return { percent, ...straddlesOf(percent) }
      }),
    })),
  }
}

function leastAndMost(ship: ShipInPlay, mounts: readonly Mount[], reading: GunReading, modifiers: Modifiers) {
  const percents = mounts.map((mount) => gunPercent(ship, mount, reading, modifiers))
  return { least: Math.min(...percents), most: Math.max(...percents) }
}

function bySector<Value>(value: (sector: Sector) => Value): Readonly<Record<Sector, Value>> {
  return Object.fromEntries(sectors.map((sector) => [sector, value(sector)])) as Readonly<Record<Sector, Value>>
}
