import { shipName } from '../../../../game/ship-name'
import type { GameState, ShipInPlay } from '../../../../game/state'
import type { Phrase } from '../../../../kernel/phrase'
import { gathered } from '../../../kit/gathered'
import type { Agreed } from '../../../pack/agreed'
import type { Reckoning, SumLine } from '../../../pack/procedure'
import { saysOfForms as says, saysOfEvents, signedPercent, upTo } from '../../sentence'
import type { GunLetter } from '../../ship/ship'
import { rangeBandsInches, readGun, type GunReading } from '../../tables/tables'
import {
  decksOf,
  gunPercent,
  modifiersSaid,
  percentKey,
  roundedSum,
  straddlesOf,
  sumOfShip,
  type Modifier,
  type Modifiers,
} from './concentration'
import { firingGuns, gunsOf, type LetterGuns, type ShipGuns } from './guns'
import type { SalvoValues } from './salvo-form'

/** The sum of a salvo that `check` has passed, letter by letter, from the numbers that its dialogue uses. */
export function reckonSalvo(state: GameState, inputs: SalvoValues, agreed: Agreed): readonly Reckoning[] {
  return firingGuns(state, inputs.firing, inputs.letters, inputs, inputs.guns).flatMap((group) => {
    const reading = readGun(group.letter, inputs.rangeInches)
    return reading ? [reckonLetter(state, inputs, group, { reading, agreed })] : []
  })
}

function reckonLetter(
  state: GameState,
  { target, rangeInches }: SalvoValues,
  group: LetterGuns,
  { reading, agreed }: { readonly reading: GunReading; readonly agreed: Agreed },
): Reckoning {
  const { letter, ships } = group
  const firing = ships.map(({ ship }) => ship)
  const modifiers = modifiersSaid(state, firing, target, decksOf([group]), agreed)
  const sum = ships.reduce((all, of) => all + sumOfShip(of, letter, reading, modifiers).percent, 0)
  const percent = roundedSum(agreed(percentKey(letter), roundedSum(sum)))
  const { sure, oneMore } = straddlesOf(percent)
  const values = { letter, n: sure }
  return {
    title: says('gunAt', { letter, inches: rangeInches }),
    short: says('letter', { letter }),
    of: letter,
    lines: [
      tableLine(rangeInches, reading),
      { say: says('penetration'), figure: says('penetrates', { penetration: reading[1] }), is: 'modifier' },
      ...modifierLines(modifiers, letter, firing.length),
      ...gunLines(letter, ships, reading, modifiers, sum),
      ...(roundedSum(sum) === sum ? [] : [total(says('inFives'), says('percent', { percent: roundedSum(sum) }))]),
    ],
    total: says('percent', { percent }),
    means: oneMore ? says('straddlesAndMore', { ...values, percent: oneMore.percent }) : says('straddles', values),
    sure,
    chanceOfMore: (oneMore?.percent ?? 0) / 100,
    ...(oneMore ? { onDie: says('oneMoreOn', { n: sure, faces: upTo(oneMore.atMost), die: oneMore.die }) } : {}),
  }
}

function tableLine(rangeInches: number, [percent]: GunReading): SumLine {
  const column = rangeBandsInches.findIndex((end) => rangeInches <= end)
  const from = (rangeBandsInches[column - 1] ?? -1) + 1
  const to = rangeBandsInches[column] ?? rangeInches
  return { say: says('table', { from, to }), figure: says('percent', { percent }), is: 'table' }
}

/** Crews, technology and sea have one line where all have the same, else one for each ship or deck. */
function modifierLines({ all }: Modifiers, letter: GunLetter, ships: number): readonly SumLine[] {
  const those = (is: Modifier['is']) => all.filter((each) => each.is === is && (each.letter ?? letter) === letter)
  const oneOrEach = (is: Modifier['is'], sayAll: (of: Modifier) => Phrase, sayOne: (of: Modifier) => Phrase) => {
    const [first, ...others] = those(is)
    const isOne = first && others.every(({ percent }) => percent === first.percent)
    return isOne ? [modifier(sayAll(first), first)] : those(is).map((of) => modifier(sayOne(of), of))
  }
  const technology = those('technology').length === ships ? 'technology' : 'technologyOfSome'
  return [
    ...those('targetSpeed').map((of) => modifier(says('targetSpeed', of.values), of)),
    ...oneOrEach(
      'crew',
      ({ values }) => says(`crew.${String(values['quality'])}`),
      ({ values }) => says(`crewOf.${String(values['quality'])}`, values),
    ),
    ...oneOrEach(
      'technology',
      () => says(technology),
      ({ values }) => says('technologyOf', values),
    ),
    ...those('localControl').map((of) => modifier(saysOfEvents('localControl', of.values), of)),
    ...oneOrEach(
      'sea',
      ({ values }) => says('sea', values),
      ({ values }) => says('seaOnDeck', values),
    ).map((line) => ({ ...line, beside: says('umpire') })),
  ]
}

/** `Each gun 30 %`, `4 guns × 4`; ship by ship and deck by deck where they differ or a fire halves a sum. */
function gunLines(
  letter: GunLetter,
  ships: readonly ShipGuns[],
  reading: GunReading,
  modifiers: Modifiers,
  sum: number,
): readonly SumLine[] {
  const shares = ships.flatMap((of) => sharesOf(of, reading, modifiers))
  const each = [...new Set(shares.map(({ percent }) => percent))]
  const isOneFigure = each.length === 1 && !shares.some(({ halved }) => halved)
  if (!isOneFigure) {
    const together = total(says('together'), says('percent', { percent: sum }))
    return [...shares.map(shareLine), ...(shares.length > 1 ? [together] : [])]
  }
  const guns = ships.map(({ mounts }) => gunsOf(mounts))
  const n = guns.reduce((all, count) => all + count, 0)
  return [
    total(says('eachGun'), says('percent', { percent: each[0] ?? 0 })),
    {
      say: says('guns'),
      figure: says('times', { n }),
      field: `guns${letter}`,
      is: 'modifier',
      ...(guns.length > 1 ? { beside: says('gunsBeside', { guns: guns.join(' + ') }) } : {}),
    },
  ]
}

/** Guns of a ship with the same chance each. */
interface Share {
  readonly ship: ShipInPlay
  readonly guns: number
  readonly percent: number
  readonly halved: boolean
}

function sharesOf({ ship, mounts }: ShipGuns, reading: GunReading, modifiers: Modifiers): readonly Share[] {
  const alike = gathered(mounts, ({ mount }) => gunPercent(ship, mount, reading, modifiers))
  const halved = modifiers.halved.has(ship.id)
  return [...alike].map(([percent, those]) => ({ ship, guns: gunsOf(those), percent, halved }))
}

function shareLine({ ship, guns, percent, halved }: Share): SumLine {
  const all = halved ? (guns * percent) / 2 : guns * percent
  const say = says(halved ? 'shipGunsHalved' : 'shipGuns', { ship: shipName(ship), n: guns, percent })
  return { say, figure: says('percent', { percent: all }), is: 'modifier' }
}

function modifier(say: Phrase, { percent }: Modifier): SumLine {
  return { say, figure: signedPercent(percent), is: percent === 0 ? 'nothing' : 'modifier' }
}

function total(say: Phrase, figure: Phrase): SumLine {
  return { say, figure, is: 'total' }
}
