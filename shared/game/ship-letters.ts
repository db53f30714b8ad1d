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
 * Gives every ship letters of her name, in the order in which they joined: first each her initial where it is free, then
 * the others the first free letter of theirs, then of the alphabet. Letters once given are `kept` for the game, also those
 * of ships that have left it; all change once, when the 27th ship joins.
 */
export function shipLetters(ships: readonly Named[], kept: ShipLetters = new Map()): ShipLetters {
  const left = [...kept.keys()].filter((id) => ships.every((ship) => ship.id !== id))
  const each = ships.length + left.length > alphabet.length ? 2 : 1
  const given = new Map([...kept].filter(([, letters]) => letters.length === each))
  const taken = new Set(given.values())
  const give = ({ id }: Named, wanted: Iterable<string>) => {
    for (const letters of wanted) {
      if (taken.has(letters)) continue
      taken.add(letters)
      given.set(id, letters)
      return
    }
  }
  const without = () => ships.filter(({ id }) => !given.has(id))
  if (each === 1) for (const ship of without()) give(ship, lettersOf(ship.name).slice(0, 1))
  for (const ship of without()) give(ship, each === 1 ? singles(ship.name) : pairs(ship.name))
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
