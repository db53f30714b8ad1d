import { expect, it } from 'vitest'
import { amendChoices } from './amend-choices'
import { tableWith } from './dialogue-table.testing'
import { settled } from '../stores/opened-game.testing'
import { useGame } from '../stores/game'

async function table() {
  const at = await tableWith({ template: '<i></i>' })
  const game = useGame()
  return { ...at, choices: (seq: number) => amendChoices(at.machine.bridge, game, seq) }
}

it('lists every die and every decision of the dialogue that came to an entry, named with its throw', async () => {
  const { fire, dialogues, game, choices } = await table()
  fire()
  dialogues.typed([9])
  dialogues.typed([6])
  dialogues.typed([3])
  while (dialogues.replayed?.progress.is === 'asking') dialogues.answer('flood')
  dialogues.finish()
  await settled()
  const found = await choices(game.undoes!.seq)
  expect(found).toMatchObject({ ok: true })
  const labels = found.ok ? found.value.map(({ label }) => label) : []
  expect(labels.slice(0, 3)).toEqual(['One more for Z?: 9', 'Straddle 1, Z, section: 6', 'Straddle 1, Z, deck: 3'])
})

it('is refused for an entry that was made by hand, and for a dialogue that asked nothing', async () => {
  const { game, machine, choices } = await table()
  game.note('Squall')
  await settled()
  expect(await choices(machine.session.lastSeq)).toMatchObject({ ok: false, code: 'entry-no-dialogue' })
})
