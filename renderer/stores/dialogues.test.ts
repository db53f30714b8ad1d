import { describe, expect, test } from 'vitest'
import { useDialogues } from './dialogues'
import { openGame, settled } from './opened-game.testing'
import { firers, target, twoDivisions } from './setups.testing'
import { useAnnouncements } from '../ui/announcements'
import { trackId } from '#shared/kernel/ids'
import type { Scalar } from '#shared/kernel/scalar'

const aim = { squadron: firers, target, rangeInches: 6, letters: 'Z', sector: 'starboard' }

async function table(houseRules?: Readonly<Record<string, Scalar>>) {
  const { game, machine, appends } = await openGame(twoDivisions(houseRules))
  game.goTo(1, 'gunnery')
  const dialogues = useDialogues()
  const kinds = () => machine.session.lines.map(({ kind }) => kind)
  return { game, machine, appends, dialogues, kinds, brennus: () => game.live!.ships[target]! }
}
type Table = Awaited<ReturnType<typeof table>>

/** A salvo begun, and answered until somebody has to decide nothing more. */
async function salvoBegun(houseRules?: Readonly<Record<string, Scalar>>) {
  const at = await table(houseRules)
  at.dialogues.openForm('salvo', aim)
  at.dialogues.begin()
  return at
}

/** Plays a dialogue to its end, with dice of the app or with this face on every die. */
function rolledOut({ dialogues }: Table, face?: number): void {
  for (let turn = 0; dialogues.replayed?.progress.is === 'asking' && turn < 100; turn++) {
    const asks = dialogues.question!
    if ('usual' in asks) dialogues.answer(asks.usual)
    else if (face === undefined) dialogues.roll()
    else dialogues.answer(asks.kind === 'rolls' ? Array.from({ length: asks.count }, () => face) : face)
  }
}

describe('the form', () => {
  test('nothing is in the journal before it begins', async () => {
    const { dialogues, kinds } = await table()
    dialogues.openForm('salvo', aim)
    dialogues.form.set('rangeInches', 12)
    expect(dialogues.form.input).toMatchObject({ ...aim, rangeInches: 12 })
    expect(kinds()).toEqual(['head', 'turn'])
  })

  test('a problem is named beside its field, and it does not begin', async () => {
    const { dialogues, kinds } = await table()
    dialogues.openForm('salvo', { ...aim, rangeInches: 500 })
    expect(dialogues.form.problem).toMatchObject({ ok: false, values: { field: 'rangeInches' } })
    dialogues.begin()
    expect(kinds()).toEqual(['head', 'turn'])
    expect(dialogues.current).toBeUndefined()
  })
})

describe('what is started', () => {
  test('stops at its form where something is to be filled in', async () => {
    const { dialogues, kinds } = await table()
    dialogues.start('salvo', { squadron: firers })
    expect(dialogues.form.procedure?.name).toBe('salvo')
    expect(kinds()).toEqual(['head', 'turn'])
  })

  test('passes over a form that is filled in', async () => {
    const { game, dialogues } = await table()
    game.setTrack(target, trackId('fire'), 1)
    dialogues.start('damageControl', { ship: target })
    expect(dialogues.current?.procedure).toBe('damageControl')
    expect(dialogues.unasked).toBe(0)
  })

  test('is applied at once where it asks nothing, and taken back by one undo', async () => {
    const { game, dialogues, kinds } = await table()
    dialogues.start('hasFired', { squadron: firers })
    expect([kinds().at(-1), dialogues.current, dialogues.unasked]).toEqual(['step', undefined, 1])
    expect(game.live!.table[`squadronFired:${firers}`]).toBe(1)
    game.undo()
    expect(game.live!.table[`squadronFired:${firers}`]).toBeUndefined()
  })
})

describe('a squadron that is firing', () => {
  const announced = () => useAnnouncements().shown.map(({ text }) => text)

  test('does not fire again before that is finished: it is on the panel in place of the second', async () => {
    const { dialogues, kinds } = await salvoBegun()
    const { id } = dialogues.current!
    dialogues.go(null)
    dialogues.start('salvo', { squadron: firers })
    expect([dialogues.current?.id, dialogues.form.procedure]).toEqual([id, null])
    expect(announced()).toEqual([expect.stringContaining('waits for an answer')])
    expect(kinds().filter((kind) => kind === 'dialogue')).toHaveLength(1)
  })

  test('does not pass either, and fires again once it is broken off', async () => {
    const { game, dialogues } = await salvoBegun()
    const { id } = dialogues.current!
    dialogues.go(null)
    dialogues.start('hasFired', { squadron: firers })
    expect(dialogues.current?.id).toBe(id)
    dialogues.start('restPass')
    expect([dialogues.current?.id, game.live!.table[`squadronFired:${firers}`]]).toEqual([id, undefined])
    dialogues.abandon(id)
    dialogues.start('salvo', { squadron: firers })
    expect(dialogues.form.procedure?.name).toBe('salvo')
  })

  test('leaves the form that was filled in meanwhile as it is', async () => {
    const { dialogues } = await salvoBegun()
    const { id } = dialogues.current!
    dialogues.go(null)
    dialogues.openForm('salvo')
    dialogues.form.set('squadron', firers)
    dialogues.form.set('rangeInches', 12)
    dialogues.begin()
    expect([dialogues.current?.id, announced().length]).toEqual([id, 1])
    expect(dialogues.form.input).toMatchObject({ squadron: firers, rangeInches: 12 })
  })

  test('is not started again while another of hers waits, nor by rules that are not there: no answer is lost', async () => {
    const { game, dialogues } = await salvoBegun()
    const { id, packVersion, input } = dialogues.current!
    dialogues.roll()
    const { answers } = dialogues.current!
    const opened = (dialogue: string, procedure: string) =>
      game.send({ kind: 'dialogue', dialogue, is: 'opened', procedure, packVersion, input })
    opened('elsewhere', 'salvo')
    dialogues.beginAgain(id)
    expect(dialogues.current?.id).toBe('elsewhere')
    expect(dialogues.open.find((each) => each.id === id)?.answers).toEqual(answers)
    opened('unknown', 'no-such-rule')
    dialogues.beginAgain('unknown')
    expect(dialogues.open.map((each) => each.id)).toEqual([id, 'elsewhere', 'unknown'])
  })

  test('keeps no other from what is theirs', async () => {
    const { game, dialogues } = await salvoBegun()
    dialogues.go(null)
    game.setTrack(target, trackId('fire'), 1)
    dialogues.start('damageControl', { ship: target })
    expect(dialogues.current?.procedure).toBe('damageControl')
  })
})

describe('a dialogue', () => {
  test('steps back over its last answer, and the app die that lay there is offered again', async () => {
    const at = await salvoBegun()
    at.dialogues.roll()
    const rolled = at.dialogues.current!.answers.at(-1)!
    expect(at.dialogues.back()).toBe(true)
    expect(at.dialogues.current!.answers).not.toContain(rolled)
    at.dialogues.roll()
    expect(at.dialogues.current!.answers.find(({ question }) => question === rolled.question)).toEqual(rolled)
  })

  test('waits while marks are made elsewhere, and continues in another window with the dice it has', async () => {
    const at = await salvoBegun()
    at.dialogues.roll()
    const { answers } = at.dialogues.current!
    at.dialogues.go(null)
    at.game.note('the umpire is called')
    await settled()
    at.game.close()
    await at.game.open('fake-game' as never)
    await settled()
    expect(at.dialogues.open.map((dialogue) => dialogue.answers)).toEqual([answers])
    at.dialogues.go(at.dialogues.open[0]!.id)
    await settled()
    expect(at.dialogues.replayResult?.ok).toBe(true)
  })

  test('opened again, the card shows what the dialogue that waits has come to', async () => {
    const at = await salvoBegun()
    rolledOut(at, 6)
    const soon = at.dialogues.soon(target)
    expect(soon).not.toEqual(at.brennus())
    at.dialogues.go(null)
    await settled()
    at.game.close()
    await at.game.open('fake-game' as never)
    await settled()
    expect(at.dialogues.current).toBeUndefined()
    expect(at.dialogues.soon(target)).toEqual(soon)
    at.dialogues.abandon(at.dialogues.open[0]!.id)
    expect(at.dialogues.soon(target)).toEqual(at.brennus())
  })

  test('an old one is reopened with its answers, and its outcome takes the old place', async () => {
    const at = await salvoBegun()
    rolledOut(at)
    at.dialogues.finish()
    await settled()
    const step = at.machine.session.lines.find(({ kind }) => kind === 'step')!
    expect(await at.dialogues.reopen(step.seq)).toBeNull()
    expect(at.dialogues.current).toMatchObject({ amends: step.seq })
    expect(at.dialogues.replayed?.progress.is).toBe('finished')
    at.dialogues.finish()
    await settled()
    expect(at.kinds().at(-1)).toBe('amend')
    expect(at.machine.session.history.isAmended(step.seq)).toBe(true)
  })

  test('a line made by hand has none to reopen', async () => {
    const at = await table()
    at.game.note('fog')
    await settled()
    expect(await at.dialogues.reopen(2)).toMatchObject({ code: 'entry-no-dialogue' })
  })
})

describe('simultaneous fire', () => {
  test('damage waits until the firing step is left, and looks like what is to come', async () => {
    const at = await salvoBegun({ fireTiming: 'simultaneous' })
    const before = at.brennus()
    rolledOut(at)
    at.dialogues.finish()
    expect(at.brennus()).toEqual(before)
    expect(at.game.live!.pending).toHaveLength(1)
    const soon = at.dialogues.soon(target)
    at.game.goTo(1, 'morale')
    expect(at.game.live!.pending).toEqual([])
    expect(at.brennus()).toEqual(soon)
  })
})
