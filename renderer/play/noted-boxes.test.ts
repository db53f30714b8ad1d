import { expect, test } from 'vitest'
import { notedBoxes } from './noted-boxes'
import type { Note } from '#shared/game/state'
import { boxId, shipId } from '#shared/kernel/ids'
import { majestic } from '#shared/rules/perfidious-albion/card/majestic.testing'
import { perfidiousAlbion } from '#shared/rules/perfidious-albion/index'

const ship = shipId('majestic')
const targets = perfidiousAlbion.card.targets(majestic())
const noted = (...notes: Partial<Note>[]) =>
  notedBoxes(
    targets,
    notes.map((note, seq) => ({ seq, turn: 1, text: 'jammed', ...note })),
    ship,
  ).map(({ action }) => action.kind === 'box' && action.box)

test('a box with notes has one sign, however many they are', () => {
  const box = boxId('6-3')
  expect(noted({ ship, box }, { ship, box })).toEqual([box])
})

test('a note on the ship, on the table or on another ship is no sign on a box', () => {
  expect(noted({ ship }, {}, { ship: shipId('mars'), box: boxId('6-3') })).toEqual([])
})
