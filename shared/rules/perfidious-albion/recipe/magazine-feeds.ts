import { place } from '../ship/ship-data'
import type { ShipFacts } from './facts'
import { gunLetter } from './gun-letter'

/**
 * The gun cells that a magazine serves, from its label: `Z fore` is every Z of sections 1 to 5, `X mid` every X of
 * sections 4 to 7, `B` every B there is. Where a letter has a magazine amidships, fore and aft leave those guns to it.
 */
export function magazineFeeds(facts: ShipFacts, serves: string): string[] {
  const [letters = '', where = 'all'] = serves.split(' ')
  const amidships = Object.values(facts.magazines).includes(`${letters} mid`)
  const feeds = facts.guns
    .filter((gun) => letters.includes(gunLetter(gun)) && reaches(where, place(gun.at).section, amidships))
    .map((gun) => gun.at)
  if (feeds.length === 0) throw new Error(`${facts.slug}: no gun for the magazine ${serves}`)
  return [...new Set(feeds)]
}

function reaches(where: string, section: number, amidships: boolean): boolean {
  switch (where) {
    case 'fore':
      return amidships ? section <= 3 : section <= 5
    case 'aft':
      return amidships ? section >= 8 : section >= 6
    case 'mid':
      return section >= 4 && section <= 7
    default:
      return true
  }
}
