import { dieNames, facesOf, type Dice, type DieName } from '../kernel/dice'

/** A die that the tray throws: `D6`, `D7`, `D100`; a `D36` is two D6 read as figures, 11 to 66. */
export type TrayDie = `D${number}`

export const [fewestFaces, mostFaces] = [2, 1000] as const

/** A die of so many faces; nothing where there is none. */
export function dieOf(faces: number): TrayDie | undefined {
  return Number.isInteger(faces) && faces >= fewestFaces && faces <= mostFaces ? `D${faces}` : undefined
}

/** Its name in the journal; other dice appear in a sentence alone. */
export function journalDie(die: TrayDie): DieName | undefined {
  return dieNames.find((name) => name === die)
}

/** Every face, lowest first; each as likely as any other. */
export function facesOn(die: TrayDie): readonly number[] {
  const known = journalDie(die)
  if (known) return facesOf(known)
  return Array.from({ length: Number(die.slice(1)) }, (_, face) => face + 1)
}

/**
 * One face. A die that the app lacks is read off its D100, once or twice; results beyond a full round are thrown again.
 */
export function throwOne(die: TrayDie, dice: Dice): number {
  const known = journalDie(die)
  if (known) return dice(known)
  const faces = Number(die.slice(1))
  const isSmall = faces <= 100
  const range = isSmall ? 100 : 10_000
  for (;;) {
    const figure = (isSmall ? 0 : 100 * (dice('D100') - 1)) + dice('D100') - 1
    if (figure < range - (range % faces)) return (figure % faces) + 1
  }
}
