import { crc32 } from 'node:zlib'

/** Below the ports that systems lend to outgoing connections. */
const firstPort = 20_000
const ports = 10_000

/**
 * The port that a host over these data takes where it is free: the page has the same origin at every start then, and the
 * browser keeps what it fetched and compiled of it.
 */
export function usualPort(dataFolder: string): number {
  return firstPort + (crc32(dataFolder) % ports)
}
