import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { en } from '../../../words'
import { speaker } from '../../../../words/speak'
import { houseRules } from '../../table/house-rules'
import { rakes } from '../damage/shell'

const words = speaker(en)

/** `says('name'` and `says(either ? 'name' : 'other'`, or by its whole name `saysOfDamage('name'`. */
const said = /\b(says(?:Of\w+)?)\(\s*(?:[^'"`(),]*\?\s*'([\w.]+)'\s*:\s*)?'([\w.]+)'/g
const parts: Readonly<Record<string, string>> = { saysOfForms: 'laying' }

/** Sentences that are named outright; those put together from a name and what varies in it stand below. */
function saidIn(area: string): string[] {
  const folder = new URL(`../${area}/`, import.meta.url)
  const sources = readdirSync(folder).filter((name) => name.endsWith('.ts') && !/\.(test|testing)\.ts$/.test(name))
  return sources.flatMap((name) => {
    const text = readFileSync(new URL(name, folder), 'utf8')
    const usual = /(saysOf\w+) as says\b/.exec(text)?.[1] ?? ''
    return [...text.matchAll(said)].flatMap(([, by = '', one, other]) => {
      const sayer = by === 'says' ? usual : by
      const part = parts[sayer] ?? sayer.replace('saysOf', '').toLowerCase()
      return [one, other].flatMap((found) => (found === undefined ? [] : [`${part}.${found}`]))
    })
  })
}

const choicesOf = (rule: string) => {
  const choices = houseRules.find(({ name }) => name === rule)!.choices
  return 'minimum' in choices ? [] : choices.map((choice) => `damage.${rule}.${String(choice)}`)
}

const prompt = [
  ...rakes.map((rake) => `gunnery.ask.section.${rake}`),
  ...['struck', 'sunk', 'blownUp', 'left', 'fired', 'noAmmunition', 'outOfAction', 'noGuns'].map(
    (why) => `gunnery.silent.${why}`,
  ),
  ...['destroyed', 'outOfAction', 'noAmmunition', 'fired', 'cannotBear', 'outOfRange'].map(
    (why) => `gunnery.hindrance.${why}`,
  ),
  ...choicesOf('speedAfterLoss'),
  ...choicesOf('steeringDamage').map((key) => key.replace('steeringDamage.', 'steeringDamaged.')),
]

it.each([...new Set([...saidIn('gunnery'), ...saidIn('damage'), ...prompt])])('%s has a sentence', (name) => {
  const key = `rules.perfidious-albion.${name}`
  expect(words(key)).not.toBe(key)
})
