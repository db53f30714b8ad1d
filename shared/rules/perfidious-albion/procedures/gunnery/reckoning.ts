import { shipName } from '../../../../game/ship-name'
import type { GameState, ShipInPlay } from '../../../../game/state'
import type { Phrase } from '../../../../kernel/phrase'
import type { Reckoning, SumLine } from '../../../pack/procedure'
import { saysOfForms as says, saysOfEvents, signedPercent, upTo } from '../../sentence'
import type { GunLetter } from '../../ship/ship'
import { shipOf } from '../../ship/ship-data'
import { figureNow } from '../../table/table-facts'
import { rangeBandsInches, readGun, type GunReading } from '../../tables/tables'
import { crewQualityOf } from '../morale/crew-test'
import {
  gunPercent,
  modifiersSaid,
  ofCrew,
  roundedSum,
  speedOf,
  straddlesOf,
  sumOfShip,
  type Modifiers,
} from './concentration'
import { firingGuns, gunsOf, type LetterGuns, type ShipGuns } from './guns'
import type { SalvoValues } from './salvo-form'

/** The sum of a salvo that `check` has passed, letter by letter, from the numbers that its dialogue uses. */
export function reckonSalvo(state: GameState, inputs: SalvoValues): readonly Reckoning[] {
  return firingGuns(state, inputs.firing, inputs.letters, inputs, inputs.guns).flatMap((group) => {
    const reading = readGun(group.letter, inputs.rangeInches)
    return reading ? [reckonLetter(state, inputs, group, reading)] : []
  })
}

interface ShipSum extends ShipGuns {
  readonly modifiers: Modifiers
  /** The sum of all her guns of the letter. */
  readonly percent: number
}

function reckonLetter(
  state: GameState,
  inputs: SalvoValues,
  { letter, ships }: LetterGuns,
  reading: GunReading,
): Reckoning {
  const sums = ships.map((of): ShipSum => {
    const modifiers = modifiersSaid(state, of.ship, inputs.target)
    return { ...of, modifiers, percent: sumOfShip(of, letter, reading, modifiers).percent }
  })
  const sum = sums.reduce((all, { percent }) => all + percent, 0)
  const percent = roundedSum(sum)
  const { sure, oneMore } = straddlesOf(percent)
  const values = { letter, n: sure }
  return {
    title: says('gunAt', { letter, inches: inputs.rangeInches }),
    lines: [
      tableLine(inputs.rangeInches, reading),
      modifier(says('targetSpeed', { speed: speedOf(inputs.target) }), sums[0]?.modifiers.targetSpeed ?? 0),
      ...crewLines(sums),
      ...technologyLines(sums),
      ...localLines(sums, letter),
      ...seaLines(state, sums),
      ...gunLines(sums, reading),
      ...(percent === sum ? [] : [total(says('inFives'), says('percent', { percent }))]),
    ],
    total: says('percent', { percent }),
    means: oneMore ? says('straddlesAndMore', { ...values, percent: oneMore.percent }) : says('straddles', values),
    sure,
    chanceOfMore: (oneMore?.percent ?? 0) / 100,
    ...(oneMore ? { onDie: says('oneMoreOn', { n: sure, faces: upTo(oneMore.atMost), die: oneMore.die }) } : {}),
  }
}

function tableLine(rangeInches: number, [percent, penetration]: GunReading): SumLine {
  const column = rangeBandsInches.findIndex((end) => rangeInches <= end)
  const from = (rangeBandsInches[column - 1] ?? -1) + 1
  const to = rangeBandsInches[column] ?? rangeInches
  return { say: says('table', { from, to, penetration }), figure: says('percent', { percent }), is: 'table' }
}

/** One line where all have the same, else one for each ship. */
function crewLines(sums: readonly ShipSum[]): readonly SumLine[] {
  return byShip(
    sums,
    ({ ship }) => crewQualityOf(ship),
    (quality) => says(`crew.${quality}`),
    (ship, quality) => says(`crewOf.${quality}`, { ship: shipName(ship) }),
    (quality) => ofCrew(quality).percent,
  )
}

/** Only cards with a figure have a line. */
function technologyLines(sums: readonly ShipSum[]): readonly SumLine[] {
  const advanced = sums.filter(({ ship }) => shipOf(ship.document).technologyPercent !== 0)
  return byShip(
    advanced,
    ({ ship }) => shipOf(ship.document).technologyPercent,
    () => says(advanced.length === sums.length ? 'technology' : 'technologyOfSome'),
    (ship) => says('technologyOf', { ship: shipName(ship) }),
    (percent) => percent,
  )
}

/** Ships whose main battery is in local control, each by name. */
function localLines(sums: readonly ShipSum[], letter: GunLetter): readonly SumLine[] {
  return sums.flatMap(({ ship, modifiers }) => {
    const local = modifiers.ships.get(ship.id)?.local
    return local?.letter === letter
      ? [modifier(saysOfEvents('localControl', { ship: shipName(ship) }), local.percent)]
      : []
  })
}

function byShip(
  sums: readonly ShipSum[],
  read: (sum: ShipSum) => number,
  sayAll: (value: number) => Phrase,
  sayOne: (ship: ShipInPlay, value: number) => Phrase,
  percentOf: (value: number) => number,
): readonly SumLine[] {
  const [first, ...others] = [...new Set(sums.map(read))]
  if (first === undefined) return []
  if (others.length === 0) return [modifier(sayAll(first), percentOf(first))]
  return sums.map((sum) => modifier(sayOne(sum.ship, read(sum)), percentOf(read(sum))))
}

/** The umpire's figures for this sea: one for all decks, or deck by deck where they differ. */
function seaLines(state: GameState, sums: readonly ShipSum[]): readonly SumLine[] {
  const bySea = new Map<number, number>()
  for (const { mounts, modifiers } of sums) {
    for (const { deck } of mounts) bySea.set(deck, modifiers.sea.get(deck) ?? 0)
  }
  const decks = [...bySea].sort(([one], [other]) => one - other)
  const beside = says('umpire')
  const values = { seaState: figureNow(state, 'seaState') }
  const [first] = decks
  if (first && new Set(bySea.values()).size === 1) return [modifier(says('sea', values), first[1], beside)]
  return decks.map(([deck, percent]) => modifier(says('seaOnDeck', { ...values, deck }), percent, beside))
}

/** `Each gun 30 %`, `4 guns × 4`; ship by ship and deck by deck where they differ or a fire halves a sum. */
function gunLines(sums: readonly ShipSum[], reading: GunReading): readonly SumLine[] {
  const shares = sums.flatMap((sum) => sharesOf(sum, reading))
  const each = [...new Set(shares.map(({ percent }) => percent))]
  const isOneFigure = each.length === 1 && !shares.some(({ halved }) => halved)
  if (!isOneFigure) {
    return [...shares.map(shareLine), ...(shares.length > 1 ? [total(says('together'), sumOf(sums))] : [])]
  }
  const guns = sums.map(({ mounts }) => gunsOf(mounts))
  const n = guns.reduce((all, count) => all + count, 0)
  return [
    total(says('eachGun'), says('percent', { percent: each[0] ?? 0 })),
    {
      say: says('guns', { n }),
      figure: says('times', { n }),
      is: 'modifier',
      ...(guns.length > 1 ? { beside: says('gunsBeside', { guns: guns.join(' + ') }) } : {}),
    },
  ]
}

interface Share {
  readonly ship: ShipInPlay
  readonly guns: number
  /** Of each gun. */
  readonly percent: number
  readonly halved: boolean
}

function sharesOf({ ship, mounts, modifiers }: ShipSum, reading: GunReading): readonly Share[] {
  const halved = modifiers.ships.get(ship.id)?.halved ?? false
  const guns = new Map<number, number>()
  for (const { mount, guns: count } of mounts) {
    const percent = gunPercent(ship, mount, reading, modifiers)
    guns.set(percent, (guns.get(percent) ?? 0) + count)
  }
  return [...guns].map(([percent, count]) => ({ ship, guns: count, percent, halved }))
}

function shareLine({ ship, guns, percent, halved }: Share): SumLine {
  const all = halved ? (guns * percent) / 2 : guns * percent
  const say = says(halved ? 'shipGunsHalved' : 'shipGuns', { ship: shipName(ship), n: guns, percent })
  return { say, figure: says('percent', { percent: all }), is: 'modifier' }
}

function sumOf(sums: readonly ShipSum[]): Phrase {
  return says('percent', { percent: sums.reduce((all, { percent }) => all + percent, 0) })
}

function modifier(say: Phrase, percent: number, beside?: Phrase): SumLine {
  const line = { say, figure: signedPercent(percent), is: percent === 0 ? 'nothing' : 'modifier' } as const
  return beside ? { ...line, beside } : line
}

function total(say: Phrase, figure: Phrase): SumLine {
  return { say, figure, is: 'total' }
}
