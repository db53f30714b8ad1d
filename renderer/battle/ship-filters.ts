import { computed, reactive } from 'vue'
import { shipInLibrary, type ShipInLibrary } from '../library/ship-in-library'
import { plain } from '../ui/found'
import { rulesName, say } from '../words'
import type { ShipDocument } from '#shared/documents/ship'
import { findPack } from '#shared/rules/index'
import { navyName } from '#shared/words/navy-name'

export interface FilteredShip extends ShipInLibrary {
  readonly tons: number | undefined
  readonly searched: string
}

const known = new WeakMap<ShipDocument, FilteredShip>()

/** A ship with all that is searched for her, worked out once. */
function filtered(document: ShipDocument): FilteredShip {
  const found = known.get(document)
  if (found) return found
  const ship = shipInLibrary(document)
  const tons = findPack(document.pack)?.summary(document, say).tons
  const { name, type, class: ofClass, year, prefix } = document
  const searched = plain([prefix, name, ofClass, type, year, ship.navy, ship.line, ship.guns].join(' '))
  // Each is asked for her keys by the list, which draws what is in sight alone.
  const made = { ...ship, tons, searched }
  known.set(document, made)
  return made
}

/** `po 3`: what is searched for, and how many of her class are wanted. Inches are no number of ships. */
export function readWanted(text: string): { readonly words: readonly string[]; readonly count: number } {
  const [, before = text, digits] = /^(.*?)\s*(\d{1,2})$/.exec(text.trim()) ?? []
  const count = digits === undefined ? 1 : Math.min(20, Math.max(1, Number(digits)))
  return { words: plain(before).split(/\s+/).filter(Boolean), count }
}

/** The filters of a finder of ships: rules, navy, type, years, tons, and words. `rules` is fixed once a battle has some. */
export function useShipFilters(ships: () => readonly ShipDocument[], rules: () => string) {
  const wanted = reactive({ text: '', rules: '', navy: '', type: '', from: '', to: '', tons: '' })
  const all = computed(() => ships().map(filtered))
  const ofRules = computed(() => {
    const only = rules() || wanted.rules
    return only === '' ? all.value : all.value.filter(({ document }) => document.pack === only)
  })
  const figure = (text: string) => (text.trim() === '' ? undefined : Number(text))
  const read = computed(() => readWanted(wanted.text))
  const filteredOnly = computed(() => {
    const [from, to, tons] = [figure(wanted.from), figure(wanted.to), figure(wanted.tons)]
    return ofRules.value.filter(
      ({ document: { navy, type, year }, tons: hers }) =>
        (wanted.navy === '' || navy === wanted.navy) &&
        (wanted.type === '' || type === wanted.type) &&
        !(from !== undefined && year < from) &&
        !(to !== undefined && year > to) &&
        !(tons !== undefined && (hers ?? 0) < tons),
    )
  })
  const shown = computed(() => {
    const { words } = read.value
    const begins = ({ name }: FilteredShip) => Number(words[0] !== undefined && plain(name).startsWith(words[0]))
    return filteredOnly.value
      .filter(({ searched }) => words.every((word) => searched.includes(word)))
      .sort((one, other) => begins(other) - begins(one) || one.name.localeCompare(other.name, 'en'))
  })
  const choicesOf = (values: readonly string[], name: (value: string) => string) =>
    [...new Set(values)]
      .map((value) => ({ value, label: name(value) }))
      .sort((one, other) => one.label.localeCompare(other.label, 'en'))
  return {
    wanted,
    all: ofRules,
    shown,
    count: computed(() => read.value.count),
    rulesChoices: computed(() =>
      choicesOf(
        all.value.map(({ document }) => document.pack),
        rulesName,
      ),
    ),
    navies: computed(() =>
      choicesOf(
        ofRules.value.map(({ document }) => document.navy),
        (navy) => navyName(navy, say),
      ),
    ),
    types: computed(() =>
      choicesOf(
        ofRules.value.map(({ document }) => document.type).filter((type) => type !== ''),
        (type) => type,
      ),
    ),
  }
}
