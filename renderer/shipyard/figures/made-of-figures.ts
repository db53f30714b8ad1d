import { computed } from 'vue'
import { say } from '../../words'
import type { shipDraft, ShipToBuild } from '../edited-ship'
import type { DerivedTile } from './DerivedTiles.vue'
import { labelled, type FigureCheck, type FigureRow } from './form'
import type { GunLine } from './GunLines.vue'
import { noFigures, type ShipFigures } from '#shared/documents/ship-figures'
import { own } from '#shared/kernel/own'
import type { ComesTo, FigureField } from '#shared/rules/pack/recipe'
import type { Phrase } from '#shared/kernel/phrase'
import type { Words } from '#shared/words/speak'

const noSum = (phrase: Phrase | undefined, words: Words) => (phrase ? words(phrase.key, phrase.values) : '')

/** A ship's figures and all that her recipe makes of them, in words, as the page shows it. */
export function madeOfFigures({ pack, editing }: ShipToBuild, draft: ReturnType<typeof shipDraft>) {
  const recipe = pack.recipe!
  const packSay: Words = (key, values) => say(`rules.${pack.id}.${key}`, values)
  const ship = computed(() => draft.now.value)
  const figures = computed<ShipFigures>(() => ship.value.figures ?? noFigures)
  const made = computed(() => recipe.make(ship.value, figures.value))

  const usualOf = ({ usual = '', usualBy = {} }: FigureField) => own<string, string>(usualBy, ship.value.navy) ?? usual
  const rowOf = (field: FigureField, value: string | undefined, comes?: ComesTo): FigureRow => ({
    ...labelled(field, packSay),
    value: value ?? (field.choices ? usualOf(field) : ''),
    sum: noSum(comes?.sum, packSay),
    to: comes?.to ?? '',
  })
  const rows = computed(() =>
    recipe.fields.map((field) => ({
      step: field.step,
      row: rowOf(field, own<string, string>(figures.value.said, field.name), made.value.comesTo[field.name]),
    })),
  )
  const lines = computed<readonly GunLine[]>(() =>
    figures.value.guns.map((line, index) => ({
      fields: recipe.gunFields.map((field) => rowOf(field, own<string, string>(line, field.name))),
      to: made.value.guns[index]?.to ?? '',
    })),
  )
  const tiles = computed<readonly DerivedTile[]>(() =>
    made.value.derived.map(({ path, sum }) => ({
      path,
      label: packSay(`recipe.derived.${path}`),
      value: recipe.shown(ship.value.data, path),
      sum: packSay(sum.key, sum.values),
      isOwn: figures.value.own.includes(path),
      recipe: recipe.shown(made.value.data, path),
    })),
  )

  /** What refuses first, then questions that were not answered yet. */
  const checks = computed<readonly FigureCheck[]>(() => {
    const found = made.value.problems
      .filter(({ key, refuses }) => refuses || !figures.value.fine.includes(key))
      .map(({ key, say: said, at, refuses, mends = [] }): FigureCheck => {
        const field = said.values?.['field']
        const values =
          typeof field === 'string' ? { ...said.values, field: packSay(`recipe.fields.${field}`) } : said.values
        return {
          ...{ key, refuses, at: { figure: at }, isQuestion: !refuses },
          sentence: packSay(said.key, values),
          mends: mends.map((mend) => ({ label: packSay(mend.say.key, mend.say.values), to: mend.to })),
        }
      })
    const onCard = editing.problems(ship.value, say).map(({ part, sentence, refuses }): FigureCheck => {
      return { key: sentence, sentence, refuses, at: { part }, isQuestion: false, mends: [] }
    })
    return [...found, ...onCard].sort((one, other) => Number(other.refuses) - Number(one.refuses))
  })
  const refusedParts = computed(
    () => new Set(checks.value.flatMap(({ at, refuses }) => (refuses && 'part' in at ? [at.part] : []))),
  )
  const ownParts = computed(() => new Set(figures.value.own.map((path) => recipe.partAt(path))))
  /** Parts that the figure or the line in hand comes to. */
  const partsOf = (at: string | number | undefined): ReadonlySet<string> => {
    if (at === undefined) return new Set()
    const comes = typeof at === 'number' ? made.value.guns[at] : made.value.comesTo[at]
    return new Set(comes?.parts)
  }
  return { recipe, ship, figures, made, rows, lines, tiles, checks, refusedParts, ownParts, partsOf, packSay }
}
