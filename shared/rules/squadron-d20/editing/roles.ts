import type { Role, ShipData } from '../ship/ship'

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVW']
/** A and C are small warships. */
const ofWarships: readonly string[] = ['A', 'C']
const usual: Readonly<Record<Role, string>> = { warship: 'D', carrier: 'V', merchant: 'M', armedMerchantCruiser: 'M' }

export function lettersOf(role: Role): readonly string[] {
  return role === 'warship' ? letters : letters.filter((letter) => !ofWarships.includes(letter))
}

/** What changes with her role: a hangar comes or goes, and what no ship of that role can have goes with it. */
export function asRole(ship: ShipData, role: Role): Partial<ShipData> {
  const letter = lettersOf(role).includes(ship.letter) ? ship.letter : usual[role]
  if (role === 'carrier') {
    const carrier = ship.carrier ?? { hull: 8, readiness: 6, catapults: 0, poorSafety: false }
    return { role, letter, carrier, planes: 0, catapults: 0, cargo: null }
  }
  return { role, letter, carrier: null, armour: { ...ship.armour, flightDeck: 0 } }
}
