import type { Entry, RolledDie } from '../game/journal-line'
import type { DiceFormula } from './dice-formula'
import { diceIn, facesSaid, totalOf, writtenFormula } from './formula-throw'
import { journalDie, type TrayDie } from './tray-die'

/** A throw for anything the umpire likes. It is recorded and changes nothing. */
export function thrown(formula: DiceFormula, faces: readonly number[], by: RolledDie['by']): Entry {
  const values = { formula: writtenFormula(formula), total: totalOf(formula, faces), faces: facesSaid(formula, faces) }
  const key = formula.is === 'dice' && formula.count === 1 ? 'umpire.log.thrownOne' : 'umpire.log.thrown'
  return step(key, values, asDice(diceIn(formula), faces, by))
}

/** A D6 for a coin: three faces are heads, three are tails. */
export type CoinSide = 'heads' | 'tails'

export function coinSide(face: number): CoinSide {
  return face <= 3 ? 'heads' : 'tails'
}

/** A coin of the table shows its side and no die. */
export function coinTossed(side: CoinSide, face?: number): Entry {
  return step(`umpire.log.coin.${side}`, {}, face === undefined ? [] : asDice(['D6'], [face], 'app'))
}

/** Dice that the journal has no name for appear in the sentence alone. */
function asDice(dice: readonly TrayDie[], faces: readonly number[], by: RolledDie['by']): readonly RolledDie[] {
  return dice.flatMap((die, at) => {
    const known = journalDie(die)
    return known ? [{ die: known, rolled: faces[at] ?? 0, by }] : []
  })
}

function step(key: string, values: Readonly<Record<string, string | number>>, dice: readonly RolledDie[]): Entry {
  return { kind: 'step', label: { key, values }, by: 'hand', effects: [], ...(dice.length > 0 ? { dice } : {}) }
}
