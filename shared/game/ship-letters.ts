import type { ShipId } from '../kernel/ids'

/** The letters that open each ship, in capitals: one for up to 26 ships, two beyond. */
export type ShipLetters = ReadonlyMap<ShipId, string>

interface Named {
  readonly id: ShipId
  readonly name: string
}

const alphabet = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']

/** Accents and case are folded; what is no letter from A to Z is left out. */
const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase()
const lettersOf = (name: string) => [...plain(name).replace(/[^A-Z]/g, '')]

/**
 * Gives every ship letters of her name: of those that `began` the game first each her initial where it is free, then the
 * others the first free letter of theirs, then of the alphabet; then, one after another, those that `joined` in play. Who
 * joined keeps her letters for the game, also when she or others have left; all change once, when the 27th ship joins.
 */
export function shipLetters(began: readonly Named[], joined: readonly Named[] = []): ShipLetters {
  const each = began.length + joined.length > alphabet.length ? 2 : 1
  const given = new Map<ShipId, string>()
  const taken = new Set<string>()
  const give = ({ id }: Named, wanted: Iterable<string>) => {
    for (const letters of wanted) {
      if (taken.has(letters)) continue
      taken.add(letters)
      given.set(id, letters)
      return
    }
  }
  if (each === 1) for (const ship of began) give(ship, lettersOf(ship.name).slice(0, 1))
  const without = [...began, ...joined].filter(({ id }) => !given.has(id))
  for (const ship of without) give(ship, each === 1 ? singles(ship.name) : pairs(ship.name))
  return given
}

function* singles(name: string): Generator<string> {
  yield* lettersOf(name)
  yield* alphabet
}

/** Her initial with a later letter of her name, then any two of her letters in their order, then with any letter. */
function* pairs(name: string): Generator<string> {
  const letters = lettersOf(name)
  for (const [at, first] of letters.entries()) for (const second of letters.slice(at + 1)) yield first + second
  for (const first of [...letters, ...alphabet]) for (const second of alphabet) yield first + second
}

/** Where her letters are in her name, in their order; none where her name does not have them all. */
export function placesInName(name: string, letters: string): readonly number[] {
  const places: number[] = []
  const signs = [...name].map(plain)
  for (const letter of letters) {
    const at = signs.indexOf(letter, (places.at(-1) ?? -1) + 1)
    if (at < 0) return []
    places.push(at)
  }
  return places
}
