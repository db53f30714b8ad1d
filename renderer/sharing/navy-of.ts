import { plain } from '../ui/found'
import { library as words } from '#shared/words/en/library'

/** What sheets call navies, beside their names: peoples, countries and their signs. */
const peoples: Readonly<Record<string, readonly string[]>> = {
  'royal-navy': [
    'british',
    'britain',
    'great britain',
    'united kingdom',
    'england',
    'english',
    'uk',
    'gb',
    'rn',
    'hms',
  ],
  'marine-nationale': ['french', 'france', 'fr', 'mn', 'french navy'],
  'russian-imperial-navy': ['russian', 'russia', 'ru', 'rus', 'russian navy'],
  'imperial-japanese-navy': ['japanese', 'japan', 'jp', 'jpn', 'ijn', 'japanese navy'],
  'us-navy': ['american', 'america', 'united states', 'usa', 'us', 'usn', 'us navy'],
  'regia-marina': ['italian', 'italy', 'it', 'ita', 'rm', 'italian navy'],
  'austro-hungarian-navy': ['austro-hungarian', 'austria-hungary', 'austria', 'austrian', 'at', 'ah', 'kuk'],
  'spanish-navy': ['spanish', 'spain', 'es', 'esp'],
  'koninklijke-marine': ['dutch', 'netherlands', 'holland', 'nl'],
  'kaiserliche-marine': ['imperial german navy', 'sms'],
  kriegsmarine: ['km'],
}
const german = ['german', 'germany', 'de', 'ger', 'german navy']
/** The year from which a German ship is of the second of two navies. */
const laterGerman = 1920

/** The key of a navy from what a sheet calls it; without a year a German one is that of which the rules have ships. */
export function navyOf(text: string, year: number | undefined, ofRules: ReadonlySet<string>): string | undefined {
  const wanted = plain(text.trim()).replaceAll('.', '')
  const isLater = year === undefined ? ofRules.has('kriegsmarine') : year >= laterGerman
  if (german.includes(wanted)) return isLater ? 'kriegsmarine' : 'kaiserliche-marine'
  if (wanted === 'german merchant navy') return isLater ? 'german-merchant-ensign' : 'black-white-red'
  const named = Object.entries(words.navies).find(([key, name]) => key === wanted || plain(name) === wanted)
  return named?.[0] ?? Object.entries(peoples).find(([, called]) => called.includes(wanted))?.[0]
}
