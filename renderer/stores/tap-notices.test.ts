import { mount } from '@vue/test-utils'
import { expect, it } from 'vitest'
import { getActivePinia } from 'pinia'
import { nextTick } from 'vue'
import { useGame } from './game'
import { openGame, settled } from './opened-game.testing'
import { target, twoDivisions } from './setups.testing'
import AnnouncementSlips from '../ui/AnnouncementSlips.vue'
import type { Entry } from '#shared/game/journal-line'
import { boxId, fieldId, trackId } from '#shared/kernel/ids'

/** A table, and the slips that are shown over it. */
async function table() {
  const opened = await openGame(twoDivisions())
  const slips = mount(AnnouncementSlips, { global: { plugins: [getActivePinia()!] } })
  const said = async () => {
    await settled()
    await nextTick()
    return slips.findAll('.slip').map((slip) => slip.get('span').text())
  }
  const undo = () => slips.findAll('.slip button').find((button) => button.text() === 'Undo')
  return { ...opened, said, undo, brennus: () => opened.game.ship(target)! }
}

const marker: Entry = {
  kind: 'step',
  label: { key: 'steps.markerLifted', values: { name: 'T1' } },
  by: 'hand',
  effects: [{ type: 'markerLaid', marker: 'm1' as never, kind: 'mine', of: 'umpire', turnLaid: 1, values: {} }],
}
/** Damage of a salvo that waits for the end of gunnery. */
const waiting: Entry = {
  kind: 'pending',
  outcome: {
    label: { key: 'steps.note', values: { text: 'a salvo' } },
    by: 'rule',
    effects: [{ type: 'trackSet', ship: target, track: trackId('flotation'), from: 8, to: 0 }],
  } as never,
  until: 'gunnery',
}

it('a tap that sinks a ship says so, and undoes it in the same place', async () => {
  const { game, said, undo, brennus } = await table()
  const afloat = game.conditionOf(target)!.left
  game.setTrack(target, trackId('flotation'), 0)
  expect(await said()).toEqual(['Brennus is now sunk.'])
  await undo()!.trigger('click')
  expect(await said()).toEqual([])
  expect(game.conditionOf(target)).toMatchObject({ left: afloat, standing: 'afloat' })
  game.setFields(target, { [fieldId('standing')]: 'left' })
  expect(await said()).toEqual(['Brennus is now off the table.'])
  expect(brennus().fields[fieldId('standing')]).toBe('left')
})

it('what is undone elsewhere is said no more', async () => {
  const { game, said } = await table()
  game.setTrack(target, trackId('flotation'), 0)
  expect(await said()).toEqual(['Brennus is now sunk.'])
  game.toggleMark(target, boxId('6-3'), 'struck')
  await said()
  game.undo()
  expect(await said()).toEqual(['Brennus is now sunk.'])
  game.undo()
  expect(await said()).toEqual([])
  game.send(marker)
  await settled()
  game.liftMarker('m1' as never, 'Torpedoes')
  expect(await said()).toEqual(['Lifted: Torpedoes.'])
  game.undo()
  expect(await said()).toEqual([])
})

it('the undo goes once anything else was done; the words stay', async () => {
  const { game, said, undo } = await table()
  game.setTrack(target, trackId('flotation'), 0)
  await said()
  expect(undo()).toBeDefined()
  game.toggleMark(target, boxId('6-3'), 'struck')
  expect(await said()).toEqual(['Brennus is now sunk.'])
  expect(undo()).toBeUndefined()
})

it('what was lifted, and damage that no longer waits, is announced and undone', async () => {
  const { game, said, undo } = await table()
  game.send(marker)
  await settled()
  game.liftMarker('m1' as never, 'Torpedoes')
  expect(await said()).toEqual(['Lifted: Torpedoes.'])
  await undo()!.trigger('click')
  expect(await said()).toEqual([])
  expect(game.live!.markers).toHaveLength(1)

  game.goTo(1, 'gunnery')
  for (const lift of [() => game.settle('gunnery'), () => game.goTo(1, 'damageControl')]) {
    game.send(waiting)
    await settled()
    lift()
    expect(await said()).toEqual(['Applied: The damage of one salvo that waited. Brennus is now sunk.'])
    expect(game.live!.pending).toEqual([])
    await undo()!.trigger('click')
    expect(await said()).toEqual([])
    await settled()
    expect(useGame().live).toMatchObject({ phase: 'gunnery', pending: [{ until: 'gunnery' }] })
    game.undo()
    await settled()
  }
})

it('ordinary marks are not announced', async () => {
  const { game, said } = await table()
  game.toggleMark(target, boxId('6-3'), 'struck')
  game.setTrack(target, trackId('fire'), 2)
  game.goTo(1, 'gunnery')
  expect(await said()).toEqual([])
})
