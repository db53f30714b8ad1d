import { expect, it } from 'vitest'
import { nextTick } from 'vue'
import { DialogueAtTable } from './under-the-card.testing'
import { press, renderOn } from './dialogue-table.testing'
import { useDialogues } from '../stores/dialogues'
import { openGame, settled } from '../stores/opened-game.testing'
import { setupOf } from '../stores/setups.testing'
import { fireOnTheWaters } from '#shared/rules/fire-on-the-waters/index'
import { furutaka } from '#shared/rules/fire-on-the-waters/ship/furutaka.testing'

const setup = setupOf({
  houseRules: { hitMethod: 'chits', mishaps: 'off' },
  sides: [
    { id: 'japan', name: 'Japan', flag: '' },
    { id: 'allies', name: 'Allies', flag: '' },
  ],
  squadrons: [
    { id: 'cruisers', side: 'japan', name: 'Cruisers', ships: [{ id: 'furutaka', document: furutaka() }] },
    {
      id: 'north',
      side: 'allies',
      name: 'North',
      ships: [{ id: 'astoria', document: furutaka({ nation: 'USN' }, { name: 'Astoria', slug: 'astoria' }) }],
    },
  ],
})

/** Three mounts of a cruiser fire, and her initial roll is passed: a chit for each is to be pulled. */
async function threeChits() {
  const { game, machine } = await openGame(setup, fireOnTheWaters)
  game.goTo(1, 'gunfire')
  const dialogues = useDialogues()
  dialogues.openForm('gunfire', { rangeInches: 12, batteries: 'main-8' })
  dialogues.begin()
  const panel = renderOn(machine, DialogueAtTable)
  await nextTick()
  await press('1')
  const answers = () => dialogues.current!.answers.map(({ question, answer, drawn }) => [question, answer, drawn])
  return { panel, machine, dialogues, answers }
}

const chit = (n: number) => `chit/furutaka/main/chit-${n}`

it('a player names the lot pulled with the key of its figure, and the app draws the rest', async () => {
  const { panel, answers, dialogues } = await threeChits()
  expect(panel.get('.question-panel').text()).toContain('Japan draws')
  expect(panel.findAll('button').some((button) => button.text().startsWith('Draw'))).toBe(true)
  await press('4')
  expect(answers().slice(1)).toEqual([[chit(1), '4', undefined]])
  await press('r')
  expect(dialogues.replayed?.progress.is).toBe('finished')
  expect(answers().slice(2)).toEqual([
    [chit(2), expect.any(String), 'app'],
    [chit(3), expect.any(String), 'app'],
  ])
  const said = panel.findAll('.ask-row').map((row) => row.text())
  expect(said[0]).toContain('drawn by hand')
  expect(said[1]).toContain('drawn by the app')
})

it('a chit that the app drew comes back when taken back; one drawn again is in the log', async () => {
  const { answers, dialogues, machine } = await threeChits()
  await press('r')
  const drawn = answers()
  await press('Backspace', 'Backspace')
  expect(answers()).toHaveLength(2)
  await press('r')
  expect(answers()).toEqual(drawn)
  dialogues.rollAgain(chit(1))
  await settled()
  expect(machine.session.lines).toContainEqual(
    expect.objectContaining({ kind: 'answer', question: chit(1), drawn: 'app', anew: true }),
  )
})

it('hits that wait are worked out together: those on another ship begin under a heading, named once', async () => {
  const { game, machine } = await openGame(setup, fireOnTheWaters)
  game.goTo(1, 'gunfire')
  const dialogues = useDialogues()
  for (const target of ['furutaka', 'astoria']) dialogues.start('hit', calledHit(target))
  game.goTo(1, 'damage')
  dialogues.openForm('damage', { hits: 'all' })
  dialogues.begin()
  const panel = renderOn(machine, DialogueAtTable)
  await nextTick()
  const lines = () => panel.get('.dialogue-panel .lines').text()
  for (let turn = 0; dialogues.question && !lines().includes('Astoria') && turn < 40; turn++)
    await press('r', ...(dialogues.question.kind === 'choose' ? ['1'] : []))
  expect(lines().split('One hit of 8″ on Astoria')).toHaveLength(2)
  expect(panel.findAll('.rows > li > p').map((heading) => heading.text())).toEqual(['One hit of 8″ on Astoria'])
})

function calledHit(target: string) {
  return { target, weapon: 'gun', inches: '8', rangeInches: 12, count: 1, waits: true }
}
