/** The dice of the five sources by their faces. A D36 is two D6 read as tens and units: 11 to 66. */
const sides = { D6: 6, D10: 10, D20: 20, D100: 100 } as const

export const dieNames = ['D6', 'D10', 'D20', 'D36', 'D100'] as const
export type DieName = (typeof dieNames)[number]

const faceLists: Readonly<Record<DieName, readonly number[]>> = {
  D6: upTo(sides.D6),
  D10: upTo(sides.D10),
  D20: upTo(sides.D20),
  D36: upTo(6).flatMap((tens) => upTo(6).map((units) => 10 * tens + units)),
  D100: upTo(sides.D100),
}

/** Every face, lowest first; each as likely as any other. */
export function facesOf(die: DieName): readonly number[] {
  return faceLists[die]
}

/** A source of dice: the app's own, a script, a seed. Returns one face. */
export type Dice = (die: DieName) => number

/** A uniformly spread whole number from 0 to 4,294,967,295. */
export type RandomWord = () => number

const words = 2 ** 32

/** Where the last full round of faces ends among the words. */
const fairEnds = Object.fromEntries(dieNames.map((die) => [die, words - (words % faceLists[die].length)])) as Readonly<
  Record<DieName, number>
>

/** Fair dice from random words: words beyond the last full round of faces are thrown away. */
export function fairDice(next: RandomWord): Dice {
  return (die) => {
    const faces = faceLists[die]
    const fairEnd = fairEnds[die]
    let word = next()
    while (word >= fairEnd) word = next()
    // `>>> 0` keeps the division in 32-bit integers.
    return faces[(word >>> 0) % faces.length]!
  }
}

/** Fills a block with uniformly spread bytes. */
export type FillBytes = (block: Uint8Array<ArrayBuffer>) => void

const bytes = 2 ** 8

/** A byte beyond the last full round of faces is thrown away. */
const nothing = 0

/** What every byte shows on a die. */
const shownByBytes = Object.fromEntries(dieNames.map((die) => [die, shownBy(faceLists[die])])) as Readonly<
  Record<DieName, Uint8Array>
>

/**
 * Fair dice from random bytes by table lookup instead of division: for a source that costs more than the dice do. It is
 * read many bytes at a time.
 */
export function byteDice(fill: FillBytes, bytesAtATime = 16_384): Dice {
  const block = new Uint8Array(bytesAtATime)
  let left = 0
  return (die) => {
    const shown = shownByBytes[die]
    for (;;) {
      if (left === 0) {
        fill(block)
        left = block.length
      }
      const face = shown[block[--left]!]!
      if (face !== nothing) return face
    }
  }
}

function shownBy(faces: readonly number[]): Uint8Array {
  const fairEnd = bytes - (bytes % faces.length)
  return Uint8Array.from({ length: bytes }, (_, byte) => (byte < fairEnd ? faces[byte % faces.length]! : nothing))
}

function upTo(last: number): readonly number[] {
  return Array.from({ length: last }, (_, index) => index + 1)
}
