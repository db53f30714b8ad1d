const faces = 10

/** Each face as likely as any other. */
type Dice = readonly number[]

/**
 * How likely each side is to have the initiative, by what it adds to its D10: exact. `keeper`: who has it where he
 * is among those who tie; else they throw again.
 */
export function chancesOfInitiative(modifiers: Dice, keeper?: number): readonly number[] {
  return among(
    modifiers.map((_modifier, at) => at),
    modifiers,
    keeper,
  )
}

function among(sides: readonly number[], modifiers: Dice, keeper: number | undefined): readonly number[] {
  const chances = modifiers.map(() => 0)
  let again = 0
  for (const tied of groupsOf(sides)) {
    const chance = chanceOfBest(tied, sides, modifiers)
    const [only = 0] = tied
    if (tied.length === 1) chances[only]! += chance
    else if (keeper !== undefined && tied.includes(keeper)) chances[keeper]! += chance
    else if (tied.length === sides.length) again = chance
    else among(tied, modifiers, keeper).forEach((each, at) => (chances[at]! += chance * each))
  }
  return chances.map((chance) => chance / (1 - again))
}

/** Every way in which some of them have the best throw together. */
function groupsOf(sides: readonly number[]): readonly (readonly number[])[] {
  return sides
    .reduce<number[][]>((groups, side) => [...groups, ...groups.map((group) => [...group, side])], [[]])
    .filter((group) => group.length > 0)
}

/** All of these show one total, and every other side less. */
function chanceOfBest(tied: readonly number[], sides: readonly number[], modifiers: Dice): number {
  const [first = 0] = tied
  const others = sides.filter((side) => !tied.includes(side))
  let chance = 0
  for (let face = 1; face <= faces; face++) {
    const total = face + modifiers[first]!
    const show = tied.map((side) => (isFace(total - modifiers[side]!) ? 1 / faces : 0))
    const less = others.map((side) => Math.min(faces, Math.max(0, total - modifiers[side]! - 1)) / faces)
    chance += [...show, ...less].reduce((product, each) => product * each, 1)
  }
  return chance
}

const isFace = (face: number) => face >= 1 && face <= faces
