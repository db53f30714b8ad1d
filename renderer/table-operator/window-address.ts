/**
 * Where the window of the second screen is opened. While the pages are being developed their server has them both, and
 * enters the host with the address that the host gave.
 */
export function windowAddress(given: string): string {
  return import.meta.hot ? `/table.html?from=${encodeURIComponent(given)}` : given
}
