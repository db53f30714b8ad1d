import { expect, test } from 'vitest'
import { actionNames, actionOf, keyLines, keySheets, namesOn, shownKey, type Surface } from './actions'
import { en } from '../rules/words'
import { messageAt } from '../words/speak'

const surfaces = [...new Set(actionNames.flatMap((name) => actionOf(name).on))]
const parts = Object.values(keySheets).flatMap((sheet) => Object.entries<readonly Surface[]>(sheet))

test('every action of a page or of the native menu has its words, and every word its action', () => {
  const library = ['library', 'scenarios', 'ships'] as const
  const editors = ['shipEditor', 'shipFigures', 'deckEditor', 'deckTuner', 'battleEditor', 'battleShips'] as const
  const pages = ['app', 'table', 'secondScreen', 'openTable', ...library, ...editors] as const
  const commands = new Set([...namesOn(...pages), ...actionNames.filter((name) => actionOf(name).menu)])
  expect([...commands].sort()).toEqual(Object.keys(en.app.menu.command).sort())
})

test.each(surfaces)('no two actions of %s have the same key, nor one of the whole program', (surface) => {
  const keys = [...new Set([...namesOn(surface), ...namesOn('app')])].flatMap((name) => {
    const { keys: shown = [], alsoKeys = [] } = actionOf(name)
    return [...shown, ...alsoKeys].map((key) => key.toLowerCase())
  })
  expect(new Set(keys).size).toBe(keys.length)
})

test.each(parts)('every line of the keys of %s has its words, and every word its line', (part, of) => {
  const heads = ['title', 'heading', 'note']
  const words = messageAt.bind(null, en)
  const lines = keyLines(of).map(({ help }) => help)
  expect(lines.filter((help) => !words(`app.keys.${part}.${help}`))).toEqual([])
  const written = Object.keys(en.app.keys[part as keyof typeof en.app.keys])
  expect(written.filter((key) => !heads.includes(key)).sort()).toEqual([...lines].sort())
})

test('the help sheets show every action that has a key, but those of the editors, and what buttons say themselves', () => {
  const shown = parts.flatMap(([, of]) => namesOn(...of))
  const missing = actionNames.filter((name) => shownKey(name) && !shown.includes(name))
  const ofBattles = namesOn('battleShips', 'battleEditor').filter((name) => !shown.includes(name) && name !== 'save')
  const ofFigures = ['editCard', 'nextStep']
  const onButtons = ['keepMine', 'takeTheirs', 'takeBoth', 'nextDiffering', 'letIn', 'newCode', 'pauseMarks']
  expect([...missing].sort()).toEqual(
    [...['openPart', 'emptyPart', 'setPart', 'save'], ...ofBattles, ...ofFigures, ...onButtons].sort(),
  )
})

test('damage control names the keys that mend on the card', () => {
  const hint = messageAt(en, 'rules.fire-on-the-waters.phaseHints.damageControl')
  for (const name of ['repaired', 'burning'] as const) expect(hint).toMatch(new RegExp(`\\b${shownKey(name)!}\\b`))
})
