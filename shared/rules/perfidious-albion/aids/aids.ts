import { shipName } from '../../../game/ship-name'
import type { GameState, ShipInPlay } from '../../../game/state'
import type { Phrase } from '../../../kernel/phrase'
import type { Words } from '../../../words/speak'
import { shipById, squadronById } from '../../kit/on-table'
import type { Aid, ReferenceTable } from '../../pack/rules-pack'
import { steeringDamaged } from '../procedures/damage/hull'
import { isExploding } from '../procedures/damage/fire-flash-flooding'
import { gunPercent, modifiersSaid, roundedSum, sumOfShip } from '../procedures/gunnery/concentration'
import { gunsLeft, gunsOf, hindrance, mountsOf, silent, type Hindrance, type Mount } from '../procedures/gunnery/guns'
import { turningCircles } from '../procedures/movement/move-squadron'
import { speedsOf, squadronSpeeds, type ShipSpeeds, type Speeds } from '../procedures/movement/speeds'
import { isDoneThisTurn } from '../procedures/turn/acting'
import { hazardsFlagged } from '../procedures/turn/hazard'
import { inWords, saysOfAids as phraseOf, saysOfGunnery } from '../sentence'
import { gunLetters, sectors, type GunLetter, type Sector } from '../ship/ship'
import { figureNow } from '../table/table-facts'
import { guns, rangeBandsInches, type GunReading } from '../tables/tables'

/** Ship by ship what a squadron may do in its movement, the leading one first: speeds, astern, circles, obstacles. */
export const movementTables: Aid = {
  name: 'movement',
  of: 'squadron',
  tables(state, id, words) {
    const squadron = squadronById(state, id)
    if (!squadron) return []
    const ships = speedsOf(state, squadron)
    const say = inWords(words)
    return [
      {
        key: 'movement',
        title: say('movementOf', { squadron: squadron.name }),
        columns: ['ship', 'ahead', 'astern', 'circle', 'emergency', 'remarks'].map((column) => say(column)),
        rows: ships.map((ship) => rowOf(state, ship, words)),
        notes: [sayTogether(squadronSpeeds(ships, 'ahead').common), phraseOf('speedsBy')],
      },
    ]
  },
}

function rowOf(state: GameState, { ship, legal }: ShipSpeeds, words: Words): readonly string[] {
  const say = inWords(words)
  const inches = (is: number | undefined) => (is === undefined ? say('no') : say('inches', { inches: is }))
  const circles = turningCircles(state, ship)
  const remarks = [
    ...(isDoneThisTurn(state, 'moved', ship.id) ? [say('moved')] : []),
    ...(steeringDamaged(state, ship.id) ? [say('helm')] : []),
    ...(circles.isTight ? [say('tight')] : []),
    ...hazardsFlagged(state).flatMap((hazard) => (hazard.ship === ship.id ? [say(`hazard.${hazard.kind}`)] : [])),
  ]
  return [
    shipName(ship),
    sayReach(legal.ahead, words),
    sayReach(legal.astern, words),
    inches(circles.inches),
    inches(circles.isTight ? undefined : circles.nextSmallerInches),
    remarks.length > 0 ? remarks.join(', ') : say('nothing'),
  ]
}

function sayReach(speeds: Speeds | undefined, words: Words): string {
  const say = inWords(words)
  if (!speeds) return say('no')
  return say(speeds.least === speeds.most ? 'only' : 'fromTo', { ...speeds })
}

/** Speeds that the whole squadron can make; none where somebody has to fall out. */
function sayTogether(speeds: Speeds | undefined): Phrase {
  if (!speeds) return phraseOf('notTogether')
  return phraseOf(speeds.least === speeds.most ? 'togetherOnly' : 'together', { ...speeds })
}

/** Her guns of one letter. */
interface OfLetter {
  readonly letter: GunLetter
  readonly mounts: readonly Mount[]
  /** Those that can fire, with the guns that they have left. */
  readonly able: readonly Mount[]
  readonly hindered: readonly { readonly mount: Mount; readonly why: Hindrance }[]
}

/** What she can fire now: guns by where the target lies, their chances by range, and those that are silent. */
export const gunneryCardAid: Aid = {
  name: 'gunneryCard',
  of: 'ship',
  tables(state, id, words) {
    const ship = shipById(state, id)
    if (!ship) return []
    const letters = gunLetters.flatMap((letter) => ofLetter(state, ship, letter))
    return [
      bearingTable(state, ship, letters, words),
      ...letters.map((each) => chances(state, ship, each, words)),
      ...hinderedTable(ship, letters, words),
    ]
  },
}

function ofLetter(state: GameState, ship: ShipInPlay, letter: GunLetter): readonly OfLetter[] {
  const mounts = mountsOf(ship.document).filter((mount) => mount.letter === letter)
  const found = mounts.map((mount) => ({ mount, why: hindrance(state, ship, mount) }))
  const hindered = found.flatMap(({ mount, why }) => (why ? [{ mount, why }] : []))
  const left = found.flatMap(({ mount, why }) => (why ? [] : [{ ...mount, guns: gunsLeft(state, ship.id, mount) }]))
  // A ship that is lost, struck or gone fires nothing, whatever guns stand.
  const able = silent(state, ship) ? [] : left
  return mounts.length > 0 ? [{ letter, mounts, able, hindered }] : []
}

const bearing = (mounts: readonly Mount[], sector: Sector) => mounts.filter((mount) => mount.sectors.includes(sector))

function bearingTable(state: GameState, ship: ShipInPlay, letters: readonly OfLetter[], words: Words): ReferenceTable {
  const say = inWords(words)
  const values = { ship: shipName(ship) }
  const why = silent(state, ship)
  return {
    key: 'bearing',
    title: say('guns', values),
    columns: [say('gun'), say('carried'), ...sectors.map((sector) => say(sector))],
    rows: letters.map(({ letter, mounts, able }) => [
      letter,
      String(gunsOf(mounts)),
      ...sectors.map((sector) => String(gunsOf(bearing(able, sector)))),
    ]),
    notes: [
      ...(why ? [phraseOf('silentNote', { ...values, why: words(why.key, why.values) })] : []),
      ...(isExploding(ship) ? [phraseOf('halvedNote')] : []),
      phraseOf('speedNote'),
    ],
  }
}

/** What each gun has, and her sums to each side, all her guns of the letter together; the columns that she reaches. */
function chances(state: GameState, ship: ShipInPlay, { letter, mounts, able }: OfLetter, words: Words): ReferenceTable {
  const say = inWords(words)
  // Without a target she is taken to make from 5 to 15.
  const modifiers = modifiersSaid(state, [ship])
  const seenInches = figureNow(state, 'visibilityInches')
  const isInSight = (column: number) => (rangeBandsInches[column - 1] ?? 0) < seenInches
  const sum = (sector: Sector, reading: GunReading) =>
    roundedSum(sumOfShip({ ship, mounts: bearing(able, sector) }, letter, reading, modifiers).percent)
  return {
    key: `chances-${letter}`,
    title: say('chances', { letter }),
    columns: [say('range'), say('penetration'), say('eachGun'), ...sectors.map((sector) => say(sector))],
    rows: guns[letter].map((reading, column) => [
      say(isInSight(column) ? 'inches' : 'outOfSight', { inches: rangeBandsInches[column]! }),
      String(reading[1]),
      sayEach(
        mounts.map((mount) => gunPercent(ship, mount, reading, modifiers)),
        words,
      ),
      ...sectors.map((sector) => say('percent', { percent: sum(sector, reading) })),
    ]),
    notes: guns[letter].every((_, column) => isInSight(column)) ? [] : [phraseOf('sightNote', { inches: seenInches })],
  }
}

/** The least and the most: the sea may touch lower decks alone. */
function sayEach(percents: readonly number[], words: Words): string {
  const [least, most] = [Math.min(...percents), Math.max(...percents)]
  return least === most ? inWords(words)('percent', { percent: most }) : inWords(words)('percents', { least, most })
}

function hinderedTable(ship: ShipInPlay, letters: readonly OfLetter[], words: Words): readonly ReferenceTable[] {
  const say = inWords(words)
  const rows = letters.flatMap(({ letter, hindered }) =>
    hindered.map(({ mount: { box, guns }, why }) => [
      box.replace('-', '·'),
      say('mount', { letter, guns }),
      words(saysOfGunnery(`hindrance.${why}`).key),
    ]),
  )
  const columns = ['cell', 'gun', 'why'].map((column) => say(column))
  const title = say('hindered', { ship: shipName(ship) })
  return rows.length > 0 ? [{ key: 'hindered', title, columns, rows, notes: [] }] : []
}
