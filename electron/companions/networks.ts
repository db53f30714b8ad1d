import { networkInterfaces } from 'node:os'
import type { Network } from '#shared/companion/open-table'

/** The networks of this computer that others can reach it on, and last the computer itself, to try it out. */
export function networksHere(interfaces: typeof networkInterfaces = networkInterfaces): readonly Network[] {
  const found = Object.entries(interfaces()).flatMap(([name, addresses = []]) =>
    addresses
      .filter(({ family }) => family === 'IPv4')
      .map(({ address, internal }): Network => ({ name, address, isOwn: internal })),
  )
  return found.toSorted((one, other) => Number(one.isOwn) - Number(other.isOwn))
}
