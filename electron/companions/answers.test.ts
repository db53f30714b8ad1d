import { expect, test } from 'vitest'
import type { AskSeen } from '#shared/companion/asked'
import type { BannerSeen } from '#shared/companion/view'
import { openDialogue } from '#shared/game/dialogue-entries'
import { openedTable } from '../desk/machine.testing'
import { north, northern, south, TableAtHand, type Phone } from './open-table.testing'

const southern = { is: 'player', side: south, ships: null } as const
const initiative = { id: 'who-begins', procedure: 'initiative', packVersion: '1.0.0', input: {} }

/** The operator begins a dialogue that asks each side for dice and one of them for a decision. */
async function begun() {
  const table = await TableAtHand.open()
  const { after } = await openedTable(table.services, table.game)
  const entries = [openDialogue(initiative)]
  const written = await table.services.gameAppend({ game: table.game, batch: 'begun', after, entries })
  if (!written.ok) throw new Error(written.code)
  return table
}

const asks = ({ view }: Phone) => (view['asks'] ?? []) as readonly AskSeen[]
const waits = ({ view }: Phone) => (view['banner'] as BannerSeen | undefined)?.waits
const asked = (phone: Phone, question: RegExp) =>
  phone.until(() => asks(phone).find((ask) => question.test(ask.question)))
const answer = (question: string, given: number | string) =>
  ({ is: 'answer', dialogue: initiative.id, question, answer: given }) as const

test('a question goes to the devices of its side alone, and everybody else sees whom the table waits for', async () => {
  const table = await begun()
  const [anna, chris, eddie] = [
    await table.phone('Anna', northern),
    await table.phone('Chris', southern),
    await table.phone('Eddie', { is: 'spectator' }),
  ]
  const ask = await asked(anna, /north/)
  expect(ask.answers).toEqual({ is: 'dice', die: 'D6', count: 1, isOne: true })
  for (const phone of [chris, eddie]) {
    await phone.until(() => waits(phone) === 'North decides')
    expect(asks(phone)).toEqual([])
    expect(await phone.act(answer(ask.question, 2))).toMatchObject({ is: 'refused' })
  }
  expect(await anna.act(answer(ask.question, 6))).toMatchObject({ is: 'saved' })
  await asked(chris, /south/)
  expect(asks(anna)).toEqual([])
})

test('dice are typed or rolled, taken back, and the rolled ones come again; what has all its answers is let count', async () => {
  const table = await begun()
  const [anna, chris] = [await table.phone('Anna', northern), await table.phone('Chris', southern)]
  const first = await asked(anna, /north/)
  expect(await anna.act(answer(first.question, 7))).toMatchObject({ is: 'refused' })
  await anna.act(answer(first.question, 6))
  // Another device of the side, or the operator, was first.
  expect(await anna.act(answer(first.question, 1))).toMatchObject({ is: 'refused' })
  const second = await asked(chris, /south/)
  const roll = { is: 'roll', dialogue: initiative.id, question: second.question } as const
  const rolledBy = async () => {
    await chris.act(roll)
    const { state } = await openedTable(table.services, table.game)
    return state.dialogues[0]!.answers.find(({ question }) => question === second.question)!
  }
  const once = await rolledBy()
  expect(once.dice).toMatchObject([{ by: 'app' }])
  await table.ask({ do: 'set', anyoneAnswers: true })
  await chris.act({ is: 'takeBack', dialogue: initiative.id, question: second.question })
  expect(await rolledBy()).toEqual(once)
})

test('where the operator lets them, anyone at the table answers, but for a spectator', async () => {
  const table = await begun()
  await table.ask({ do: 'set', anyoneAnswers: true })
  const [chris, eddie] = [await table.phone('Chris', southern), await table.phone('Eddie', { is: 'spectator' })]
  await chris.act(answer((await asked(chris, /north/)).question, 6))
  await chris.act(answer((await asked(chris, /south/)).question, 1))
  for (;;) {
    const [ask] = await chris.until(() => asks(chris).length > 0 && asks(chris))
    if (ask!.answers.is === 'finished') break
    const { answers } = ask!
    const given =
      answers.is === 'options' ? { ...answer(ask!.question, ''), answer: answers.options[0]!.value as string } : null
    await chris.act(given ?? { is: 'roll', dialogue: initiative.id, question: ask!.question })
  }
  expect(asks(eddie)).toEqual([])
  expect(await eddie.act({ is: 'finish', dialogue: initiative.id })).toMatchObject({ is: 'refused' })
  expect(await chris.act({ is: 'finish', dialogue: initiative.id })).toMatchObject({ is: 'saved' })
  await chris.until(() => asks(chris).length === 0 && waits(chris) === '')
  const { state } = await openedTable(table.services, table.game)
  expect([state.dialogues, state.table['movesFirst']]).toEqual([[], north])
})
