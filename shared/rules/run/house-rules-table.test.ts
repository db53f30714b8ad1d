import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { houseRulesTable } from '../kit/rulings'
import { words } from '../kit/worded.testing'
import { rulesPacks } from '../index'
import type { HouseRule } from '../pack/rules-pack'
import { perfidiousAlbion } from '../perfidious-albion/index'

const row = (name: string, standing = {}) => {
  const { rows, rowKeys } = houseRulesTable(perfidiousAlbion, standing, words)
  return rows[rowKeys!.indexOf(name)]
}

test('a house rule names what it settles, its value here, and the other choices', () => {
  expect(row('torpedoInMagazine')).toEqual([
    'Torpedoes',
    'A torpedo in a magazine',
    'she blows up',
    'crew test or she blows up; it floods',
  ])
  expect(row('torpedoInMagazine', { torpedoInMagazine: 'floods' })?.[2]).toBe('it floods')
  expect(row('adjacentFlooding', { adjacentFlooding: 3 })?.slice(2)).toEqual(['3', '0 to 6'])
})

test('one that is not set has the value that follows from another', () => {
  const after = row('damageControlMoment', { fireTiming: 'simultaneous' })?.[2]
  expect(after).not.toBe(row('damageControlMoment')?.[2])
})

const withShips = rulesPacks.filter(({ isShipless }) => !isShipless)
const readme = (pack: string) => readFileSync(new URL(`../${pack}/README.md`, import.meta.url), 'utf8')

test.each(withShips)('every house rule of $id is named in its README', ({ id, houseRules }) => {
  for (const { name } of houseRules) expect(readme(id), name).toContain(`\`${name}`)
})

test('names, defaults and choices of all house rules are those that scenarios were written with', async () => {
  const listed = rulesPacks.map(({ id, houseRules }) => [id, houseRules.map(written)])
  const json = `${JSON.stringify(Object.fromEntries(listed), null, 2)}\n`
  await expect(json).toMatchFileSnapshot('house-rules.golden.json')
})

function written({ name, fresh, choices }: HouseRule): string {
  const among = 'minimum' in choices ? `${choices.minimum} to ${choices.maximum}` : choices.join(' | ')
  return `${name}: ${String(fresh)} of ${among}`
}
