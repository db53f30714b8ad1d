import type { Words } from './speak'

/** A navy's name; one we have no words for shows its key with capitals. */
export function navyName(navy: string, words: Words): string {
  const key = `library.navies.${navy}`
  const said = words(key)
  return said === key ? navy.replaceAll('-', ' ').replace(/^./, (letter) => letter.toUpperCase()) : said
}
