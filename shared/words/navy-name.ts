import type { Words } from './speak'

/** What a navy is called; one that has no words by its key, which begins with a capital then. */
export function navyName(navy: string, words: Words): string {
  const key = `library.navies.${navy}`
  const said = words(key)
  return said === key ? navy.replaceAll('-', ' ').replace(/^./, (letter) => letter.toUpperCase()) : said
}
